// Teams: who of a side moves, the names of a seat, and the seats that a record's tags tell of.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Session, initSync } from "../../generated/magomba_wasm.js";
import {
  atLevel,
  inSeconds,
  LINK,
  LONGEST_NAME,
  MOST_NAMES,
  namesIn,
  PERSON,
  persons,
  readSeat,
  seatOfTag,
} from "../seats.js";
import { resultHeading } from "../words/moves.js";
import { settle, table, until } from "./table.js";
import { nameOnTurn, whoMoves } from "./teams.js";

// The test bundle lies three folders below the built engine.
initSync({ module: readFileSync(new URL("../../../magomba_wasm_bg.wasm", import.meta.url)) });

const TEAM = persons(["Rudo", "Tendai"]);

test("the persons of a side move in turn", () => {
  const turns = {
    seats: { S: TEAM, N: PERSON },
    moves: ["a1", "d1", "a2", "d2"],
    movers: ["S", "N", "S", "N"],
  } as const;
  assert.equal(nameOnTurn({ ...turns, side: "S", ply: 0 }), "Rudo");
  assert.equal(nameOnTurn({ ...turns, side: "S", ply: 2 }), "Tendai");
  assert.equal(nameOnTurn({ ...turns, side: "S", ply: 4 }), "Rudo");
  assert.equal(nameOnTurn({ ...turns, side: "N", ply: 1 }), null);
  assert.equal(whoMoves({ ...turns, side: "S", ply: 2 }), "Tendai to move (South)");
  assert.equal(whoMoves({ ...turns, side: "N", ply: 1 }), "North to move");
});

test("whoever answers an offer makes the move after it, too", () => {
  const seats = { S: PERSON, N: TEAM };
  const game = { seats, moves: ["offer:a1", "refuse", "b1", "a1"], movers: ["S", "N", "N", "S"] } as const;
  assert.equal(nameOnTurn({ ...game, side: "N", ply: 1 }), "Rudo");
  assert.equal(nameOnTurn({ ...game, side: "N", ply: 2 }), "Rudo");
  assert.equal(nameOnTurn({ ...game, side: "N", ply: 4 }), "Tendai");
});

test("names are bounded and plain", () => {
  assert.equal(persons(namesIn(" , ")), PERSON);
  assert.deepEqual(persons(namesIn("Rudo,  Tendai ,\u0007")).names, ["Rudo", "Tendai"]);
  assert.equal(persons(Array<string>(50).fill("x")).names?.length, MOST_NAMES);
  assert.equal(persons(["🐘".repeat(100)]).names?.[0], "🐘".repeat(LONGEST_NAME));
  assert.deepEqual(readSeat({ kind: "person", names: ["Rudo", 7, "Tendai"] }), TEAM);
  assert.deepEqual(readSeat({ kind: "person", names: "Rudo" }), PERSON);
});

test("the names of those who have won are told with the result", () => {
  const seats = { S: TEAM, N: PERSON };
  const ended = { ending: "captured", scoreSouth: 20, scoreNorth: 4, withoutGlory: false } as const;
  assert.equal(resultHeading({ ...ended, result: "S" }, seats), "South has won: Rudo and Tendai");
  assert.equal(resultHeading({ ...ended, result: "N" }, seats), "North has won");
  assert.equal(resultHeading({ ...ended, result: "=" }, seats), "A draw");
});

test("whoever plays the computer is told of as you", () => {
  const ended = { ending: "captured", scoreSouth: 20, scoreNorth: 4, withoutGlory: false } as const;
  const [mine, named] = [
    { S: PERSON, N: atLevel(2) },
    { S: TEAM, N: atLevel(2) },
  ];
  assert.equal(resultHeading({ ...ended, result: "S" }, mine), "You have won");
  assert.equal(resultHeading({ ...ended, result: "N" }, mine), "The computer has won");
  assert.equal(resultHeading({ ...ended, result: "=" }, mine), "A draw");
  assert.equal(resultHeading({ ...ended, result: "S" }, named), "South has won: Rudo and Tendai");
  assert.equal(resultHeading({ ...ended, result: "N" }, named), "The computer has won");
  assert.equal(resultHeading({ ...ended, result: "S" }, { S: atLevel(1), N: inSeconds(3) }), "South has won");
  assert.equal(resultHeading({ ...ended, result: "N" }, { S: PERSON, N: LINK }), "North has won");
});

test("a record's tags tell who sat there", () => {
  assert.deepEqual(seatOfTag("Computer, level 5"), atLevel(5));
  assert.deepEqual(seatOfTag("Computer, level 9"), PERSON);
  assert.deepEqual(seatOfTag("Computer, half a second a move"), inSeconds(0.5));
  assert.deepEqual(seatOfTag("Computer, 1 second a move"), inSeconds(1));
  assert.deepEqual(seatOfTag("Rudo, Tendai"), TEAM);
  assert.deepEqual(seatOfTag("Person"), PERSON);
  assert.deepEqual(seatOfTag("<b>"), persons(["<b>"]));
});

test("a game is played back from its beginning, or from the cursor, and can be stopped", async () => {
  const game = table(Session.start("gore"));
  const { play, board } = game;
  const { match } = play.stage;
  for (const move of ["a1", "b1", "a2"]) match.act(move);
  play.open(null, false);
  board.holds = true;
  play.perform("play-back");
  assert.equal(play.state.playing, true);
  assert.equal(play.state.phase, "animating");
  await until(() => board.played.length === 1);
  assert.equal(play.state.ply, 1);
  board.end();
  await until(() => board.played.length === 2);
  play.perform("play-back");
  assert.equal(play.state.playing, false);
  assert.equal(play.state.ply, 2);
  await settle();
  assert.equal(board.played.length, 2);
  board.holds = false;
  play.perform("play-back");
  await until(() => !play.state.playing);
  assert.equal(board.played.length, 3);
  assert.deepEqual([play.state.ply, play.state.phase], [3, "turn"]);
  assert.equal(game.saved.at(-1)?.cursor, 3);
});

test("a note is kept with its move, one that is too long is refused", () => {
  const game = table(Session.start("gore"));
  game.play.stage.match.act("a1");
  game.play.open(null, false);
  assert.equal(game.play.note(1, "a good {start}"), null);
  assert.match(game.saved.at(-1)?.record ?? "", /1\. a1 \{a good \{start\)\}/);
  assert.match(String(game.play.note(1, "x".repeat(3000))), /2,000/);
  assert.equal(game.play.note(1, ""), null);
  assert.doesNotMatch(game.saved.at(-1)?.record ?? "", /\{/);
});
