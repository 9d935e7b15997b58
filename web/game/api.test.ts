// The JavaScript API of the engine, run for real in Node: what it hands out, its turns, its cursor, its errors.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Session, games, initSync, readGames, type GameRead } from "../generated/magomba_wasm.js";
import { codeOf } from "./for-tests.js";

// The test bundle lies two folders below the built engine.
initSync({ module: readFileSync(new URL("../../magomba_wasm_bg.wasm", import.meta.url)) });

test("games and their options", () => {
  assert.deepEqual(
    games().map(({ game, usualColumns, columns }) => [game, usualColumns, columns.length]),
    [
      ["tsoro", 21, 6],
      ["nsolo", 8, 29],
      ["kimasai", 12, 1],
      ["gore", 4, 1],
    ],
  );
  const tsoro = games()[0];
  assert.deepEqual(tsoro?.options[1], { name: "bonus", values: ["2", "0", "1", "3"], default: "2" });
});

test("a board in typed arrays, layout order", () => {
  const session = Session.start("tsoro:heads=1", 6);
  const board = session.board();
  assert.deepEqual(board.holes.slice(0, 7), ["d1", "d2", "d3", "d4", "d5", "d6", "c1"]);
  assert.deepEqual(Array.from(session.stones()), [3, 2, 2, 2, 2, 2, ...Array<number>(12).fill(0), 2, 2, 2, 2, 2, 3]);
  assert.ok(session.stones() instanceof Uint8Array && session.taken() instanceof Uint16Array);
  assert.deepEqual(
    board.ringSouth.map((index) => board.holes[index]),
    ["a1", "a2", "a3", "a4", "a5", "a6", "b6", "b5", "b4", "b3", "b2", "b1"],
  );
  assert.deepEqual(
    board.ringNorth.map((index) => board.holes[index]),
    ["d6", "d5", "d4", "d3", "d2", "d1", "c1", "c2", "c3", "c4", "c5", "c6"],
  );
  assert.deepEqual(
    board.holes.filter((_, index) => board.heads[index]),
    ["d1", "a6"],
  );
});

test("a turn with a head's choice: preview, cancel, resume, answer", () => {
  const session = Session.start("tsoro", 6);
  const begun = session.begin("a4");
  assert.deepEqual(begun.choice, { kind: "head", hole: "a6", goOn: true });
  assert.deepEqual(begun.steps, [{ kind: "lap", from: "a4", stones: 2, last: "a6", relay: false }]);
  assert.equal(begun.move, undefined);
  assert.equal(session.running(), "a4");
  assert.ok(session.startable().every((may) => may === 0));
  assert.equal(session.position(), "tsoro 2x6/0x6/0x6/2x6 S");
  assert.equal(session.preview("|").move, "a4|");
  assert.equal(session.running(), "a4");
  session.cancel();
  assert.equal(session.running(), undefined);
  assert.equal(session.begin("a4>").move, "a4>");
  assert.deepEqual(session.moves(), ["a4>"]);
  assert.equal(session.side(), "N");
});

test("bonus stones are offered with their numbers, and wrong answers change nothing", () => {
  const session = Session.fromPosition("nsolo 0x4,1,0x3/0,3,2,0x5/0x3,2,0x4/0x8 S");
  const { choice } = session.begin("b4");
  assert.deepEqual(choice, { kind: "stones", upTo: 3, holes: ["c3", "d5"], stones: [2, 1] });
  assert.equal(
    codeOf(() => session.answer("c3:3")),
    "bonus-more-than-there",
  );
  assert.equal(
    codeOf(() => session.answer("c3")),
    "wrong-bonus",
  );
  assert.equal(
    codeOf(() => session.answer(">")),
    "wrong-answer",
  );
  assert.equal(session.answer("c3:2").move, "b4xc3:2");
  assert.deepEqual(session.summary(1), {
    side: "S",
    move: "b4xc3:2",
    kind: "sow",
    from: "b4",
    last: "b2",
    laps: 1,
    captured: 3,
    bonusHoles: 1,
    bonusStones: 2,
    holes: ["c2", "c3"],
  });
  assert.deepEqual(Array.from(session.taken()).slice(0, 1), [30 - 1]);
});

test("undo, redo and another way; the record keeps what follows until a move is made", () => {
  const session = Session.start("gore");
  for (const move of ["a1", "b1", "a2"]) session.act(move);
  session.goTo(1);
  assert.deepEqual([session.ply(), session.plies()], [1, 3]);
  assert.match(session.record(), /1\. a1 b1 2\. a2/);
  assert.match(session.recordToCursor(), /1\. a1\n/);
  session.goTo(3);
  session.goTo(1);
  session.act("b2");
  assert.deepEqual(session.moves(), ["a1", "b2"]);
  assert.equal(
    codeOf(() => session.goTo(3)),
    "no-such-ply",
  );
  assert.equal(Session.fromRecord(session.record()).position(), session.position());
});

