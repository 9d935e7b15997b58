// What touches, buttons and keys do to a game: the real engine, with a board and an opponent that the tests hold.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Session, initSync } from "../../generated/magomba_wasm.js";
import { PEOPLE, settle, table } from "./table.js";

// The test bundle lies three folders below the built engine.
initSync({ module: readFileSync(new URL("../../../magomba_wasm_bg.wasm", import.meta.url)) });

const BONUS = "tsoro 2,3,0x2,1,0/0,3,0x2,2,0/0x6/1,0x4,2 S";
const STONES = "nsolo 1,0x6,3/1,0x5,2,0/0x8/2,0x6,2 S";
const OFFER = "gore 2,3,4,5/1,0,7,2 S nnnn/ssss 6,18 - -";

test("a move is saved before it is shown, and what it did is said after", async () => {
  const at = table(Session.start("kimasai"));
  at.board.holds = true;
  at.play.open(null, true);
  const from = [...at.play.state.startable][0] ?? 0;
  at.play.hole(from);
  assert.equal(at.play.state.phase, "animating");
  assert.equal(at.saved.at(-1)?.cursor, 1);
  assert.ok(!at.said.some((sentence) => sentence.startsWith("South stepped")));
  at.board.end();
  await settle();
  assert.equal(at.play.state.phase, "turn");
  assert.ok(at.said.some((sentence) => sentence.startsWith("South stepped")));
});

test("opening what is saved writes nothing", () => {
  const at = table(Session.start("kimasai"));
  at.play.open(null, false);
  assert.equal(at.saved.length, 0);
});

test("a position is saved from the first turn that is begun, not before", async () => {
  const at = table(Session.fromPosition(BONUS), PEOPLE, false);
  at.play.open(null, true);
  at.hole("a1");
  assert.equal(at.saved.length, 0);
  at.hole("a6");
  await settle();
  assert.equal(at.play.state.phase, "choice");
  assert.equal(at.saved.at(-1)?.running, "a6");
});

test("marks and what they would do are said; a preview ends with its marks", async () => {
  const at = table(Session.fromPosition(STONES));
  at.play.open(null, true);
  at.hole("a8");
  await settle();
  at.hole("d8");
  assert.equal(at.said.at(-1), "1 left to mark.");
  at.press("peek");
  assert.equal(at.said.at(-1), "One stone leaves the board.");
  at.hole("d8");
  assert.deepEqual(at.said.slice(-2), ["None left to mark.", "2 stones leave the board."]);
  at.hole("d8");
  assert.equal(at.said.at(-1), "All are marked; let go of one first.");
  at.press("clear");
  assert.equal(at.play.state.peek, null);
  assert.equal(at.play.stage.flags.peekOn, false);
  assert.equal(at.board.marks.preview, null);
});

test("a waiting offer can be shown again, a running turn cannot", async () => {
  const at = table(Session.fromPosition(OFFER));
  at.play.open(null, true);
  at.press("offer");
  at.hole("a2");
  assert.equal(at.said.at(-1), "1 of up to 3 holes marked.");
  at.board.holds = true;
  at.press("confirm");
  assert.deepEqual([at.play.state.phase, at.play.state.remark], ["animating", "South offered a2."]);
  at.board.holds = false;
  at.board.end();
  await settle();
  assert.equal(at.play.state.phase, "choice");
  const shown = at.board.played.length;
  at.press("replay");
  await settle();
  assert.equal(at.board.played.length, shown + 1);
  assert.deepEqual([at.play.state.phase, at.play.state.offer], ["choice", ["a2"]]);

  const other = table(Session.fromPosition(BONUS));
  other.play.open(null, true);
  other.hole("a6");
  await settle();
  const before = other.board.played.length;
  const sown = other.board.played.at(-1);
  other.hole("d2");
  other.press("replay");
  await settle();
  assert.deepEqual([other.board.played.length, other.board.played.at(-1)], [before + 1, sown]);
  assert.deepEqual([other.play.state.phase, [...other.play.state.picked.values()]], ["choice", [1]]);
});

