// Where a board that scrolls has to be scrolled to, so that a hole or the running lap is in view. No DOM.

import { clamp, type Layout, type Rect } from "./layout.js";
import type { Point } from "./paint.js";
import type { Lap, Timeline } from "./timeline.js";

/** How far from the frame's ends a followed hole is kept, as a share of the frame's length. */
const AHEAD = 0.25;

/** How far it is kept from the other two edges, in CSS pixels. */
const ASIDE = 6;

/** Milliseconds from hole to hole below which the eye cannot follow a hand: then the lap's end is looked at. */
const HASTY = 25;

/** Without motion the view jumps; but for the move's end it does not jump twice within so many milliseconds. */
const CALM = 240;

/** A hole that is to be in view from a moment on (milliseconds). */
export interface Aim {
  at: number;
  hole: number;
}

/**
 * The scroll offset next to `from` at which `box` (content coordinates) is in view with some margin.
 * It is `from` itself where that will do, and never beyond what can be scrolled to.
 */
export function reach(layout: Layout, from: Point, box: Rect): Point {
  const { view, portrait } = layout;
  return {
    x: along(from.x, box.x, box.width, view.width, layout.width, portrait ? ASIDE : view.width * AHEAD),
    y: along(from.y, box.y, box.height, view.height, layout.height, portrait ? view.height * AHEAD : ASIDE),
  };
}

/** The same in one direction; where not even the box itself fits, its middle is looked at. */
function along(from: number, start: number, size: number, view: number, content: number, margin: number): number {
  const room = (view - size) / 2;
  const kept = Math.min(margin, Math.max(0, room));
  const [high, low] = room < 0 ? [start - room, start - room] : [start - kept, start + size + kept - view];
  return clamp(clamp(from, low, high), 0, Math.max(0, content - view));
}

/** A hole together with its number. Undefined for a hole the board does not have. */
export function boxOf({ holes, cells }: Layout, i: number): Rect | undefined {
  const [hole, cell] = [holes[i], cells[i]];
  if (!hole || !cell) return undefined;
  const x = Math.min(cell.x, hole.x - hole.rx);
  const y = Math.min(cell.y, hole.y - hole.ry);
  const right = Math.max(cell.x + cell.width, hole.x + hole.rx);
  const bottom = Math.max(cell.y + cell.height, hole.y + hole.ry);
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether a whole hole (not necessarily its number) is in view at the offset `at`. */
export function inView({ holes, view }: Layout, at: Point, i: number): boolean {
  const hole = holes[i];
  if (!hole) return false;
  const [x, y] = [hole.x - at.x, hole.y - at.y];
  return x >= hole.rx && x <= view.width - hole.rx && y >= hole.ry && y <= view.height - hole.ry;
}

/** The offset that brings one of `holes` into view: `from` if one is there already, else the nearest to it. */
export function reachAny(layout: Layout, from: Point, holes: Iterable<number>): Point {
  let best = from;
  let least = Infinity;
  for (const hole of holes) {
    if (inView(layout, from, hole)) return from;
    const box = boxOf(layout, hole);
    if (!box) continue;
    const there = reach(layout, from, box);
    const way = Math.hypot(there.x - from.x, there.y - from.y);
    if (way < least) [best, least] = [there, way];
  }
  return best;
}

/** Where the hand of the running lap is at `time`; of the last lap that has begun. Undefined before the first one. */
export function handAt(layout: Layout, { laps }: Timeline, time: number): Rect | undefined {
  const lap = latest(laps, (each) => each.start, time);
  if (!lap) return undefined;
  const { path, drop } = lap;
  const end = path.length - 1;
  const gone = drop < HASTY ? end : clamp((time - lap.start - lap.rest - lap.lift) / drop, 0, end);
  const step = Math.floor(gone);
  const a = boxOf(layout, path[step] ?? -1);
  const b = boxOf(layout, path[step + 1] ?? -1) ?? a;
  if (!a || !b) return undefined;
  const between = (from: number, to: number): number => from + (to - from) * (gone - step);
  return {
    x: between(a.x, b.x),
    y: between(a.y, b.y),
    width: between(a.width, b.width),
    height: between(a.height, b.height),
  };
}

/** What to look at without motion: the ends of laps, not of all when they follow each other at once, but of the last. */
export function aimsOf({ changes }: Timeline): Aim[] {
  const ends: Aim[] = [];
  let lifted = false;
  for (const change of changes) {
    if (change.kind === "lift") lifted = true;
    else if (change.kind === "take") lifted = false;
    else if (change.kind === "land" && lifted) {
      const { at, hole } = change;
      // All stones of a lap land in the same moment; the last of them is the one to look at.
      if (ends[ends.length - 1]?.at === at) ends.pop();
      ends.push({ at, hole });
    }
  }
  let jumped = -Infinity;
  return ends.filter(({ at }, k) => {
    if (at - jumped < CALM && k < ends.length - 1) return false;
    jumped = at;
    return true;
  });
}

/** The aim in force at `time`. Undefined before the first one. */
export function aimAt(aims: readonly Aim[], time: number): Aim | undefined {
  return latest(aims, ({ at }) => at, time);
}

/** The last of `items`, which are in order of time, that has begun at `time`. */
function latest<T extends Aim | Lap>(items: readonly T[], begun: (item: T) => number, time: number): T | undefined {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item && begun(item) <= time) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}
