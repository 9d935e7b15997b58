// What lessons and puzzles have in common: a game on the board with one thing to find in it, which no computer plays.
import type { Engine, GameName, Match } from "../../game/index.js";
import type { Topic } from "../announce.js";
import { Play } from "../play/play.js";
import type { BoardElement } from "../play/showing.js";
import { Stage, type PlayHost } from "../play/stage.js";
import { atLevel, PERSON } from "../seats.js";
import type { Seats } from "../state.js";
import type { Store } from "../store.js";

/** Whoever is asked is South; the other side's computer is never let think. */
const SEATS: Seats = { S: PERSON, N: atLevel(1) };

/** What a task needs of the page. */
export interface TaskHost {
  readonly engine: Engine;
  readonly store: Store;
  readonly board: BoardElement;
  readonly speed: PlayHost["speed"];
  announce(sentence: string, topic?: Topic): void;
  failed(error: unknown): void;
  /** The task has changed. */
  changed(): void;
}

/** Where a task stands: a move is looked for, or one has been judged. */
export type TaskStatus = "try" | "wrong" | "right";

/** In place of an answer: in a task nobody is asked. */
export const nobody = (): Promise<never> => Promise.reject(new Error("nobody is asked in a task"));

/** What the page is to a task's game as well: one that no computer plays and nobody keeps. */
export function unkept(host: TaskHost): Omit<PlayHost, "analyst" | "changed" | "announce"> {
  return {
    opponent: { ask: nobody, hurry: () => undefined, forget: () => undefined },
    save: () => undefined,
    handOver: () => undefined,
    speed: host.speed,
    // One touch is one try.
    wishes: () => ({ preview: false, confirm: false }),
    computerFailed: () => undefined,
    failed: (error) => {
      host.failed(error);
    },
  };
}

/** Lays a task's game out on a board. */
export function layOut(host: PlayHost, board: BoardElement, match: Match, game: GameName): Play {
  const stage = new Stage(host, board, match, game, SEATS, false);
  // Its computer waits for ever.
  stage.flags.paused = true;
  const play = new Play(stage);
  play.open(null, false);
  return play;
}
