// The page's side of a worker that thinks: one question at a time, unwanted thoughts are ended, a dead worker is replaced.
import type { Answer, Asked } from "./messages.js";

/** Milliseconds that a thought may take beyond the time it was given. */
export const PATIENCE_BEYOND = 6000;
/** Milliseconds a worker may take to load the engine. */
const PATIENCE_LOADING = 20_000;
/** Milliseconds after which a worker counts as still loading. */
const SLOW = 5000;
/** How many workers may die of one question. */
const TRIES = 3;

/** Why no answer came: the workers died more often than it was worth replacing them, or said so themselves. */
export class ThinkerError extends Error {
  override readonly name = "ThinkerError";
}

/** What one who thinks tells of itself. */
export interface ThinkerEvents {
  /** Its worker died and another took its place. */
  replaced(): void;
  /** It is being waited for, but has not even loaded. */
  slow(): void;
}

interface Waiting<Word> {
  readonly asked: Asked;
  readonly patience: number;
  readonly told: (word: Word) => void;
  readonly resolve: (finished: boolean) => void;
  readonly reject: (error: Error) => void;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Asks one kind of question, whose answer comes in words. */
export class Thinker<Question extends Asked["question"], Word> {
  readonly #open: () => Worker;
  readonly #events: ThinkerEvents;
  #worker: Worker | null = null;
  #state: "loading" | "ready" | "thinking" = "loading";
  #waiting: Waiting<Word> | null = null;
  #ids = 0;
  #spare: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Worker, events: ThinkerEvents) {
    this.#open = open;
    this.#events = events;
  }

  /** Has a worker loaded when the page has nothing else to do, so that a later question needs no connection. */
  prepare(): void {
    clearTimeout(this.#spare);
    this.#spare = setTimeout(() => {
      if (this.#waiting !== null || this.#worker !== null) return;
      try {
        this.#worker = this.#start();
      } catch {
        // The first question will try again, and say so.
      }
    }, 0);
  }

  /**
   * Asks; `told` hears of every word. A worker that thinks for more than `patience` milliseconds counts as dead. Resolves
   * to true after the last word, to false when another question, `cancel()` or `rest()` came first; rejects with
   * `ThinkerError` when no worker could answer.
   */
  ask(question: Question, patience: number, told: (word: Word) => void): Promise<boolean> {
    this.cancel();
    this.#ids += 1;
    const asked = { id: this.#ids, question };
    return new Promise((resolve, reject) => {
      this.#waiting = { asked, patience, told, resolve, reject, tries: 0, timer: undefined };
      this.#try();
    });
  }

  /**
   * Drops the question that is being thought about, if there is one. A worker that thinks hears nothing until it is done:
   * it is ended with its thought, and the next one made ready.
   */
  cancel(): void {
    const waiting = this.#take();
    if (waiting === null) return;
    if (this.#state === "thinking") {
      this.#drop();
      this.prepare();
    }
    waiting.resolve(false);
  }

  /** Drops the question and gives the worker's memory back; a later question starts another. */
  rest(): void {
    clearTimeout(this.#spare);
    const waiting = this.#take();
    this.#drop();
    waiting?.resolve(false);
  }

  /** Takes the question back. */
  #take(): Waiting<Word> | null {
    const waiting = this.#waiting;
    this.#waiting = null;
    clearTimeout(waiting?.timer);
    return waiting;
  }

  #drop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#state = "loading";
  }

  /** Puts the question to the worker, or waits for it to load. */
  #try(): void {
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
    if (this.#state === "ready") {
      this.#send(waiting, this.#worker);
      return;
    }
    waiting.timer = setTimeout(() => {
      this.#events.slow();
      // One that never came cannot have stopped working.
      waiting.timer = setTimeout(() => this.#died(false), PATIENCE_LOADING - SLOW);
    }, SLOW);
  }

  #send(waiting: Waiting<Word>, worker: Worker): void {
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => this.#died(), waiting.patience);
    this.#state = "thinking";
    worker.postMessage(waiting.asked);
  }

  #start(): Worker {
    const worker = this.#open();
    worker.addEventListener("message", (event: MessageEvent<Answer>) => {
      if (worker === this.#worker) this.#hear(worker, event.data);
    });
    const dead = (event: Event): void => {
      event.preventDefault();
      if (worker === this.#worker) this.#died();
    };
    worker.addEventListener("error", dead);
    worker.addEventListener("messageerror", dead);
    return worker;
  }

  #hear(worker: Worker, answer: Answer): void {
    const waiting = this.#waiting;
    if (answer.kind === "ready") {
      this.#state = "ready";
      if (waiting !== null) this.#send(waiting, worker);
    } else if (answer.kind === "unready") {
      this.#died();
    } else if (answer.id === waiting?.asked.id) {
      // The worker answers each kind of question with its kind of word.
      if (answer.kind === "word") waiting.told(answer.word as Word);
      else if (answer.kind === "error") this.#died();
      else {
        this.#state = "ready";
        this.#take()?.resolve(true);
      }
    }
  }

  #died(told = true): void {
    this.#drop();
    const waiting = this.#waiting;
    if (waiting === null) return;
    if (waiting.tries >= TRIES) {
      this.#take()?.reject(new ThinkerError("no worker could answer"));
      return;
    }
    if (told) this.#events.replaced();
    this.#try();
  }
}
