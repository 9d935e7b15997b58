// A draft becomes the text of what was set up, and the engine reads the same board out of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { initSync, readSetup, Session } from "../../generated/magomba_wasm.js";
import type { BoardInfo } from "../../game/index.js";
import {
  draftBoard,
  draftOf,
  draftText,
  emptied,
  onBoard,
  withHerd,
  withOffer,
  withOtherOwner,
  withRefusal,
  withSide,
  withStones,
  type Draft,
} from "./draft.js";

// The test bundle lies three folders below the built engine.
initSync({ module: readFileSync(new URL("../../../magomba_wasm_bg.wasm", import.meta.url)) });

function board(rules: string, columns?: number): BoardInfo {
  const session = Session.start(rules, columns);
  const info = session.board();
  session.free();
  return info;
}

function read(text: string): Draft {
  const setup = readSetup(text);
  return draftOf(board(setup.rules, setup.columns), setup);
}

/** The draft's text as the engine writes it. */
const canonical = (draft: Draft): string => readSetup(draftText(draft)).text;

/** Why the draft is not a position: the codes. */
const codes = (draft: Draft): string[] => readSetup(draftText(draft)).problems.map(({ code }) => code);

test("the text of a draft is the position it was read from", () => {
  for (const text of [
    "tsoro:heads=1,bonus=3 3,2x7/0x8/0x8/2x7,3 S",
    "nsolo 2x8/0,2x7/2x7,0/2x8 N",
    "kimasai 1x12/1x11,0/0,1x11/1x12 S",
    "gore 2,3,4,5/1,0,7,2 N nnsn/snss 6,18 a3,b2 SN",
    "gore 255x4/6x4 S nnnn/nnnn 48,0 a1,a2,b1,b2 N",
  ]) {
    assert.equal(canonical(read(text)), text);
    assert.equal(canonical(read(draftText(read(text)))), text);
  }
});

test("changes go where they are meant to go, and bad numbers nowhere", () => {
  const start = read("tsoro 2x8/0x8/0x8/2x8 S");
  assert.equal(canonical(withStones(start, 0, 7)), "tsoro 7,2x7/0x8/0x8/2x8 S");
  assert.equal(canonical(withStones(start, 31, 0)), "tsoro 2x8/0x8/0x8/2x7,0 S");
  assert.equal(canonical(withStones(start, 31, 999)), "tsoro 2x8/0x8/0x8/2x7,255 S");
  assert.equal(canonical(withStones(start, 31, -3)), "tsoro 2x8/0x8/0x8/2x7,0 S");
  assert.equal(withStones(start, 99, 3), start);
  assert.equal(canonical(withSide(start, "N")), "tsoro 2x8/0x8/0x8/2x8 N");
  assert.equal(canonical(emptied(start)), "tsoro 0x8/0x8/0x8/0x8 S");
  assert.equal(withOtherOwner(start, 0), start);
  assert.equal(withOffer(start, 0), start);
});

test("Goré: owners, herds, offers and refusals", () => {
  const start = read("gore 6x4/6x4 S nnnn/ssss 0,0 - -");
  assert.equal(canonical(withOtherOwner(start, 0)), "gore 6x4/6x4 S snnn/ssss 0,0 - -");
  assert.equal(canonical(withHerd(withHerd(start, "N", 18), "S", 99)), "gore 6x4/6x4 S nnnn/ssss 48,18 - -");
  const offered = withOffer(withOffer(start, 5), 4);
  assert.equal(canonical(offered), "gore 6x4/6x4 S nnnn/ssss 0,0 a1,a2 -");
  assert.equal(canonical(withOffer(offered, 4)), "gore 6x4/6x4 S nnnn/ssss 0,0 a2 -");
  const refused = withRefusal(withRefusal(start, "N", true), "S", true);
  assert.equal(canonical(refused), "gore 6x4/6x4 S nnnn/ssss 0,0 - SN");
  assert.equal(canonical(withRefusal(refused, "S", false)), "gore 6x4/6x4 S nnnn/ssss 0,0 - N");
  assert.deepEqual(draftBoard(withHerd(start, "N", 5)).taken, [0, 5]);
});

test("on a board with other columns each hole keeps its stones", () => {
  const start = withStones(read("tsoro 2x8/0x8/0x8/2x8 S"), 0, 9);
  const wider = onBoard(start, board("tsoro:heads=0", 12));
  assert.equal(canonical(wider), "tsoro:heads=0 9,2x7,0x4/0x12/0x12/2x8,0x4 S");
  assert.equal(canonical(onBoard(wider, board("tsoro", 8))), "tsoro 9,2x7/0x8/0x8/2x8 S");
});

test("the heaps show what is missing, and nothing where there is too much", () => {
  const start = read("kimasai 1x12/1x11,0/0,1x11/1x12 S");
  assert.deepEqual(draftBoard(start).taken, [0, 0]);
  assert.deepEqual(draftBoard(withStones(start, 0, 0)).taken, [1, 0]);
  assert.deepEqual(draftBoard(withStones(start, 0, 40)).taken, [0, 0]);
});

test("the engine tells every reason why a draft is no position", () => {
  const kimasai = read("kimasai 1x12/1x11,0/0,1x11/1x12 S");
  assert.deepEqual(codes(kimasai), []);
  assert.deepEqual(codes(withStones(withStones(kimasai, 0, 2), 1, 3)), [
    "hole-too-full",
    "hole-too-full",
    "too-many-stones",
  ]);
  const gore = read("gore:trade=no 6x4/5x4 S nnnn/nnnn 0,0 a1 SN");
  const { problems } = readSetup(draftText(gore));
  assert.deepEqual(
    problems.map(({ code, args }) => [code, args]),
    [
      ["cows", { count: 44, limit: 48 }],
      ["no-hole", { side: "S" }],
      ["no-trade", { what: "offer" }],
      ["no-trade", { what: "refusal" }],
    ],
  );
  assert.ok(problems.every(({ message }) => message.length > 10));
});
