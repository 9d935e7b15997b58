// What the page and its workers say to each other.
import type { AnalysisLimits } from "../game/engine.js";
import type { AnalysisReport } from "../game/types.js";

/** A question: which move, for the side to move at the end of `record`? */
export interface Question {
  readonly id: number;
  readonly record: string;
  readonly milliseconds: number;
  readonly seed: number;
}

/** An answer to the question of the same id: a move's text, or why there is none. */
export type Answer = { readonly id: number; readonly move: string } | { readonly id: number; readonly error: string };

/** What is the position at the end of `record` worth, and how does the game go on from it? */
export interface AnalysisQuestion {
  readonly id: number;
  readonly record: string;
  readonly limits: AnalysisLimits;
}

/** What was found so far, that there will be no more, or why there is nothing. */
export type AnalysisAnswer =
  | { readonly id: number; readonly report: AnalysisReport }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly error: string };
