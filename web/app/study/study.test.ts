// What a search says, turned into words and shares; and which moves of a game are turning points.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Side, Value } from "../../game/index.js";
import { turningBetter, turningPlayed, verdictSentence, verdictShort } from "../words/study.js";
import { turningPoints, type Looked } from "./turning.js";
import { shareOf, steady, verdictOf } from "./value.js";

const score = (stones: number): Value => ({ kind: "score", stones });

test("a value for the side to move becomes a sentence about a side", () => {
  const said = (value: Value, side: Side): string => verdictSentence("tsoro", verdictOf(value, side));
  assert.equal(said(score(3.4), "S"), "South is ahead by about 3 stones.");
  assert.equal(said(score(3.4), "N"), "North is ahead by about 3 stones.");
  assert.equal(said(score(-0.9), "N"), "South is ahead by about 1 stone.");
  assert.equal(said(score(0.5), "S"), "The game is about even.");
  assert.equal(verdictSentence("gore", verdictOf(score(-2), "S")), "North is ahead by about 2 cows.");
  assert.equal(said({ kind: "win", plies: 1 }, "N"), "North wins with the next move.");
  assert.equal(said({ kind: "win", plies: 7 }, "S"), "South wins in 4 moves at the most.");
  assert.equal(said({ kind: "loss", plies: 2 }, "S"), "North wins with the next move.");
  assert.equal(said({ kind: "loss", plies: 4 }, "S"), "North wins in 2 moves at the most.");
  assert.equal(verdictShort(verdictOf(score(-2.25), "S")), "North +2.3");
});

test("South's share is even at no stones ahead, three quarters at the telling number, and certain at the end", () => {
  assert.equal(shareOf(score(0), "S", "tsoro"), 0.5);
  assert.ok(Math.abs(shareOf(score(4), "S", "tsoro") - 0.75) < 1e-9);
  assert.ok(Math.abs(shareOf(score(4), "N", "tsoro") - 0.25) < 1e-9);
  assert.ok(shareOf(score(5), "S", "kimasai") > shareOf(score(5), "S", "tsoro"));
  assert.deepEqual(
    [shareOf({ kind: "win", plies: 9 }, "N", "gore"), shareOf({ kind: "loss", plies: 9 }, "N", "gore")],
    [0, 1],
  );
});

test("between two depths the mean counts, unless the end has been seen", () => {
  assert.deepEqual(steady(score(3), score(-1)), score(1));
  assert.deepEqual(steady(score(3), null), score(3));
  assert.deepEqual(steady({ kind: "win", plies: 3 }, score(-1)), { kind: "win", plies: 3 });
  assert.deepEqual(steady(score(3), { kind: "loss", plies: 4 }), score(3));
});

test("a turning point is told in words where its move is no sowing", () => {
  assert.equal(turningPlayed(4, "N", "d5>"), "Move 4, North played d5>.");
  assert.equal(turningPlayed(5, "S", "offer:a1,a4"), "Move 5, South offered a1 and a4.");
  assert.equal(turningPlayed(6, "N", "refuse"), "Move 6, North refused the offer.");
  assert.equal(turningPlayed(7, "S", "resign"), "Move 7, South resigned.");
  assert.equal(turningBetter("a5"), "Better was a5.");
  assert.equal(turningBetter("offer:a1"), "Better was to offer a1.");
  assert.equal(turningBetter("accept"), "Better was to accept the offer.");
});

const looked = (share: number, ...best: string[]): Looked => ({ verdict: { kind: "even" }, share, best });

test("a turning point costs its mover much, and something else would have been better", () => {
  const moves = ["a1", "d1", "a2", "d2"];
  const movers: Side[] = ["S", "N", "S", "N"];
  const found = (...positions: (Looked | null)[]): number[] =>
    turningPoints(positions, moves, movers).map(({ ply }) => ply);
  assert.deepEqual(found(looked(0.5, "a3"), looked(0.3, "d1"), looked(0.3, "a2"), looked(0.3, "d2"), looked(0.3)), [1]);
  // What North loses South gains; and a mover whose share grows has found something.
  assert.deepEqual(found(looked(0.3, "a1"), looked(0.6, "d3"), looked(0.8, "a2"), looked(0.8, "d2"), looked(0.8)), [2]);
  // The best move, however bad it turns out, is no turning point; nor is what is not known.
  assert.deepEqual(found(looked(0.5, "a1"), looked(0.1, "d1"), looked(0.1, "a2"), looked(0.1, "d2"), looked(0.1)), []);
  assert.deepEqual(found(looked(0.5, "a3"), null, looked(0.1, "a2"), looked(0.1, "d2"), looked(0.1)), []);
});

test("only the dearest turning points are told, numbered as they come in the game", () => {
  const plies = 24;
  const moves = Array.from({ length: plies }, (_, index) => `m${index}`);
  const movers = moves.map((): Side => "S");
  // Each fall is a little deeper than the one before it, with a rise between them.
  const positions = Array.from({ length: plies + 1 }, (_, index) =>
    looked(index % 2 === 0 ? 0.9 : 0.7 - index / 100, "better"),
  );
  const found = turningPoints(positions, moves, movers);
  assert.deepEqual(
    found.map(({ number, ply }) => [number, ply]),
    [9, 11, 13, 15, 17, 19, 21, 23].map((ply, index) => [index + 1, ply]),
  );
});
