// Layout: every hole keeps its least size, nothing overlaps, and turned boards lie as the players sit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeLayout, SMALLEST, type BoardShape, type Layout } from "./layout.js";

const shape = (columns: number, more: Partial<BoardShape> = {}): BoardShape => ({
  columns,
  rows: 4,
  body: false,
  rims: false,
  numbers: true,
  labels: true,
  ...more,
});
const GORE = shape(4, { rows: 2, body: true, rims: true });
const KIMASAI = shape(12, { body: true, numbers: false });

const WINDOWS: [number, number][] = [
  [390, 690],
  [320, 480],
  [360, 560],
  [820, 1020],
  [1440, 760],
  [1920, 1000],
  [844, 300],
  [667, 280],
  [1024, 700],
];
const BOARDS = [6, 8, 12, 15, 18, 21, 28, 36].map((columns) => shape(columns)).concat(GORE, KIMASAI);

function each(check: (layout: Layout, name: string, board: BoardShape, size: [number, number]) => void): void {
  for (const board of BOARDS) {
    for (const [width, height] of WINDOWS) {
      check(makeLayout(board, width, height), `${board.rows}x${board.columns} in ${width}x${height}`, board, [
        width,
        height,
      ]);
    }
  }
}

test("no hole is smaller than the least size, wherever it is", () => {
  each((layout, name) => {
    for (const hole of layout.holes) {
      assert.ok(Math.min(hole.rx, hole.ry) * 2 >= SMALLEST - 0.01, `${name}: ${hole.rx * 2} x ${hole.ry * 2}`);
    }
  });
});

test("holes lie inside the content and do not overlap", () => {
  each((layout, name) => {
    layout.holes.forEach((hole, i) => {
      assert.ok(hole.x - hole.rx >= 0 && hole.x + hole.rx <= layout.width, `${name}: across`);
      assert.ok(hole.y - hole.ry >= 0 && hole.y + hole.ry <= layout.height, `${name}: down`);
      for (const other of layout.holes.slice(i + 1)) {
        const apart = Math.abs(hole.x - other.x) >= hole.rx * 2 || Math.abs(hole.y - other.y) >= hole.ry * 2;
        assert.ok(apart, `${name}: overlap`);
      }
    });
  });
});

test("a board that does not scroll fills no more than its host; one that does scrolls within it", () => {
  each((layout, name, _board, [width, height]) => {
    const { view } = layout;
    assert.ok(view.x + view.width <= width + 0.01 && view.y + view.height <= height + 0.01, name);
    if (!layout.scrolls) assert.deepEqual([layout.width, layout.height], [width, height], name);
  });
});

test("only boards that are too long for the window scroll", () => {
  assert.equal(makeLayout(shape(21), 390, 690).scrolls, false);
  assert.equal(makeLayout(shape(36), 390, 690).scrolls, true);
  assert.equal(makeLayout(shape(36), 1440, 760).scrolls, false);
  assert.equal(makeLayout(GORE, 320, 480).scrolls, false);
});

test("heaps lie inside the host and clear of every hole", () => {
  each((layout, name, _board, [width, height]) => {
    for (const heap of layout.heaps) {
      assert.ok(heap.x - heap.rx >= -1 && heap.x + heap.rx <= width + 1, `${name}: heap across`);
      assert.ok(heap.y - heap.ry >= -1 && heap.y + heap.ry <= height + 1, `${name}: heap down`);
      if (layout.scrolls) continue;
      for (const hole of layout.holes) {
        const clear =
          Math.abs(hole.x - heap.x) >= hole.rx + heap.rx - 1 || Math.abs(hole.y - heap.y) >= hole.ry + heap.ry - 1;
        assert.ok(clear, `${name}: heap on a hole`);
      }
    }
  });
});

test("lying across: South at the bottom, column 1 at the left", () => {
  const { portrait, holes } = makeLayout(shape(8), 1200, 700);
  assert.equal(portrait, false);
  const [d1, d2, a1] = [holes[0], holes[1], holes[24]];
  assert.ok(d1 && d2 && a1);
  assert.ok(d1.y < a1.y && d1.x === a1.x);
  assert.ok(d1.x < d2.x);
});

test("turned: South on the right, column 1 at the bottom", () => {
  for (const board of [shape(21), GORE]) {
    const { portrait, holes } = makeLayout(board, 390, 690);
    assert.equal(portrait, true);
    const far = holes[0];
    const next = holes[1];
    const near = holes[(board.rows - 1) * board.columns];
    assert.ok(far && next && near);
    assert.ok(far.x < near.x && far.y === near.y);
    assert.ok(far.y > next.y);
  }
});

test("a board that is held turned keeps its holes' size in a frame that is wider than tall", () => {
  for (const board of BOARDS) {
    const { portrait, holes } = makeLayout(board, 390, 310, true);
    assert.equal(portrait, true);
    for (const { rx, ry } of holes) assert.ok(Math.min(rx, ry) * 2 >= SMALLEST - 0.01);
  }
});

test("each hole's own area holds its number and overlaps no other", () => {
  each((layout, name, board) => {
    if (!board.numbers) return;
    layout.cells.forEach((cell, i) => {
      const count = layout.counts[i];
      assert.ok(count);
      assert.ok(count.y >= cell.y && count.y <= cell.y + cell.height, `${name}: number outside`);
      for (const other of layout.cells.slice(i + 1)) {
        const apart =
          cell.x + cell.width <= other.x + 0.01 ||
          other.x + other.width <= cell.x + 0.01 ||
          cell.y + cell.height <= other.y + 0.01 ||
          other.y + other.height <= cell.y + 0.01;
        assert.ok(apart, `${name}: areas overlap`);
      }
    });
  });
});

test("a small picture shows all of the board, without heaps' room and without scrolling", () => {
  for (const board of BOARDS) {
    const layout = makeLayout({ ...board, bare: true, labels: false, numbers: false }, 320, 150);
    assert.equal(layout.scrolls, false);
    for (const { x, y, rx, ry } of layout.holes) {
      assert.ok(x - rx >= 0 && x + rx <= 320 && y - ry >= 0 && y + ry <= 150);
    }
  }
});

test("facing each other, only the far side's letters and numbers are turned", () => {
  for (const [width, height] of WINDOWS) {
    const layout = makeLayout(shape(12, { facing: true }), width, height);
    const turned = layout.labels.filter(({ far }) => far === true).map(({ text }) => text);
    assert.deepEqual(turned.sort(), ["c", "d"]);
    layout.counts.forEach(({ far }, i) => assert.equal(far === true, i < 24));
    assert.ok(layout.heaps[1].count.far === true && layout.heaps[0].count.far === undefined);
  }
  assert.ok(makeLayout(shape(12), 1440, 760).labels.every(({ far }) => far === undefined));
});
