// Value noise on a small repeating lattice, and sums of its octaves; the source of every texture.

import { hash } from "./random.js";

const SIZE = 64;
const MASK = SIZE - 1;

/** Noise that repeats every `period` units (a power of two, at most 64). Values in [0, 1], smooth. */
export type Noise = (x: number, y: number, period?: number) => number;

/** A noise of its own for each seed. */
export function makeNoise(seed: number): Noise {
  const lattice = new Float32Array(SIZE * SIZE);
  for (let i = 0; i < lattice.length; i++) lattice[i] = hash(i, seed) / 4294967295;
  return (x, y, period = SIZE) => {
    const mask = (period - 1) & MASK;
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const tx = x - fx;
    const ty = y - fy;
    const sx = tx * tx * (3 - 2 * tx);
    const sy = ty * ty * (3 - 2 * ty);
    const x0 = fx & mask;
    const x1 = (fx + 1) & mask;
    const y0 = (fy & mask) * SIZE;
    const y1 = ((fy + 1) & mask) * SIZE;
    const a = lattice[y0 + x0] ?? 0;
    const b = lattice[y0 + x1] ?? 0;
    const c = lattice[y1 + x0] ?? 0;
    const d = lattice[y1 + x1] ?? 0;
    const top = a + (b - a) * sx;
    return top + (c + (d - c) * sx - top) * sy;
  };
}

/** A sum of `octaves` noises, each twice as fine and `gain` times as strong as the one before; about [0, 1]. */
export function octaves(noise: Noise, x: number, y: number, count: number, gain = 0.5): number {
  let sum = 0;
  let total = 0;
  let strength = 1;
  for (let i = 0; i < count; i++) {
    sum += strength * noise(x, y);
    total += strength;
    strength *= gain;
    // Turned and shifted from octave to octave, so that the lattices never line up and show.
    const turned = x * 1.6 - y * 1.2 + 7.3;
    y = x * 1.2 + y * 1.6 + 13.7;
    x = turned;
  }
  return sum / total;
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
