// What the page in a frame and the page around it say to each other (docs/embed.md). Types, and the version.
import type { Choice, Outcome, Side } from "../game/types.js";

/** The version of the protocol; it stands in each message as `magomba`. */
export const VERSION = 1;

/** Most characters of a message's `id`. */
export const LONGEST_ID = 60;

/** What is on the board. */
export interface GameState {
  /** Game and options, as positions begin ("tsoro:heads=1"). */
  readonly rules: string;
  /** The position's text at the cursor. */
  readonly position: string;
  /** The whole game as text. */
  readonly record: string;
  /** Every move of the game, and how many of them are played where the board stands. */
  readonly moves: readonly string[];
  readonly ply: number;
  /** Who is to move, or moves. */
  readonly side: Side;
  /** What the running turn asks, or null. */
  readonly choice: Question | null;
  /** How the game ended, or null. */
  readonly outcome: Outcome | null;
}

/** What a turn asks: the engine's question, or whether an offer is accepted (Goré). */
export type Question = Choice | { readonly kind: "answer"; readonly holes: readonly string[] };

/** What the page shows. */
export interface PageState {
  /** "menu", "game", "puzzle", "lesson" or "page"; "error" where the engine could not be loaded. */
  readonly screen: string;
  /** What the page waits for, as `data-state` (docs/automation.md). */
  readonly phase: string;
  readonly lang: string;
  readonly theme: string;
  readonly game: GameState | null;
}

/** What the page tells. `id`: it answers the message with this id. */
export type Told =
  | { readonly type: "ready"; readonly state: PageState }
  | { readonly type: "state"; readonly id?: string; readonly state: PageState }
  | { readonly type: "height"; readonly height: number }
  | {
      readonly type: "move";
      readonly move: string;
      readonly side: Side;
      readonly ply: number;
      readonly position: string;
    }
  | { readonly type: "choice"; readonly side: Side; readonly choice: Question }
  | { readonly type: "result"; readonly outcome: Outcome; readonly plies: number }
  | {
      readonly type: "solved";
      readonly what: "puzzle" | "lesson";
      /** The puzzle's name, or the lesson's game. */
      readonly name: string;
      /** How much has been found by the visitor, and how much there is. */
      readonly done: number;
      readonly of: number;
    }
  | { readonly type: "xapi"; readonly statement: object }
  | { readonly type: "error"; readonly id?: string; readonly code: string; readonly message: string };

/** What the page around may ask; each may have an `id`. */
export type AskType = "hello" | "start" | "load" | "state" | "language" | "theme" | "play" | "reset";
