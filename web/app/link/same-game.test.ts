// Which copy of a game has gone on further, and which is another game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { commonMoves, compareCopies, type Copy } from "./same-game.js";

function copy(moves: string, part: Partial<Copy> = {}): Copy {
  const list = moves === "" ? [] : moves.split(" ");
  const movers = list.map((_, index) => (index % 2 === 0 ? ("S" as const) : ("N" as const)));
  return { id: "abcdefgh", start: "gore 6x4/6x4 S nnnn/ssss 0,0 - -", moves: list, movers, ...part };
}

test("a game with more moves of the same beginning has gone on", () => {
  assert.equal(compareCopies(copy("a1 b2"), copy("a1 b2 a3")), "ahead");
  assert.equal(compareCopies(copy(""), copy("a1")), "ahead");
  assert.equal(compareCopies(copy("a1 b2 a3"), copy("a1 b2")), "behind");
  assert.equal(compareCopies(copy("a1 b2"), copy("a1 b2")), "same");
});

test("other moves, or another beginning, are a game apart", () => {
  assert.equal(compareCopies(copy("a1 b2"), copy("a1 b3 a2")), "apart");
  assert.equal(compareCopies(copy("a1 b2"), copy("a1 b3")), "apart");
  assert.equal(compareCopies(copy("a1"), copy("a1 b1", { start: "gore 5x4/7x4 S nnnn/ssss 0,0 - -" })), "apart");
  assert.equal(commonMoves(copy("a1 b2 a3"), copy("a1 b3 a3")), 1);
  assert.equal(commonMoves(copy("a1"), copy("a1 b3")), 1);
  assert.equal(commonMoves(copy(""), copy("b3")), 0);
});

test("another name is another game, and games without one are only the same move for move", () => {
  assert.equal(compareCopies(copy("a1"), copy("a1 b2", { id: "ijklmnop" })), "other");
  assert.equal(compareCopies(copy("a1"), copy("a1 b2", { id: null })), "other");
  assert.equal(compareCopies(copy("a1", { id: null }), copy("a1 b2", { id: null })), "other");
  assert.equal(compareCopies(copy("a1 b2", { id: null }), copy("a1 b2", { id: null })), "same");
  assert.equal(compareCopies(copy("a1", { id: null }), copy("a1", { id: null, start: "x" })), "other");
});
