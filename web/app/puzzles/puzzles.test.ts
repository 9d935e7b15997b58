// The page's book of puzzles against the engine, the puzzle of the day, what is kept, and solving.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Engine } from "../../game/index.js";
import { Match } from "../../game/match.js";
import { initSync, Session } from "../../generated/magomba_wasm.js";
import { Store } from "../store.js";
import { BOOK, puzzleNamed, puzzleOfDay, puzzlesOf, readPuzzles, type Puzzle } from "./book.js";
import { nearness } from "./puzzle-words.js";
import { keepSolved, solved } from "./solved.js";
import { Solving } from "./solving.js";

initSync({ module: readFileSync(new URL("../../../magomba_wasm_bg.wasm", import.meta.url)) });

const openPosition = (position: string): Match => new Match(Session.fromPosition(position));
const engine = { fromPosition: openPosition } as unknown as Engine;

/** A storage that forgets. */
function emptyStore(): Store {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  };
  return new Store(() => storage as unknown as Storage);
}

/** A board that shows everything at once. */
const board = {
  setBoard: () => undefined,
  show: () => undefined,
  play: () => Promise.resolve(),
  hurry: () => undefined,
  next: () => undefined,
  labelFor: () => "",
  heapText: () => "",
  dataset: {} as DOMStringMap,
};

test("every game has puzzles of several grades, and each can be read and played through", () => {
  for (const game of ["tsoro", "nsolo", "kimasai", "gore"] as const) {
    const puzzles = puzzlesOf(game);
    assert.ok(puzzles.length >= 20, `${game}: ${String(puzzles.length)}`);
    assert.ok(new Set(puzzles.map(({ grade }) => grade)).size >= 3, game);
    const grades = puzzles.map(({ grade }) => grade);
    assert.deepEqual(grades, [...grades].sort());
  }
  for (const { name, position, line, goal } of BOOK) {
    const match = openPosition(position);
    for (const move of line) match.act(move);
    assert.equal(match.outcome()?.result, goal.kind === "win" ? "S" : undefined, name);
    match.free();
  }
});

test("what is no puzzle is passed over", () => {
  assert.deepEqual(
    readPuzzles("# a comment\n\nchess-aaaaa; x; win 1; 1; a1; a1\ntsoro-aaaaa; x; draw 1; 1; a1; a1"),
    [],
  );
  const [puzzle] = readPuzzles("gore-abcde; gore 0x4 S; gain 6; 2; a1 a2; a1 b2");
  assert.deepEqual(puzzle?.goal, { kind: "gain", stones: 6 });
  assert.deepEqual(puzzle.solutions, ["a1", "a2"]);
  assert.equal(puzzleNamed("tsoro-00000"), null);
});

test("each day has its puzzle by the local calendar, and all come before one comes back", () => {
  const days = BOOK.map((_, day) => puzzleOfDay(new Date(2026, 10, 1 + day, 12)));
  assert.equal(new Set(days).size, BOOK.length);
  assert.equal(puzzleOfDay(new Date(2026, 10, 30, 0, 0, 1)), puzzleOfDay(new Date(2026, 10, 30, 23, 59, 59)));
  assert.notEqual(puzzleOfDay(new Date(2026, 10, 30, 23, 59)), puzzleOfDay(new Date(2026, 11, 1, 0, 1)));
  assert.equal(puzzleOfDay(new Date(), []), null);
});

test("solved puzzles are kept, and nothing else that the storage holds", () => {
  const store = emptyStore();
  const [one, two] = BOOK;
  assert.ok(one !== undefined && two !== undefined);
  keepSolved(store, one.name);
  keepSolved(store, two.name);
  assert.deepEqual([...solved(store)], [one.name, two.name]);
  for (const text of ["", "{", "[1]", '{"solved": 3}', '{"solved": [null, "x", {}]}']) {
    store.set("puzzles", text);
    assert.equal(solved(store).size, 0, text);
  }
});

test("how near a turn was", () => {
  assert.equal(nearness("a5xc1", ["a5xc4,d7"]), "bonus");
  assert.equal(nearness("a5|", ["a5>xc4"]), "hole");
  assert.equal(nearness("a4xc1", ["a5xc4"]), "no");
  assert.equal(nearness("pass", ["a3"]), "no");
});

/** A puzzle on the board, and what has been said. */
function solve(puzzle: Puzzle): { solving: Solving; store: Store; said: string[] } {
  const store = emptyStore();
  const said: string[] = [];
  const solving = new Solving(puzzle, {
    engine,
    store,
    board,
    speed: () => "at-once",
    announce: (sentence) => said.push(sentence),
    failed: (error) => {
      throw error;
    },
    changed: () => undefined,
  });
  return { solving, store, said };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test("right turns are answered to the end; the last may be any that wins", async () => {
  const puzzle = BOOK.find(({ goal }) => goal.kind === "win" && goal.turns === 3);
  assert.ok(puzzle !== undefined);
  const { solving, store } = solve(puzzle);
  const { stage } = solving.play;
  for (const [ply, move] of puzzle.line.entries()) {
    if (ply % 2 === 1) continue;
    assert.equal(solving.status, "try");
    assert.equal(solving.left, 3 - ply / 2);
    stage.turn(() => stage.match.act(move));
    await settled();
  }
  assert.equal(solving.status, "right");
  assert.ok(solved(store).has(puzzle.name));
  solving.again();
  assert.equal(solving.left, 3);
  solving.end();
});

test("a wrong turn is told and taken back; a hint knows the solution; who was shown it has not solved it", async () => {
  const puzzle = BOOK.find(({ goal, game }) => goal.kind === "win" && goal.turns === 2 && game === "kimasai");
  assert.ok(puzzle !== undefined);
  const { solving, store, said } = solve(puzzle);
  const { stage } = solving.play;
  const [right = ""] = puzzle.line;
  const wrong = [...stage.match.startable()].map((index) => stage.match.info.holes[index] ?? "");
  const other = wrong.find((hole) => !right.startsWith(hole)) ?? "";
  stage.turn(() => stage.match.begin(other));
  await settled();
  assert.equal(solving.status, "wrong");
  assert.match(solving.wrong?.() ?? "", /hold out|right hole|right capture/);
  assert.ok(said.includes("Not this one"));
  solving.again();
  assert.equal(stage.match.ply(), 0);
  solving.play.perform("hint");
  await settled();
  assert.equal(stage.flags.hint?.kind, "told");
  solving.showLine();
  await settled();
  assert.ok(solving.aside);
  solving.play.escape();
  assert.equal(stage.match.position(), puzzle.position);
  for (const move of [puzzle.line[0] ?? "", puzzle.line[2] ?? ""]) {
    stage.turn(() => stage.match.act(move));
    await settled();
  }
  assert.equal(solving.status, "right");
  assert.equal(solved(store).size, 0);
  solving.end();
});
