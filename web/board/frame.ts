// Which stones are in the air at a moment of a timeline, and how far along their way; still without any geometry.

import type { Lap, Place, Timeline } from "./timeline.js";

/** A stone in the air: `t` of the way from `from` to `to`, `height` above the ground in stone sizes. */
export interface Flyer {
  look: number;
  from: Place | Grip;
  to: Place | Grip;
  t: number;
  height: number;
}

/** A place in the hand that carries a lap: above a hole, number `nth` of `of` stones held. */
export interface Grip {
  over: number;
  nth: number;
}

/** How high a hand carries its stones, in stone sizes. */
const CARRY = 1.5;

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Height of a dropped stone: it falls, bounces once a little, and lies. `t` in [0, 1]. */
function bounce(t: number): number {
  const hit = 0.52;
  if (t < hit) return 1 - (t / hit) ** 2;
  const u = (t - hit) / (1 - hit);
  return 0.16 * 4 * u * (1 - u);
}

/** The stones in the air at `time` (milliseconds). Laps and flights that are over or not begun cost next to nothing. */
export function flyers(timeline: Timeline, time: number): Flyer[] {
  const out: Flyer[] = [];
  for (const lap of timeline.laps) {
    if (lap.start + lap.rest <= time && time < lap.end) lapFlyers(lap, time, out);
    if (lap.start > time) break;
  }
  for (const flight of timeline.flights) {
    if (time < flight.start || time >= flight.end) continue;
    const t = (time - flight.start) / (flight.end - flight.start);
    out.push({ look: flight.look, from: flight.from, to: flight.to, t: ease(t), height: 4 * t * (1 - t) * 2.2 });
  }
  return out;
}

function lapFlyers(lap: Lap, time: number, out: Flyer[]): void {
  const risen = lap.start + lap.rest + lap.lift;
  const from = lap.path[0] ?? 0;
  const count = lap.stones.length;
  // How many holes the hand has gone past, as a fraction.
  const gone = (time - risen) / lap.drop;
  for (let i = count - 1; i >= 0; i--) {
    const stone = lap.stones[i];
    const hole = lap.path[i + 1] ?? from;
    if (!stone) continue;
    if (gone < 0) {
      const t = ease(Math.max(0, 1 + (gone * lap.drop) / lap.lift));
      out.push({ look: stone.look, from: { hole: from, slot: i }, to: { over: from, nth: i }, t, height: CARRY * t });
    } else if (gone < i + 1) {
      const step = Math.min(Math.floor(gone), count - 1);
      const a = lap.path[step] ?? from;
      const b = lap.path[step + 1] ?? a;
      out.push({
        look: stone.look,
        from: { over: a, nth: i },
        to: { over: b, nth: i },
        t: ease(gone - step),
        height: CARRY,
      });
    } else {
      const fallen = (time - risen - (i + 1) * lap.drop) / lap.fall;
      if (fallen >= 1) continue;
      const to: Place = { hole, slot: stone.slot };
      out.push({
        look: stone.look,
        from: { over: hole, nth: i },
        to,
        t: Math.min(1, fallen / 0.52),
        height: CARRY * bounce(fallen),
      });
    }
  }
}
