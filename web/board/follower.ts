// Keeps the play in view on a board that scrolls in its frame: glides (or jumps) there, and lets go when a person scrolls.

import { aimAt, aimsOf, boxOf, handAt, reach, reachAny, type Aim } from "./follow.js";
import type { Layout, Rect } from "./layout.js";
import type { Point } from "./paint.js";
import { wantsStillness } from "./theme.js";
import type { Timeline } from "./timeline.js";
import type { Marks } from "./types.js";

/** The time in which about two thirds of the way to what is looked at are gone, in milliseconds. */
const GLIDE = 80;

/** The frame lies elsewhere than it was put by more than this (CSS pixels): a person has scrolled. */
const ROUNDING = 2;

/** Scrolls the frame (and nothing else). Does nothing while the board does not scroll. */
export class Follower {
  /** The scroll offset, in content coordinates; known without asking the page for it. */
  at: Point = { x: 0, y: 0 };
  private layout: Layout | undefined;
  /** Where the frame glides to; null when it lies still. */
  private target: Point | null = null;
  private handle = 0;
  private gliding: number | undefined;
  /** A person has scrolled since the board was last told something. */
  private released = false;
  /** What the player is being asked about: it is brought into view when it is new, not each time it is shown. */
  private asking: number | "holes" | null = null;
  /** The running move: what to look at when, without motion. */
  private aims: readonly Aim[] | null = null;
  private jumps = false;

  constructor(private readonly frame: HTMLElement) {
    const on = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void): void => {
      frame.addEventListener(type, heard, { passive: true });
    };
    on("wheel", (event) => {
      this.wheeled(event);
    });
    on("touchmove", () => {
      this.release();
    });
    // Whatever else moves the frame: a scrollbar, a key, a focus that came to a hole out of sight.
    on("scroll", () => {
      this.look();
    });
  }

  /** The board lies so from now on, and has been scrolled to where it was. What is being asked about stays in view. */
  laidOut(layout: Layout): void {
    const before = this.layout;
    this.layout = layout;
    this.halt();
    if (!layout.scrolls) {
      this.at = { x: 0, y: 0 };
      return;
    }
    this.at = { x: this.frame.scrollLeft, y: this.frame.scrollTop };
    if (typeof this.asking !== "number" || (before && sizeOf(before) === sizeOf(layout))) return;
    // Where a person had scrolled to means nothing any more once the board has been turned.
    if (this.released && before?.portrait === layout.portrait) return;
    this.jumps = true;
    this.bring(boxOf(layout, this.asking));
  }

  /** Another board, or another game: nothing is being asked. */
  forget(): void {
    this.halt();
    this.asking = this.aims = null;
    this.released = false;
  }

  /** These marks are shown. A hole that is newly asked about comes into view; of several, one if none is there. */
  asked({ chosen, hinted, pickable }: Marks): void {
    const [pointedAt] = hinted;
    const question = chosen ?? pointedAt ?? (pickable.size > 0 ? "holes" : null);
    const before = this.asking;
    this.asking = question;
    if (question === before || question === null || !this.take(wantsStillness())) return;
    const { layout } = this;
    if (!layout) return;
    if (question === "holes") this.go(reachAny(layout, this.target ?? this.at, pickable));
    else this.bring(boxOf(layout, question));
  }

  /** A move begins to be shown. */
  began(timeline: Timeline): void {
    this.asking = null;
    const still = wantsStillness();
    this.take(still || timeline.duration <= 0);
    this.aims = still ? aimsOf(timeline) : null;
  }

  /** A moment of the move has come. */
  watch(timeline: Timeline, time: number): void {
    const { layout } = this;
    if (!layout?.scrolls || this.released) return;
    if (this.aims) this.bring(boxOf(layout, aimAt(this.aims, time)?.hole ?? -1));
    else this.bring(handAt(layout, timeline, time));
  }

  /** The move is over; `last` is where its last stone fell. */
  ended(last: number | null): void {
    this.aims = null;
    if (this.layout?.scrolls && !this.released && last !== null) this.bring(boxOf(this.layout, last));
  }

  /** Follows from here on. False where nothing scrolls. */
  private take(jumps: boolean): boolean {
    if (this.layout?.scrolls !== true) return false;
    // The page may have scrolled the frame a moment ago and not yet said so.
    this.look();
    this.released = false;
    this.jumps = jumps;
    return true;
  }

  private bring(box: Rect | undefined): void {
    if (box && this.layout) this.go(reach(this.layout, this.target ?? this.at, box));
  }

  private go(there: Point): void {
    if (this.target === null && near(there, this.at, 0.5)) return;
    this.target = there;
    if (this.jumps) {
      this.halt();
      this.put(there);
    } else if (this.gliding === undefined) {
      this.gliding = performance.now();
      this.request();
    }
  }

  private request(): void {
    this.handle = requestAnimationFrame((now) => {
      this.glide(now);
    });
  }

  private glide(now: number): void {
    const { target, at } = this;
    if (!target) return;
    // A frame's time may lie a little before the moment in which it was asked for.
    const passed = Math.min(100, Math.max(0, now - (this.gliding ?? now)));
    this.gliding = now;
    if (near(target, at, 0.5)) {
      this.halt();
      this.put(target);
      return;
    }
    const share = 1 - Math.exp(-passed / GLIDE);
    this.put({ x: at.x + (target.x - at.x) * share, y: at.y + (target.y - at.y) * share });
    this.request();
  }

  private put(at: Point): void {
    this.at = at;
    this.frame.scrollTo({ left: at.x, top: at.y, behavior: "instant" });
  }

  private halt(): void {
    cancelAnimationFrame(this.handle);
    this.target = null;
    this.gliding = undefined;
  }

  /** Where does the frame lie? If not where it was put, it is no longer ours. */
  private look(): void {
    if (this.layout?.scrolls !== true) return;
    const there = { x: this.frame.scrollLeft, y: this.frame.scrollTop };
    if (near(there, this.at, ROUNDING)) return;
    this.at = there;
    this.release();
  }

  private wheeled({ deltaX, deltaY, ctrlKey, shiftKey }: WheelEvent): void {
    const { layout } = this;
    // A wheel that enlarges the page, or turns where there is nothing to scroll, moves no frame.
    if (!layout?.scrolls || ctrlKey) return;
    const across = layout.width > layout.view.width && (deltaX !== 0 || shiftKey);
    if (across || (layout.height > layout.view.height && deltaY !== 0)) this.release();
  }

  private release(): void {
    this.released = true;
    this.halt();
  }
}

function near(a: Point, b: Point, most: number): boolean {
  return Math.abs(a.x - b.x) <= most && Math.abs(a.y - b.y) <= most;
}

function sizeOf({ width, height, view }: Layout): string {
  return [width, height, view.width, view.height].join(" ");
}
