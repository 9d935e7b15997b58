// Playing a move against the clock: waiting step by step, finishing a step, hurrying.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Player } from "./animate.js";
import type { Scene } from "./piles.js";
import type { Timeline } from "./timeline.js";

/** A clock in the test's hands instead of the browser's frames. */
let now = 0;
let frames: FrameRequestCallback[] = [];

Object.assign(globalThis, {
  requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
  cancelAnimationFrame: () => undefined,
});

beforeEach(() => {
  now = 0;
  frames = [];
});

/** Lets `ms` milliseconds pass, a frame every 16. */
function pass(ms: number): void {
  for (const end = now + ms; now < end; now += 16) {
    const due = frames;
    frames = [];
    for (const frame of due) frame(now);
  }
}

/** Three steps of a second each: a stone lands at the end of each of them. */
function threeSteps(stepwise: boolean): { player: Player; log: string[]; stones: () => number } {
  const timeline: Timeline = {
    before: { holes: [[]], heaps: [[], []] },
    laps: [],
    flights: [],
    changes: [1000, 2000, 3000].map((at) => ({ at, kind: "land", hole: 0, look: 0 })),
    waits: [1000, 2000],
    duration: 3000,
  };
  const scene: Scene = {
    piles: { holes: [[]], heaps: [[], []] },
    owners: [0],
    chosen: null,
    last: null,
    offered: [],
  };
  const log: string[] = [];
  const stones = (): number => scene.piles.holes[0]?.length ?? 0;
  const player = new Player(timeline, scene, stepwise, {
    frame: () => undefined,
    coming: () => undefined,
    stepped: () => log.push(`stepped ${stones()}`),
    waiting: () => log.push(`waiting ${stones()}`),
    done: () => log.push(`done ${stones()}`),
  });
  player.start();
  return { player, log, stones };
}

test("a move that is not shown step by step runs through and tells where each step ends", () => {
  const { log } = threeSteps(false);
  pass(3500);
  assert.deepEqual(log, ["stepped 1", "stepped 2", "done 3"]);
});

test("step by step: waits after each step until told to go on, with the step shown to its end", () => {
  const { player, log } = threeSteps(true);
  pass(5000);
  assert.deepEqual(log, ["stepped 1", "waiting 1"]);
  player.next();
  pass(5000);
  assert.deepEqual(log.slice(2), ["stepped 2", "waiting 2"]);
  player.next();
  pass(5000);
  assert.deepEqual(log.slice(4), ["done 3"]);
});

test("step by step: next while a step is being shown brings its end at once, and no further", () => {
  const { player, log, stones } = threeSteps(true);
  pass(300);
  assert.equal(stones(), 0);
  player.next();
  player.next();
  pass(32);
  assert.deepEqual(log, ["stepped 1", "waiting 1"]);
  player.next();
  pass(100);
  player.next();
  pass(32);
  player.next();
  pass(100);
  player.next();
  pass(32);
  assert.deepEqual(log.slice(2), ["stepped 2", "waiting 2", "done 3"]);
});

test("next means nothing for a move that does not wait", () => {
  const { player, stones } = threeSteps(false);
  pass(300);
  player.next();
  pass(300);
  assert.equal(stones(), 0);
});

test("hurrying takes the rest at a rush; asking for it again and again does not slow it down", () => {
  const { player, log } = threeSteps(false);
  pass(200);
  for (let i = 0; i < 14; i++) {
    player.hurry();
    pass(32);
  }
  assert.equal(log.at(-1), "done 3");
});

test("hurrying a move that waits goes to the end without waiting again", () => {
  const { player, log } = threeSteps(true);
  pass(1500);
  player.hurry();
  pass(500);
  assert.deepEqual(log.slice(-1), ["done 3"]);
  assert.equal(log.filter((line) => line.startsWith("waiting")).length, 1);
});

test("a stopped move is over: nothing more is told", () => {
  const { player, log } = threeSteps(false);
  pass(300);
  player.stop();
  pass(4000);
  assert.deepEqual(log, ["done 0"]);
});
