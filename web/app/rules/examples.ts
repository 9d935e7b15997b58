// The rules page's examples as data: a position, the moves that are shown there, and a sentence on what they show.
import type { PlainId } from "./text.js";

/** Moves from a position. */
export interface Example {
  readonly position: string;
  readonly moves: readonly string[];
  readonly words: PlainId;
}

/** Every example by its name. A test holds each move against the engine. */
export const EXAMPLES = {
  tsoroMove: {
    position: "tsoro 0,2,0,2,0x2/0x6/0x5,2/2,0,1,0x3 S",
    moves: ["a1"],
    words: "rules-tsoro-example-move",
  },
  tsoroHeads: {
    position: "tsoro:bonus=0 0,2,0x3,1/0x5,2/0x2,2,0x3/0x2,2,0,1,0 S",
    moves: ["a3>x"],
    words: "rules-tsoro-example-heads",
  },
  tsoroCapture: {
    position: "tsoro:bonus=0 0,1,0,3,0,1/0x3,2,0,1/0x5,2/0,2,0x4 S",
    moves: ["b6x"],
    words: "rules-tsoro-example-capture",
  },
  tsoroBonus: {
    position: "tsoro 2,3,0,2,0,1/0x3,2,0x2/0x5,2/0,2,0x4 S",
    moves: ["b6xd1,d2"],
    words: "rules-tsoro-example-bonus",
  },
  nsoloMove: {
    position: "nsolo 0,2,0,2,0,2,0,2/0x8/0x3,2,0x4/0x5,2,0,2 S",
    moves: ["a6"],
    words: "rules-nsolo-example-move",
  },
  nsoloCapture: {
    position: "nsolo 2,0,1,0x2,2,0x2/0x2,2,0x5/0x4,2,0x3/2,0x7 S",
    moves: ["b5xd1:2"],
    words: "rules-nsolo-example-capture",
  },
  kimasaiMove: {
    position: "kimasai 1,0x11/0x12/0x5,1,0x6/0x2,1,0x8,1 S",
    moves: ["a12"],
    words: "rules-kimasai-example-move",
  },
  kimasaiCapture: {
    position: "kimasai 0x4,1,0x7/0x4,1,0x4,1,0x2/0x5,1,0x6/0x2,1,0x9 S",
    moves: ["b6x"],
    words: "rules-kimasai-example-capture",
  },
  kimasaiSafe: {
    position: "kimasai 0x4,1,0x7/0x9,1,0x2/0x5,1,0x6/0x2,1,0x9 S",
    moves: ["b6"],
    words: "rules-kimasai-example-safe",
  },
  goreMove: {
    position: "gore 3x2,2,1/1,0,3,5 S nnnn/ssss 15,15 - -",
    moves: ["a3"],
    words: "rules-gore-example-move",
  },
  goreCapture: {
    position: "gore 3,1,2,3/7,2x2,1 S nnnn/ssss 14,13 - -",
    moves: ["a3x"],
    words: "rules-gore-example-capture",
  },
  goreOffers: {
    position: "gore 4x4/4,0x2,4 S nnnn/ssss 12,12 - -",
    moves: ["offer:a2", "accept"],
    words: "rules-gore-example-offers",
  },
} as const satisfies Record<string, Example>;
