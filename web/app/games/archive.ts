// The list of games on the device: kept in IndexedDB, or, where the browser allows none, in memory until the tab is closed.
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from "idb";
import { isId, readKept, type KeptGame } from "../saved-game.js";
import { entryOf, readEntry, type Entry } from "./entry.js";

/** Where games are kept by their names. Every method may throw what the browser throws. */
export interface Archive {
  /** What is kept here is there again at the next visit. */
  readonly lasting: boolean;
  /** Keeps a game, unless a later state of it is there already. `safely`: resolves once it is on the disk. */
  put(game: KeptGame, safely?: boolean): Promise<void>;
  /** Keeps games that are not there yet under another name; gives back which of them were not. */
  add(games: readonly KeptGame[]): Promise<KeptGame[]>;
  get(id: string): Promise<KeptGame | null>;
  remove(ids: readonly string[]): Promise<void>;
  /** The lines of all games, in portions and no particular order. */
  entries(): AsyncIterable<Entry[]>;
}

const NAME = "magomba";
/** How many lines are read at once: few enough that the page does not stand still. */
const PORTION = 400;
/** Milliseconds after which a browser that does not even refuse is taken to refuse. */
const PATIENCE = 6000;

interface Shelves extends DBSchema {
  /** Whole games. */
  games: { key: string; value: KeptGame };
  /** Their lines, so that a list needs no moves. */
  entries: { key: string; value: Entry; indexes: { print: number } };
}
type Database = IDBPDatabase<Shelves>;

/**
 * The games in IndexedDB; rejects when the browser allows none. `lost` is called when the database is taken away while it
 * is open: what was put into it may be gone.
 */
export async function openArchive(lost: () => void = () => undefined): Promise<Archive> {
  const archive = new Shelf(lost);
  await archive.open();
  return archive;
}

class Shelf implements Archive {
  readonly lasting = true;
  #opened: Promise<Database> | null = null;

  constructor(readonly lost: () => void) {}

  async open(): Promise<Database> {
    this.#opened ??= connect((renewed) => {
      this.#opened = null;
      if (!renewed) this.lost();
    }).catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  put(game: KeptGame, safely = false): Promise<void> {
    return this.#with(async (db) => {
      const entry = entryOf(game);
      if (entry === null) return;
      const transaction = db.transaction(["games", "entries"], "readwrite", {
        durability: safely ? "strict" : "default",
      });
      const entries = transaction.objectStore("entries");
      const there = await entries.get(game.id);
      if (there === undefined || there.rev < game.rev) {
        await Promise.all([transaction.objectStore("games").put(game), entries.put(entry)]);
      }
      await transaction.done;
    });
  }

  add(games: readonly KeptGame[]): Promise<KeptGame[]> {
    return this.#with(async (db) => {
      const added: KeptGame[] = [];
      const transaction = db.transaction(["games", "entries"], "readwrite", { durability: "strict" });
      const shelf = transaction.objectStore("games");
      const entries = transaction.objectStore("entries");
      for (const game of games) {
        const entry = entryOf(game);
        if (entry === null) continue;
        const alike = await entries.index("print").getAllKeys(entry.print);
        const same = await Promise.all(alike.map((id) => shelf.get(id)));
        if (same.some((there) => there?.record === game.record)) continue;
        await Promise.all([shelf.put(game), entries.put(entry)]);
        added.push(game);
      }
      await transaction.done;
      return added;
    });
  }

  get(id: string): Promise<KeptGame | null> {
    return this.#with(async (db) => readKept(await db.get("games", id)));
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#with(async (db) => {
      const transaction = db.transaction(["games", "entries"], "readwrite");
      for (const id of ids) {
        await Promise.all([transaction.objectStore("games").delete(id), transaction.objectStore("entries").delete(id)]);
      }
      await transaction.done;
    });
  }

  async *entries(): AsyncGenerator<Entry[]> {
    let last: string | undefined;
    for (;;) {
      const after = last;
      const found = await this.#with((db) =>
        db.getAll("entries", after === undefined ? undefined : IDBKeyRange.lowerBound(after, true), PORTION),
      );
      yield found.flatMap((value) => readEntry(value) ?? []);
      const end: unknown = found.at(-1)?.id;
      if (found.length < PORTION || !isId(end)) return;
      last = end;
    }
  }

  /** Does something with the database; when the browser has closed it meanwhile, once more with a new connection. */
  async #with<T>(use: (db: Database) => Promise<T>): Promise<T> {
    const opened = this.#opened;
    try {
      return await use(await this.open());
    } catch (error) {
      if (error instanceof DOMException && error.name === "QuotaExceededError") throw error;
      if (this.#opened === opened) this.#opened = null;
      return await use(await this.open());
    }
  }
}

/** Opens the database; `closed` hears that it was taken away, or that a later version of the page renews it. */
async function connect(closed: (renewed: boolean) => void): Promise<Database> {
  const opening = openDB<Shelves>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore("games", { keyPath: "id" });
      db.createObjectStore("entries", { keyPath: "id" }).createIndex("print", "print");
    },
    // Another tab wants to remove or renew it: it shall not wait for this one.
    blocking: (_now, wanted, event) => {
      (event.target as IDBDatabase).close();
      closed(wanted !== null);
    },
    terminated: () => {
      closed(false);
    },
  });
  // Only now: a browser may refuse on the spot.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error("the browser's database does not open"));
    }, PATIENCE);
  });
  try {
    const db = await Promise.race([opening, late]);
    if (db.objectStoreNames.contains("games") && db.objectStoreNames.contains("entries")) return db;
    // Something else has made it: there is nothing in it that could be lost.
    db.close();
    await deleteDB(NAME);
    return await connect(closed);
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps games in memory only. */
export class Memory implements Archive {
  readonly lasting = false;
  readonly #games = new Map<string, KeptGame>();

  put(game: KeptGame): Promise<void> {
    const there = this.#games.get(game.id);
    if (there === undefined || there.rev < game.rev) this.#games.set(game.id, game);
    return Promise.resolve();
  }

  add(games: readonly KeptGame[]): Promise<KeptGame[]> {
    const records = new Set(Array.from(this.#games.values(), ({ record }) => record));
    const added: KeptGame[] = [];
    for (const game of games) {
      if (records.has(game.record)) continue;
      records.add(game.record);
      this.#games.set(game.id, game);
      added.push(game);
    }
    return Promise.resolve(added);
  }

  get(id: string): Promise<KeptGame | null> {
    return Promise.resolve(this.#games.get(id) ?? null);
  }

  remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#games.delete(id);
    return Promise.resolve();
  }

  async *entries(): AsyncGenerator<Entry[]> {
    yield await Promise.resolve(Array.from(this.#games.values()).flatMap((game) => entryOf(game) ?? []));
  }
}
