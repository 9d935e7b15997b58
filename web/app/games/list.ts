// The list of games as it is worked with: what it holds, what is searched for, what is handed in and out of it.
import { Reader } from "../../opponent/reader.js";
import type { KeptGame } from "../saved-game.js";
import type { Entry } from "./entry.js";
import { download, filesOf, gamesOf, LARGEST, MOST, textOfFile, type Flaw, type Refusal } from "./exchange.js";
import { EVERYTHING, filtered, type Filter } from "./filter.js";
import type { Handed } from "./handed.js";
import type { Mirror } from "./mirror.js";

/** How many lines are shown at first, and how many more each time. */
const PAGE = 30;
/** How many games are put into the list at once: few enough that the page does not stand still. */
const PORTION = 100;
/** How many games that were not taken are named. */
export const NAMED = 30;

/** What became of what was handed in. */
export interface Report {
  readonly added: number;
  /** Games that were in the list already. */
  readonly known: number;
  readonly flaws: readonly Flaw[];
  /** Games beyond those that are looked at. */
  readonly beyond: number;
  /** Files that hold no games at all, by name; an empty name is what was pasted. */
  readonly refused: readonly { readonly name: string; readonly why: Refusal | "no-game" | "failed" | "full" }[];
  /** The one game that was added, where it was one. */
  readonly only: string | null;
}

/** The list of games. `changed` is called after each change. */
export class GamesList {
  filter: Filter = EVERYTHING;
  shown = PAGE;
  /** The list is being read for the first time. */
  loading = true;
  /** It could not be read. */
  failed = false;
  /** What is kept here is there at the next visit, too. */
  lasting = true;
  /** How many games have been read of what was handed in; null when nothing is being read. */
  reading: number | null = null;
  report: Report | null = null;
  #entries = new Map<string, Entry>();
  #found: Entry[] | null = null;
  #reader: Reader | null = null;
  #reads = 0;
  #again = false;

  constructor(
    readonly mirror: Mirror,
    readonly textOf: (entry: Entry) => string,
    readonly changed: () => void,
  ) {}

  /** How many games there are in all. */
  get size(): number {
    return this.#entries.size;
  }

  /** The games that are searched for, latest first. */
  get found(): readonly Entry[] {
    this.#found ??= filtered(this.#entries.values(), this.filter, this.textOf);
    return this.#found;
  }

  /** Reads the list; while it is being read, once more after that. */
  async read(): Promise<void> {
    if (this.#reads > 0) {
      this.#again = true;
      return;
    }
    this.#reads += 1;
    try {
      do {
        this.#again = false;
        const archive = await this.mirror.settled();
        const entries = new Map<string, Entry>();
        for await (const part of archive.entries()) for (const entry of part) entries.set(entry.id, entry);
        this.#entries = entries;
        this.lasting = archive.lasting;
        this.failed = false;
      } while (this.#wantedAgain());
    } catch {
      this.failed = true;
    } finally {
      this.#reads -= 1;
      this.loading = false;
      this.#refresh();
    }
  }

  /** Searches for something else. */
  search(filter: Filter): void {
    this.filter = filter;
    this.shown = PAGE;
    this.#refresh();
  }

  /** Shows more lines. */
  more(): void {
    this.shown += PAGE;
    this.changed();
  }

  /** A game of the list; null when it is gone or cannot be read. */
  async get(id: string): Promise<KeptGame | null> {
    return (await this.mirror.settled()).get(id);
  }

  /** Takes a game out of the list; what is given back brings it in again. Null when it was gone already. */
  async remove(id: string): Promise<(() => Promise<void>) | null> {
    const game = await this.get(id);
    const goOnAgain = await this.mirror.remove([id]);
    this.#entries.delete(id);
    this.#refresh();
    if (game === null) return null;
    return async () => {
      await (await this.mirror.archive()).put(game, true);
      goOnAgain();
      this.mirror.tellTabs();
      await this.read();
    };
  }

  /** Has the browser save games as a file: one, or all that are searched for. Gives back how many. */
  async write(ids: readonly string[], name: string): Promise<number> {
    const archive = await this.mirror.settled();
    const records: string[] = [];
    for (const id of ids) {
      const game = await archive.get(id);
      if (game !== null) records.push(game.record);
    }
    if (records.length > 0) download(filesOf(records), name);
    return records.length;
  }

  /** Takes games in. Whatever is wrong with them is in the report. */
  async take(handed: readonly Handed[]): Promise<void> {
    this.stop();
    this.reading = 0;
    this.report = null;
    this.changed();
    const reader = new Reader();
    this.#reader = reader;
    let report: Report = { added: 0, known: 0, flaws: [], beyond: 0, refused: [], only: null };
    for (const each of handed) {
      report = await this.#takeOne(reader, each, report);
      if (this.#reader !== reader) return;
    }
    this.stop();
    this.report = report;
    await this.read();
  }

  /** Reads no more of what was handed in; the games that were taken in already stay. */
  stop(): void {
    this.#reader?.stop();
    this.#reader = null;
    this.reading = null;
  }

  async #takeOne(reader: Reader, handed: Handed, before: Report): Promise<Report> {
    const { name } = handed;
    const refuse = (why: Report["refused"][number]["why"]): Report => ({
      ...before,
      refused: [...before.refused, { name, why }],
    });
    const found = handed instanceof File ? await textOfFile(handed) : { text: handed.text };
    if ("why" in found) return refuse(found.why);
    const { text } = found;
    if (new Blob([text]).size > LARGEST) return refuse("too-large");
    try {
      const done = this.reading ?? 0;
      const read = await reader.read(text, MOST, (count) => {
        this.reading = done + count;
        this.changed();
      });
      if (read === null) return before;
      if (read.count === 0) return refuse("no-game");
      const { good, flaws } = await gamesOf(read, Date.now());
      const archive = await this.mirror.settled();
      let { added, only } = before;
      for (let at = 0; at < good.length; at += PORTION) {
        const fresh = await archive.add(good.slice(at, at + PORTION));
        added += fresh.length;
        only = added === 1 ? (fresh[0]?.id ?? only) : null;
        if (this.#reader !== reader) return before;
      }
      this.mirror.tellTabs();
      return {
        ...before,
        added,
        only,
        known: before.known + good.length - (added - before.added),
        flaws: [...before.flaws, ...flaws],
        beyond: before.beyond + Math.max(0, read.count - read.games.length),
      };
    } catch (error) {
      return refuse(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "failed");
    }
  }

  #wantedAgain(): boolean {
    return this.#again;
  }

  #refresh(): void {
    this.#found = null;
    this.changed();
  }
}
