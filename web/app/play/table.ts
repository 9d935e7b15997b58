// What the tests of a game on the page share: the real engine, with a board and an opponent that the tests hold.
import { NO_MARKS, type BoardState, type Marks, type Speed } from "../../board/types.js";
import type { AnalysisReport, Step } from "../../game/index.js";
import { Match } from "../../game/match.js";
import type { Skill } from "../../opponent/messages.js";
import { Forgotten, type Opponent } from "../../opponent/opponent.js";
import type { SavedGame } from "../saved-game.js";
import { PERSON } from "../seats.js";
import type { Action, Seats } from "../state.js";
import { Play } from "./play.js";
import type { BoardElement } from "./showing.js";
import { Stage, type Wishes } from "./stage.js";

/** A board that shows nothing and says what it was asked; with `holds` a move lasts until `end()`. */
export class FakeBoard {
  labelFor: BoardElement["labelFor"] = () => "";
  heapText: BoardElement["heapText"] = () => "";
  readonly dataset: DOMStringMap = {};
  readonly played: (readonly Step[])[] = [];
  marks: Marks = NO_MARKS;
  hurried = 0;
  nexts = 0;
  holds = false;
  end: () => void = () => undefined;
  setBoard(): void {
    this.marks = NO_MARKS;
  }
  show(_state: BoardState, marks: Marks): void {
    this.end();
    this.marks = marks;
  }
  play(_before: BoardState, steps: readonly Step[]): Promise<void> {
    this.end();
    this.played.push(steps);
    if (!this.holds) return Promise.resolve();
    return new Promise((resolve) => {
      this.end = resolve;
    });
  }
  hurry(): void {
    this.hurried += 1;
    this.end();
  }
  next(): void {
    this.nexts += 1;
  }
}

/** A computer player whose answers the test gives. */
export class FakeOpponent {
  asked = 0;
  hurried = 0;
  skill: Skill | null = null;
  answer: (move: string) => void = () => undefined;
  fail: (error: Error) => void = () => undefined;
  ask(_record: string, skill: Skill): Promise<string> {
    this.asked += 1;
    this.skill = skill;
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
    });
  }
  hurry(): void {
    this.hurried += 1;
  }
  forget(): void {
    this.fail(new Forgotten("no longer asked"));
  }
}

/** An analyst whose reports the test gives. */
export class FakeAnalyst {
  asked: string[] = [];
  cancelled = 0;
  told: (report: AnalysisReport) => void = () => undefined;
  finish: (finished: boolean) => void = () => undefined;
  fail: (error: Error) => void = () => undefined;
  ask(record: string, _limits: unknown, told: (report: AnalysisReport) => void): Promise<boolean> {
    this.asked.push(record);
    this.told = told;
    return new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
    });
  }
  cancel(): void {
    this.cancelled += 1;
    this.finish(false);
  }
}

/** A game with all that was said, saved and troubled about. */
export interface Table {
  readonly play: Play;
  readonly board: FakeBoard;
  readonly opponent: FakeOpponent;
  readonly analyst: FakeAnalyst;
  readonly said: string[];
  readonly saved: SavedGame[];
  readonly troubles: unknown[];
  changed: () => void;
  again: (() => void) | null;
  /** How often the other side, which is elsewhere, was to hear of a move. */
  handedOver: number;
  speed: Speed;
  wishes: Wishes;
  hole(name: string): void;
  press(...actions: Action[]): void;
}

/** Two people. */
export const PEOPLE: Seats = { S: PERSON, N: PERSON };

/** Sets a game up; nothing is open yet. */
export function table(session: ConstructorParameters<typeof Match>[0], seats: Seats = PEOPLE, saves = true): Table {
  const board = new FakeBoard();
  const opponent = new FakeOpponent();
  const analyst = new FakeAnalyst();
  const match = new Match(session);
  const made: Table = {
    play: undefined as unknown as Play,
    board,
    opponent,
    analyst,
    said: [],
    saved: [],
    troubles: [],
    changed: () => undefined,
    again: null,
    handedOver: 0,
    speed: "normal",
    wishes: { preview: false, confirm: false },
    hole(name) {
      this.play.hole(match.info.holes.indexOf(name));
    },
    press(...actions) {
      for (const action of actions) this.play.perform(action);
    },
  };
  const host = {
    changed: () => {
      made.changed();
    },
    save: (game: SavedGame) => made.saved.push(game),
    handOver: () => {
      made.handedOver += 1;
    },
    announce: (sentence: string) => made.said.push(sentence),
    speed: () => made.speed,
    wishes: () => made.wishes,
    opponent: opponent as unknown as Opponent,
    analyst,
    computerFailed: (again: (() => void) | null) => {
      if (again !== null) made.again = again;
    },
    failed: (error: unknown) => made.troubles.push(error),
  };
  const play = new Play(new Stage(host, board, match, match.info.game, seats, saves));
  return Object.assign(made, { play });
}

/** Lets everything that waits for nothing but its turn run. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Waits until a look at the table says so. */
export async function until(look: () => boolean): Promise<void> {
  for (let tries = 0; !look(); tries += 1) {
    if (tries > 1000) throw new Error("it does not come");
    await settle();
  }
}
