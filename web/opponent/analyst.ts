// The analysis as the page sees it: one question at a time, its reports as they come.
import type { AnalysisLimits } from "../game/engine.js";
import type { AnalysisReport } from "../game/types.js";
import type { AnalysisQuestion } from "./messages.js";
import { openWorker } from "./open-worker.js";
import { PATIENCE_BEYOND, Thinker, type ThinkerEvents } from "./thinker.js";

/** Searches positions for those who want to know. */
export class Analyst {
  readonly #thinker: Thinker<AnalysisQuestion, AnalysisReport>;

  constructor(open: () => Worker, events: ThinkerEvents) {
    this.#thinker = new Thinker(open, events);
  }

  /**
   * Searches the position at the end of `record`; `told` hears of every finished depth. Resolves to true when the search
   * has come to its end, to false when another question, `cancel()` or `rest()` came first; rejects with `ThinkerError`
   * when no worker could do it.
   */
  ask(record: string, limits: AnalysisLimits, told: (report: AnalysisReport) => void): Promise<boolean> {
    const question: AnalysisQuestion = { kind: "analysis", record, limits };
    return this.#thinker.ask(question, limits.milliseconds + PATIENCE_BEYOND, told);
  }

  /** Has the worker loaded when the page has nothing else to do, so that a later search needs no connection. */
  prepare(): void {
    this.#thinker.prepare();
  }

  /** Ends the search that is going on, if there is one. */
  cancel(): void {
    this.#thinker.cancel();
  }

  /** Ends what is going on and gives the worker's memory back; a later question starts another. */
  rest(): void {
    this.#thinker.rest();
  }
}

/** An analyst on the page's worker script. */
export function openAnalyst(events: ThinkerEvents): Analyst {
  return new Analyst(openWorker, events);
}
