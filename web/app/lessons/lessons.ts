// The lessons as data: for each step a position, what counts as done, and one move that does it.
import type { GameName, Side, Summary } from "../../game/index.js";

/** What a move has to have done; everything that is named must hold. */
export interface Goal {
  /** What was done at all. */
  readonly kind?: Summary["kind"];
  /** The hole where the last stone fell. */
  readonly last?: string;
  /** At least so many laps. */
  readonly laps?: number;
  /** The move ended by stopping at a head. */
  readonly stops?: true;
  /** The sowing went on at a head. */
  readonly goesOn?: true;
  /** At least so many stones taken, the bonus with them. */
  readonly captured?: number;
  /** At least so many stones taken as the bonus. */
  readonly bonus?: number;
  /** At least so many holes captured, or offered. */
  readonly holes?: number;
  /** The hole is empty afterwards. */
  readonly empties?: string;
  /** The game is over, and this side has won. */
  readonly wins?: Side;
  /** The other side can capture nothing with its next move (only for games without choices inside a move). */
  readonly safe?: true;
  /** Whatever the other side does next, something can be captured then (only for games without choices). */
  readonly trap?: true;
}

/** The names of the steps; words are found by game and step. */
export type StepName =
  | "sow"
  | "relay"
  | "head"
  | "stop"
  | "capture"
  | "bonus"
  | "single"
  | "choose"
  | "step"
  | "take"
  | "two"
  | "four"
  | "chain"
  | "safe"
  | "trap"
  | "offer"
  | "accept"
  | "refuse"
  | "end";

/** One step of a lesson. South is to move, and is the learner. */
export interface LessonStep {
  readonly name: StepName;
  readonly position: string;
  readonly goal: Goal;
  /** A move that reaches the goal: where a mark points after wrong tries. */
  readonly solution: string;
}

