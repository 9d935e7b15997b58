// The reader of games as the page sees it: a text of any length and origin is read in a worker, and told game by game.
import type { GameRead } from "../game/types.js";
import type { ReadQuestion, ReadWord } from "./messages.js";
import { openWorker } from "./open-worker.js";
import { Thinker } from "./thinker.js";

/** Milliseconds that reading one text may take. */
const PATIENCE = 120_000;

/** What a text holds. */
export interface ReadText {
  /** Its games in their order, those that cannot be read among them. */
  readonly games: readonly GameRead[];
  /** How many there are in all, those that were not looked at among them. */
  readonly count: number;
}

/** Reads texts, one at a time. */
export class Reader {
  readonly #thinker: Thinker<ReadQuestion, ReadWord>;

  constructor(open: () => Worker = openWorker) {
    const nothing = (): void => undefined;
    this.#thinker = new Thinker(open, { replaced: nothing, slow: nothing });
  }

  /**
   * Reads the first `most` games of a text; `told` hears how many have been read so far. Resolves to null when `stop()`
   * or another text came first; rejects with `ThinkerError` when no worker could do it.
   */
  async read(text: string, most: number, told: (done: number) => void): Promise<ReadText | null> {
    const games: GameRead[] = [];
    const counted = { count: 0 };
    const finished = await this.#thinker.ask({ kind: "read", text, most }, PATIENCE, (word) => {
      // A worker that took a dead one's place begins anew.
      games.length = Math.min(games.length, word.from);
      games.push(...word.games);
      counted.count = word.count ?? games.length;
      told(games.length);
    });
    return finished ? { games, ...counted } : null;
  }

  /** Ends the reading and gives the worker's memory back. */
  stop(): void {
    this.#thinker.rest();
  }
}
