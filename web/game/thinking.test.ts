// The computer player and the analysis of the JavaScript API, run for real in Node: moves, lines, time, errors.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  Session,
  analyse,
  chooseMove,
  chooseMoveIn,
  games,
  initSync,
  type AnalysisReport,
} from "../generated/magomba_wasm.js";
import { codeOf } from "./for-tests.js";

// The test bundle lies two folders below the built engine.
initSync({ module: readFileSync(new URL("../../magomba_wasm_bg.wasm", import.meta.url)) });

test("the computer chooses legal moves at every level, the same for the same seed whatever it was asked before", () => {
  for (const { game } of games()) {
    const session = Session.start(game);
    for (let ply = 0; ply < 8 && session.outcome() === undefined; ply += 1) {
      const level = ply + 1;
      const move = chooseMove(session.recordToCursor(), level, ply);
      chooseMoveIn(session.recordToCursor(), 20);
      assert.equal(chooseMove(session.recordToCursor(), level, ply), move);
      session.act(move);
    }
    assert.ok(session.plies() > 0);
  }
});

/** All that an analysis of a record tells. */
function analysed(record: string, lines: number, nodes: number): AnalysisReport[] {
  const reports: AnalysisReport[] = [];
  analyse(record, lines, nodes, 60_000, (report) => reports.push(report));
  return reports;
}

test("an analysis tells of each depth the best lines, whose moves can be played", () => {
  for (const { game } of games()) {
    const session = Session.start(game);
    const reports = analysed(session.record(), 3, 3000);
    assert.deepEqual(
      reports.map(({ depth }) => depth),
      reports.map((_, index) => index + 1),
    );
    const last = reports.at(-1);
    const starts = session.startable().filter((may) => may !== 0).length;
    assert.ok(last !== undefined && last.nodes > 0);
    assert.equal(last.lines.length, Math.min(3, starts));
    assert.equal(new Set(last.lines.map(({ moves }) => moves[0])).size, last.lines.length);
    for (const { value, moves } of last.lines) {
      assert.equal(value.kind, "score");
      const played = Session.start(game);
      for (const move of moves) played.act(move);
    }
  }
});

test("an analysis sees an end: a win for the one, a loss for the other; nothing of a game that is over", () => {
  const best = (position: string): unknown =>
    analysed(Session.fromPosition(position).record(), 1, 5000).at(-1)?.lines[0]?.value;
  assert.deepEqual(best("tsoro:bonus=0 0x6/0,0,0,0,2,0/0x6/1,0x4,2 S"), { kind: "win", plies: 1 });
  assert.deepEqual(best("tsoro:bonus=0 0x6/0,1,0x4/0x6/3,1,2,3,1,2 N"), { kind: "loss", plies: 4 });
  const over = Session.start("gore");
  over.act("resign");
  assert.deepEqual(analysed(over.record(), 1, 1000), []);
});

test("an analysis with no time at all ends at once", () => {
  for (const milliseconds of [0, -1, NaN]) {
    const depths: number[] = [];
    analyse(Session.start("tsoro").record(), 1, Infinity, milliseconds, ({ depth }) => {
      depths.push(depth);
      if (depth > 5) throw new Error("it goes on and on");
    });
    assert.deepEqual(depths, []);
  }
});

test("an analysis refuses what is no record, and passes on what its listener throws", () => {
  assert.equal(
    codeOf(() => {
      analyse("nonsense", 1, 10, 10, () => undefined);
    }),
    "no-game-tag",
  );
  assert.throws(() => {
    analyse(Session.start("tsoro").record(), 1, 1000, 10_000, () => {
      throw new Error("no ear");
    });
  }, /no ear/);
  assert.ok(analysed(Session.start("tsoro").record(), 1, 1000).length > 0, "the next question is answered");
});

test("the computer thinks for some time, and tells the best move so far", () => {
  for (const { game } of games()) {
    const session = Session.start(game);
    // Kimasai has one first move only, and no thought is given to that.
    session.act(chooseMove(session.record(), 1, 1));
    const told: string[] = [];
    const move = chooseMoveIn(session.recordToCursor(), 50, (best) => told.push(best));
    // On a busy machine there may have been no time for a first one.
    assert.equal(told.at(-1) ?? move, move);
    session.act(move);
    assert.equal(session.plies(), 2);
  }
  for (const milliseconds of [0, -1, NaN]) {
    const session = Session.start("tsoro");
    session.act(chooseMoveIn(session.recordToCursor(), milliseconds));
    assert.equal(session.plies(), 1);
  }
});

test("what the caller's function throws does not end the thinking", () => {
  const record = Session.start("gore").recordToCursor();
  let told = 0;
  const move = chooseMoveIn(record, 50, () => {
    told += 1;
    throw new Error("not now");
  });
  assert.ok(told > 1 && move.length > 1);
});

test("a move without a choice takes no time", () => {
  for (const position of ["gore 5,5,5,5/0x4 S nnnn/ssss 10,18 - -", "tsoro 0x6/1,0x5/0x6/0x4,1,2 S"]) {
    const record = Session.fromPosition(position).recordToCursor();
    const told: string[] = [];
    // An hour: the test would not end.
    const move = chooseMoveIn(record, 3_600_000, (best) => told.push(best));
    assert.deepEqual(told, []);
    assert.ok(["pass", "a6"].includes(move), move);
  }
});

test("no move is chosen where there is none", () => {
  const playing = Session.start("tsoro").record();
  const over = Session.fromPosition("tsoro 0x6/0x6/0x6/2x6 N").record();
  const cases: [() => string, string][] = [
    [() => chooseMove(playing, 0, 1), "level"],
    [() => chooseMove(playing, 9, 1), "level"],
    [() => chooseMove(playing, 2.5, 1), "level"],
    [() => chooseMove(playing, NaN, 1), "level"],
    // The second number of thirty-two bits that is a one.
    [() => chooseMove(playing, 2 ** 32 + 1, 1), "level"],
    [() => chooseMove(over, 4, 1), "over"],
    [() => chooseMoveIn(over, 10), "over"],
    [() => chooseMoveIn("x".repeat(2 ** 20 + 1), 10), "text-too-long"],
  ];
  for (const [run, code] of cases) assert.equal(codeOf(run), code);
});
