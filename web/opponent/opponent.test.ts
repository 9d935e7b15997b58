// The opponent's promises: late answers are ignored, a dead worker is replaced, a hopeless one is given up.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Question } from "./messages.js";
import { Forgotten, Opponent, OpponentError } from "./opponent.js";

/** A worker that does what the test says. */
class FakeWorker extends EventTarget {
  terminated = false;
  constructor(readonly react: (worker: FakeWorker, question: Question) => void) {
    super();
  }
  postMessage(question: Question): void {
    queueMicrotask(() => {
      this.react(this, question);
    });
  }
  say(data: unknown): void {
    const event = new Event("message");
    Object.assign(event, { data });
    this.dispatchEvent(event);
  }
  terminate(): void {
    this.terminated = true;
  }
}

function opponent(...workers: FakeWorker[]): { player: Opponent; replaced: () => number; slow: () => number } {
  let replaced = 0;
  let slow = 0;
  const player = new Opponent(
    () => {
      const next = workers.shift();
      if (next === undefined) throw new Error("no more workers");
      return next as unknown as Worker;
    },
    {
      replaced: () => {
        replaced += 1;
      },
      slow: () => {
        slow += 1;
      },
    },
  );
  return { player, replaced: () => replaced, slow: () => slow };
}

const answers = (move: string): FakeWorker =>
  new FakeWorker((worker, { id }) => {
    worker.say({ id, move });
  });
const dies = (): FakeWorker =>
  new FakeWorker((worker) => {
    worker.dispatchEvent(new Event("error"));
  });

test("an answer arrives", async () => {
  const { player } = opponent(answers("a5"));
  assert.equal(await player.ask("record", 1), "a5");
  assert.equal(await player.ask("record", 2), "a5");
});

test("what is no longer asked is rejected as forgotten, and its late answer ignored", async () => {
  const worker = answers("a5");
  const { player } = opponent(worker);
  const first = player.ask("record", 1);
  const second = player.ask("record", 2);
  await assert.rejects(first, Forgotten);
  assert.equal(await second, "a5");
  worker.say({ id: 1, move: "late" });
});

test("a dead worker is replaced and asked again", async () => {
  const broken = dies();
  const { player, replaced } = opponent(broken, answers("b2"));
  assert.equal(await player.ask("record", 1), "b2");
  assert.equal(replaced(), 1);
  assert.equal(broken.terminated, true);
});

test("a worker that says it cannot is replaced, too, and given up at the third", async () => {
  const cannot = (): FakeWorker =>
    new FakeWorker((worker, { id }) => {
      worker.say({ id, error: "no engine" });
    });
  const { player, replaced } = opponent(cannot(), dies(), cannot());
  await assert.rejects(player.ask("record", 1), OpponentError);
  assert.equal(replaced(), 2);
});

test("a worker made ready beforehand is the one that is asked", async () => {
  const { player, replaced } = opponent(answers("a5"));
  player.prepare();
  player.prepare();
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(await player.ask("record", 1), "a5");
  assert.equal(replaced(), 0);
});

test("a worker that dies before it is asked is replaced without a word", async () => {
  const early = answers("a5");
  const { player, replaced } = opponent(early, answers("b2"));
  player.prepare();
  await new Promise((resolve) => setTimeout(resolve, 5));
  early.dispatchEvent(new Event("error"));
  assert.equal(await player.ask("record", 1), "b2");
  assert.equal(replaced(), 0);
});

test("a worker that does not come is said to be loading, not to have stopped", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const silent = new FakeWorker(() => undefined);
  const { player, replaced, slow } = opponent(silent, answers("b2"));
  const asked = player.ask("record", 1);
  mock.timers.tick(4900);
  assert.equal(slow(), 0);
  mock.timers.tick(200);
  assert.equal(slow(), 1);
  mock.timers.tick(15_000);
  assert.equal(await asked, "b2");
  assert.deepEqual([replaced(), slow()], [0, 1]);
});
