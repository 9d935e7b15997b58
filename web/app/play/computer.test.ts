// The computer's turn on the page: late answers, failures, pausing, one move at a time, the sign that it thinks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Session, chooseMove, initSync } from "../../generated/magomba_wasm.js";
import { atLevel, inSeconds, PERSON } from "../seats.js";
import type { Action, Seat } from "../state.js";
import { promptFor } from "./prompts.js";
import { settle, table, until, type Table } from "./table.js";

// The test bundle lies three folders below the built engine.
initSync({ module: readFileSync(new URL("../../../magomba_wasm_bg.wasm", import.meta.url)) });

const anyMove = (at: Table): string => chooseMove(at.play.stage.match.recordToCursor(), 1, 1);

test("a late answer of the computer is not played", async () => {
  const at = table(Session.start("kimasai"), { S: PERSON, N: atLevel(4) });
  at.play.open(null, true);
  at.play.hole([...at.play.state.startable][0] ?? 0);
  await settle();
  assert.equal(at.play.state.phase, "thinking");
  const late = at.opponent.answer;
  at.press("undo");
  late("d1");
  await settle();
  assert.deepEqual([at.play.state.phase, at.play.state.moves.length, at.play.state.ply], ["turn", 1, 0]);
});

test("a computer that fails can be asked again, but not in a game that is gone", async () => {
  const at = table(Session.start("kimasai"), { S: atLevel(4), N: PERSON });
  at.play.open(null, true);
  at.opponent.fail(new Error("dead"));
  await settle();
  assert.equal(at.play.state.phase, "turn");
  at.again?.();
  assert.equal(at.opponent.asked, 2);
  at.opponent.fail(new Error("dead"));
  await settle();
  at.play.stage.dispose();
  at.again?.();
  assert.equal(at.opponent.asked, 2);
  at.play.stage.dispose();
  assert.deepEqual(at.troubles, []);
});

test("a move of the computer that is none stops it with a notice", async () => {
  const at = table(Session.start("kimasai"), { S: atLevel(4), N: PERSON });
  at.play.open(null, true);
  at.opponent.answer("z9");
  await settle();
  assert.ok(at.again !== null);
  assert.equal(at.play.state.phase, "turn");
  assert.equal(at.play.state.ply, 0);
});

test("pausing computers that play each other lets the move be shown to its end; then they go on move by move", async () => {
  const at = table(Session.start("kimasai"), { S: atLevel(4), N: inSeconds(2) });
  at.board.holds = true;
  at.speed = "at-once";
  const answers = (): void => {
    at.opponent.answer(anyMove(at));
  };
  const buttons = (): Action[] => promptFor(at.play.state).buttons.map(({ action }) => action);
  at.play.open(null, true);
  assert.deepEqual(at.opponent.skill, atLevel(4));
  answers();
  await until(() => at.play.state.phase === "animating");
  assert.deepEqual(buttons(), ["pause"]);
  at.press("pause");
  assert.deepEqual([at.play.state.phase, buttons()], ["animating", ["resume", "step"]]);
  at.press("step");
  assert.equal(at.board.hurried, 1);
  await settle();
  assert.deepEqual([at.play.state.phase, at.play.state.paused, at.opponent.asked], ["turn", true, 1]);
  assert.deepEqual(buttons(), ["resume", "step", "review"]);

  at.press("step");
  assert.deepEqual([at.play.state.phase, at.opponent.asked], ["thinking", 2]);
  assert.deepEqual(at.opponent.skill, inSeconds(2));
  assert.deepEqual(buttons(), ["resume", "step"]);
  at.press("step");
  assert.equal(at.opponent.asked, 2);
  answers();
  await until(() => at.play.state.phase === "animating");
  at.press("step");
  await settle();
  assert.deepEqual([at.play.state.phase, at.play.state.plies, at.opponent.asked], ["turn", 2, 2]);

  at.press("step", "resume");
  assert.deepEqual([at.play.state.phase, at.opponent.asked], ["thinking", 3]);
  answers();
  await until(() => at.play.state.phase === "animating");
  at.play.hurry();
  await until(() => at.opponent.asked === 4);
  at.play.stage.dispose();
});