test("inside a turn the move before it is shown again, and then what has been sown so far", async () => {
  const at = table(Session.fromPosition("tsoro 2x6/0x6/0x6/2x6 S"));
  at.play.open(null, true);
  at.hole("a2");
  await settle();
  while (at.play.state.phase === "choice") {
    at.press(at.play.state.choice?.kind === "head" ? "stop" : "confirm");
    await settle();
  }
  const head = [...at.play.state.startable].find((index) => {
    at.play.hole(index);
    const asks = at.play.state.choice?.kind === "head" || at.play.stage.match.running() !== null;
    if (!asks) at.press("undo");
    return asks;
  });
  assert.ok(head !== undefined, "a move of North asks something");
  await settle();
  const running = at.play.stage.match.running();
  const saved = at.saved.length;
  const played = at.board.played.length;
  at.press("replay");
  assert.equal(at.play.state.side, "S");
  await settle();
  assert.equal(at.board.played.length, played + 2);
  assert.deepEqual(at.board.played.slice(-1), at.board.played.slice(played - 1, played));
  assert.deepEqual([at.play.state.phase, at.play.stage.match.running()], ["choice", running]);
  assert.equal(at.saved.length, saved, "nothing was played");
});

test("step by step: every Next reaches the board, and each step is said", async () => {
  const at = table(Session.start("tsoro"));
  at.speed = "step";
  at.board.holds = true;
  at.play.open(null, true);
  at.hole("a5");
  at.press("next", "next");
  at.play.hurry();
  assert.equal(at.board.nexts, 3);
  const said = at.said.length;
  at.play.waitForStep();
  at.play.waitForStep();
  assert.deepEqual(at.said.slice(said), [
    "2 stones are lifted from a5 and sown one by one, the last into a7.",
    "Stones lie in a7: they are lifted and sown on.",
    "3 stones are lifted from a7 and sown one by one, the last into a10.",
    "Stones lie in a10: they are lifted and sown on.",
  ]);
  at.press("rest");
  await settle();
  assert.equal(at.play.state.phase, "turn");
  at.press("next");
  assert.equal(at.board.nexts, 3);
});

test("while a move is shown, holes are named by what they show and offer nothing", () => {
  const at = table(Session.start("tsoro"));
  at.board.holds = true;
  at.play.open(null, true);
  const label = at.board.labelFor(at.play.state.info.holes.indexOf("a5"), { stones: 2, owner: 0, preview: null });
  assert.equal(label, "a5, South, 2 stones, can start");
  at.hole("a5");
  const during = at.board.labelFor(at.play.state.info.holes.indexOf("a5"), { stones: 2, owner: 0, preview: null });
  assert.equal(during, "a5, South, 2 stones");
  assert.equal(at.board.heapText(1, 1), "North has taken 1 stone.");
});

test("a touch that can do nothing says why, at every question", async () => {
  const offers = table(Session.fromPosition("gore 2,3,4,5/1,0,7,2 S nnnn/ssss 18,6 - -"));
  offers.play.open(null, true);
  offers.press("offer");
  offers.hole("a1");
  offers.hole("a3");
  assert.equal(offers.said.at(-1), "North can pay for one hole only; let go of the marked one first.");
  offers.press("confirm");
  await settle();
  offers.hole("b1");
  assert.equal(offers.said.at(-1), "First choose below: accept, or refuse.");

  const stones = table(Session.fromPosition(STONES));
  stones.play.open(null, true);
  stones.hole("a8");
  await settle();
  stones.hole("d1");
  stones.hole("d1");
  assert.equal(stones.said.at(-1), "Every stone of d1 is marked already.");
  stones.hole("a1");
  assert.equal(stones.said.at(-1), "Nothing can be taken from a1.");

  const head = table(Session.start("tsoro", 6));
  head.play.open(null, true);
  head.hole("a4");
  await settle();
  assert.equal(head.play.state.choice?.kind, "head");
  head.hole("a4");
  assert.equal(head.said.at(-1), "First choose below: go on, or stop.");
});

test("Escape closes what is being looked at before it takes anything back", async () => {
  const at = table(Session.fromPosition(BONUS));
  at.play.open(null, true);
  at.hole("a6");
  await settle();
  at.hole("d1");
  at.press("peek");
  assert.equal(at.play.escape(), true);
  assert.equal(at.play.state.peek, null);
  assert.equal(at.play.state.picked.size, 1);
  at.play.escape();
  assert.equal(at.play.state.picked.size, 0);
  at.play.escape();
  assert.equal(at.play.state.phase, "turn");
  assert.equal(at.play.escape(), false);
});
