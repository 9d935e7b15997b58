// A paper board fits its sheets, whatever its size.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EDGE, FLAP, layOut, ROOM, rowsGap, type Paper, type Pieces } from "./sheets.js";

const every = (look: (columns: number, rows: number, paper: Paper, pieces: Pieces) => void): void => {
  for (const [columns, rows] of [
    [6, 4],
    [8, 4],
    [12, 4],
    [21, 4],
    [36, 4],
    [4, 2],
  ] as const) {
    for (const paper of ["A4", "A3"] as const) {
      for (const pieces of ["fit", "tops", "pebbles"] as const) look(columns, rows, paper, pieces);
    }
  }
};

test("every sheet fits its paper, and together they hold every column once", () => {
  every((columns, rows, paper, pieces) => {
    const { pitch, parts } = layOut(columns, rows, paper, pieces);
    const { width, height } = ROOM[paper];
    assert.equal(
      parts.reduce((sum, part) => sum + part.columns, 0),
      columns,
    );
    parts.forEach((part, index) => {
      const before = parts[index - 1];
      assert.equal(part.from, before === undefined ? 0 : before.from + before.columns);
      const left = index === 0 ? EDGE : 0;
      const right = index === parts.length - 1 ? EDGE : FLAP;
      assert.ok(left + part.columns * pitch + right <= width + 0.01, `${columns} ${paper} ${pieces}`);
    });
    assert.ok(rows * pitch + rowsGap(rows) + 2 * EDGE <= height + 0.01);
  });
});

test("sizes: what fits is on one sheet; bottle-tops have their 32 mm, pebbles their 20", () => {
  every((columns, rows, paper, pieces) => {
    const { hole, parts } = layOut(columns, rows, paper, pieces);
    if (pieces === "fit") assert.equal(parts.length, 1);
    else assert.ok(hole >= (pieces === "tops" ? 32 : 20));
  });
  assert.equal(layOut(21, 4, "A4", "tops").parts.length, 4);
  assert.equal(layOut(6, 4, "A4", "tops").parts.length, 1);
  assert.equal(layOut(21, 4, "A3", "pebbles").parts.length, 2);
});