test("comments are written, kept in the record, and bounded", () => {
  const session = Session.start("gore");
  session.act("a1");
  session.act("b1");
  session.setComment(1, "one {brace} and\nanother\tline");
  session.setComment(0, "before");
  assert.deepEqual(session.comments(), ["before", "one {brace) and\nanother line", ""]);
  const again = Session.fromRecord(session.record());
  assert.deepEqual(again.comments(), session.comments());
  session.setComment(0, "");
  assert.deepEqual(session.comments()[0], "");
  assert.equal(
    codeOf(() => session.setComment(3, "x")),
    "no-such-ply",
  );
  assert.equal(
    codeOf(() => session.setComment(1, "x".repeat(2001))),
    "comment-too-long",
  );
  session.act("a2");
  for (let ply = 0; ply <= 3; ply += 1) session.setComment(ply, "é".repeat(2000));
  assert.deepEqual(Session.fromRecord(session.record()).comments(), session.comments());
  // All comments together have a limit, too: others may have written long ones.
  const long = Session.fromRecord(`[Game "gore"]\n\n1. a1 {${"x".repeat(100_000)}} b1`);
  assert.equal(
    codeOf(() => long.setComment(2, "x")),
    "comment-too-long",
  );
  long.setComment(2, "");
  long.setComment(1, "short");
  long.setComment(2, "x");
});

/** What a text of many games holds. */
function readAll(text: string, most = 100): { read: GameRead[]; count: number } {
  const read: GameRead[] = [];
  const count = readGames(text, most, (game) => read.push(game));
  return { read, count };
}

test("a text of many games is told game by game, bad ones with their line", () => {
  const text =
    '[Game "gore"]\n[South "Rudo"]\n\n1.a1 resign\n\n[Game "gore"]\n\n1. b1\n\n[Game "tsoro"]\n[Columns "6"]\n';
  const { read, count } = readAll(text);
  assert.equal(count, 3);
  const [good, bad, fresh] = read;
  assert.ok(good?.kind === "game" && fresh?.kind === "game");
  assert.deepEqual(bad, { kind: "bad", line: 8, message: 'line 8: move 1, "b1": b1 is not South\'s hole' });
  assert.equal(good.record, '[Game "gore"]\n[South "Rudo"]\n[Result "S"]\n[Ending "resigned"]\n\n1. a1 resign\n');
  assert.deepEqual([good.game, good.plies, good.outcome?.result, good.south], ["gore", 2, "S", "Rudo"]);
  assert.deepEqual([fresh.position, fresh.outcome, fresh.date], ["tsoro 2x6/0x6/0x6/2x6 S", undefined, ""]);
  assert.deepEqual(readAll(text, 1).read.length, 1);
  assert.equal(readAll(text, 1).count, 3);
  assert.deepEqual(readAll(""), { read: [], count: 0 });
  assert.equal(
    codeOf(() => readAll("x".repeat(5 * 2 ** 20 + 1))),
    "text-too-long",
  );
});

test("Goré: what may be done, offers and their answer", () => {
  const session = Session.fromPosition("gore 4x4/4,0x2,4 S nnnn/ssss 12,12 - -");
  assert.deepEqual(session.actions(), {
    sow: true,
    pass: false,
    answer: false,
    offerMax: 2,
    offerHoles: ["a1", "a2", "a3", "a4"],
    price: 6,
  });
  assert.deepEqual(session.act("offer:a2").steps, [{ kind: "offer", holes: ["a2"] }]);
  assert.deepEqual(session.offer(), ["a2"]);
  assert.equal(session.actions().answer, true);
  assert.deepEqual(session.act("accept").steps, [{ kind: "pay", hole: "a2", stones: 6, by: "N" }]);
  assert.equal(session.owners()[5], 1);
});

test("the end of a game", () => {
  const session = Session.fromPosition("gore 4x3,3/4x3,1 S nnnn/ssss 10,10 - S");
  session.act("a4x");
  assert.deepEqual(session.outcome(), {
    result: "S",
    ending: "cleared",
    withoutGlory: true,
    scoreSouth: 38,
    scoreNorth: 10,
  });
  assert.equal(
    codeOf(() => session.act("resign")),
    "over",
  );
});

test("errors have stable codes and name the place", () => {
  const session = Session.start("tsoro");
  assert.equal(
    codeOf(() => Session.start("oware")),
    "text",
  );
  assert.equal(
    codeOf(() => Session.start("tsoro", 7)),
    "columns",
  );
  assert.equal(
    codeOf(() => Session.fromPosition("tsoro 2x6/0x6/0x6/9x6 S")),
    "too-many-stones",
  );
  assert.equal(
    codeOf(() => Session.fromRecord("<script>")),
    "no-game-tag",
  );
  assert.equal(
    codeOf(() => Session.fromRecord("x".repeat(2 ** 20 + 1))),
    "text-too-long",
  );
  assert.equal(
    codeOf(() => session.begin("d1")),
    "not-yours",
  );
  assert.equal(
    codeOf(() => session.begin("a1x")),
    "turn-text",
  );
  assert.equal(
    codeOf(() => session.answer(">")),
    "no-turn",
  );
  assert.equal(
    codeOf(() => session.setTag("Result", "S")),
    "tag-name",
  );
  assert.equal(session.plies(), 0);
});
