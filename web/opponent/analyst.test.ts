// The analyst's promises: reports as they come, a cancelled search ends with its worker, a silent worker is replaced.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnalysisReport } from "../game/types.js";
import { Analyst } from "./analyst.js";
import { answers, office, settle, thinks, type FakeWorker } from "./fake-worker.js";

const LIMITS = { lines: 3, nodes: 1000, milliseconds: 1000 };
const report = (depth: number): AnalysisReport => ({ depth, nodes: depth * 100, lines: [] });

function analyst(...workers: FakeWorker[]): ReturnType<typeof office> & { analyst: Analyst } {
  const made = office(...workers);
  return { ...made, analyst: new Analyst(made.open, made.events) };
}

test("reports come as they are found", async () => {
  const worker = answers(report(1), report(2));
  const { analyst: asked } = analyst(worker);
  const depths: number[] = [];
  assert.equal(await asked.ask("record", LIMITS, ({ depth }) => depths.push(depth)), true);
  assert.deepEqual(depths, [1, 2]);
  assert.deepEqual(worker.asked[0]?.question, { kind: "analysis", record: "record", limits: LIMITS });
});

test("a cancelled search ends at once with its worker; its late reports are not told", async () => {
  const busy = thinks(report(1));
  const { analyst: asked } = analyst(busy, answers(report(1), report(2)));
  const depths: number[] = [];
  const first = asked.ask("record", LIMITS, ({ depth }) => depths.push(depth));
  await settle();
  asked.cancel();
  assert.deepEqual([await first, busy.terminated], [false, true]);
  busy.say({ kind: "word", id: 1, word: report(9) });
  assert.equal(await asked.ask("record", LIMITS, ({ depth }) => depths.push(depth)), true);
  assert.deepEqual(depths, [1, 1, 2]);
});

test("one that rests gives its worker back in the midst of a search", async () => {
  const busy = thinks();
  const { analyst: asked, left } = analyst(busy, answers());
  const search = asked.ask("record", LIMITS, () => undefined);
  await settle();
  asked.rest();
  assert.deepEqual([await search, busy.terminated], [false, true]);
  await settle();
  assert.equal(left.length, 1);
});

test("a worker that falls silent in the midst of a search is replaced", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { analyst: asked, told } = analyst(thinks(report(1)), answers(report(2)));
  const depths: number[] = [];
  const search = asked.ask("record", LIMITS, ({ depth }) => depths.push(depth));
  // Ready, asked, the first report.
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
  assert.deepEqual(depths, [1]);
  mock.timers.tick(6900);
  assert.deepEqual(told, [0, 0]);
  mock.timers.tick(200);
  assert.equal(await search, true);
  assert.deepEqual(
    [told, depths],
    [
      [1, 0],
      [1, 2],
    ],
  );
});
