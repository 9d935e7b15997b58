// Shows a move on the board: straight through, or (for a computer's move) with a rest at each of its decisions.
import type { MagombaBoard } from "../../board/index.js";
import { NO_MARKS, type BoardState, type Marks, type Speed } from "../../board/types.js";
import {
  applySteps,
  stretches,
  type BoardInfo,
  type Decision,
  type Side,
  type Step,
  type Stretch,
} from "../../game/index.js";

/** What is asked of the board's element; a test's stand-in need have no more. */
export type BoardElement = Pick<
  MagombaBoard,
  "setBoard" | "show" | "play" | "hurry" | "next" | "labelFor" | "heapText" | "dataset"
>;

/** Milliseconds a computer's start is marked before its move begins, and a decision before it is carried out. */
const START: Record<Speed, number> = { slow: 1000, normal: 650, fast: 350, "at-once": 0, step: 650 };
const DECISION: Record<Speed, number> = { slow: 1100, normal: 750, fast: 400, "at-once": 0, step: 750 };

/** One move being shown at a time; starting another ends the one before. */
export class Showing {
  readonly #board: BoardElement;
  readonly #info: BoardInfo;
  #run = 0;
  #hurried = false;
  #endPause: (() => void) | null = null;
  /** The steps that are being shown, in the portions after which the board waits, step by step. */
  #portions: readonly (readonly Step[])[] = [];

  constructor(board: BoardElement, info: BoardInfo) {
    this.#board = board;
    this.#info = info;
  }

  /** Shows steps without a rest. Resolves when they are over; false when something else was shown meanwhile. */
  async straight(before: BoardState, steps: readonly Step[], speed: Speed): Promise<boolean> {
    const run = this.#begin();
    await this.#play(before, steps, speed);
    return run === this.#run;
  }

  /**
   * Shows a computer's move: its start marked for a moment, and each decision said (`decided`) before it is carried
   * out. Resolves like `straight`.
   */
  async withDecisions(
    before: BoardState,
    steps: readonly Step[],
    mover: Side,
    speed: Speed,
    decided: (what: Decision | null, start: string | null) => void,
  ): Promise<boolean> {
    const run = this.#begin();
    let now = before;
    let first = true;
    for (const stretch of stretches(this.#info, steps)) {
      const start = first && stretch.steps[0]?.kind === "lap" ? stretch.steps[0].from : null;
      if (start !== null || stretch.decided !== null) {
        decided(stretch.decided, start);
        this.#board.show(now, this.#decisionMarks(stretch, start));
        await this.#pause((start !== null ? START : DECISION)[speed]);
        if (run !== this.#run) return false;
      }
      first = false;
      const shown = this.#play(now, stretch.steps, speed);
      if (this.#hurried) this.#board.hurry();
      await shown;
      if (run !== this.#run) return false;
      now = applySteps(this.#info, now, stretch.steps, mover);
    }
    return true;
  }

  /** Hurries the rest of what is being shown. */
  hurry(): void {
    this.#hurried = true;
    this.#endPause?.();
    this.#board.hurry();
  }

  /** Step by step: the next step; a rest or a step that is being shown is over at once. */
  next(): void {
    if (this.#endPause !== null) this.#endPause();
    else this.#board.next();
  }

  /** Step by step: the steps that the board has just shown and waits after, and the one that comes next. */
  stepped(): { steps: readonly Step[]; next: Step | undefined } {
    const [steps = [], ...rest] = this.#portions;
    this.#portions = rest;
    return { steps, next: rest[0]?.[0] };
  }

  /** Forgets what is being shown: its promise resolves to false. */
  stop(): void {
    this.#begin();
  }

  #begin(): number {
    this.#run += 1;
    this.#hurried = false;
    this.#endPause?.();
    return this.#run;
  }

  #play(before: BoardState, steps: readonly Step[], speed: Speed): Promise<void> {
    this.#portions = portions(steps);
    return this.#board.play(before, steps, speed);
  }

  #decisionMarks({ decided, steps }: Stretch, start: string | null): Marks {
    const index = (hole: string): number => this.#info.holes.indexOf(hole);
    if (start !== null) return { ...NO_MARKS, chosen: index(start) };
    switch (decided?.kind) {
      case "go-on":
      case "stop":
        return { ...NO_MARKS, chosen: index(decided.hole) };
      case "bonus": {
        const picked = new Map<number, number>();
        for (const step of steps) {
          if (step.kind === "capture") picked.set(index(step.hole), step.stones);
        }
        return { ...NO_MARKS, pickable: new Set(picked.keys()), picked };
      }
      case "offer":
      case "accept":
        return { ...NO_MARKS, offered: new Set(decided.holes.map(index)) };
      case "refuse":
      case undefined:
        return NO_MARKS;
    }
  }

  #pause(milliseconds: number): Promise<void> {
    if (milliseconds === 0 || this.#hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#endPause = null;
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#endPause = end;
    });
  }
}

/** Stones that are taken, or paid, together are one portion; everything else is shown step for step. */
function portions(steps: readonly Step[]): Step[][] {
  const parts: Step[][] = [];
  for (const step of steps) {
    const part = parts[parts.length - 1];
    const together = step.kind === "capture" || step.kind === "pay";
    if (together && part?.[0]?.kind === step.kind) part.push(step);
    else parts.push([step]);
  }
  return parts;
}
