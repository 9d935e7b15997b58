// The game that goes on after the tab was closed: how it is written, read as a stranger's text, and shared between tabs.
import { readSeat } from "./seats.js";
import type { Seats } from "./state.js";
import type { Store } from "./store.js";

/** A game as it is kept. */
export interface SavedGame {
  /** The whole game's text. */
  readonly record: string;
  /** The number of plies before the cursor. */
  readonly cursor: number;
  /** The text of the turn that was running ("a19>"), or null. */
  readonly running: string | null;
  readonly seats: Seats;
  /** It is over and looked at from its end: nothing to go on with. */
  readonly finished: boolean;
}

/** Longer text than this is not a game of ours (a game of a thousand moves takes some 20,000 characters). */
const LONGEST = 400_000;
const GAME = "game";
const MARK = "game-mark";
const ASIDE = "game-set-aside";

/** A game as text. */
export function writeSaved(game: SavedGame): string {
  return JSON.stringify({ v: 1, ...game });
}

/** A game from text that anyone may have written; null when it is not one. The record itself is left to the engine. */
export function readSaved(text: string): SavedGame | null {
  if (text.length > LONGEST) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { v, record, cursor, running, seats, finished } = value as Record<string, unknown>;
  if (v !== 1 || typeof record !== "string" || typeof finished !== "boolean") return null;
  if (typeof cursor !== "number" || !Number.isSafeInteger(cursor) || cursor < 0) return null;
  if (running !== null && (typeof running !== "string" || running.length > 10_000)) return null;
  if (typeof seats !== "object" || seats === null) return null;
  const { S, N } = seats as Record<string, unknown>;
  const south = readSeat(S);
  const north = readSeat(N);
  if (south === null || north === null) return null;
  return { record, cursor, running, seats: { S: south, N: north }, finished };
}

/** What the store holds: a game, nothing, or text that is none. */
export type Found = { readonly kind: "game"; readonly game: SavedGame } | { readonly kind: "none" | "bad" };

/**
 * Reads and writes the one saved game. Each write leaves a mark; a tab that finds a mark it has neither read nor
 * written does not write over it until `takeOver()`.
 */
export class Autosave {
  readonly #store: Store;
  readonly #tab = Math.random().toString(36).slice(2);
  #count = 0;
  #known: string | null = null;

  /** `otherWrote` is called when another tab has saved a game. */
  constructor(store: Store, otherWrote: () => void) {
    this.#store = store;
    store.watch(MARK, () => {
      if (this.#inTheWay()) otherWrote();
    });
  }

  /** The saved game; from now on this tab may write over it. */
  load(): Found {
    this.takeOver();
    const text = this.#store.get(GAME);
    if (text === null) return { kind: "none" };
    const game = readSaved(text);
    return game === null ? { kind: "bad" } : { kind: "game", game };
  }

  /** What another tab has saved; a copy that this tab only has in memory is dropped for it. */
  loadOther(): Found {
    this.#store.forget(GAME);
    return this.load();
  }

  /** Saves the game; false when another tab's newer game stands in the way. */
  save(game: SavedGame): boolean {
    if (this.#inTheWay()) return false;
    // A game that found no room is nothing another tab could load.
    if (this.#store.set(GAME, writeSaved(game)) !== "kept") return true;
    this.#count += 1;
    this.#known = `${this.#tab}.${this.#count}`;
    this.#store.set(MARK, this.#known);
    return true;
  }

  /** Lets this tab write over what is saved now. */
  takeOver(): void {
    this.#known = this.#store.get(MARK);
  }

  /** Another tab has saved since. No mark at all is no tab: the storage was cleared. */
  #inTheWay(): boolean {
    const mark = this.#store.get(MARK);
    return mark !== null && mark !== this.#known;
  }

  /**
   * Puts a saved text that cannot be read out of the way, kept for whoever wants to look at it; false when it is too
   * long for that, and gone.
   */
  setAside(): boolean {
    const text = this.#store.get(GAME);
    // It was set aside before.
    if (text === null) return true;
    const keeps = text.length <= LONGEST;
    if (keeps) this.#store.set(ASIDE, text);
    this.#store.remove(GAME);
    return keeps;
  }
}
