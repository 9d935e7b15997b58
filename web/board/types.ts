// The board's own types: what it is told to show, how it moves, and what it can be set to.

export type { BoardState } from "../game/types.js";

/** What is marked on the board. Every set holds layout indices. */
export interface Marks {
  /** Holes the side to move may begin at. */
  startable: ReadonlySet<number>;
  /** Holes that may be taken (bonus) or offered. */
  pickable: ReadonlySet<number>;
  /** Holes taken so far, with the number of stones taken from each. */
  picked: ReadonlyMap<number, number>;
  /** The hole the running turn began at, or the head being asked about. */
  chosen: number | null;
  /** The last hole of the last move. */
  last: number | null;
  /** Goré: holes that are, or are being, offered. */
  offered: ReadonlySet<number>;
  /** Holes that a hint points at. */
  hinted: ReadonlySet<number>;
  /** Where a sowing that is not begun yet would come to. */
  ghost: number | null;
  /** Stones there would be after an answer; null when nothing is being previewed. */
  preview: ReadonlyMap<number, number> | null;
}

/** How a move is shown: `at-once` without motion, `step` lap by lap, waiting for `next()`. */
export type Speed = "slow" | "normal" | "fast" | "at-once" | "step";

/** When the number of stones stands by a hole; `hover`: by the one pointed at or focused. */
export type Counts = "always" | "hover" | "never";

/** When the number of stones stands by a hole, and whether rows and columns are named. */
export interface BoardOptions {
  counts: Counts;
  labels: boolean;
  /** A long touch on a hole only shows something: its end is no press. */
  holds: boolean;
  /** The far side's labels and numbers are turned to its player. */
  facing: boolean;
}

/** What a hole shows at a moment, also in the midst of a move; `preview`: the stones there would be after an answer. */
export interface Shown {
  stones: number;
  owner: SideIndex;
  preview: number | null;
}

/** What the `attend` event carries: the hole that is held, pointed at or focused (layout index), or null. */
export interface AttendDetail {
  index: number | null;
}

/** What the `hole` event carries. */
export interface HoleDetail {
  hole: string;
  index: number;
}

/** Index of a side in `owners` and `taken`: 0 South, 1 North. */
export type SideIndex = 0 | 1;

/** No mark at all. */
export const NO_MARKS: Marks = {
  startable: new Set(),
  pickable: new Set(),
  picked: new Map(),
  chosen: null,
  last: null,
  offered: new Set(),
  hinted: new Set(),
  ghost: null,
  preview: null,
};
