// Timelines: what they end in, in which order things happen, and how long they last.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BoardInfo, Step } from "../game/types.js";
import { flyers } from "./frame.js";
import { applyChange, startPiles, type Scene } from "./piles.js";
import { LONGEST, lapScales, makeTimeline, type Timeline } from "./timeline.js";
import type { BoardState, Speed } from "./types.js";

const SPEEDS: Speed[] = ["slow", "normal", "fast", "at-once", "step"];

function board(columns: number): BoardInfo {
  const holes = ["d", "c", "b", "a"].flatMap((row) => Array.from({ length: columns }, (_, i) => `${row}${i + 1}`));
  const row = (r: number): number[] => Array.from({ length: columns }, (_, i) => r * columns + i);
  return {
    game: "nsolo",
    rules: "nsolo",
    columns,
    rows: 4,
    holes,
    ringSouth: [...row(3), ...row(2).reverse()],
    ringNorth: [...row(0).reverse(), ...row(1)],
    heads: holes.map(() => false),
    maxTaken: 1000,
  };
}

const state = (stones: number[], taken: [number, number] = [0, 0]): BoardState => ({
  stones,
  owners: stones.map((_, i) => (i < stones.length / 2 ? 1 : 0)),
  taken,
});

/** The scene after everything of a timeline up to `time` has happened. */
function sceneAt(timeline: Timeline, before: BoardState, time: number): Scene {
  const { holes, heaps } = timeline.before;
  const scene: Scene = {
    piles: { holes: holes.map((pile) => [...pile]), heaps: [[...heaps[0]], [...heaps[1]]] },
    owners: Array.from(before.owners),
    chosen: null,
    last: null,
    offered: [],
  };
  for (const change of timeline.changes) {
    if (change.at > time) break;
    applyChange(scene, change, { holes: new Set(), heaps: new Set(), owners: false, marks: false });
  }
  return scene;
}

const counts = (scene: Scene): number[] => scene.piles.holes.map((pile) => pile.length);

/** Two laps and a capture on 4 x 4: a1 (3) to a4, which held one; its two to b3; b3 takes c3. */
const INFO = board(4);
const BEFORE = state([0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 3, 0, 0, 1], [2, 0]);
const STEPS: Step[] = [
  { kind: "lap", from: "a1", stones: 3, last: "a4", relay: true },
  { kind: "lap", from: "a4", stones: 2, last: "b3", relay: false },
  { kind: "capture", hole: "c3", stones: 5, bonus: false, by: "S" },
];
const AFTER = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0];

test("at every speed, moving or still, a timeline ends in what the steps lead to", () => {
  for (const speed of SPEEDS) {
    for (const still of [false, true]) {
      const timeline = makeTimeline(INFO, BEFORE, STEPS, { speed, still });
      const end = sceneAt(timeline, BEFORE, timeline.duration + 1);
      assert.deepEqual(counts(end), AFTER, `${speed} ${still}`);
      assert.equal(end.piles.heaps[0].length, 7);
      assert.equal(end.last, INFO.holes.indexOf("b3"));
    }
  }
});

test("no stone is lost on the way: what lies and what flies is always the same number", () => {
  const timeline = makeTimeline(INFO, BEFORE, STEPS, { speed: "normal", still: false });
  for (let time = 0; time <= timeline.duration; time += 7) {
    const scene = sceneAt(timeline, BEFORE, time);
    const lying = counts(scene).reduce((sum, n) => sum + n, 0) + scene.piles.heaps[0].length;
    const flying = flyers(timeline, time).length;
    assert.equal(lying + flying, 11, `at ${time}`);
  }
});

test("each stone keeps its looks", () => {
  const timeline = makeTimeline(INFO, BEFORE, STEPS, { speed: "normal", still: false });
  const all = (scene: Scene): number[] => [...scene.piles.holes.flat(), ...scene.piles.heaps[0]].sort((a, b) => a - b);
  const begin = sceneAt(timeline, BEFORE, -1);
  assert.deepEqual(all(sceneAt(timeline, BEFORE, Infinity)), all(begin));
});

test("the usual pace: 160 ms a drop, 350 ms a pick-up", () => {
  const timeline = makeTimeline(INFO, BEFORE, STEPS, { speed: "normal", still: false });
  const [first, second] = timeline.laps;
  assert.ok(first && second);
  assert.equal(first.drop, 160);
  assert.equal(first.rest + first.lift, 350);
  assert.equal(second.drop, 160);
});

test("slow is twice as long, fast 0.4 times, at once takes no time", () => {
  const long = (speed: Speed): number => makeTimeline(INFO, BEFORE, STEPS, { speed, still: false }).duration;
  const normal = long("normal");
  assert.ok(Math.abs(long("slow") - normal * 2) < 1);
  assert.ok(Math.abs(long("fast") - normal * 0.4) < 1);
  assert.equal(long("at-once"), 0);
});

