// The computer player: what it is asked, hurrying and forgetting it, and how long it may take.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, dies, office, settle, thinks, type FakeWorker } from "./fake-worker.js";
import type { Skill } from "./messages.js";
import { Forgotten, Opponent } from "./opponent.js";
import { ThinkerError } from "./thinker.js";

const LEVEL: Skill = { kind: "level", level: 4 };
const MINUTE: Skill = { kind: "seconds", seconds: 60 };

function opponent(...workers: FakeWorker[]): ReturnType<typeof office> & { player: Opponent } {
  const made = office(...workers);
  return { ...made, player: new Opponent(made.open, made.events) };
}

test("the last word is the move", async () => {
  const worker = answers("a4", "a5");
  const { player } = opponent(worker);
  assert.equal(await player.ask("record", MINUTE, 7), "a5");
  assert.deepEqual(worker.asked[0]?.question, { kind: "move", record: "record", skill: MINUTE, seed: 7 });
});

test("what is no longer asked is rejected as forgotten", async () => {
  const busy = thinks("a5");
  const { player } = opponent(busy, answers("b2"));
  const first = player.ask("record", MINUTE, 1);
  await settle();
  player.forget();
  await assert.rejects(first, Forgotten);
  assert.equal(busy.terminated, true);
  const second = player.ask("record", LEVEL, 2);
  const third = player.ask("record", LEVEL, 3);
  await assert.rejects(second, Forgotten);
  assert.equal(await third, "b2");
});

test("hurried, it gives the best move so far, or the first it finds", async () => {
  const late = thinks();
  const { player, told } = opponent(thinks("a5", "a6"), late, answers("b2"));
  const first = player.ask("record", MINUTE, 1);
  await settle();
  player.hurry();
  assert.equal(await first, "a6");
  const second = player.ask("record", MINUTE, 2);
  await settle();
  player.hurry();
  assert.equal(late.terminated, false);
  late.say({ kind: "word", id: 2, word: "c3" });
  assert.equal(await second, "c3");
  assert.equal(late.terminated, true);
  player.hurry();
  assert.equal(await player.ask("record", LEVEL, 3), "b2");
  assert.deepEqual(told, [0, 0]);
});

test("hurried and then forgotten, it is forgotten", async () => {
  const { player } = opponent(thinks());
  const asked = player.ask("record", MINUTE, 1);
  await settle();
  player.hurry();
  player.forget();
  await assert.rejects(asked, Forgotten);
});

test("one that no worker can answer says so", async () => {
  const { player, told } = opponent(dies(), dies(), dies());
  await assert.rejects(player.ask("record", LEVEL, 1), ThinkerError);
  assert.deepEqual(told, [2, 0]);
});

test("it may think for as long as it was given, and some seconds more", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { player, told } = opponent(thinks(), answers("b2"));
  const asked = player.ask("record", MINUTE, 1);
  await Promise.resolve();
  mock.timers.tick(60_000 + 5000);
  assert.deepEqual(told, [0, 0]);
  mock.timers.tick(2000);
  assert.equal(await asked, "b2");
  assert.deepEqual(told, [1, 0]);
});
