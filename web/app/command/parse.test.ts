// What a typed command is taken for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseCommand, VERBS, wordsOf, type Verb, type Vocabulary } from "./parse.js";

const vocabulary = {
  ...(Object.fromEntries(VERBS.map((verb) => [verb, [verb]])) as unknown as Record<Verb, string[]>),
  row: wordsOf("Row, r"),
  last: wordsOf("last move, last, l"),
  what: wordsOf("ماذا، w"),
} satisfies Vocabulary;

test("moves are taken as they are written, with or without spaces and capitals", () => {
  assert.deepEqual(parseCommand(" A5 ", vocabulary), { kind: "move", text: "a5" });
  assert.deepEqual(parseCommand("b3 x c4", vocabulary), { kind: "move", text: "b3xc4" });
  assert.deepEqual(parseCommand("a19>>|", vocabulary), { kind: "move", text: "a19>>|" });
  assert.deepEqual(parseCommand("offer:a1, a4", vocabulary), { kind: "move", text: "offer:a1,a4" });
});

test("verbs are whole words, of any language and length", () => {
  assert.deepEqual(parseCommand("Row B", vocabulary), { kind: "verb", verb: "row", rest: "b" });
  assert.deepEqual(parseCommand("r", vocabulary), { kind: "verb", verb: "row", rest: "" });
  assert.deepEqual(parseCommand("last move", vocabulary), { kind: "verb", verb: "last", rest: "" });
  assert.deepEqual(parseCommand("ماذا a5", vocabulary), { kind: "verb", verb: "what", rest: "a5" });
  assert.deepEqual(parseCommand("resign", vocabulary), { kind: "move", text: "resign" });
});

test("nothing and far too much are neither", () => {
  assert.equal(parseCommand(" \n", vocabulary).kind, "empty");
  assert.equal(parseCommand("a".repeat(301), vocabulary).kind, "too-long");
});
