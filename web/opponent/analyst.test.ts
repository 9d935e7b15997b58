// The analyst's promises: reports as they come, a cancelled search ends with its worker, a dead worker is replaced.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnalysisReport } from "../game/types.js";
import { Analyst, AnalystError } from "./analyst.js";
import type { AnalysisQuestion } from "./messages.js";

const LIMITS = { lines: 3, nodes: 1000, milliseconds: 1000 };

/** A worker that does what the test says. */
class FakeWorker extends EventTarget {
  terminated = false;
  asked: AnalysisQuestion[] = [];
  constructor(readonly react: (worker: FakeWorker, question: AnalysisQuestion) => void = () => undefined) {
    super();
  }
  postMessage(question: AnalysisQuestion): void {
    this.asked.push(question);
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

function analyst(...workers: FakeWorker[]): { analyst: Analyst; replaced: () => number; slow: () => number } {
  let replaced = 0;
  let slow = 0;
  const made = new Analyst(
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
  return { analyst: made, replaced: () => replaced, slow: () => slow };
}

const report = (depth: number): AnalysisReport => ({ depth, nodes: depth * 100, lines: [] });
const answers = (): FakeWorker =>
  new FakeWorker((worker, { id }) => {
    worker.say({ id, report: report(1) });
    worker.say({ id, report: report(2) });
    worker.say({ id, done: true });
  });
const dies = (): FakeWorker =>
  new FakeWorker((worker) => {
    worker.dispatchEvent(new Event("error"));
  });

test("reports come as they are found, and one worker answers one question after the other", async () => {
  const { analyst: asked } = analyst(answers());
  for (const record of ["one", "two"]) {
    const depths: number[] = [];
    assert.equal(await asked.ask(record, LIMITS, ({ depth }) => depths.push(depth)), true);
    assert.deepEqual(depths, [1, 2]);
  }
});

test("a cancelled search ends at once with its worker; the spare is there for the next question", async () => {
  const busy = new FakeWorker();
  const spare = answers();
  const { analyst: asked, replaced } = analyst(busy, spare);
  const depths: number[] = [];
  const first = asked.ask("record", LIMITS, ({ depth }) => depths.push(depth));
  asked.cancel();
  assert.equal(busy.terminated, true);
  assert.equal(await first, false);
  await new Promise((resolve) => setTimeout(resolve, 5));
  busy.say({ id: 1, report: report(9) });
  assert.equal(await asked.ask("record", LIMITS, ({ depth }) => depths.push(depth)), true);
  assert.deepEqual(depths, [1, 2]);
  assert.equal(spare.terminated, false);
  assert.equal(replaced(), 0);
});

test("another question cancels the one before", async () => {
  const busy = new FakeWorker();
  const { analyst: asked } = analyst(busy, answers());
  const first = asked.ask("one", LIMITS, () => undefined);
  const second = asked.ask("two", LIMITS, () => undefined);
  assert.deepEqual([await first, await second, busy.terminated], [false, true, true]);
});

test("one that rests gives its worker back, and starts another when it is asked", async () => {
  const first = answers();
  const { analyst: asked } = analyst(first, answers());
  await asked.ask("one", LIMITS, () => undefined);
  asked.rest();
  assert.equal(first.terminated, true);
  assert.equal(await asked.ask("two", LIMITS, () => undefined), true);
});

test("a dead worker is replaced and asked again, and given up at the third", async () => {
  const { analyst: asked, replaced } = analyst(dies(), answers());
  assert.equal(await asked.ask("record", LIMITS, () => undefined), true);
  assert.equal(replaced(), 1);
  const cannot = new FakeWorker((worker, { id }) => {
    worker.say({ id, error: "no engine" });
  });
  const hopeless = analyst(dies(), cannot, dies());
  await assert.rejects(
    hopeless.analyst.ask("record", LIMITS, () => undefined),
    AnalystError,
  );
  assert.equal(hopeless.replaced(), 2);
});

test("a worker that falls silent in the midst of a search is replaced; one that does not come is said to be loading", async ({
  mock,
}) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const silent = new FakeWorker((worker, { id }) => {
    worker.say({ id, report: report(1) });
  });
  const { analyst: asked, replaced, slow } = analyst(silent, new FakeWorker(), answers());
  const search = asked.ask("record", LIMITS, () => undefined);
  await Promise.resolve();
  mock.timers.tick(6900);
  assert.equal(replaced(), 0);
  mock.timers.tick(200);
  assert.deepEqual([replaced(), slow(), silent.terminated], [1, 0, true]);
  mock.timers.tick(5100);
  assert.equal(slow(), 1);
  mock.timers.tick(16_000);
  assert.equal(await search, true);
  assert.deepEqual([replaced(), slow()], [1, 1]);
});
