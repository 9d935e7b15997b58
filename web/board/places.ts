// Where the stones of a pile lie: a fixed place for each, the first ones side by side, later ones on top of them.

import { random } from "./random.js";

/** A place in a pile, in stone radii from its middle. */
export interface Spot {
  x: number;
  y: number;
}

/** How many stones of a pile are drawn at most; more look like this many. */
export const DRAWN = 34;

/** How many different piles there are of one shape. */
const VARIANTS = 16;

/** Places made so far, and the chance with which the next ones will be. */
interface Arrangement {
  placed: Spot[];
  chance: () => number;
  side: number;
}

const cache = new Map<string, Arrangement>();

/**
 * The places of a pile whose stones' middles may lie in an ellipse with half-axes `ax`, `ay` (in stone radii).
 * A stone's place depends only on its number, so it does not move when others come or go.
 * @param where which pile; different piles look different
 * @param count how many places are wanted; at least so many are given, but never more than DRAWN
 */
export function spots(where: number, ax: number, ay: number, count = DRAWN): readonly Spot[] {
  const variant = where % VARIANTS;
  const key = `${variant}/${ax.toFixed(2)}/${ay.toFixed(2)}`;
  let found = cache.get(key);
  if (!found) {
    const chance = random(variant * 31 + 7);
    found = { placed: [], side: chance() < 0.5 ? 1 : -1, chance };
    if (cache.size > 400) cache.clear();
    cache.set(key, found);
  }
  // Most holes hold a few stones only: places are made when they are first needed.
  while (found.placed.length < Math.min(count, DRAWN)) found.placed.push(nextSpot(found, ax, ay));
  return found.placed;
}

/** The place for one more stone: where it overlaps least with those that lie there, and near the middle. */
function nextSpot({ placed, chance, side }: Arrangement, ax: number, ay: number): Spot {
  const k = placed.length;
  if (k === 0) return firstSpot(chance() * Math.PI * 2, ax, ay, side);
  // Late ones pile up towards the middle.
  const reach = k < 16 ? 1 : Math.max(0.35, 1 - (k - 15) * 0.035);
  let best: Spot = { x: 0, y: 0 };
  let least = Infinity;
  for (let t = 0; t < 56; t++) {
    const angle = chance() * Math.PI * 2;
    const far = Math.sqrt(chance()) * reach;
    const spot = { x: Math.cos(angle) * far * ax, y: Math.sin(angle) * far * ay };
    const cost = costOf(spot, placed, k);
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** The first is a little off the middle, so that the second can lie at its side. */
function firstSpot(angle: number, ax: number, ay: number, side: number): Spot {
  return { x: Math.min(1, ax * 0.6) * 0.62 * side, y: Math.sin(angle) * Math.min(0.5, ay * 0.5) };
}

function costOf(spot: Spot, placed: readonly Spot[], k: number): number {
  const pull = k < 6 ? 0.14 : 0.05;
  let cost = pull * Math.sqrt(spot.x * spot.x + spot.y * spot.y);
  placed.forEach((other, i) => {
    const square = (spot.x - other.x) ** 2 + (spot.y - other.y) ** 2;
    if (square < 1.95 ** 2) {
      const apart = Math.sqrt(square);
      const overlap = (1.95 - apart) / 1.95;
      // Covering a low stone of a big pile is what piles do; hiding one completely is not.
      cost += overlap * overlap * (k - i > 9 ? 0.8 : 2) + (apart < 0.7 ? 2 : 0);
    }
  });
  return cost;
}
