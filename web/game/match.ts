// One game being played: a thin wrapper of the wasm Session that gives plain data and keeps the turn's beginnings.
import { Session } from "../generated/magomba_wasm.js";
import type { Actions, BoardInfo, BoardState, Choice, Outcome, Side, Step, Summary, TurnReport } from "./types.js";

/** What moves that were not made would lead to. */
export interface WhatIf {
  /** The board after them. */
  readonly state: BoardState;
  /** The steps of the last of them, and what it did; none and null without a move. */
  readonly steps: readonly Step[];
  readonly last: Summary | null;
  /** The holes of an offer that would wait for an answer. */
  readonly offer: readonly string[];
}

/** Something that was sown: who did it, the board it began on, and its steps. */
export interface Seen {
  readonly mover: Side;
  readonly before: BoardState;
  readonly steps: readonly Step[];
}

/** A game with its record, its cursor and its running turn. Methods that take text throw the engine's Error (with `code`). */
export class Match {
  /** What never changes in the game: holes, rings, heads. */
  readonly info: BoardInfo;
  readonly #session: Session;
  #choice: Choice | null = null;

  constructor(session: Session) {
    this.#session = session;
    this.info = session.board();
  }

  /** The board as it lies: at the cursor, or inside the running turn. */
  state(): BoardState {
    const taken = this.#session.taken();
    return {
      stones: this.#session.stones(),
      owners: this.#session.owners(),
      taken: [taken[0] ?? 0, taken[1] ?? 0],
    };
  }

  /** Layout indices of the holes a move may start from; empty while a turn runs. */
  startable(): ReadonlySet<number> {
    const found = new Set<number>();
    if (this.running() !== null) return found;
    this.#session.startable().forEach((may, index) => {
      if (may !== 0) found.add(index);
    });
    return found;
  }

  side(): Side {
    return this.#session.side();
  }

  actions(): Actions {
    return this.#session.actions();
  }

  /** The holes of the offer that waits for an answer. */
  offer(): readonly string[] {
    return this.#session.offer();
  }

  /** The question the running turn waits on, or null. */
  choice(): Choice | null {
    return this.#choice;
  }

  /** The running turn's text so far ("a19>"), or null. */
  running(): string | null {
    return this.#session.running() ?? null;
  }

  /** Begins a turn at a hole, or resumes one from its text so far. */
  begin(text: string): TurnReport {
    return this.#keep(this.#session.begin(text));
  }

  /** Answers the running turn's question. */
  answer(text: string): TurnReport {
    return this.#keep(this.#session.answer(text));
  }

  /** What `answer(text)` would do, with the board it would leave. */
  preview(text: string): TurnReport {
    return this.#session.preview(text);
  }

  /** What beginning a turn at `hole` would do, up to its first question or its end. Nothing is changed. */
  beginPreview(hole: string): TurnReport {
    const scratch = Session.fromPosition(this.position());
    try {
      return scratch.begin(hole);
    } finally {
      scratch.free();
    }
  }

  /** Takes the running turn back to before it began. */
  cancel(): void {
    this.#choice = null;
    if (this.running() !== null) this.#session.cancel();
  }

  /** Plays a whole move from its text. */
  act(move: string): TurnReport {
    this.cancel();
    return this.#keep(this.#session.act(move));
  }

  /** Where the cursor stands: the number of plies played before it. */
  ply(): number {
    return this.#session.ply();
  }

  /** The number of plies in the record. */
  plies(): number {
    return this.#session.plies();
  }

  /** Moves the cursor; a running turn is taken back first. */
  goTo(ply: number): void {
    this.cancel();
    this.#session.goTo(ply);
  }

  /** The texts of all plies. */
  moves(): readonly string[] {
    return this.#session.moves();
  }

  /** What the `ply`-th move did, counted from 1. */
  summary(ply: number): Summary {
    return this.#session.summary(ply);
  }

  /** The steps of the `ply`-th move, counted from 1. */
  steps(ply: number): readonly Step[] {
    return this.#session.steps(ply);
  }

  /** How the game ended at the cursor, or null while it goes on. */
  outcome(): Outcome | null {
    return this.#session.outcome() ?? null;
  }

  /** The position's text at the cursor. */
  position(): string {
    return this.#session.position();
  }

  /** The whole game's text. */
  record(): string {
    return this.#session.record();
  }

  /** The game's text up to the cursor, without what follows it. */
  recordToCursor(): string {
    return this.#session.recordToCursor();
  }

  /** The board as it lay before the `ply`-th move; the cursor stays where it is. No turn may be running. */
  stateBefore(ply: number): BoardState {
    const here = this.ply();
    this.#session.goTo(ply - 1);
    const state = this.state();
    this.#session.goTo(here);
    return state;
  }

  /**
   * What was seen last, to be seen again: the move before the cursor, then the running turn as far as it has come.
   * Nothing is changed.
   */
  recent(): readonly Seen[] {
    const running = this.running();
    const scratch = new Match(Session.fromRecord(this.recordToCursor()));
    try {
      const seen: Seen[] = [];
      const ply = scratch.ply();
      if (ply > 0) {
        const { side } = scratch.summary(ply);
        seen.push({ mover: side, before: scratch.stateBefore(ply), steps: scratch.steps(ply) });
      }
      if (running !== null) {
        seen.push({ mover: scratch.side(), before: scratch.state(), steps: scratch.begin(running).steps });
      }
      return seen;
    } finally {
      scratch.free();
    }
  }

  /** What playing `moves` from the cursor would leave. Nothing is changed; a running turn counts as not begun. */
  whatIf(moves: readonly string[]): WhatIf {
    const scratch = new Match(Session.fromPosition(this.position()));
    try {
      let steps: readonly Step[] = [];
      for (const move of moves) steps = scratch.act(move).steps;
      const last = moves.length === 0 ? null : scratch.summary(moves.length);
      return { state: scratch.state(), steps, last, offer: scratch.offer() };
    } finally {
      scratch.free();
    }
  }

  /**
   * What going on at every head would do, as far as that is possible, at most `limit` heads: the steps, and the board
   * they would leave.
   */
  runOnPreview(limit: number): { steps: readonly Step[]; state: BoardState } {
    const scratch = new Match(Session.fromPosition(this.position()));
    try {
      const steps: Step[] = [];
      let report = scratch.begin(this.running() ?? "");
      let passed = 0;
      while (report.choice?.kind === "head" && report.choice.goOn && passed < limit) {
        report = scratch.answer(">");
        steps.push(...report.steps);
        passed += 1;
      }
      return { steps, state: scratch.state() };
    } finally {
      scratch.free();
    }
  }

  /** What was written about the beginning and about each ply; empty texts where nothing was. */
  comments(): readonly string[] {
    return this.#session.comments();
  }

  /** Writes about a ply, or with 0 about the beginning, in place of what is there; an empty text takes it away. */
  setComment(ply: number, text: string): void {
    this.#session.setComment(ply, text);
  }

  /** The value of a tag that the moves do not determine, or null. */
  tag(name: string): string | null {
    return this.#session.tag(name) ?? null;
  }

  setTag(name: string, value: string): void {
    this.#session.setTag(name, value);
  }

  /** Gives the engine's memory back; the game must not be used afterwards. */
  free(): void {
    this.#session.free();
  }

  #keep(report: TurnReport): TurnReport {
    this.#choice = report.choice ?? null;
    return report;
  }
}
