// Copies every saved game into the list of games. What it has not copied yet stays where the autosave has put it.
import type { Autosave } from "../autosave.js";
import { isOver, wasPlayed, type KeptGame } from "../saved-game.js";
import type { Store } from "../store.js";
import type { Archive } from "./archive.js";

/** How tabs tell each other that the list has changed. */
const CHANNEL = "magomba-games";
/** The name under which it is kept that the browser was asked not to throw anything away. */
const ASKED = "persist-asked";

/** Why games do not get into the list: the browser allows none at all, or there is no room. */
export type Trouble = "blocked" | "full";

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    // An old browser, or a frame that may not talk to tabs.
    return null;
  }
}

/** Writes games into the list, one after the other, the latest state of each. */
export class Mirror {
  /** Called after each change of the list, by whatever tab. */
  changed: () => void = () => undefined;
  readonly #waiting = new Map<string, KeptGame>();
  /** What has been copied, and in which state: it need not be copied again. */
  readonly #copied = new Map<string, number>();
  #archive: Promise<Archive> | null = null;
  #running: Promise<void> | null = null;
  #told = false;

  /** `load` opens the list, and calls what it is given when what was in it may be gone; `troubled` is told once that games do not get into it; by `channel` tabs talk, if they can. */
  constructor(
    readonly autosave: Autosave,
    readonly store: Store,
    readonly load: (lost: () => void) => Promise<Archive>,
    readonly troubled: (why: Trouble) => void,
    readonly channel: BroadcastChannel | null = openChannel(),
  ) {
    channel?.addEventListener("message", () => {
      this.changed();
    });
  }

  /** The list; where the browser allows none, one in memory. */
  archive(): Promise<Archive> {
    this.#archive ??= this.load(() => {
      this.#lost();
    })
      .catch(async () => {
        // Where not even this comes it is the connection that is missing, not the list.
        const { Memory } = await import("./archive.js");
        this.#tell("blocked");
        return new Memory();
      })
      .catch((error: unknown) => {
        this.#archive = null;
        throw error;
      });
    return this.#archive;
  }

  /** Has a game copied into the list, soon. */
  keep(game: KeptGame): void {
    if (!wasPlayed(game)) return;
    if (isOver(game)) this.#askToPersist();
    const known = Math.max(this.#waiting.get(game.id)?.rev ?? -1, this.#copied.get(game.id) ?? -1);
    if (known >= game.rev) return;
    this.#waiting.set(game.id, game);
    // What is not copied now waits until it is asked for, or until the next game.
    this.#run().catch(() => undefined);
  }

  /** Has everything copied that an earlier visit, or another tab, has left behind. */
  reconcile(): void {
    for (const game of this.autosave.all()) this.keep(game);
  }

  /** Waits until everything is copied that was to be copied. */
  async settled(): Promise<Archive> {
    this.reconcile();
    await this.#run();
    return this.archive();
  }

  /** Takes games out of the list, and out of what is saved; gives back what has one of them gone on with again. */
  async remove(ids: readonly string[]): Promise<() => void> {
    const archive = await this.settled();
    const again: (() => void)[] = [];
    for (const id of ids) {
      this.#waiting.delete(id);
      this.#copied.delete(id);
      again.push(this.autosave.remove(id));
    }
    await archive.remove(ids);
    this.tellTabs();
    return () => {
      for (const each of again) each();
    };
  }

  /** Tells other tabs that the list has changed. */
  tellTabs(): void {
    this.channel?.postMessage("changed");
  }

  #run(): Promise<void> {
    this.#running ??= this.#copy().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #copy(): Promise<void> {
    const archive = await this.archive();
    for (let next = this.#next(); next !== null; next = this.#next()) {
      // Games that were left are deleted where they were: only what is on the disk may be.
      try {
        await archive.put(next, this.autosave.isLeft(next.id));
      } catch (error) {
        this.#tell(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked");
        continue;
      }
      this.#copied.set(next.id, next.rev);
      if (archive.lasting) this.autosave.fetched(next);
      this.changed();
      this.tellTabs();
    }
  }

  /** Someone may have wiped the list: nothing counts as copied. */
  #lost(): void {
    this.#copied.clear();
    this.autosave.unfetched();
    this.reconcile();
  }

  #next(): KeptGame | null {
    for (const [id, game] of this.#waiting) {
      this.#waiting.delete(id);
      return game;
    }
    return null;
  }

  #tell(why: Trouble): void {
    if (this.#told) return;
    this.#told = true;
    this.troubled(why);
  }

  /** After the first finished game the browser is asked, once, to keep what is stored here even when room is short. */
  #askToPersist(): void {
    if (this.store.get(ASKED) !== null) return;
    this.store.set(ASKED, "yes");
    try {
      // It may refuse, or ask the player; either way nothing more is to be done.
      void navigator.storage.persist().catch(() => undefined);
    } catch {
      // A browser without it.
    }
  }
}
