// From "before" and a move's steps to a timeline: plain data that says what lies, flies and is marked when. No DOM, no clock.

import type { BoardInfo, Step } from "../game/types.js";
import { EMPTY, type Piles, startPiles } from "./piles.js";
import type { BoardState, SideIndex, Speed } from "./types.js";

/** Where a stone lies: a slot of a hole, or a slot of a side's heap. Slots count from 0. */
export type Place = { hole: number; slot: number } | { heap: SideIndex; slot: number };

/** One lap: a hand that lifts, carries and drops. Times in milliseconds. */
export interface Lap {
  start: number;
  /** The rest before the stones rise, so that the eye can follow. */
  rest: number;
  /** How long they take to rise. */
  lift: number;
  /** From one hole to the next. */
  drop: number;
  /** How long a dropped stone falls and bounces. */
  fall: number;
  /** Layout indices: the lifted hole, then every hole that gets a stone. */
  path: readonly number[];
  /** The stones in the order in which they are dropped: what each looks like, and the slot it falls into. */
  stones: readonly { look: number; slot: number }[];
  /** When the last stone has come to rest. */
  end: number;
}

/** One stone that goes from place to place by itself (captures, payments). */
export interface Flight {
  start: number;
  end: number;
  look: number;
  from: Place;
  to: Place;
}

/** Something that changes at a moment. */
export type Change = { at: number } & (
  | { kind: "lift"; hole: number }
  | { kind: "land"; hole: number; look: number }
  | { kind: "take"; hole: number; stones: number }
  | { kind: "heap"; side: SideIndex; look: number }
  | { kind: "spend"; side: SideIndex; stones: number }
  | { kind: "own"; hole: number; side: SideIndex }
  | { kind: "chosen"; hole: number }
  | { kind: "last"; hole: number }
  | { kind: "offered"; holes: readonly number[] }
);

/** A move as it will be shown. */
export interface Timeline {
  before: Piles;
  laps: readonly Lap[];
  flights: readonly Flight[];
  /** In order of time. */
  changes: readonly Change[];
  /** The ends of all steps but the last, in order: here "step by step" waits. */
  waits: readonly number[];
  /** Milliseconds. */
  duration: number;
}

/** Pace at normal speed, in milliseconds. */
export const PACE = { rest: 170, lift: 180, drop: 160, fall: 165, take: 480, stagger: 110, stop: 220, talk: 420 };

/** No move lasts longer than about this at normal speed, in milliseconds. */
export const LONGEST = 8000;

/** The pause after each lap when nothing may move, in milliseconds at normal speed. */
const STILL = 280;

const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, "at-once": 0, step: 1 };

/** How much faster than the usual pace each lap is shown, so that all laps together last at most `budget`. */
export function lapScales(stones: readonly number[], budget: number): number[] {
  // A first lap with very many stones would eat the whole time by itself.
  const usual = stones.map((k) => PACE.rest + PACE.lift + PACE.drop * k);
  const capped = usual.map((ms) => Math.min(ms, Math.max(budget * 0.5, 1)));
  const floor = Math.min(26, budget / Math.max(1, stones.length) / 2);
  const at = (hurry: number): number[] => capped.map((ms, i) => Math.max(Math.min(ms, floor), ms / (1 + hurry * i)));
  const total = (hurry: number): number => at(hurry).reduce((sum, ms) => sum + ms, 0);
  let low = 0;
  if (total(0) > budget) {
    let high = 1;
    while (total(high) > budget && high < 1e6) high *= 2;
    for (let i = 0; i < 30; i++) {
      const middle = (low + high) / 2;
      if (total(middle) > budget) low = middle;
      else high = middle;
    }
    low = high;
  }
  return at(low).map((ms, i) => ms / (usual[i] ?? 1));
}

/** How a timeline is to be made. `still`: no travel (reduced motion), laps follow each other with a short pause. */
export interface TimelineOptions {
  speed: Speed;
  still: boolean;
  /** What the stones on the board look like now; by default as at a fresh start. */
  piles?: Piles;
}

/**
 * The timeline of `steps`, which begin at `before`. Steps that name holes the board does not have are left out.
 * `at-once` gives a timeline of no length.
 */
