// Following the play: the nearest offset that shows a hole with some margin, the hand of a lap, and jumps without motion.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aimAt, aimsOf, boxOf, handAt, inView, reach, reachAny } from "./follow.js";
import { makeLayout, type BoardShape, type Layout } from "./layout.js";
import type { Change, Lap, Timeline } from "./timeline.js";

const shape = (columns: number): BoardShape => ({
  columns,
  rows: 4,
  body: false,
  rims: false,
  numbers: true,
  labels: true,
});

/** Boards that do not fit, turned and not. */
const SCROLLING: [number, number, number][] = [
  [21, 390, 480],
  [21, 340, 440],
  [36, 390, 480],
  [21, 667, 200],
  [36, 667, 240],
];

function each(check: (layout: Layout, name: string) => void): void {
  for (const [columns, width, height] of SCROLLING) {
    const layout = makeLayout(shape(columns), width, height);
    assert.ok(layout.scrolls, `4x${columns} in ${width}x${height} scrolls`);
    check(layout, `4x${columns} in ${width}x${height}`);
  }
}

function ends({ width, height, view }: Layout): { x: number; y: number }[] {
  const [x, y] = [Math.max(0, width - view.width), Math.max(0, height - view.height)];
  return [
    { x: 0, y: 0 },
    { x, y },
    { x: x / 2, y: y / 2 },
  ];
}

function box(layout: Layout, i: number): NonNullable<ReturnType<typeof boxOf>> {
  const found = boxOf(layout, i);
  assert.ok(found);
  return found;
}

test("every hole can be brought into view from anywhere, within what can be scrolled to", () => {
  each((layout, name) => {
    for (const from of ends(layout)) {
      layout.holes.forEach((_, i) => {
        const at = reach(layout, from, box(layout, i));
        assert.ok(inView(layout, at, i), `${name}: hole ${i} at ${at.x}, ${at.y}`);
        assert.ok(at.x >= 0 && at.x <= Math.max(0, layout.width - layout.view.width), name);
        assert.ok(at.y >= 0 && at.y <= Math.max(0, layout.height - layout.view.height), name);
      });
    }
  });
});

test("a hole comes into view with a margin, but for the board's ends", () => {
  each((layout, name) => {
    layout.holes.forEach((hole, i) => {
      const at = reach(layout, { x: 0, y: 0 }, box(layout, i));
      const [middle, offset, view, content] = layout.portrait
        ? [hole.y, at.y, layout.view.height, layout.height]
        : [hole.x, at.x, layout.view.width, layout.width];
      const margin = view * 0.25 - 1;
      assert.ok(middle - offset >= Math.min(margin, middle), `${name}: before ${i}`);
      assert.ok(offset + view - middle >= Math.min(margin, content - middle) - 1, `${name}: after ${i}`);
    });
  });
});

test("what is well in view moves nothing", () => {
  each((layout, name) => {
    for (const from of ends(layout)) {
      layout.holes.forEach((_, i) => {
        const once = reach(layout, from, box(layout, i));
        assert.deepEqual(reach(layout, once, box(layout, i)), once, `${name}: hole ${i}`);
      });
    }
  });
});

test("a board that fits is never scrolled", () => {
  const layout = makeLayout(shape(8), 1440, 760);
  layout.holes.forEach((_, i) => {
    assert.deepEqual(reach(layout, { x: 0, y: 0 }, box(layout, i)), { x: 0, y: 0 });
  });
});

test("of several holes the nearest is shown, and only if none is in view", () => {
  const layout = makeLayout(shape(21), 390, 480);
  const bottom = { x: 0, y: layout.height - layout.view.height };
  // Row a lies in order of its columns from the turned board's lower end.
  const a = (column: number): number => 63 + column - 1;
  assert.deepEqual(reachAny(layout, bottom, [a(21), a(2)]), bottom);
  assert.deepEqual(reachAny(layout, bottom, []), bottom);
  const there = reachAny(layout, bottom, [a(21), a(16), a(19)]);
  assert.deepEqual(there, reach(layout, bottom, box(layout, a(16))));
});

function timeline(laps: Lap[], changes: Change[] = []): Timeline {
  return { before: { holes: [], heaps: [[], []] }, laps, flights: [], changes, waits: [], duration: 9000 };
}

function lap(start: number, drop: number, path: number[]): Lap {
  const stones = path.slice(1).map((_, look) => ({ look, slot: 0 }));
  const end = start + 200 + drop * stones.length + 100;
  return { start, rest: 100, lift: 100, drop, fall: 100, path, stones, end };
}

test("the hand is over its hole, then between holes, then over the last one until the next lap begins", () => {
  const layout = makeLayout(shape(21), 390, 480);
  const laps = timeline([lap(100, 160, [63, 64, 65]), lap(900, 160, [65, 66])]);
  assert.equal(handAt(layout, laps, 50), undefined);
  assert.deepEqual(handAt(layout, laps, 250), boxOf(layout, 63));
  assert.equal(handAt(layout, laps, 380)?.y, (box(layout, 63).y + box(layout, 64).y) / 2);
  assert.deepEqual(handAt(layout, laps, 860), boxOf(layout, 65));
  assert.deepEqual(handAt(layout, laps, 950), boxOf(layout, 65));
  assert.deepEqual(handAt(layout, laps, 5000), boxOf(layout, 66));
});

test("a hand too quick for the eye is not followed: its lap's end is looked at", () => {
  const layout = makeLayout(shape(21), 390, 480);
  assert.deepEqual(handAt(layout, timeline([lap(0, 5, [63, 64, 65, 66])]), 1), boxOf(layout, 66));
});

test("without motion the ends of laps are looked at, not of all in quick laps, but of the last", () => {
  const changes: Change[] = [
    { at: 0, kind: "chosen", hole: 1 },
    { at: 0, kind: "lift", hole: 1 },
    { at: 0, kind: "land", hole: 2, look: 0 },
    { at: 0, kind: "land", hole: 3, look: 0 },
    { at: 280, kind: "lift", hole: 3 },
    { at: 280, kind: "land", hole: 4, look: 0 },
    { at: 300, kind: "lift", hole: 4 },
    { at: 300, kind: "land", hole: 5, look: 0 },
    { at: 320, kind: "lift", hole: 5 },
    { at: 320, kind: "land", hole: 6, look: 0 },
    { at: 580, kind: "take", hole: 9, stones: 1 },
    { at: 580, kind: "land", hole: 8, look: 0 },
  ];
  const aims = aimsOf(timeline([], changes));
  assert.deepEqual(aims, [
    { at: 0, hole: 3 },
    { at: 280, hole: 4 },
    { at: 320, hole: 6 },
  ]);
  assert.equal(aimAt(aims, 279)?.hole, 3);
  assert.equal(aimAt(aims, 300)?.hole, 4);
  assert.equal(aimAt(aims, -1), undefined);
});
