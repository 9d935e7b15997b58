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

function opponent(...workers: FakeWorker[]): { player: Opponent; replaced: () => number } {
  let replaced = 0;
  const player = new Opponent(
    () => {
      const next = workers.shift();
      if (next === undefined) throw new Error("no more workers");
      return next as unknown as Worker;
    },
    () => {
      replaced += 1;
    },
  );
  return { player, replaced: () => replaced };
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
