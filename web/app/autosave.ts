// The game that goes on after the tab was closed: written at once with every change, and shared between tabs.
import { isOver, LONGEST, readSaved, wasPlayed, writeSaved, type KeptGame } from "./saved-game.js";
import type { Store } from "./store.js";

const GAME = "game";
const MARK = "game-mark";
const ASIDE = "game-set-aside";
const LEFT = "game-left.";

/** What the store holds: a game, nothing, or text that is none. */
export type Found = { readonly kind: "game"; readonly game: KeptGame } | { readonly kind: "none" | "bad" };

/**
 * Reads and writes the one game that is gone on with. Each write leaves a mark; a tab that finds a mark it has neither
 * read nor written does not write over the same game until `takeOver()`. A game that makes room for another is left
 * beside it, for the list of games to fetch.
 */
export class Autosave {
  readonly #store: Store;
  readonly #tab = Math.random().toString(36).slice(2);
  #count = 0;
  #known: string | null = null;
  /** What this tab has written or read last: what is saved while the mark is known. */
  #saved: KeptGame | null = null;
  /** The games that are safe in the list, and in which state. */
  readonly #fetched = new Map<string, number>();

  /** `otherWrote` is called with a game that another tab has saved. */
  constructor(store: Store, otherWrote: (game: KeptGame | null) => void) {
    this.#store = store;
    store.watch(MARK, () => {
      if (this.#isForeign()) otherWrote(this.#read());
    });
  }

  /** The saved game; from now on this tab may write over it. */
  load(): Found {
    this.takeOver();
    const text = this.#store.get(GAME);
    if (text === null) return { kind: "none" };
    return this.#saved === null ? { kind: "bad" } : { kind: "game", game: this.#saved };
  }

  /** What another tab has saved; a copy that this tab only has in memory is dropped for it. */
  loadOther(): Found {
    this.#store.forget(GAME);
    return this.load();
  }

  /** Saves the game; false when another tab has gone on with it and what that one saved stands in the way. */
  save(game: KeptGame): boolean {
    const foreign = this.#isForeign();
    const before = foreign ? this.#read() : this.#saved;
    if (foreign && before?.id === game.id) return false;
    if (before !== null && before.id !== game.id && wasPlayed(before)) {
      // A game that is over and only looked at does not push out one that goes on.
      if (isOver(game) && !isOver(before)) {
        this.#leave(game);
        return true;
      }
      if (!this.#leave(before) && foreign) return false;
    }
    this.#saved = game;
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
    this.#saved = this.#read();
  }

  /** Every game that is saved here: those that were left for the list to fetch, and the one that is gone on with. */
  all(): KeptGame[] {
    const left = this.#store.names(LEFT).flatMap((name) => {
      const game = readSaved(this.#store.get(name) ?? "");
      // Text that is none is of no use to anybody.
      if (game === null) this.#store.remove(name);
      return game ?? [];
    });
    return [...left, this.#read() ?? []].flat();
  }

  /** Whether a game was left for the list to fetch. */
  isLeft(id: string): boolean {
    return this.#store.get(LEFT + id) !== null;
  }

  /** A game is safe in the list, as it was saved for the `rev`-th time. */
  fetched({ id, rev }: KeptGame): void {
    this.#fetched.set(id, Math.max(rev, this.#fetched.get(id) ?? 0));
    const left = this.#store.get(LEFT + id);
    if (left !== null && (readSaved(left)?.rev ?? 0) <= rev) this.#store.remove(LEFT + id);
  }

  /** No game is safe in the list any more. */
  unfetched(): void {
    this.#fetched.clear();
  }

  /**
   * Takes a game away wherever it is saved: it is no longer wanted. Gives back what brings it in again as the one that is
   * gone on with, if it was that one and no other has become it.
   */
  remove(id: string): () => void {
    this.#fetched.delete(id);
    this.#store.remove(LEFT + id);
    const text = this.#store.get(GAME);
    if (text === null || this.#read()?.id !== id) return () => undefined;
    this.#store.remove(GAME);
    this.takeOver();
    return () => {
      if (this.#store.get(GAME) !== null) return;
      this.#store.set(GAME, text);
      this.takeOver();
    };
  }

  /**
   * Puts a saved text that cannot be read out of the way, kept for whoever wants to look at it; false when it is too
   * long for that, and gone.
   */
  setAside(): boolean {
    const text = this.#store.get(GAME);
    this.#saved = null;
    // It was set aside before.
    if (text === null) return true;
    const keeps = text.length <= LONGEST;
    if (keeps) this.#store.set(ASIDE, text);
    this.#store.remove(GAME);
    return keeps;
  }

  /** Leaves a game for the list; false when there is no room for it. */
  #leave(game: KeptGame): boolean {
    if ((this.#fetched.get(game.id) ?? -1) >= game.rev) return true;
    return this.#store.set(LEFT + game.id, writeSaved(game)) === "kept";
  }

  #read(): KeptGame | null {
    const text = this.#store.get(GAME);
    return text === null ? null : readSaved(text);
  }

  /** Another tab has saved since. No mark at all is no tab: the storage was cleared. */
  #isForeign(): boolean {
    const mark = this.#store.get(MARK);
    return mark !== null && mark !== this.#known;
  }
}