test("what the computer decides in a move is shown and said before it is carried out", async () => {
  const OFFER = "gore 2,3,4,5/1,0,7,2 S nnnn/ssss 6,18 - -";
  const shown = async (position: string, move: string): Promise<string[]> => {
    const session = Session.fromPosition(position);
    const at = table(session, { S: atLevel(3), N: PERSON });
    at.speed = "at-once";
    const headings: string[] = [];
    at.changed = () => {
      const { phase, remark } = at.play.state;
      if (phase === "animating" && remark !== null) headings.push(remark);
    };
    at.play.open(null, true);
    at.opponent.answer(move);
    await until(() => at.play.state.plies === 1 && at.play.state.phase !== "animating");
    return headings;
  };
  assert.deepEqual(await shown(OFFER, "offer:a2,a3"), ["South offers a2 and a3."]);
  assert.deepEqual(await shown("gore 2,3,4,5/1,0,7,2 S nnnn/ssss 18,6 b2 -", "accept"), [
    "South accepts the offer of b2.",
  ]);
  assert.deepEqual(await shown("gore 2,3,4,5/1,0,7,2 S nnnn/ssss 18,6 b2 -", "refuse"), ["South refuses the offer."]);
  assert.deepEqual(await shown("tsoro 2x6/0x6/0x6/2x6 S", "a4>"), [
    "South begins at a4.",
    "South lifts and goes on at a6.",
  ]);
});

test("thinking is said only when it takes long, and may be cut short where it has time", async () => {
  const shown = async (seat: Seat): Promise<[boolean, Action[]]> => {
    const at = table(Session.start("kimasai"), { S: seat, N: PERSON });
    at.play.open(null, true);
    await settle();
    assert.equal(at.play.state.thinkingShown, false);
    assert.deepEqual(promptFor(at.play.state).buttons, []);
    await until(() => at.play.state.thinkingShown);
    const said = at.said.includes("South is thinking…");
    at.press("move-now");
    assert.equal(at.opponent.hurried, 1);
    return [said, promptFor(at.play.state).buttons.map(({ action }) => action)];
  };
  assert.deepEqual(await shown(atLevel(8)), [true, []]);
  assert.deepEqual(await shown(inSeconds(60)), [true, ["move-now"]]);
});

test("a move that has come but waits to be shown is no longer thought about", async () => {
  const at = table(Session.start("kimasai"), { S: atLevel(1), N: atLevel(1) });
  at.play.open(null, true);
  let shown = false;
  at.opponent.answer(anyMove(at));
  await until(() => {
    shown ||= at.play.state.thinkingShown;
    return at.play.state.plies === 1;
  });
  assert.equal(shown, false);
});

test("a game of computers can be ended where it is, taken up again, or gone back in", async () => {
  const at = table(Session.start("kimasai"), { S: atLevel(1), N: atLevel(1) });
  const buttons = (): Action[] => promptFor(at.play.state).buttons.map(({ action }) => action);
  at.speed = "at-once";
  at.play.open(null, true);
  for (const plies of [1, 2]) {
    at.opponent.answer(anyMove(at));
    await until(() => at.play.state.plies === plies && at.play.state.phase === "thinking");
  }
  at.press("end");
  assert.deepEqual([at.play.state.phase, at.play.state.outcome, at.play.state.plies], ["over", null, 2]);
  assert.deepEqual(buttons(), ["new-game", "review", "resume"]);
  assert.equal(at.said.at(-1), "Nobody has won. It is kept as unfinished.");
  assert.equal(at.saved.at(-1)?.finished, true);
  assert.match(at.saved.at(-1)?.record ?? "", /\[Result "\*"\]|^(?![^]*\[Result)/);
  at.press("undo");
  assert.deepEqual([at.play.state.phase, at.play.state.ply, at.saved.at(-1)?.finished], ["turn", 1, false]);
  at.press("redo", "end");
  assert.equal(at.play.state.phase, "over");
  at.press("resume");
  assert.deepEqual([at.play.state.phase, at.saved.at(-1)?.finished], ["thinking", false]);
  at.play.stage.dispose();

  const watched = table(Session.start("kimasai"), { S: PERSON, N: atLevel(1) });
  watched.play.open(null, true);
  watched.press("end");
  assert.equal(watched.play.state.phase, "turn", "a person resigns");
});
