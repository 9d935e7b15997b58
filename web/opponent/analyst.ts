// The page's side of the analysis: one question at a time, its reports as they come; a worker that died is replaced.
import type { AnalysisLimits } from "../game/engine.js";
import type { AnalysisReport } from "../game/types.js";
import type { AnalysisAnswer, AnalysisQuestion } from "./messages.js";

/** Milliseconds without a word, beyond the time of the search itself, after which a worker counts as dead. */
const PATIENCE = 6000;
/** The same for a worker that has said nothing yet: its first word includes loading the engine. */
const PATIENCE_FIRST = 20_000;
/** Milliseconds after which a worker that has said nothing yet counts as still loading. */
const SLOW = 5000;
/** How many workers may die of one question. */
const TRIES = 3;

/** Why an analysis came to nothing: its worker died more often than it was worth replacing. */
export class AnalystError extends Error {
  override readonly name = "AnalystError";
}

/** What an analyst tells of itself. */
export interface AnalystEvents {
  /** Its worker died and another took its place. */
  replaced(): void;
  /** It is being waited for, but has not even loaded. */
  slow(): void;
}

interface Waiting {
  readonly question: AnalysisQuestion;
  readonly told: (report: AnalysisReport) => void;
  readonly resolve: (finished: boolean) => void;
  readonly reject: (error: Error) => void;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Searches positions for those who want to know. */
export class Analyst {
  readonly #open: () => Worker;
  readonly #events: AnalystEvents;
  #worker: Worker | null = null;
  #heard = false;
  #waiting: Waiting | null = null;
  #ids = 0;

  constructor(open: () => Worker, events: AnalystEvents) {
    this.#open = open;
    this.#events = events;
  }

  /**
   * Searches the position at the end of `record`; `told` hears of every finished depth. Resolves to true when the search
   * has come to its end, to false when another question or `cancel()` came first; rejects with `AnalystError` when no
   * worker could do it.
   */
  ask(record: string, limits: AnalysisLimits, told: (report: AnalysisReport) => void): Promise<boolean> {
    this.cancel();
    this.#ids += 1;
    const question: AnalysisQuestion = { id: this.#ids, record, limits };
    return new Promise((resolve, reject) => {
      this.#waiting = { question, told, resolve, reject, tries: 0, timer: undefined };
      this.#send();
    });
  }

  /**
   * Ends the search that is going on, if there is one. A worker that searches hears nothing until it is done, so it is
   * ended with its search, and the next one made ready.
   */
  cancel(): void {
    const waiting = this.#waiting;
    if (waiting === null) return;
    this.#settle(waiting);
    this.#drop();
    setTimeout(() => {
      if (this.#worker !== null) return;
      try {
        this.#worker = this.#start();
      } catch {
        // The next question will try again, and say so.
      }
    }, 0);
    waiting.resolve(false);
  }

  /** Ends what is going on and gives the worker's memory back; a later question starts another. */
  rest(): void {
    const waiting = this.#waiting;
    if (waiting !== null) this.#settle(waiting);
    this.#drop();
    waiting?.resolve(false);
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
    this.#wait(waiting);
    this.#worker.postMessage(waiting.question);
  }

  /** Waits for the next word. */
  #wait(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    const most = waiting.question.limits.milliseconds;
    if (this.#heard) {
      waiting.timer = setTimeout(() => this.#died(), most + PATIENCE);
      return;
    }
    waiting.timer = setTimeout(() => {
      this.#events.slow();
      waiting.timer = setTimeout(() => this.#died(false), most + PATIENCE_FIRST - SLOW);
    }, SLOW);
  }

  #start(): Worker {
    const worker = this.#open();
    this.#heard = false;
    worker.addEventListener("message", (event: MessageEvent<AnalysisAnswer>) => {
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

  #hear(answer: AnalysisAnswer): void {
    const waiting = this.#waiting;
    if (answer.id !== waiting?.question.id) return;
    if ("error" in answer) {
      this.#died();
      return;
    }
    this.#heard = true;
    if ("report" in answer) {
      this.#wait(waiting);
      waiting.told(answer.report);
    } else {
      this.#settle(waiting);
      waiting.resolve(true);
    }
  }

  /** `told`: false for one that never came, and so cannot have stopped working. */
  #died(told = true): void {
    this.#drop();
    const waiting = this.#waiting;
    if (waiting === null) return;
    if (waiting.tries >= TRIES) {
      this.#settle(waiting);
      waiting.reject(new AnalystError("the analysis could not be started"));
      return;
    }
    if (told) this.#events.replaced();
    this.#send();
  }

  #settle(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    this.#waiting = null;
  }

  #drop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** An analyst on the page's worker script. */
export function openAnalyst(events: AnalystEvents): Analyst {
  const open = (): Worker => new Worker(new URL("../opponent/worker.ts", import.meta.url), { type: "module" });
  return new Analyst(open, events);
}