/** A made-up move of many laps; only its length matters. */
function longMove(laps: number, stones: number): { info: BoardInfo; before: BoardState; steps: Step[] } {
  const info = board(36);
  const before = state(info.holes.map(() => 2));
  const steps: Step[] = [];
  let at = 0;
  for (let i = 0; i < laps; i++) {
    const to = (at + stones) % info.ringSouth.length;
    const name = (place: number): string => info.holes[info.ringSouth[place] ?? 0] ?? "";
    steps.push({ kind: "lap", from: name(at), stones, last: name(to), relay: i < laps - 1 });
    at = to;
  }
  steps.push({ kind: "capture", hole: "c4", stones: 2, bonus: false, by: "S" });
  return { info, before, steps };
}

test("however long a move is, it lasts about eight seconds at most", () => {
  for (const [laps, stones] of [
    [1, 60],
    [4, 20],
    [30, 9],
    [148, 12],
    [400, 30],
  ] as const) {
    const { info, before, steps } = longMove(laps, stones);
    const { duration } = makeTimeline(info, before, steps, { speed: "normal", still: false });
    assert.ok(duration <= LONGEST + 250, `${laps} laps: ${duration}`);
    assert.ok(duration > 1500, `${laps} laps: ${duration}`);
  }
});

test("a long move speeds up lap by lap, and never slows down again", () => {
  const scales = lapScales(
    Array.from({ length: 148 }, () => 12),
    7000,
  );
  scales.forEach((scale, i) => {
    assert.ok(scale > 0 && scale <= (scales[i - 1] ?? 1) + 1e-9, `lap ${i}`);
  });
  assert.ok((scales[0] ?? 0) > (scales[147] ?? 1) * 5);
});

test("short moves keep the usual pace", () => {
  assert.deepEqual(lapScales([3, 4, 2], 7000), [1, 1, 1]);
});

test("stillness is never slower than motion, and nothing flies", () => {
  const moves = [{ info: INFO, before: BEFORE, steps: STEPS }, longMove(1, 2), longMove(30, 9), longMove(148, 12)];
  for (const { info, before, steps } of moves) {
    for (const speed of SPEEDS) {
      const moving = makeTimeline(info, before, steps, { speed, still: false });
      const still = makeTimeline(info, before, steps, { speed, still: true });
      assert.ok(still.duration <= moving.duration, `${speed}: ${still.duration} > ${moving.duration}`);
      for (let time = 0; time < still.duration; time += 90) assert.equal(flyers(still, time).length, 0);
    }
  }
});

test("step by step waits after each lap, not after the last thing", () => {
  const { waits, duration } = makeTimeline(INFO, BEFORE, STEPS, { speed: "step", still: false });
  assert.equal(waits.length, 2);
  assert.ok(waits.every((at) => at < duration));
});

test("a payment goes from the herd into the hole, which changes its owner", () => {
  const ring = [4, 5, 6, 7, 3, 2, 1, 0];
  const info: BoardInfo = {
    game: "gore",
    rules: "gore",
    columns: 4,
    rows: 2,
    holes: ["b1", "b2", "b3", "b4", "a1", "a2", "a3", "a4"],
    ringSouth: ring,
    ringNorth: ring,
    heads: ring.map(() => false),
    maxTaken: 48,
  };
  const before = state([1, 0, 3, 8, 7, 0, 2, 4], [18, 5]);
  const steps: Step[] = [
    { kind: "pay", hole: "b2", stones: 6, by: "S" },
    { kind: "pay", hole: "b3", stones: 6, by: "S" },
  ];
  for (const still of [false, true]) {
    const timeline = makeTimeline(info, before, steps, { speed: "normal", still });
    const end = sceneAt(timeline, before, Infinity);
    assert.deepEqual(counts(end), [1, 6, 9, 8, 7, 0, 2, 4]);
    assert.deepEqual(end.owners, [1, 0, 0, 1, 0, 0, 0, 0]);
    assert.equal(end.piles.heaps[0].length, 6);
  }
});

test("a lap that goes all the way round does not skip the hole it began at", () => {
  const info = board(2);
  const before = state([0, 0, 0, 0, 0, 0, 9, 0]);
  const steps: Step[] = [{ kind: "lap", from: "a1", stones: 9, last: "a2", relay: false }];
  const timeline = makeTimeline(info, before, steps, { speed: "normal", still: false });
  assert.deepEqual(counts(sceneAt(timeline, before, Infinity)), [0, 0, 0, 0, 2, 2, 2, 3]);
});

test("fresh piles hold what the state says", () => {
  const piles = startPiles(BEFORE);
  assert.deepEqual(
    piles.holes.map((pile) => pile.length),
    BEFORE.stones,
  );
  assert.equal(piles.heaps[0].length, 2);
});
