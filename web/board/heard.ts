// What a moment of a move sounds like: the changes of one frame, gathered into one. No sound is made here.

import type { Piles } from "./piles.js";
import type { Change } from "./timeline.js";

/** All that could be heard in one frame of a move. */
export interface Heard {
  /** Stones that fell into holes. */
  readonly drops: number;
  /** The hole the last of them fell into (layout index), and what lies there then; -1 and 0 without any. */
  readonly hole: number;
  readonly fill: number;
  /** Stones that were taken up to be sown, and whether that is the pick-up of a relay. */
  readonly lifted: number;
  readonly relay: boolean;
  /** Stones that came to lie on a heap, and what lies on it then. */
  readonly taken: number;
  readonly heap: number;
  /** The whole move happened in this one moment. */
  readonly whole: boolean;
}

/** Gathers what the frames of one move have to be heard. Hand it each frame's changes before they are carried out. */
export class Listener {
  private lifts = 0;

  /** `whole`: the move has no length, so that all of it happens at once. */
  constructor(private readonly whole: boolean) {}

  /** What these changes of `piles` sound like; null for silence. */
  hear(changes: readonly Change[], { holes, heaps }: Piles): Heard | null {
    const lying = new Map<number, number>();
    const inHole = (hole: number): number => lying.get(hole) ?? holes[hole]?.length ?? 0;
    let [drops, hole, fill, lifted, taken, heap] = [0, -1, 0, 0, 0, 0];
    let relay = false;
    for (const change of changes) {
      switch (change.kind) {
        case "land":
          drops++;
          hole = change.hole;
          fill = inHole(hole) + 1;
          lying.set(hole, fill);
          break;
        case "lift":
          lifted += inHole(change.hole);
          lying.set(change.hole, 0);
          relay ||= this.lifts > 0;
          this.lifts++;
          break;
        case "take":
          lying.set(change.hole, Math.max(0, inHole(change.hole) - change.stones));
          break;
        case "heap":
          taken++;
          heap = heaps[change.side].length + taken;
          break;
        default:
          break;
      }
    }
    if (drops + lifted + taken === 0) return null;
    return { drops, hole, fill, lifted, relay, taken, heap, whole: this.whole };
  }
}