export function makeTimeline(
  info: BoardInfo,
  before: BoardState,
  steps: readonly Step[],
  options: TimelineOptions,
): Timeline {
  return new Builder(info, options.piles ?? startPiles(before), steps, options).build();
}

class Builder {
  private readonly laps: Lap[] = [];
  private readonly flights: Flight[] = [];
  private readonly changes: Change[] = [];
  private readonly waits: number[] = [];
  private readonly piles: Piles;
  private readonly scales: number[];
  private lapNumber = 0;
  private now = 0;
  /** Slots that stones in the air are on their way to count as taken. */
  private readonly before: Piles;

  constructor(
    private readonly info: BoardInfo,
    piles: Piles,
    private readonly steps: readonly Step[],
    private readonly options: TimelineOptions,
  ) {
    this.before = piles;
    this.piles = { holes: piles.holes.map((pile) => [...pile]), heaps: [[...piles.heaps[0]], [...piles.heaps[1]]] };
    const laps = steps.filter((step) => step.kind === "lap").map((step) => step.stones);
    const rest = this.restOfTime();
    this.scales = lapScales(laps, Math.max(LONGEST * 0.5, LONGEST - rest));
  }

  build(): Timeline {
    let i = 0;
    while (i < this.steps.length) {
      const step = this.steps[i];
      if (!step) break;
      const begun = this.now;
      if (step.kind === "capture" || step.kind === "pay") {
        // Stones that are taken together leave together.
        let end = i + 1;
        while (this.steps[end]?.kind === step.kind) end++;
        this.transfer(this.steps.slice(i, end));
        i = end;
      } else {
        this.single(step);
        i++;
      }
      if (i < this.steps.length && this.now > begun) this.waits.push(this.now);
    }
    const factor = FACTOR[this.options.speed];
    return this.scaled(factor);
  }

  private single(step: Step): void {
    if (step.kind === "lap") this.lap(step.from, step.stones);
    else if (step.kind === "offer") {
      this.changes.push({ at: this.now, kind: "offered", holes: step.holes.map((hole) => this.index(hole)) });
      this.now += PACE.talk;
    } else if (step.kind === "stop") {
      this.now += PACE.stop;
    } else if (step.kind === "refuse" || step.kind === "pass") {
      this.now += PACE.talk;
    }
  }

  private lap(name: string, stones: number): void {
    const from = this.index(name);
    const pile = this.piles.holes[from];
    const ring = [this.info.ringSouth, this.info.ringNorth].find((r) => r.includes(from));
    const by = this.scales[this.lapNumber] ?? 1;
    if (this.lapNumber === 0 && pile) this.changes.push({ at: this.now, kind: "chosen", hole: from });
    this.lapNumber++;
    if (!pile || !ring) return;
    const hand = pile.splice(0);
    // The engine's number is the truth; what the page believed to lie there only lends its looks.
    while (hand.length < stones) hand.push(hand.length);
    hand.length = stones;

    const at = ring.indexOf(from);
    const path = [from];
    const falling: { look: number; slot: number }[] = [];
    const start = this.now;
    const [rest, lift, drop, fall] = [PACE.rest * by, PACE.lift * by, PACE.drop * by, PACE.fall * by];
    const carried = start + rest + lift;
    this.changes.push({ at: this.options.still ? start : start + rest, kind: "lift", hole: from });
    hand.forEach((look, i) => {
      const hole = ring[(at + i + 1) % ring.length] ?? from;
      const target = this.piles.holes[hole] ?? EMPTY;
      path.push(hole);
      falling.push({ look, slot: target.length });
      this.piles.holes[hole] = [...target, look];
      const landed = this.options.still ? start : carried + (i + 1) * drop + fall;
      this.changes.push({ at: landed, kind: "land", hole, look });
    });
    const end = carried + stones * drop + fall;
    if (this.options.still) {
      this.now = start + Math.min(STILL, rest + lift + stones * drop);
    } else {
      this.laps.push({ start, rest, lift, drop, fall, path, stones: falling, end });
      // The last stone falls while the next lap's hand rests; step by step it has to lie before the move waits.
      const next = this.scales[this.lapNumber] ?? by;
      const overlap = this.options.speed === "step" ? 0 : Math.min(fall, PACE.rest * next * 0.97);
      this.now = end - overlap;
    }
    // Only where the whole sowing ends is marked; a mark that jumps from lap to lap would be one more thing to follow.
    const last = path[path.length - 1];
    if (this.lapNumber === this.scales.length && last !== undefined) {
      this.changes.push({ at: this.options.still ? start : end, kind: "last", hole: last });
    }
  }

