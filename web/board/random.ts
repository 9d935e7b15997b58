// Repeatable chance: the same seed always draws the same board.

/** A well-mixed 32-bit number from up to three integers. */
export function hash(a: number, b = 0, c = 0): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b) ^ Math.imul(c + 0x165667b1, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** A generator of numbers in [0, 1) from a seed. */
export function random(seed: number): () => number {
  let n = 0;
  return () => hash(seed, ++n, 77) / 4294967296;
}
