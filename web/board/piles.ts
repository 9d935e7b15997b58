// Which stones lie where: each stone keeps its looks as it travels, so that a pebble stays the same pebble.

import { hash } from "./random.js";
import type { BoardState } from "./types.js";
import type { Change } from "./timeline.js";

/** For every hole (layout order) and both heaps (South, North) the looks of its stones, lowest first. */
export interface Piles {
  holes: number[][];
  heaps: [number[], number[]];
}

/** A pile without stones. */
export const EMPTY: readonly number[] = [];

/** How many different looks there are; a look is a number below this. */
export const LOOKS = 24;

/** A pile's stones as they lie at a fresh start. `where` tells one pile from another. */
function freshPile(where: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => hash(where, i, 5) % LOOKS);
}

/** The piles of a state, as at a fresh start. */
export function startPiles(state: BoardState): Piles {
  return {
    holes: Array.from(state.stones, (count, i) => freshPile(i, count)),
    heaps: [freshPile(1001, state.taken[0]), freshPile(1002, state.taken[1])],
  };
}

/** The same stones where the numbers agree; where they do not, the topmost are taken away or new ones are put on. */
export function reconcile(piles: Piles, state: BoardState): Piles {
  const fit = (pile: readonly number[], where: number, count: number): number[] =>
    pile.length >= count ? pile.slice(0, count) : [...pile, ...freshPile(where, count).slice(pile.length)];
  return {
    holes: Array.from(state.stones, (count, i) => fit(piles.holes[i] ?? EMPTY, i, count)),
    heaps: [fit(piles.heaps[0], 1001, state.taken[0]), fit(piles.heaps[1], 1002, state.taken[1])],
  };
}

/** What a change touched, for redrawing. */
export interface Touched {
  holes: Set<number>;
  heaps: Set<0 | 1>;
  owners: boolean;
  marks: boolean;
}

/** What is shown at a moment of a move: piles, owners and the few marks a running move has. */
export interface Scene {
  piles: Piles;
  owners: number[];
  chosen: number | null;
  last: number | null;
  offered: readonly number[];
}

/** Carries out one change on a scene (in place) and notes what has to be drawn anew. */
export function applyChange(scene: Scene, change: Change, touched: Touched): void {
  const { holes, heaps } = scene.piles;
  switch (change.kind) {
    case "lift":
      holes[change.hole] = [];
      touched.holes.add(change.hole);
      break;
    case "land":
      holes[change.hole]?.push(change.look);
      touched.holes.add(change.hole);
      break;
    case "take":
      holes[change.hole]?.splice(Math.max(0, (holes[change.hole]?.length ?? 0) - change.stones));
      touched.holes.add(change.hole);
      break;
    case "heap":
      heaps[change.side].push(change.look);
      touched.heaps.add(change.side);
      break;
    case "spend":
      heaps[change.side].splice(Math.max(0, heaps[change.side].length - change.stones));
      touched.heaps.add(change.side);
      break;
    case "own":
      scene.owners[change.hole] = change.side;
      touched.owners = true;
      break;
    case "chosen":
      scene.chosen = change.hole;
      touched.marks = true;
      break;
    case "last":
      scene.last = change.hole;
      touched.marks = true;
      break;
    case "offered":
      scene.offered = change.holes;
      touched.marks = true;
      break;
  }
}
