// Which sounds a timeline has: nothing but what lies in the timeline, one of a kind in a frame, one for a move at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Listener, type Heard } from "../board/heard.js";
import { applyChange } from "../board/piles.js";
import { makeTimeline } from "../board/timeline.js";
import type { BoardState, Speed } from "../board/types.js";
import type { BoardInfo, GameName, Step } from "../game/types.js";
import { endOf, fullness, soundsOf, type Sound } from "./score.js";

const COLUMNS = 4;
const HOLES = ["d", "c", "b", "a"].flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}`));
const row = (r: number): number[] => Array.from({ length: COLUMNS }, (_, i) => r * COLUMNS + i);
const INFO: BoardInfo = {
  game: "nsolo",
  rules: "nsolo",
  columns: COLUMNS,
  rows: 4,
  holes: HOLES,
  ringSouth: [...row(3), ...row(2).reverse()],
  ringNorth: [...row(0).reverse(), ...row(1)],
  heads: HOLES.map(() => false),
  maxTaken: 1000,
};
/** a1 holds three, a4 one, c3 five; South has taken two. */
const BEFORE: BoardState = {
  stones: [0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 3, 0, 0, 1],
  owners: HOLES.map((_, i) => (i < 8 ? 1 : 0)),
  taken: [2, 0],
};
/** a1's three end in a4, which had one; its two end in b3, which takes c3's five. */
const STEPS: Step[] = [
  { kind: "lap", from: "a1", stones: 3, last: "a4", relay: true },
  { kind: "lap", from: "a4", stones: 2, last: "b3", relay: false },
  { kind: "capture", hole: "c3", stones: 5, bonus: false, by: "S" },
];

/** What is heard in frames of `frame` milliseconds. */
function heard(speed: Speed, still: boolean, frame = 16): Heard[] {
  const timeline = makeTimeline(INFO, BEFORE, STEPS, { speed, still });
  const { holes, heaps } = timeline.before;
  const scene = {
    piles: { holes: holes.map((pile) => [...pile]), heaps: [[...heaps[0]], [...heaps[1]]] as [number[], number[]] },
    owners: Array.from(BEFORE.owners),
    chosen: null,
    last: null,
    offered: [],
  };
  const listener = new Listener(timeline.duration <= 0);
  const all: Heard[] = [];
  for (let time = frame - 1; time <= timeline.duration + frame; time += frame) {
    const due = timeline.changes.filter(({ at }) => at <= time && at > time - frame);
    const found = due.length === 0 ? null : listener.hear(due, scene.piles);
    if (found !== null) all.push(found);
    for (const change of due)
      applyChange(scene, change, { holes: new Set(), heaps: new Set(), owners: false, marks: false });
  }
  return all;
}

const kinds = (game: GameName, moments: readonly Heard[]): string[] =>
  moments.flatMap((moment) => soundsOf(game, moment).map(({ kind }) => kind));

test("each stone of a lap is heard as it falls; a pick-up and a capture are heard too", () => {
  const moments = heard("normal", false);
  assert.deepEqual(
    moments
      .map(({ drops, hole, fill }) => (drops > 0 ? `${HOLES[hole] ?? "?"}:${fill}` : "-"))
      .filter((at) => at !== "-"),
    ["a2:1", "a3:1", "a4:2", "b4:1", "b3:1"],
  );
  const said = kinds("tsoro", moments);
  assert.deepEqual(said.slice(0, 6), ["drop", "drop", "click", "lift", "drop", "drop"]);
  assert.ok(said.slice(6).every((kind) => kind === "take") && said.length > 6);
  // The first lift is the player's own hand; only a relay's is heard.
  assert.deepEqual(
    moments.filter(({ relay }) => relay).map(({ lifted }) => lifted),
    [2],
  );
});

test("a move at once has one short sound, that of what weighs most", () => {
  const moments = heard("at-once", false);
  assert.equal(moments.length, 1);
  assert.deepEqual(kinds("nsolo", moments), ["take"]);
});

test("without motion each lap is one moment at its end", () => {
  const moments = heard("normal", true);
  assert.deepEqual(moments.map(({ drops, fill }) => [drops, fill]).slice(0, 2), [
    [3, 2],
    [2, 1],
  ]);
  for (const moment of moments) assert.ok(soundsOf("gore", moment).length <= 3);
});

test("many stones in one frame are one sound, a little louder", () => {
  const [moment] = heard("normal", true, 100_000);
  assert.ok(moment);
  assert.equal(moment.drops, 5);
  assert.deepEqual(kinds("tsoro", [moment]), ["drop", "take", "lift"]);
  const alone = soundsOf("tsoro", { ...moment, drops: 1 })[0];
  assert.ok((soundsOf("tsoro", moment)[0]?.gain ?? 0) > (alone?.gain ?? 1));
});

test("the fuller the hole, the higher and louder; no sound is louder than loud", () => {
  const at = (fill: number): Sound => {
    const sounds = soundsOf("gore", {
      drops: 1,
      hole: 0,
      fill,
      lifted: 0,
      relay: false,
      taken: 0,
      heap: 0,
      whole: false,
    });
    return sounds[0] ?? assert.fail("no sound");
  };
  for (const [less, more] of [
    [1, 2],
    [2, 5],
    [5, 12],
  ] as const) {
    assert.ok(at(less).pitch < at(more).pitch);
    assert.ok(at(less).gain < at(more).gain);
  }
  assert.deepEqual(at(40), at(400));
  assert.ok(at(400).gain <= 1);
  assert.equal(fullness(0), 0);
});

test("each game has its ground", () => {
  const ground = (game: GameName): string => endOf(game).ground;
  assert.deepEqual((["tsoro", "nsolo", "kimasai", "gore"] as const).map(ground), ["earth", "sand", "wood", "wood"]);
});
