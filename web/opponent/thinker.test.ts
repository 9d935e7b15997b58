// What holds for every worker that thinks: unwanted thoughts end, late words are ignored, a dead one is replaced or given up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { answers, dies, FakeWorker, office, settle, thinks } from "./fake-worker.js";
import type { MoveQuestion } from "./messages.js";
import { Thinker, ThinkerError } from "./thinker.js";

const QUESTION: MoveQuestion = { kind: "move", record: "record", skill: { kind: "level", level: 4 }, seed: 1 };
const PATIENCE = 10_000;

/** A thinker with these workers, and a way to ask it that gives back what it said. */
function thinker(...workers: FakeWorker[]): ReturnType<typeof office> & {
  thinker: Thinker<MoveQuestion, string>;
  ask: () => Promise<string[] | "dropped">;
} {
  const made = office(...workers);
  const asked = new Thinker<MoveQuestion, string>(made.open, made.events);
  const ask = async (): Promise<string[] | "dropped"> => {
    const words: string[] = [];
    return (await asked.ask(QUESTION, PATIENCE, (word) => words.push(word))) ? words : "dropped";
  };
  return { ...made, thinker: asked, ask };
}

test("words come as they are found, and one worker answers one question after the other", async () => {
  const { ask, told } = thinker(answers("a5", "a6"));
  assert.deepEqual(await ask(), ["a5", "a6"]);
  assert.deepEqual(await ask(), ["a5", "a6"]);
  assert.deepEqual(told, [0, 0]);
});

test("a thought that is no longer wanted is ended at once, and the next question need not wait for it", async () => {
  const busy = thinks();
  const { thinker: asked, ask, left, told } = thinker(busy, answers("a5"));
  const first = ask();
  await settle();
  assert.equal(busy.asked.length, 1);
  asked.cancel();
  assert.equal(busy.terminated, true);
  assert.equal(await first, "dropped");
  await settle();
  assert.equal(left.length, 0, "the spare is there before it is asked");
  const second = ask();
  busy.say({ kind: "word", id: 2, word: "late" });
  busy.say({ kind: "done", id: 2 });
  assert.deepEqual(await second, ["a5"]);
  assert.deepEqual(told, [0, 0]);
});

test("another question ends the thought about the one before", async () => {
  const busy = thinks();
  const { ask } = thinker(busy, answers("b2"));
  const first = ask();
  await settle();
  const second = ask();
  assert.deepEqual([await first, await second, busy.terminated], ["dropped", ["b2"], true]);
});

test("a worker that is still loading is kept when its question is dropped", async () => {
  const worker = answers("a5");
  const { ask } = thinker(worker);
  const first = ask();
  const second = ask();
  assert.deepEqual([await first, await second], ["dropped", ["a5"]]);
  assert.deepEqual([worker.asked.length, worker.terminated], [1, false]);
});

test("one that rests gives its worker back, and starts another when it is asked", async () => {
  const first = answers("a5");
  const { thinker: asked, ask } = thinker(first, answers("a6"));
  await ask();
  asked.rest();
  assert.equal(first.terminated, true);
  assert.deepEqual(await ask(), ["a6"]);
});

test("one that rests right after a thought was ended starts no spare worker", async () => {
  const { thinker: asked, ask, left } = thinker(thinks(), answers("a6"));
  const ended = ask();
  await settle();
  asked.cancel();
  asked.rest();
  await ended;
  await settle();
  assert.equal(left.length, 1);
  assert.deepEqual(await ask(), ["a6"]);
});

test("a worker made ready beforehand is the one that is asked", async () => {
  const { thinker: asked, ask, told } = thinker(answers("a5"));
  asked.prepare();
  asked.prepare();
  await settle();
  assert.deepEqual(await ask(), ["a5"]);
  assert.deepEqual(told, [0, 0]);
});

test("a dead worker is replaced and asked again", async () => {
  const broken = dies();
  const { ask, told } = thinker(broken, answers("b2"));
  assert.deepEqual(await ask(), ["b2"]);
  assert.deepEqual([told, broken.terminated], [[1, 0], true]);
});

test("a worker that says it cannot is replaced, too, and given up at the third", async () => {
  const cannot = new FakeWorker((worker, id) => {
    worker.say({ kind: "error", id });
  });
  const { ask, told } = thinker(cannot, dies(), new FakeWorker(undefined, "unready"));
  await assert.rejects(ask(), ThinkerError);
  assert.deepEqual(told, [2, 0]);
});

test("a worker that dies before it is asked is replaced without a word", async () => {
  const early = answers("a5");
  const { thinker: asked, ask, told } = thinker(early, answers("b2"));
  asked.prepare();
  await settle();
  early.dispatchEvent(new Event("error"));
  assert.deepEqual(await ask(), ["b2"]);
  assert.deepEqual(told, [0, 0]);
});

test("a worker that does not come is said to be loading, not to have stopped", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { ask, told } = thinker(new FakeWorker(undefined, "never"), answers("b2"));
  const asked = ask();
  mock.timers.tick(4900);
  assert.deepEqual(told, [0, 0]);
  mock.timers.tick(200);
  assert.deepEqual(told, [0, 1]);
  mock.timers.tick(15_000);
  assert.deepEqual(await asked, ["b2"]);
  assert.deepEqual(told, [0, 1]);
});

test("a worker that thinks for longer than there is patience counts as dead, and not before", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const silent = thinks();
  const { ask, told } = thinker(silent, answers("b2"));
  const asked = ask();
  await Promise.resolve();
  assert.equal(silent.asked.length, 1);
  mock.timers.tick(PATIENCE - 100);
  assert.deepEqual(told, [0, 0]);
  mock.timers.tick(200);
  assert.deepEqual(await asked, ["b2"]);
  assert.deepEqual([told, silent.terminated], [[1, 0], true]);
});