/** The steps of each game, in their order. */
export const LESSONS: Readonly<Record<GameName, readonly LessonStep[]>> = {
  tsoro: [
    {
      name: "sow",
      position: "tsoro:bonus=0 0,2,0,2,0x2/0x6/0x4,2,0/2,0x2,3,0x2 S",
      goal: { last: "b6" },
      solution: "a4",
    },
    {
      name: "relay",
      position: "tsoro:bonus=0 0,2,0,2,0x2/0x6/0x5,2/2,0,1,0x3 S",
      goal: { laps: 2 },
      solution: "a1",
    },
    {
      name: "head",
      position: "tsoro:bonus=0 0,2,0x3,1/0x5,2/0x2,2,0x3/0x2,2,0,1,0 S",
      goal: { goesOn: true, captured: 1 },
      solution: "a3>x",
    },
    {
      name: "stop",
      position: "tsoro:bonus=0 0,2,0,2,0x2/0x3,2,0x2/0x2,2,0x3/0x2,2,0,2,0 S",
      goal: { stops: true },
      solution: "a3|",
    },
    {
      name: "capture",
      position: "tsoro:bonus=0 0,1,0,3,0,1/0x3,2,0,1/0x2,2,0x2,2/0,2,0x4 S",
      goal: { captured: 1 },
      solution: "b6x",
    },
    {
      name: "bonus",
      position: "tsoro 1,4,0,2,0,3/0x3,2,0x2/0x5,2/0,2,0x4 S",
      goal: { bonus: 7 },
      solution: "b6xd2,d6",
    },
    {
      name: "single",
      position: "tsoro:bonus=0 0,2,0,1,0x2/0x3,2,0x2/0x4,1,0/1x2,0,1,0x2 S",
      goal: { captured: 1 },
      solution: "b5x",
    },
    {
      name: "end",
      position: "tsoro 0,2,0,1,0x2/0x3,2,0,1/0x5,2/0,2,0x4 S",
      goal: { wins: "S" },
      solution: "b6xc6,d2",
    },
  ],
  nsolo: [
    {
      name: "sow",
      position: "nsolo 0,2,0,2,0,2,0,2/0,2,0x6/0x4,2,0x3/2,0x4,4,0x2 S",
      goal: { last: "b7" },
      solution: "a6",
    },
    {
      name: "relay",
      position: "nsolo 0,2,0,2,0,2,0,2/0x8/0x7,2/0,2,0,1,0x4 S",
      goal: { laps: 2 },
      solution: "a2",
    },
    {
      name: "capture",
      position: "nsolo 2,0,2,0x2,2,0x2/0x2,3,0x2,1,0x2/0x4,2,0x3/2,0x7 S",
      goal: { captured: 1 },
      solution: "b5x",
    },
    {
      name: "bonus",
      position: "nsolo 2,0,1,0x2,2,0x2/0x2,2,0x5/0x4,2,0x3/2,0x7 S",
      goal: { bonus: 2 },
      solution: "b5xd1:2",
    },
    {
      name: "choose",
      position: "nsolo 2,0,1,0x2,2,0x2/0x2,2,0x2,2,0x2/0x4,2,0x3/2,0x7 S",
      goal: { captured: 1, empties: "c6" },
      solution: "b5xc6:2",
    },
    {
      name: "single",
      position: "nsolo 1,0x4,2,0x2/0x4,1,0x3/0x5,1,0,1/1,0,1,0x5 S",
      goal: { captured: 1 },
      solution: "b6x",
    },
    {
      name: "end",
      position: "nsolo 1,0x7/0x2,2,0x3,1,0/0x4,2,0x3/2,0x7 S",
      goal: { wins: "S" },
      solution: "b5xc7:1,d1:1",
    },
  ],
  kimasai: [
    {
      name: "step",
      position: "kimasai 1,0x11/0x12/0x5,1,0x6/0x2,1,0x8,1 S",
      goal: { last: "b12" },
      solution: "a12",
    },
    {
      name: "take",
      position: "kimasai 1,0x11/0x4,1,0x7/0x5,1,0x6/0x2,1,0x8,1 S",
      goal: { captured: 1 },
      solution: "b6x",
    },
    {
      name: "two",
      position: "kimasai 1,0x6,1,0x4/0x4,1,0x2,1,0x4/0x5,1,0x2,1,0x3/0x2,1,0x9 S",
      goal: { captured: 2 },
      solution: "b9x",
    },
    {
      name: "safe",
      position: "kimasai 1,0x3,1,0x7/0x12/1,0x6,1,0x4/0x2,1,0x9 S",
      goal: { safe: true },
      solution: "b1",
    },
    {
      name: "trap",
      position: "kimasai 0x12/0x3,1,0x8/0x6,1,0x5/1,0x11 S",
      goal: { trap: true },
      solution: "b7",
    },
    {
      name: "end",
      position: "kimasai 0x7,1,0x4/0x7,1,0x4/0x2,1,0x5,1,0x3/0,1,0x10 S",
      goal: { wins: "S" },
      solution: "b9x",
    },
  ],
  gore: [
    {
      name: "sow",
      position: "gore:trade=no 3x2,2,1/1,0,3,5 S nnnn/ssss 15,15 - -",
      goal: { last: "b3" },
      solution: "a3",
    },
    {
      name: "two",
      position: "gore:trade=no 5,1,5,3/2,1,4,3 S nnnn/ssss 12,12 - -",
      goal: { captured: 2 },
      solution: "a4x",
    },
    {
      name: "four",
      position: "gore:trade=no 5,3,5,2/2,1,4,3 S nnnn/ssss 12,11 - -",
      goal: { captured: 4 },
      solution: "a4x",
    },
    {
      name: "chain",
      position: "gore:trade=no 3,1,2,3/7,2x2,1 S nnnn/ssss 14,13 - -",
      goal: { kind: "sow", holes: 3 },
      solution: "a3x",
    },
    {
      name: "offer",
      position: "gore 4x4/4,0x2,4 S nnnn/ssss 12,12 - -",
      goal: { kind: "offer", holes: 2 },
      solution: "offer:a2,a3",
    },
    {
      name: "accept",
      position: "gore 0,4x3/4,0,3,5 S nnnn/ssss 12,12 b1 -",
      goal: { kind: "accept" },
      solution: "accept",
    },
    {
      name: "refuse",
      position: "gore 0,4,4,0/4,2,4,4 S nnnn/ssss 12,14 b1,b4 -",
      goal: { kind: "refuse" },
      solution: "refuse",
    },
    {
      name: "end",
      position: "gore:trade=no 1,0,3,0/2,1,0,2 S nnnn/ssss 20,19 - -",
      goal: { wins: "S" },
      solution: "a4x",
    },
  ],
};
