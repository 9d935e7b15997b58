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

const cache = new Map<string, readonly Spot[]>();

/**
 * The places of a pile whose stones' middles may lie in an ellipse with half-axes `ax`, `ay` (in stone radii).
 * A stone's place depends only on its number, so it does not move when others come or go.
 * @param where which pile; different piles look different
 * @param count how many places are wanted (at most DRAWN are made)
 */
export function spots(where: number, ax: number, ay: number, count = DRAWN): readonly Spot[] {
  const variant = where % VARIANTS;
  const key = `${variant}/${ax.toFixed(2)}/${ay.toFixed(2)}/${count}`;
  let found = cache.get(key);
  if (!found) {
    found = arrange(variant, ax, ay, Math.min(count, DRAWN));
    if (cache.size > 400) cache.clear();
    cache.set(key, found);
  }
  return found;
}

/** Puts stones one by one where they overlap least with those that lie there, and near the middle. */
function arrange(seed: number, ax: number, ay: number, count: number): Spot[] {
  const chance = random(seed * 31 + 7);
  const placed: Spot[] = [];
  const side = chance() < 0.5 ? 1 : -1;
  for (let k = 0; k < count; k++) {
    // The first is a little off the middle, so that the second can lie at its side; late ones pile up towards the middle.
    const reach = k < 16 ? 1 : Math.max(0.35, 1 - (k - 15) * 0.035);
    let best: Spot = { x: 0, y: 0 };
    let least = Infinity;
    const tries = k === 0 ? 1 : 56;
    for (let t = 0; t < tries; t++) {
      const angle = chance() * Math.PI * 2;
      const far = Math.sqrt(chance()) * reach;
      const spot =
        k === 0 ? firstSpot(angle, ax, ay, side) : { x: Math.cos(angle) * far * ax, y: Math.sin(angle) * far * ay };
      const cost = costOf(spot, placed, k);
      if (cost < least) {
        least = cost;
        best = spot;
      }
    }
    placed.push(best);
  }
  return placed;
}

function firstSpot(angle: number, ax: number, ay: number, side: number): Spot {
  return { x: Math.min(1, ax * 0.6) * 0.62 * side, y: Math.sin(angle) * Math.min(0.5, ay * 0.5) };
}

function costOf(spot: Spot, placed: readonly Spot[], k: number): number {
  const pull = k < 6 ? 0.14 : 0.05;
  let cost = pull * Math.hypot(spot.x, spot.y);
  placed.forEach((other, i) => {
    const apart = Math.hypot(spot.x - other.x, spot.y - other.y);
    if (apart < 1.95) {
      const overlap = (1.95 - apart) / 1.95;
      // Covering a low stone of a big pile is what piles do; hiding one completely is not.
      cost += overlap * overlap * (k - i > 9 ? 0.8 : 2) + (apart < 0.7 ? 2 : 0);
    }
  });
  return cost;
}
