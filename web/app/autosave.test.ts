// The saved game is read as a stranger's text, and two tabs do not write over each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Autosave } from "./autosave.js";
import { FIRST, isOver, newId, readSaved, writeSaved, type KeptGame } from "./saved-game.js";
import { atLevel, inSeconds, PERSON } from "./seats.js";
import { Store } from "./store.js";

const game: KeptGame = {
  id: "one",
  rev: 3,
  at: 1_790_000_000_000,
  record: '[Game "tsoro"]\n[Result "*"]\n\n1. a5\n',
  cursor: 1,
  running: "d6>",
  seats: { S: PERSON, N: atLevel(6) },
  finished: false,
  plies: 1,
  position: "tsoro 2x6/0x6/0x6/2x6 N",
};
/** Another game that has been begun. */
const another: KeptGame = { ...game, id: "two", rev: 1 };
/** One that is over. */
const over: KeptGame = {
  ...game,
  id: "three",
  record: '[Game "gore"]\n[Result "N"]\n[Ending "resigned"]\n\n1. resign\n',
  finished: true,
};

/** A storage of the browser's kind, in memory. */
function storage(limit = Infinity): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > limit) throw new Error("QuotaExceededError");
      kept.set(name, text);
    },
    removeItem: (name: string) => {
      kept.delete(name);
    },
    clear: () => {
      kept.clear();
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

Object.assign(globalThis, { addEventListener: () => undefined });

test("a game is read as it was written", () => {
  assert.deepEqual(readSaved(writeSaved(game)), game);
});

test("seats are read as they were written, and as they were before there were levels", () => {
  const seatsOf = (S: unknown, N: unknown): unknown =>
    readSaved(JSON.stringify({ v: 1, ...game, seats: { S, N } }))?.seats;
  assert.deepEqual(seatsOf("person", "computer"), { S: PERSON, N: atLevel(4) });
  assert.deepEqual(seatsOf(inSeconds(0.5), atLevel(1)), { S: inSeconds(0.5), N: atLevel(1) });
  assert.deepEqual(seatsOf({ kind: "person", level: 3 }, PERSON), { S: PERSON, N: PERSON });
  assert.deepEqual(seatsOf(inSeconds(17), inSeconds(60)), { S: inSeconds(10), N: inSeconds(60) });
});

test("a game from before games had names is read", () => {
  const { record, cursor, running, seats, finished } = game;
  const read = readSaved(JSON.stringify({ v: 1, record, cursor, running, seats, finished }));
  assert.deepEqual(read, { ...game, id: FIRST, rev: 0, at: 0, position: "" });
  const strange = readSaved(JSON.stringify({ v: 1, ...game, id: "../x", rev: -1, at: "now", plies: 1.5, position: 7 }));
  assert.deepEqual(strange, { ...game, id: FIRST, rev: 0, at: 0, position: "" });
});

test("names of games are new each time; the end of a game is told by its tags alone", () => {
  assert.notEqual(newId(), newId());
  assert.equal(isOver(game), false);
  assert.equal(isOver(over), true);
  assert.equal(isOver({ ...game, record: '[Game "gore"]\n[Result "*"]\n\n1. a1 {\n[Result "S"]\n}\n' }), false);
  assert.equal(isOver({ ...game, record: '[Game "gore"]\n[Result "="]\n' }), true);
});

test("text that is no game is refused", () => {
  const changed = (part: object): string => JSON.stringify({ v: 1, ...game, ...part });
  const bad = [
    "",
    "null",
    "[]",
    "{",
    "{}",
    changed({ v: 2 }),
    changed({ record: 5 }),
    changed({ cursor: -1 }),
    changed({ cursor: 1.5 }),
    changed({ cursor: "1" }),
    changed({ running: 3 }),
    changed({ running: "x".repeat(20_000) }),
    changed({ seats: null }),
    changed({ seats: { S: "person", N: "dog" } }),
    changed({ seats: { S: "person" } }),
    changed({ seats: { S: "person", N: { kind: "level", level: 9 } } }),
    changed({ seats: { S: "person", N: { kind: "level", level: "4" } } }),
    changed({ seats: { S: "person", N: { kind: "seconds", seconds: 1e9 } } }),
    changed({ seats: { S: "person", N: { kind: "seconds", seconds: 0 } } }),
    changed({ seats: { S: "person", N: { kind: "seconds", seconds: null } } }),
    changed({ finished: "no" }),
    changed({ record: "x".repeat(500_000) }),
  ];
  for (const text of bad) assert.equal(readSaved(text), null, text.slice(0, 60));
});

test("a tab does not write over a game it has not seen", () => {
  const shared = storage();
  const one = new Autosave(new Store(() => shared), () => undefined);
  const two = new Autosave(new Store(() => shared), () => undefined);
  assert.deepEqual(one.load(), { kind: "none" });
  assert.deepEqual(two.load(), { kind: "none" });
  assert.equal(one.save(game), true);
  assert.equal(two.save({ ...game, cursor: 0 }), false);
  assert.deepEqual(two.load(), { kind: "game", game });
  assert.equal(two.save({ ...game, cursor: 0 }), true);
  assert.equal(one.save(game), false);
  one.takeOver();
  assert.equal(one.save(game), true);
});

test("another game makes room and is left for the list, which fetches it", () => {
  const shared = storage();
  const save = new Autosave(new Store(() => shared), () => undefined);
  assert.equal(save.save(game), true);
  assert.equal(save.save(another), true);
  assert.deepEqual(save.load(), { kind: "game", game: another });
  assert.deepEqual(save.all(), [game, another]);
  assert.equal(save.isLeft("one"), true);
  save.fetched({ ...game, rev: 2 });
  assert.equal(save.isLeft("one"), true, "only an older state of it is in the list");
  save.fetched(game);
  assert.deepEqual(save.all(), [another]);
  // What the list has already need not be left.
  save.fetched(another);
  assert.equal(save.save(game), true);
  assert.deepEqual(save.all(), [game]);
});

test("two tabs with a game each do not lose either", () => {
  const shared = storage();
  const one = new Autosave(new Store(() => shared), () => undefined);
  const two = new Autosave(new Store(() => shared), () => undefined);
  assert.equal(one.save(game), true);
  assert.equal(two.save(another), true);
  assert.equal(one.save({ ...game, rev: 4 }), true);
  const all = one.all().sort((a, b) => a.id.localeCompare(b.id));
  assert.deepEqual(
    all.map(({ id, rev }) => [id, rev]),
    [
      ["one", 3],
      ["one", 4],
      ["two", 1],
    ],
  );
});

test("a finished game that is looked at does not push out one that goes on", () => {
  const shared = storage();
  const save = new Autosave(new Store(() => shared), () => undefined);
  save.save(game);
  assert.equal(save.save(over), true);
  assert.deepEqual(save.load(), { kind: "game", game });
  assert.deepEqual(save.all(), [over, game]);
});

test("without room to leave another tab's game, it is not pushed out", () => {
  const shared = storage(400);
  const one = new Autosave(new Store(() => shared), () => undefined);
  const two = new Autosave(new Store(() => shared), () => undefined);
  one.save(game);
  const set = shared.setItem.bind(shared);
  shared.setItem = (name, text) => {
    if (name.startsWith("magomba.game-left.")) throw new Error("QuotaExceededError");
    set(name, text);
  };
  assert.equal(two.save(another), false);
  assert.deepEqual(two.load(), { kind: "game", game });
});

test("a game that is no longer wanted is gone from everywhere", () => {
  const shared = storage();
  const save = new Autosave(new Store(() => shared), () => undefined);
  save.save(game);
  save.save(another);
  save.remove("one");
  save.remove("two");
  assert.deepEqual(save.all(), []);
  assert.deepEqual(save.load(), { kind: "none" });
  assert.equal(save.save(game), true);
});

test("a cleared storage is no other tab", () => {
  const shared = storage();
  const save = new Autosave(new Store(() => shared), () => undefined);
  assert.equal(save.save(game), true);
  shared.removeItem("magomba.game");
  shared.removeItem("magomba.game-mark");
  assert.equal(save.save(game), true);
  assert.deepEqual(save.load(), { kind: "game", game });
});

test("a game that found no room is not announced, and the other tab's is loaded instead of it", () => {
  const shared = storage(400);
  const mine = { ...game, record: "x".repeat(600) };
  const one = new Autosave(new Store(() => shared), () => undefined);
  assert.equal(one.save(mine), true);
  assert.deepEqual(one.load(), { kind: "game", game: mine });
  assert.equal(shared.getItem("magomba.game-mark"), null);
  const two = new Autosave(new Store(() => shared), () => undefined);
  assert.equal(two.save(game), true);
  assert.equal(one.save(mine), false);
  assert.deepEqual(one.loadOther(), { kind: "game", game });
});

test("a bad text is set aside, not lost", () => {
  const shared = storage();
  const store = new Store(() => shared);
  store.set("game", "{oops");
  const save = new Autosave(store, () => undefined);
  assert.deepEqual(save.load(), { kind: "bad" });
  assert.equal(save.setAside(), true);
  assert.deepEqual(save.load(), { kind: "none" });
  assert.equal(save.setAside(), true, "twice does no harm");
  assert.equal(store.get("game-set-aside"), "{oops");
  store.set("game", "x".repeat(500_000));
  assert.deepEqual(save.load(), { kind: "bad" });
  assert.equal(save.setAside(), false);
  assert.deepEqual(save.load(), { kind: "none" });
});

test("a store without room or permission goes on in memory", () => {
  const full = storage(0);
  const crowded = new Store(() => full);
  assert.equal(crowded.set("a", "text"), "full");
  assert.equal(crowded.get("a"), "text");
  assert.equal(crowded.trouble, "full");
  const forbidden = new Store(() => {
    throw new Error("SecurityError");
  });
  assert.equal(forbidden.get("a"), null);
  assert.equal(forbidden.set("a", "text"), "blocked");
  assert.equal(forbidden.get("a"), "text");
  forbidden.remove("a");
  assert.equal(forbidden.get("a"), null);
  assert.equal(forbidden.trouble, "blocked");
  assert.equal(new Autosave(forbidden, () => undefined).save(game), true);
});

test("a game that was taken away is gone on with again, unless another one has become that", () => {
  const shared = storage();
  const save = new Autosave(new Store(() => shared), () => undefined);
  save.save(game);
  const again = save.remove("one");
  assert.equal(save.load().kind, "none");
  again();
  assert.deepEqual(save.load(), { kind: "game", game });
  const late = save.remove("one");
  save.save(another);
  late();
  assert.deepEqual(save.load(), { kind: "game", game: another });
  save.remove("one")();
  assert.deepEqual(save.load(), { kind: "game", game: another });
});
