// Messages from the page around: what is understood, and what is refused with a reason.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readWish } from "./wishes.js";

test("what is none of our messages is passed over", () => {
  for (const data of [
    null,
    undefined,
    1,
    "magomba",
    [],
    {},
    { type: "start" },
    { source: "devtools" },
    { magomba: 1, type: "error" },
  ]) {
    assert.equal(readWish(data), null);
  }
});

test("messages that are understood", () => {
  const heard = (message: object): unknown => {
    const read = readWish({ magomba: 1, ...message });
    return read !== null && "wish" in read ? read.wish : read;
  };
  assert.deepEqual(heard({ type: "hello", resize: true }), { type: "hello", resize: true });
  assert.deepEqual(heard({ type: "reset" }), { type: "reset" });
  assert.deepEqual(heard({ type: "play", move: "a5" }), { type: "play", moves: ["a5"] });
  assert.deepEqual(heard({ type: "play", moves: ["a5", "d3"] }), { type: "play", moves: ["a5", "d3"] });
  assert.deepEqual(heard({ type: "language", lang: "fr" }), { type: "language", value: "fr" });
  const start = readWish({ magomba: 1, type: "start", id: 7, game: "nsolo", north: 3, columns: "8" });
  assert.ok(start !== null && "wish" in start && start.wish.type === "start");
  assert.equal(start.id, "7");
  assert.deepEqual(start.wish.parameters.north, { kind: "level", level: 3 });
  assert.equal(start.wish.parameters.columns, 8);
});

test("messages that are refused", () => {
  const long = "x".repeat(1_000_000);
  for (const message of [
    { magomba: 2, type: "start" },
    { type: "dance" },
    { type: "start", game: "chess" },
    { type: "start", north: { kind: "level", level: 3 } },
    { type: "start", columns: Number.NaN },
    { type: "start", game: long },
    { type: "load" },
    { type: "load", position: 5 },
    { type: "load", position: long },
    { type: "load", record: long },
    { type: "load", record: "x", ply: -1 },
    { type: "play" },
    { type: "play", moves: [] },
    { type: "play", moves: ["a5", 5] },
    { type: "play", move: long },
    { type: "play", moves: Array.from({ length: 1000 }, () => "a1") },
    { type: "theme", theme: "pink" },
    { type: "language", lang: "<b>" },
    { type: "language" },
  ]) {
    const read = readWish({ magomba: 1, id: "q", ...message });
    assert.ok(read !== null && "problem" in read, JSON.stringify(message).slice(0, 80));
    assert.equal(read.id, "q");
    assert.ok(read.problem.length < 400);
  }
});

test("what else a message has, ui and origin among it, is not taken from it", () => {
  const read = readWish({
    magomba: 1,
    type: "start",
    ui: "puzzle",
    origin: "https://evil.example",
    id: "x".repeat(99),
  });
  assert.ok(read !== null && "wish" in read && read.wish.type === "start");
  assert.equal(read.id, null);
  assert.equal(read.wish.parameters.ui, "full");
  assert.equal(read.wish.parameters.origin, null);
});
