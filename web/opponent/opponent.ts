// The computer player as the page sees it: asked for a move, forgotten, or hurried.
import type { MoveQuestion, Skill } from "./messages.js";
import { openWorker } from "./open-worker.js";
import { PATIENCE_BEYOND, Thinker, type ThinkerEvents } from "./thinker.js";

/** Milliseconds a move at a level may take on a slow machine. */
const PATIENCE = 20_000;

/** A question was dropped by `forget()`. */
export class Forgotten extends Error {
  override readonly name = "Forgotten";
}

/** One computer player. */
export class Opponent {
  readonly #thinker: Thinker<MoveQuestion, string>;
  #asked: { best: string | null; hurried: boolean } | null = null;

  constructor(open: () => Worker, events: ThinkerEvents) {
    this.#thinker = new Thinker(open, events);
  }

  /** Has its worker loaded when the page has nothing else to do. */
  prepare(): void {
    this.#thinker.prepare();
  }

  /**
   * A move for the side to move at the end of `record`. Rejects with `Forgotten` when another question or `forget()`
   * comes first, with `ThinkerError` when no worker could answer.
   */
  async ask(record: string, skill: Skill, seed: number): Promise<string> {
    this.forget();
    const asked: { best: string | null; hurried: boolean } = { best: null, hurried: false };
    this.#asked = asked;
    const patience = skill.kind === "level" ? PATIENCE : skill.seconds * 1000 + PATIENCE_BEYOND;
    const finished = await this.#thinker.ask({ kind: "move", record, skill, seed }, patience, (move) => {
      asked.best = move;
      if (asked.hurried) this.#thinker.cancel();
    });
    if (asked.best === null || !(finished || asked.hurried)) throw new Forgotten("no longer asked");
    return asked.best;
  }

  /** Asks for the best move found so far, as soon as there is one. */
  hurry(): void {
    if (this.#asked === null) return;
    this.#asked.hurried = true;
    if (this.#asked.best !== null) this.#thinker.cancel();
  }

  /** Drops the question that is being thought about, if there is one, and ends the thought. */
  forget(): void {
    if (this.#asked !== null) this.#asked.hurried = false;
    this.#asked = null;
    this.#thinker.cancel();
  }
}

/** An opponent on the page's worker script. */
export function openOpponent(events: ThinkerEvents): Opponent {
  return new Opponent(openWorker, events);
}
