// The page's side of the opponent: asks the worker, forgets questions that no longer matter, replaces a worker that died.
import type { Answer, Question } from "./messages.js";

/** Milliseconds a move may be thought about. */
const THINKING = 300;
/** Milliseconds without an answer after which a worker counts as dead; the first answer includes loading the engine. */
const PATIENCE = 6000;
const PATIENCE_FIRST = 20000;
/** Milliseconds after which a worker that has never answered counts as still loading. */
const SLOW = 5000;

/** Why no move came: the worker died more often than it was worth replacing, or said so itself. */
export class OpponentError extends Error {
  override readonly name = "OpponentError";
}

/** A question was dropped by `forget()`. */
export class Forgotten extends Error {
  override readonly name = "Forgotten";
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
  tries: number;
  timer: ReturnType<typeof setTimeout>;
}

/** What a computer player tells of itself. */
export interface OpponentEvents {
  /** Its worker died and another took its place. */
  replaced(): void;
  /** It is being waited for, but has not even loaded. */
  slow(): void;
}

/** One computer player. */
export class Opponent {
  readonly #open: () => Worker;
  readonly #events: OpponentEvents;
  #worker: Worker | null = null;
  #answered = false;
  #waiting: Waiting | null = null;
  #ids = 0;

  constructor(open: () => Worker, events: OpponentEvents) {
    this.#open = open;
    this.#events = events;
  }

  /** Has the worker loaded when the page has nothing else to do, so that a later question needs no connection. */
  prepare(): void {
    setTimeout(() => {
      if (this.#waiting !== null || this.#worker !== null) return;
      try {
        this.#worker = this.#start();
      } catch {
        // The first question will try again, and say so.
      }
    }, 0);
  }

  /**
   * A move for the side to move at the end of `record`. Rejects with `Forgotten` when another question or `forget()`
   * comes first, with `OpponentError` when no worker could answer.
   */
  ask(record: string, seed: number): Promise<string> {
    this.forget();
    this.#ids += 1;
    const question: Question = { id: this.#ids, record, milliseconds: THINKING, seed };
    return new Promise((resolve, reject) => {
      this.#waiting = { question, resolve, reject, tries: 0, timer: setTimeout(() => undefined, 0) };
      this.#send();
    });
  }

  /** Drops the question that is being thought about, if there is one. */
  forget(): void {
    const waiting = this.#waiting;
    if (waiting === null) return;
    this.#waiting = null;
    clearTimeout(waiting.timer);
    waiting.reject(new Forgotten("no longer asked"));
  }

  #send(): void {
    const waiting = this.#waiting;
    if (waiting === null) return;
    clearTimeout(waiting.timer);
    waiting.tries += 1;
    try {
      this.#worker ??= this.#start();
    } catch {
      this.#died();
      return;
    }
    waiting.timer = this.#answered ? setTimeout(() => this.#died(), PATIENCE) : this.#waitToLoad(waiting);
    this.#worker.postMessage(waiting.question);
  }

  #waitToLoad(waiting: Waiting): Waiting["timer"] {
    return setTimeout(() => {
      this.#events.slow();
      waiting.timer = setTimeout(() => this.#died(false), PATIENCE_FIRST - SLOW);
    }, SLOW);
  }

  #start(): Worker {
    const worker = this.#open();
    this.#answered = false;
    worker.addEventListener("message", (event: MessageEvent<Answer>) => {
      if (worker === this.#worker) this.#hear(event.data);
    });
    const dead = (event: Event): void => {
      event.preventDefault();
      if (worker === this.#worker) this.#died();
    };
    worker.addEventListener("error", dead);
    worker.addEventListener("messageerror", dead);
    return worker;
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting;
    if (answer.id !== waiting?.question.id) return;
    if ("move" in answer) {
      this.#answered = true;
      this.#waiting = null;
      clearTimeout(waiting.timer);
      waiting.resolve(answer.move);
    } else {
      this.#died();
    }
  }

  /** `told`: false for one that never came, and so cannot have stopped working. */
  #died(told = true): void {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = this.#waiting;
    if (waiting === null) return;
    if (waiting.tries >= 3) {
      this.#waiting = null;
      clearTimeout(waiting.timer);
      waiting.reject(new OpponentError("the computer player could not be started"));
      return;
    }
    if (told) this.#events.replaced();
    this.#send();
  }
}

/** An opponent on the page's worker script. */
export function openOpponent(events: OpponentEvents): Opponent {
  const open = (): Worker => new Worker(new URL("../opponent/worker.ts", import.meta.url), { type: "module" });
  return new Opponent(open, events);
}
