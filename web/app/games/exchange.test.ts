// Games as files: strangers' files and texts are bounded and told apart, what is written can be read; searching the list.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry } from "./entry.js";
import { filesOf, gamesOf, LARGEST, MOST, textOfFile } from "./exchange.js";
import { dayOf, EVERYTHING, filtered, timeOfDate } from "./filter.js";
import { rowsOf } from "./mini.js";

const read = {
  kind: "game",
  record: '[Game "gore"]\n[South "Rudo"]\n[Result "*"]\n\n1. a1\n',
  game: "gore",
  plies: 1,
  position: "gore 6x4/6x4 S nnnn/ssss 0,0 - -",
  south: "Rudo",
  north: "Computer, level 3",
  date: "2026.11.30",
} as const;

test("files are texts of a bounded size, or are refused", async () => {
  assert.deepEqual(await textOfFile(new Blob(['[Game "gore"]'])), { text: '[Game "gore"]' });
  assert.deepEqual(await textOfFile(new Blob([new Uint8Array(LARGEST + 1)])), { why: "too-large" });
  assert.deepEqual(await textOfFile(new Blob([new Uint8Array([0xff, 0xfe, 0x80])])), { why: "no-text" });
  assert.deepEqual(await textOfFile(new Blob(["a\0b"])), { why: "no-text" });
  const gone = { size: 1, arrayBuffer: () => Promise.reject(new DOMException("gone", "NotFoundError")) };
  assert.deepEqual(await textOfFile(gone as unknown as Blob), { why: "unreadable" });
});

test("games that were read become kept ones, the others are named", async () => {
  const args = { line: 7 };
  const bad = { kind: "bad", code: "comment-open", message: "English", args } as const;
  const long = { ...read, record: `${read.record}{${"\\".repeat(200_000)}}` };
  const { good, flaws } = await gamesOf({ games: [read, bad, long, { ...read, date: "soon" }], count: 4 }, 1000);
  assert.deepEqual(
    flaws.map(({ number, reason }) => [number, reason?.()]),
    [
      [2, "English"],
      [3, undefined],
    ],
  );
  const [first, second] = good;
  assert.ok(first !== undefined && second !== undefined);
  assert.notEqual(first.id, second.id);
  assert.deepEqual(first.seats, { S: { kind: "person", names: ["Rudo"] }, N: { kind: "level", level: 3 } });
  assert.deepEqual([first.cursor, first.plies, first.finished, first.running], [1, 1, false, null]);
  assert.equal(new Date(first.at).getDate(), 30);
  assert.equal(second.at, 1000 - 3);
});

test("files that are written are small enough to be read", () => {
  assert.deepEqual(filesOf([]), []);
  assert.deepEqual(filesOf(["a\n", "b\n"]), [["a\n", "\nb\n"]]);
  const big = "é".repeat(1024 * 1024);
  assert.deepEqual(
    filesOf([big, big, big]).map((parts) => parts.length),
    [1, 1, 1],
  );
  assert.deepEqual(
    filesOf(Array<string>(MOST + 1).fill("x")).map((parts) => parts.length),
    [MOST, 1],
  );
});

const line: Entry = {
  id: "a",
  rev: 1,
  at: new Date(2026, 10, 30, 12).getTime(),
  game: "gore",
  plies: 4,
  result: "*",
  south: "Rudo",
  north: "Tendai",
  date: "",
  position: "",
  print: 1,
  linkId: "",
};

test("the list is searched by words, game, result and day, latest first", () => {
  const all: Entry[] = [
    line,
    { ...line, id: "b", game: "tsoro", result: "S", at: line.at + 1, date: "2026.01.05" },
    { ...line, id: "c", result: "=", at: line.at - 1, south: "Zoë" },
  ];
  const found = (filter: object): string =>
    filtered(all, { ...EVERYTHING, ...filter }, ({ game }) => (game === "gore" ? "Goré" : "Tsoro"))
      .map(({ id }) => id)
      .join("");
  assert.equal(found({}), "bac");
  assert.equal(found({ game: "gore" }), "ac");
  assert.equal(found({ result: "over" }), "bc");
  assert.equal(found({ result: "*" }), "a");
  assert.equal(found({ result: "S" }), "b");
  assert.equal(found({ words: "gore tendai" }), "ac");
  assert.equal(found({ words: "ZOE" }), "c");
  assert.equal(found({ words: "nobody" }), "");
  assert.equal(found({ from: "2026-11-30" }), "ac");
  assert.equal(found({ to: "2026-11-29" }), "b");
  assert.equal(dayOf(line), "2026-11-30");
  assert.equal(dayOf({ ...line, date: "yesterday" }), "2026-11-30");
  assert.equal(timeOfDate("2026.11.30"), line.at);
  assert.equal(timeOfDate("????.??.??"), null);
});

test("a board in a few strokes is made of a position's text, and of nothing else", () => {
  assert.deepEqual(rowsOf("tsoro 2x3/0x3/0,1,0/2x3 S"), [
    [2, 2, 2],
    [0, 0, 0],
    [0, 1, 0],
    [2, 2, 2],
  ]);
  for (const text of ["", "tsoro", "tsoro 9x2/2 S", "x 1/2/3/4/5 S", "x 1x99999999 S", "x -1 S", "x a,b S"]) {
    assert.equal(rowsOf(text), null, text);
  }
});
