// Keeps text in the browser's storage, and goes on in memory when the browser does not allow it or has no room.

/** What became of a write: kept, no room, or not allowed at all. */
export type Kept = "kept" | "full" | "blocked";

const PREFIX = "magomba.";

/** Text by name. Reads and writes never throw. */
export class Store {
  readonly #storage: () => Storage;
  readonly #memory = new Map<string, string>();
  /** The first trouble met, until it is asked for. */
  trouble: Exclude<Kept, "kept"> | null = null;

  /** `storage` is called for each access, because reading the property itself may throw. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get(name: string): string | null {
    const remembered = this.#memory.get(name);
    if (remembered !== undefined) return remembered;
    try {
      return this.#storage().getItem(PREFIX + name);
    } catch {
      this.trouble ??= "blocked";
      return null;
    }
  }

  /** Drops what is only kept in memory, for want of room: from now on `get` gives what the storage holds. */
  forget(name: string): void {
    this.#memory.delete(name);
  }

  set(name: string, text: string): Kept {
    let storage: Storage;
    try {
      storage = this.#storage();
      storage.getItem(PREFIX + name);
    } catch {
      this.#memory.set(name, text);
      this.trouble ??= "blocked";
      return "blocked";
    }
    try {
      storage.setItem(PREFIX + name, text);
      this.#memory.delete(name);
      return "kept";
    } catch {
      this.#memory.set(name, text);
      this.trouble ??= "full";
      return "full";
    }
  }

  remove(name: string): void {
    this.#memory.delete(name);
    try {
      this.#storage().removeItem(PREFIX + name);
    } catch {
      this.trouble ??= "blocked";
    }
  }

  /** Every name that begins like this. */
  names(beginning: string): string[] {
    const found = new Set([...this.#memory.keys()].filter((name) => name.startsWith(beginning)));
    try {
      const storage = this.#storage();
      for (let at = 0; at < storage.length; at += 1) {
        const name = storage.key(at);
        if (name?.startsWith(PREFIX + beginning) === true) found.add(name.slice(PREFIX.length));
      }
    } catch {
      this.trouble ??= "blocked";
    }
    return [...found];
  }

  /** Calls `changed` when another tab writes `name`. */
  watch(name: string, changed: () => void): void {
    addEventListener("storage", (event) => {
      if (event.key === PREFIX + name) changed();
    });
  }
}
