// The list of games on a database in memory: what is kept, which state wins, what is known already, and its troubles.
import assert from "node:assert/strict";
import { test } from "node:test";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { Autosave } from "../autosave.js";
import { PERSON } from "../seats.js";
import type { KeptGame } from "../saved-game.js";
import { Store } from "../store.js";
import { Memory, openArchive, type Archive } from "./archive.js";
import { entryOf, printOf, readEntry, readTags, type Entry } from "./entry.js";
import { Mirror, type Trouble } from "./mirror.js";

Object.assign(globalThis, { addEventListener: () => undefined });

const game: KeptGame = {
  id: "one",
  rev: 3,
  at: 1_790_000_000_000,
  record: '[Game "tsoro:heads=1"]\n[South "Rudo \\"R\\""]\n[Date "2026.11.30"]\n[Result "*"]\n\n1. a5\n',
  cursor: 1,
  running: null,
  seats: { S: PERSON, N: PERSON },
  finished: false,
  plies: 1,
  position: "",
};
const over: KeptGame = { ...game, id: "two", record: '[Game "gore"]\n[Result "N"]\n\n1. resign\n', finished: true };

/** An empty database for each test. */
async function fresh(): Promise<Archive> {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  return openArchive();
}

async function all(archive: Archive): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const part of archive.entries()) found.push(...part);
  return found;
}

for (const [name, open] of [
  ["a database", fresh],
  ["memory", () => Promise.resolve(new Memory())],
] as const) {
  test(`${name}: games are kept, later states win, and what is removed is gone`, async () => {
    const archive = await open();
    await archive.put(game);
    await archive.put({ ...game, rev: 2, cursor: 0 });
    await archive.put(over, true);
    assert.deepEqual(await archive.get("one"), game);
    assert.equal(await archive.get("three"), null);
    const entries = await all(archive);
    assert.deepEqual(
      entries.map(({ id, game: which, result, south, date }) => [id, which, result, south, date]),
      [
        ["one", "tsoro", "*", 'Rudo "R"', "2026.11.30"],
        ["two", "gore", "N", "", ""],
      ],
    );
    await archive.remove(["one", "three"]);
    assert.deepEqual(
      (await all(archive)).map(({ id }) => id),
      ["two"],
    );
  });

  test(`${name}: the same game under another name is known already`, async () => {
    const archive = await open();
    await archive.put(game);
    const added = await archive.add([{ ...game, id: "three" }, over, { ...over, id: "four" }]);
    assert.deepEqual(
      added.map(({ id }) => id),
      ["two"],
    );
    assert.equal((await all(archive)).length, 2);
  });
}

test("a long list comes in portions", async () => {
  const archive = await fresh();
  const many = Array.from({ length: 1000 }, (_, at) => ({ ...game, id: `g${at}`, record: `${game.record}{${at}}\n` }));
  assert.equal((await archive.add(many)).length, 1000);
  const sizes: number[] = [];
  for await (const part of archive.entries()) sizes.push(part.length);
  assert.deepEqual(sizes, [400, 400, 200]);
});

test("a database that is wiped meanwhile is opened again", async () => {
  const archive = await fresh();
  await archive.put(game);
  const gone = new Promise<void>((resolve) => {
    indexedDB.deleteDatabase("magomba").onsuccess = () => {
      resolve();
    };
  });
  await gone;
  await archive.put(over);
  assert.deepEqual(
    (await all(archive)).map(({ id }) => id),
    ["two"],
  );
});

test("lines are read as a stranger's", () => {
  const line = entryOf(game);
  assert.deepEqual(readEntry(line), line);
  assert.equal(readEntry({ ...line, game: "oware" }), null);
  assert.equal(readEntry({ ...line, id: 7 }), null);
  assert.equal(readEntry(null), null);
  assert.deepEqual(readEntry({ ...line, south: {}, result: "?", north: "x".repeat(500) }), {
    ...line,
    south: "",
    result: "*",
    north: "",
  });
  assert.equal(entryOf({ ...game, record: '[Game "<b>"]\n' }), null);
  assert.equal(readTags(`[South "${"x".repeat(900)}"]\n`).get("South")?.length, 200);
  assert.notEqual(printOf("a"), printOf("b"));
});

/** A mirror over a storage in memory. */
function mirrored(load: () => Promise<Archive>): { mirror: Mirror; save: Autosave; troubles: Trouble[] } {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  } as unknown as Storage;
  const store = new Store(() => storage);
  const save = new Autosave(store, () => undefined);
  const troubles: Trouble[] = [];
  const mirror = new Mirror(save, store, load, (why) => troubles.push(why), null);
  return { mirror, save, troubles };
}

test("what was left behind is copied into the list, and then no longer left", async () => {
  const { mirror, save } = mirrored(fresh);
  save.save(game);
  save.save({ ...over, id: "three" });
  save.save({ ...game, id: "four" });
  assert.equal(save.isLeft("three"), true);
  const archive = await mirror.settled();
  assert.deepEqual((await all(archive)).map(({ id }) => id).sort(), ["four", "one", "three"]);
  assert.equal(save.isLeft("three"), false);
  await mirror.remove(["four", "three"]);
  assert.deepEqual((await all(await mirror.settled())).map(({ id }) => id).sort(), ["one"]);
  assert.deepEqual(save.all().length, 0);
});

test("a browser without a database: told once, and nothing that was left is cleared away", async () => {
  const { mirror, save, troubles } = mirrored(() => Promise.reject(new Error("SecurityError")));
  save.save(game);
  save.save({ ...game, id: "two" });
  mirror.keep({ ...game, id: "two" });
  const archive = await mirror.settled();
  await mirror.settled();
  assert.deepEqual(troubles, ["blocked"]);
  assert.equal(archive.lasting, false);
  assert.equal((await all(archive)).length, 2);
  assert.equal(save.isLeft("one"), true);
});

test("a database without room: told once, and what was left stays", async () => {
  const full = new Memory();
  full.put = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));
  const { mirror, save, troubles } = mirrored(() => Promise.resolve(full));
  save.save(game);
  save.save({ ...game, id: "two" });
  await mirror.settled();
  await mirror.settled();
  assert.deepEqual(troubles, ["full"]);
  assert.equal(save.isLeft("one"), true);
});

test("a database that is wiped has what is still saved put into it again", async () => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  const { mirror, save, troubles } = mirrored(openArchive);
  save.save(game);
  mirror.keep(game);
  assert.equal((await all(await mirror.settled())).length, 1);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase("magomba").onsuccess = resolve;
  });
  save.save(over);
  mirror.keep(over);
  assert.equal((await all(await mirror.settled())).length, 2);
  assert.deepEqual(troubles, []);
});
