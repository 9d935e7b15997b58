// Notices that nobody is there any more: a time without a touch, then a countdown, then it is over. By a clock that only goes on.

/** Milliseconds between two looks at the clock after which the device must have slept: whoever played has gone. */
const SLEPT = 30_000;

/** Where it stands: someone is there; nobody knows, and so many seconds are left to say so; nobody is. */
export type Idle = "there" | "gone" | { readonly left: number };

/**
 * Counts idle time. Times are milliseconds of a clock that is never set (`performance.now`): a change of the date or the
 * hour ends nobody's game.
 */
export class IdleClock {
  #since: number;
  #ahead: number | null = null;
  #asked: number | null = null;
  #last: number;

  /** `quiet`: milliseconds without a touch until the question; `asking`: milliseconds to answer it. */
  constructor(
    readonly quiet: number,
    readonly asking: number,
    now: number,
  ) {
    this.#since = now;
    this.#last = now;
  }

  /** Someone has touched the device, or begins to be waited for. */
  touch(now: number): void {
    this.#since = now;
    this.#last = now;
    this.#asked = null;
  }

  /**
   * Looks at the clock, at least every few seconds. While the page itself is `busy` nobody is waited for. `wall`: the
   * device's own clock. Most devices stop the other one while they sleep, so where this one has run ahead it was a sleep,
   * or somebody has set it: it is asked at once who is there.
   */
  look(now: number, busy: boolean, wall: number): Idle {
    const slept = now - this.#last > SLEPT;
    const ahead = wall - now;
    const leapt = ahead - (this.#ahead ?? ahead) > SLEPT;
    this.#last = now;
    this.#ahead = ahead;
    if (slept) return "gone";
    if (leapt) this.#asked ??= now;
    if (busy && this.#asked === null) this.#since = now;
    if (this.#asked === null && now - this.#since >= this.quiet) this.#asked = now;
    if (this.#asked === null) return "there";
    const left = Math.ceil((this.#asked + this.asking - now) / 1000);
    return left <= 0 ? "gone" : { left };
  }
}
