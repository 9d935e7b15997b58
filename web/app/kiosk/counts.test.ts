// The counts of a kiosk: added up, borne when the text is broken or the storage refuses, and never too long.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../store.js";
import { counted, Counter, csvOf, dayOf, readCounts, type Counts } from "./counts.js";

const none = readCounts(null);

test("visits and games are counted in all, by game, language and day", () => {
  let counts = counted(none, { kind: "visit" }, "2026-05-31");
  counts = counted(counts, { kind: "begun", game: "gore", language: "fr" }, "2026-05-31");
  counts = counted(counts, { kind: "finished", game: "gore", language: "fr" }, "2026-06-01");
  assert.deepEqual(counts.all, { visits: 1, begun: 1, finished: 1 });
  assert.deepEqual(counts.games.gore, { begun: 1, finished: 1 });
  assert.deepEqual(counts.games.tsoro, { begun: 0, finished: 0 });
  assert.deepEqual(counts.languages, { fr: { begun: 1, finished: 1 } });
  assert.deepEqual(counts.days["2026-06-01"], { visits: 0, begun: 0, finished: 1 });
  assert.deepEqual(readCounts(JSON.stringify(counts)), counts);
  assert.equal(csvOf(counts).split("\r\n")[1], "all,,1,1,1");
  assert.ok(csvOf(counts).includes("\r\nlanguage,fr,,1,1\r\nday,2026-05-31,1,1,0\r\n"));
});

test("a text that is broken, strange or huge counts as nothing, what is good in it is kept", () => {
  for (const text of ["", "{", "null", "[1]", '"x"', "1".repeat(200_000), '{"all":7,"games":[],"days":"x"}']) {
    assert.deepEqual(readCounts(text), none, text.slice(0, 20));
  }
  const mixed = readCounts(
    JSON.stringify({
      all: { visits: -1, begun: 3, finished: "4" },
      games: { gore: { begun: 2, finished: 1e99 }, chess: { begun: 9 } },
      languages: { "<b>": { begun: 1 }, sn: { begun: 2.5, finished: 1 } },
      days: { "2026-05-31": { visits: 2 }, yesterday: { visits: 3 } },
    }),
  );
  assert.deepEqual(mixed.all, { visits: 0, begun: 3, finished: 0 });
  assert.deepEqual(mixed.games.gore, { begun: 2, finished: 0 });
  assert.deepEqual(Object.keys(mixed.games).sort(), ["gore", "kimasai", "nsolo", "tsoro"]);
  assert.deepEqual(mixed.languages, { sn: { begun: 0, finished: 1 } });
  assert.deepEqual(mixed.days, { "2026-05-31": { visits: 2, begun: 0, finished: 0 } });
});

test("only so many days are told apart, and the text stays short; a clock that was set back breaks nothing", () => {
  let counts: Counts = none;
  for (let day = 0; day < 450; day += 1) {
    counts = counted(counts, { kind: "visit" }, dayOf(new Date(2026, 0, 1 + day)));
  }
  counts = counted(counts, { kind: "visit" }, dayOf(new Date(0)));
  counts = counted(counts, { kind: "visit" }, dayOf(new Date(8e15)));
  assert.equal(counts.all.visits, 452);
  assert.equal(Object.keys(counts.days).length, 400);
  assert.ok(JSON.stringify(counts).length < 30_000);
  assert.equal(dayOf(new Date(2026, 4, 3)), "2026-05-03");
});

test("where the storage refuses, it is counted as long as the page lasts", () => {
  const blocked = new Store(() => {
    throw new Error("SecurityError");
  });
  const counter = new Counter(blocked, () => "2026-05-31");
  counter.count({ kind: "visit" });
  counter.count({ kind: "visit" });
  assert.equal(counter.read().all.visits, 2);
  assert.equal(counter.lasting, false);
  counter.clear();
  assert.equal(counter.read().all.visits, 0);
});
