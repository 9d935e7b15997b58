// Plays a timeline against the clock: time goes on, waits step by step, or rushes; drawing is somebody else's.

import { applyChange, type Scene, type Touched } from "./piles.js";
import type { Change, Timeline } from "./timeline.js";

/** How long the rest of a hurried move takes at most, in milliseconds. */
const HURRY = 380;

/** What a running move tells its board. */
export interface PlayerEvents {
  /** A moment has come: draw it. `touched` says what has changed since the last one. */
  frame(scene: Scene, time: number, touched: Touched): void;
  /** These changes are about to be carried out, in this frame, all of them. */
  coming(changes: readonly Change[]): void;
  /** A step has been shown to its end, or several since the last frame. */
  stepped(): void;
  /** Step by step: the next step waits for `next()`. */
  waiting(): void;
  /** The move is over, shown to its end or cut short. */
  done(): void;
}

/** One running move. */
export class Player {
  private time = 0;
  private last: number | undefined;
  private rate = 1;
  private applied = 0;
  /** The next of the timeline's waits that is still to come. */
  private nextWait = 0;
  private waits: boolean;
  private halted = false;
  private handle = 0;
  private over = false;

  constructor(
    private readonly timeline: Timeline,
    private readonly scene: Scene,
    stepwise: boolean,
    private readonly events: PlayerEvents,
  ) {
    this.waits = stepwise;
  }

  /** Starts playing. A timeline of no length is over at once. */
  start(): void {
    if (this.timeline.duration <= 0) {
      this.finish();
      return;
    }
    this.show(0);
    this.request();
  }

  /** The rest at a rush, without further waiting. Asked for again, it does not slow down. */
  hurry(): void {
    if (this.over) return;
    this.waits = false;
    this.rate = Math.max(this.rate, (this.timeline.duration - this.time) / HURRY);
    this.goOn();
  }

  /** Step by step: goes on to the next step; while one is being shown, to its end at once. */
  next(): void {
    if (this.over || !this.waits) return;
    if (this.halted) this.goOn();
    else this.time = this.timeline.waits[this.nextWait] ?? this.timeline.duration;
  }

  /** Ends the move where it is, without drawing any more. */
  stop(): void {
    if (this.over) return;
    this.over = true;
    cancelAnimationFrame(this.handle);
    this.events.done();
  }

  private goOn(): void {
    if (!this.halted) return;
    this.halted = false;
    this.last = undefined;
    this.request();
  }

  private request(): void {
    this.handle = requestAnimationFrame((now) => {
      this.tick(now);
    });
  }

  private tick(now: number): void {
    if (this.over) return;
    // A page that was hidden has missed a lot; it goes on where it was.
    const passed = this.last === undefined ? 0 : Math.min(now - this.last, 100);
    this.last = now;
    this.time += passed * this.rate;
    const wait = this.waits ? this.timeline.waits[this.nextWait] : undefined;
    if (wait !== undefined && this.time >= wait) {
      this.time = wait;
      this.halted = true;
      this.show(this.time);
      this.events.waiting();
      return;
    }
    if (this.time >= this.timeline.duration) {
      this.finish();
      return;
    }
    this.show(this.time);
    this.request();
  }

  private finish(): void {
    this.show(Math.max(this.timeline.duration, 0) + 1);
    this.over = true;
    this.events.done();
  }

  private show(time: number): void {
    const touched: Touched = { holes: new Set(), heaps: new Set(), owners: false, marks: false };
    const { changes, waits } = this.timeline;
    const from = this.applied;
    while ((changes[this.applied]?.at ?? Infinity) <= time) this.applied++;
    const due = changes.slice(from, this.applied);
    if (due.length > 0) this.events.coming(due);
    for (const change of due) applyChange(this.scene, change, touched);
    this.events.frame(this.scene, time, touched);
    const before = this.nextWait;
    while ((waits[this.nextWait] ?? Infinity) <= time) this.nextWait++;
    if (this.nextWait > before) this.events.stepped();
  }
}
