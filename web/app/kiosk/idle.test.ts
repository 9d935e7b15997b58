// Idle time: asked about after a while, over after a countdown; whoever is busy or asleep is not asked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { IdleClock, type Idle } from "./idle.js";

/** What the device's own clock shows at the beginning. */
const WALL = 1_800_000_000_000;

/** Looks once a second from `from` to `to` (in seconds); gives back what was seen last. */
function look(clock: IdleClock, from: number, to: number, busy = false): Idle {
  let seen: Idle = "there";
  for (let second = from; second <= to; second += 1) seen = clock.look(second * 1000, busy, WALL + second * 1000);
  return seen;
}

test("after the quiet time it asks, counts down, and then it is over", () => {
  const clock = new IdleClock(60_000, 15_000, 0);
  assert.equal(look(clock, 1, 59), "there");
  assert.deepEqual(look(clock, 60, 60), { left: 15 });
  assert.deepEqual(look(clock, 61, 74), { left: 1 });
  assert.equal(look(clock, 75, 75), "gone");
});

test("a touch begins the time anew, also during the countdown", () => {
  const clock = new IdleClock(60_000, 15_000, 0);
  look(clock, 1, 50);
  clock.touch(50_500);
  assert.equal(look(clock, 51, 110), "there");
  assert.deepEqual(look(clock, 111, 115), { left: 11 });
  clock.touch(115_500);
  assert.equal(look(clock, 116, 175), "there");
});

test("while the page is busy nobody is waited for", () => {
  const clock = new IdleClock(20_000, 15_000, 0);
  assert.equal(look(clock, 1, 100, true), "there");
  assert.equal(look(clock, 101, 119), "there");
  assert.deepEqual(look(clock, 120, 120), { left: 15 });
});

test("a countdown that has begun goes on, whatever the page does", () => {
  const clock = new IdleClock(20_000, 15_000, 0);
  look(clock, 1, 25);
  assert.equal(look(clock, 26, 35, true), "gone");
});

test("a device that has slept has nobody before it", () => {
  const clock = new IdleClock(60_000, 15_000, 0);
  look(clock, 1, 10);
  assert.equal(clock.look(8 * 3_600_000, false, WALL + 8 * 3_600_000), "gone");
  // The same for one that slept while the computer thought.
  clock.touch(8 * 3_600_000);
  assert.equal(clock.look(16 * 3_600_000, true, WALL + 16 * 3_600_000), "gone");
});

test("a sleep that only the device's own clock has seen is asked about at once", () => {
  const clock = new IdleClock(60_000, 15_000, 0);
  look(clock, 1, 10);
  assert.deepEqual(clock.look(11_000, false, WALL + 3_600_000), { left: 15 });
  assert.deepEqual(clock.look(12_000, false, WALL + 3_601_000), { left: 14 });
});

test("a clock that is set back, or by a few seconds, is nothing", () => {
  const clock = new IdleClock(60_000, 15_000, 0);
  look(clock, 1, 10);
  assert.equal(clock.look(11_000, false, WALL - 3_600_000), "there");
  assert.equal(clock.look(12_000, false, WALL - 3_579_000), "there");
});
