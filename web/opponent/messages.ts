// What the page and its workers say to each other.
import type { AnalysisLimits } from "../game/engine.js";
import type { AnalysisReport, GameRead } from "../game/types.js";

/** How well the computer plays: at a level, the same on every machine, or as well as it can in some time for each move. */
export type Skill =
  { readonly kind: "level"; readonly level: number } | { readonly kind: "seconds"; readonly seconds: number };

/** Which move, for the side to move at the end of `record`? Each word is a move; the last one is the answer. */
export interface MoveQuestion {
  readonly kind: "move";
  readonly record: string;
  readonly skill: Skill;
  readonly seed: number;
}

/** What is the position at the end of `record` worth, and how does the game go on from it? Each word is a report. */
export interface AnalysisQuestion {
  readonly kind: "analysis";
  readonly record: string;
  readonly limits: AnalysisLimits;
}

/** Which games are in this text? Only the first `most` are looked at. Each word has some of them. */
export interface ReadQuestion {
  readonly kind: "read";
  readonly text: string;
  readonly most: number;
}

/** Some of the games of a text: those from the `from`-th on, counted from 0; and how many there are in all, in the last word. */
export interface ReadWord {
  readonly from: number;
  readonly games: readonly GameRead[];
  readonly count: number | null;
}

/** A question as it is sent. */
export interface Asked {
  readonly id: number;
  readonly question: MoveQuestion | AnalysisQuestion | ReadQuestion;
}

/** What a worker says. All but the first two are about the question of the same id. */
export type Answer =
  /** The engine is loaded: questions may come. */
  | { readonly kind: "ready" }
  /** The engine could not be loaded. */
  | { readonly kind: "unready" }
  /** Found so far; more may come. */
  | { readonly kind: "word"; readonly id: number; readonly word: string | AnalysisReport | ReadWord }
  /** There will be no more. */
  | { readonly kind: "done"; readonly id: number }
  /** There is no answer. */
  | { readonly kind: "error"; readonly id: number };
