// Searching the list of games: by words, game, result and day.
import type { GameName } from "../../game/index.js";
import type { Entry, Result } from "./entry.js";

/** What is searched for; empty texts and "all" let everything through. */
export interface Filter {
  readonly words: string;
  readonly game: GameName | "all";
  readonly result: Result | "over" | "all";
  /** Days as date fields have them ("2026-11-30"): from this one on, up to that one. */
  readonly from: string;
  readonly to: string;
}

/** Lets everything through. */
export const EVERYTHING: Filter = { words: "", game: "all", result: "all", from: "", to: "" };

/** The lines that a filter lets through, latest first. `textOf` is all that can be read of a line. */
export function filtered(entries: Iterable<Entry>, filter: Filter, textOf: (entry: Entry) => string): Entry[] {
  const words = fold(filter.words).split(/\s+/).filter(Boolean);
  const found: Entry[] = [];
  for (const entry of entries) {
    if (filter.game !== "all" && entry.game !== filter.game) continue;
    if (filter.result === "over" ? entry.result === "*" : filter.result !== "all" && entry.result !== filter.result) {
      continue;
    }
    const day = dayOf(entry);
    if ((filter.from !== "" && day < filter.from) || (filter.to !== "" && day > filter.to)) continue;
    if (words.length > 0) {
      const text = fold(`${textOf(entry)} ${entry.south} ${entry.north} ${day}`);
      if (!words.every((word) => text.includes(word))) continue;
    }
    found.push(entry);
  }
  return found.sort((one, two) => two.at - one.at || (one.id < two.id ? -1 : 1));
}

/** The day a game was begun, or, where its record does not say so, saved last: "2026-11-30". */
export function dayOf({ date, at }: Entry): string {
  if (/^\d{4}\.\d\d\.\d\d$/.test(date)) return date.replaceAll(".", "-");
  const day = new Date(at);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** When a game with this `Date` tag was played, in milliseconds since 1970; null where the tag does not say so. */
export function timeOfDate(date: string): number | null {
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(date) ?? [];
  const time = new Date(Number(year), Number(month) - 1, Number(day), 12).getTime();
  return Number.isFinite(time) && time >= 0 ? time : null;
}

/** Without accents and capitals: "Goré" is found by "gore". */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