  /** Captures into the heap or payments out of it, one after another with a small delay between. */
  private transfer(steps: readonly Step[]): void {
    const { still } = this.options;
    const delay = Math.min(PACE.stagger, 900 / steps.length);
    let end = this.now;
    this.now += still ? 0 : 120;
    steps.forEach((step, nth) => {
      if (step.kind !== "capture" && step.kind !== "pay") return;
      const hole = this.index(step.hole);
      const side: SideIndex = step.by === "S" ? 0 : 1;
      const start = this.now + (still ? 0 : nth * delay);
      const pile = this.piles.holes[hole];
      if (!pile) return;
      const heap = this.piles.heaps[side];
      const source = step.kind === "capture" ? pile : heap;
      const target = step.kind === "capture" ? heap : pile;
      const left = Math.max(0, source.length - step.stones);
      const moved = source.splice(left);
      while (moved.length < step.stones) moved.push(moved.length);
      const gap = Math.min(28, 200 / step.stones);
      // The topmost stone leaves first.
      moved.reverse().forEach((look, i) => {
        const leaves = start + (still ? 0 : i * gap);
        const lands = still ? start : leaves + PACE.take;
        const sourceSlot = left + moved.length - 1 - i;
        const targetSlot = target.length;
        if (step.kind === "capture") {
          this.changes.push({ at: leaves, kind: "take", hole, stones: 1 }, { at: lands, kind: "heap", side, look });
        } else {
          this.changes.push({ at: leaves, kind: "spend", side, stones: 1 }, { at: lands, kind: "land", hole, look });
        }
        if (!still) {
          const inHole: Place = { hole, slot: step.kind === "capture" ? sourceSlot : targetSlot };
          const inHeap: Place = { heap: side, slot: step.kind === "capture" ? targetSlot : sourceSlot };
          const [from, to] = step.kind === "capture" ? [inHole, inHeap] : [inHeap, inHole];
          this.flights.push({ start: leaves, end: lands, look, from, to });
        }
        target.push(look);
        end = Math.max(end, lands);
      });
      if (step.kind === "pay") this.changes.push({ at: start, kind: "own", hole, side });
    });
    this.now = still ? this.now + STILL : end + 60;
  }

  /** How long everything but the laps takes. */
  private restOfTime(): number {
    let taken = 0;
    let talk = 0;
    for (const step of this.steps) {
      if (step.kind === "capture" || step.kind === "pay") taken++;
      else if (step.kind === "stop") talk += PACE.stop;
      else if (step.kind !== "lap") talk += PACE.talk;
    }
    return talk + (taken > 0 ? PACE.take + 380 + Math.min(900, PACE.stagger * taken) : 0);
  }

  private scaled(factor: number): Timeline {
    for (const lap of this.laps) {
      for (const key of ["start", "rest", "lift", "drop", "fall", "end"] as const) lap[key] *= factor;
    }
    for (const flight of this.flights) {
      flight.start *= factor;
      flight.end *= factor;
    }
    for (const change of this.changes) change.at *= factor;
    const ends = [this.now * factor, ...this.laps.map((lap) => lap.end), ...this.flights.map((flight) => flight.end)];
    const none = factor === 0;
    return {
      before: this.before,
      laps: none ? [] : this.laps,
      flights: none ? [] : this.flights,
      // A stable sort: what was said first at a moment also happens first.
      changes: this.changes.sort((a, b) => a.at - b.at),
      waits: none ? [] : this.waits.map((at) => at * factor),
      duration: Math.max(...ends),
    };
  }

  private index(hole: string): number {
    return this.info.holes.indexOf(hole);
  }
}
