// Hints: told step by step, marked on the board, shown and put back; and lines of play in place of the game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { initSync, Session } from "../../generated/magomba_wasm.js";
import { promptFor } from "./prompts.js";
import { settle, table, type Table } from "./table.js";

// The test bundle lies three folders below the built engine.
initSync({ module: readFileSync(new URL("../../../magomba_wasm_bg.wasm", import.meta.url)) });

const START = Session.start("tsoro", 6).position();
const OFFER = "gore 2,3,4,5/1,0,7,2 S nnnn/ssss 6,18 - -";

/** A game at a position, asked for a hint that finds `moves`. */
async function hinted(position: string, moves: string[]): Promise<Table> {
  const at = table(Session.fromPosition(position));
  at.play.open(null, true);
  await ask(at, moves);
  return at;
}

async function ask(at: Table, moves: string[]): Promise<void> {
  at.press("hint");
  assert.equal(promptFor(at.play.state).note, "Looking for a good move…");
  at.analyst.told({ depth: 1, nodes: 1, lines: [{ value: { kind: "score", stones: 0 }, moves }] });
  at.analyst.finish(true);
  await settle();
}

/** The names of the holes that the hint points at. */
function pointed({ play, board }: Table): string[] {
  return [...board.marks.hinted].map((index) => play.state.info.holes[index] ?? "");
}

test("a hint in three steps: where, what, shown; the game stays as it is", async () => {
  const at = await hinted(START, ["a2", "d5"]);
  assert.equal(promptFor(at.play.state).note, "Have a look at a2.");
  assert.equal(at.said.at(-1), "Have a look at a2.");
  assert.deepEqual(pointed(at), ["a2"]);
  at.press("hint");
  assert.match(promptFor(at.play.state).note ?? "", /^From a2 it sows \d+ laps?/);
  const saves = at.saved.length;
  at.press("hint");
  await settle();
  const shown = promptFor(at.play.state);
  assert.deepEqual([shown.kind, shown.heading], ["aside", "The hint on the board"]);
  assert.equal(at.board.played.length, 1);
  assert.deepEqual(
    shown.buttons.map(({ action }) => action),
    ["line-leave"],
  );
  assert.equal(at.play.state.plies, 0);
  at.press("line-leave");
  assert.equal(promptFor(at.play.state).kind, "turn");
  assert.deepEqual(pointed(at), []);
  assert.equal(at.saved.length, saves, "nothing was saved");
  assert.deepEqual(at.troubles, []);
});

test("a line that cannot be shown being made is on the board all the same, with a notice", async () => {
  const at = await hinted(START, ["a2", "d5"]);
  at.press("hint");
  at.board.play = () => Promise.reject(new Error("no canvas"));
  at.press("hint");
  await settle();
  assert.deepEqual([at.play.state.phase, promptFor(at.play.state).kind], ["turn", "aside"]);
  assert.equal(at.troubles.length, 1);
});

test("undo while the hint's move is being shown only ends the showing", async () => {
  const at = table(Session.start("kimasai"));
  at.play.open(null, true);
  at.play.hole([...at.play.state.startable][0] ?? 0);
  await settle();
  const [move = ""] = [...at.play.state.startable].map((index) => at.play.state.info.holes[index] ?? "");
  await ask(at, [move]);
  at.press("hint");
  at.board.holds = true;
  at.press("hint");
  assert.equal(at.play.state.phase, "animating");
  at.press("undo");
  await settle();
  assert.deepEqual([at.play.state.phase, at.play.state.ply, at.play.state.aside], ["turn", 1, null]);
  assert.deepEqual(at.troubles, []);
});

test("a hint says where to go on, where to stop, and what to take", async () => {
  const heads = await hinted(START, ["a4|"]);
  heads.press("hint");
  assert.match(promptFor(heads.play.state).note ?? "", / Stop at a6\.$/);
  const on = await hinted(START, ["a4>"]);
  on.press("hint");
  assert.match(promptFor(on.play.state).note ?? "", / Lift and go on at a6\.$/);
  const bonus = await hinted("tsoro 2,3,0x2,1,0/0,3,0x2,2,0/0x6/1,0x4,2 S", ["a6xd2,c2"]);
  bonus.press("hint");
  assert.match(
    promptFor(bonus.play.state).note ?? "",
    /captures 3 and takes 2 more holes, 6 stones\. Take from c2 and d2\.$/,
  );
});

test("a hint to offer names no hole at first; a hint on an offer says which answer", async () => {
  const offers = await hinted(OFFER, ["offer:a1,a4"]);
  assert.deepEqual(pointed(offers), []);
  assert.match(promptFor(offers.play.state).note ?? "", /offering holes/);
  offers.press("hint");
  assert.equal(promptFor(offers.play.state).note, "Offer a1 and a4.");
  assert.deepEqual(pointed(offers).sort(), ["a1", "a4"]);
  const answers = await hinted(OFFER.replace("- -", "a2 -").replace(" S ", " N "), ["refuse", "a1"]);
  assert.equal(promptFor(answers.play.state).note, "Refusing looks better than accepting.");
});

test("inside a turn a hint says the next answer, or that another beginning is better", async () => {
  const at = table(Session.fromPosition(START));
  at.play.open(null, true);
  for (const [move, words] of [
    ["a4>|", "Lift and go on at a6."],
    ["a4|", "Stop at a6."],
    ["a1", "Another beginning looks better. You can take this one back with undo, and ask again."],
  ] as const) {
    at.hole("a4");
    await settle();
    assert.equal(at.play.state.choice?.kind, "head");
    await ask(at, [move]);
    assert.equal(promptFor(at.play.state).note, words);
    assert.ok(!promptFor(at.play.state).extras.some(({ action }) => action === "hint"), "there is no more to tell");
    at.press("undo");
  }
});

test("stones to take are named with their number", async () => {
  const whole = await hinted("nsolo 1,0x6,3/1,0x5,2,0/0x8/2,0x6,2 S", ["a8xd1:1,d8:1"]);
  whole.press("hint");
  assert.match(promptFor(whole.play.state).note ?? "", / Take 1 from d1 and 1 from d8\.$/);
  const at = table(Session.fromPosition("nsolo 1,0x6,3/1,0x5,2,0/0x8/2,0x6,2 S"));
  at.play.open(null, true);
  at.hole("a8");
  await settle();
  assert.equal(at.play.state.choice?.kind, "stones");
  await ask(at, ["a8xd1:1,d8:1"]);
  assert.equal(promptFor(at.play.state).note, "Take 1 from d1 and 1 from d8.");
  assert.deepEqual(pointed(at).sort(), ["d1", "d8"]);
});

test("a move ends the search for a hint, and a hint that cannot be found is said", async () => {
  const at = table(Session.start("kimasai"));
  at.play.open(null, true);
  at.press("hint", "hint");
  assert.equal(at.analyst.asked.length, 1);
  at.play.hole([...at.play.state.startable][0] ?? 0);
  assert.equal(at.analyst.cancelled, 1);
  await settle();
  assert.equal(at.play.state.hint, null);
  at.press("hint");
  at.analyst.finish(true);
  await settle();
  assert.match(promptFor(at.play.state).note ?? "", /No hint can be found/);
});
