// Places: a stone stays where it lies, stays in its hole, and the first ones lie side by side.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DRAWN, spots } from "./places.js";

test("a stone's place does not depend on how many lie there", () => {
  const four = spots(5, 2, 2, 4).slice(0, 4);
  assert.deepEqual(four, spots(5, 2, 2, DRAWN).slice(0, 4));
  assert.equal(spots(5, 2, 2, DRAWN).length, DRAWN);
});

test("the same pile always lies the same way, others differently", () => {
  assert.deepEqual(spots(3, 2, 1.5), spots(3, 2, 1.5));
  assert.notDeepEqual(spots(3, 2, 1.5), spots(4, 2, 1.5));
});

test("no stone leaves its hole", () => {
  for (const [ax, ay] of [
    [2.1, 2.1],
    [3.5, 0.8],
    [0.9, 1.6],
    [0.05, 0.05],
  ] as const) {
    for (let where = 0; where < 16; where++) {
      for (const { x, y } of spots(where, ax, ay)) {
        assert.ok((x / ax) ** 2 + (y / ay) ** 2 <= 1.001, `${x}, ${y} in ${ax} x ${ay}`);
      }
    }
  }
});

test("up to five stones hardly cover each other in a round hole", () => {
  for (let where = 0; where < 16; where++) {
    const first = spots(where, 2.1, 2.1).slice(0, 5);
    first.forEach((a, i) => {
      for (const b of first.slice(i + 1)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 1.2);
    });
  }
});
