// How many games were played on a kiosk: kept on the device, read as a stranger's text, and written as a table.
import { GAMES, type GameName } from "../../game/index.js";
import type { Store } from "../store.js";

/** Where they are kept. */
const NAME = "kiosk-counts";
/** Days that are told apart; older ones are in the sums only. */
const MOST_DAYS = 400;
/** Longest text that is looked at: 400 days take some 25,000 characters. */
const LONGEST = 100_000;
/** A number that no kiosk comes to; larger ones are none. */
const MOST = 1e9;

/** Games that were begun, and those of them that were played to their end. */
export interface Played {
  readonly begun: number;
  readonly finished: number;
}
/** A day's, or all days', visits and games. */
export interface Sum extends Played {
  readonly visits: number;
}

/** Everything that is counted. */
export interface Counts {
  readonly all: Sum;
  readonly games: Readonly<Record<GameName, Played>>;
  /** By the language's tag. */
  readonly languages: Readonly<Record<string, Played>>;
  /** By the day ("2026-05-31", by the device's clock), oldest first. */
  readonly days: Readonly<Record<string, Sum>>;
}

/** What happened. */
export type Happening =
  | { readonly kind: "visit" }
  | { readonly kind: "begun" | "finished"; readonly game: GameName; readonly language: string };

const DAY = /^\d{4}-\d\d-\d\d$/;
const LANGUAGE = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i;

function number(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST ? value : 0;
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function played(value: unknown): Played {
  const { begun, finished } = object(value);
  return { begun: number(begun), finished: number(finished) };
}

function sum(value: unknown): Sum {
  return { visits: number(object(value)["visits"]), ...played(value) };
}

/** Entries whose names are as they should be, at most so many, the last ones by name. */
function named<T>(value: unknown, name: RegExp, most: number, read: (each: unknown) => T): Record<string, T> {
  const entries = Object.entries(object(value))
    .filter(([key]) => name.test(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(-most);
  return Object.fromEntries(entries.map(([key, each]) => [key, read(each)]));
}

/** Counts from stored text. What is missing or strange counts as nothing; the rest is kept. */
export function readCounts(text: string | null): Counts {
  let found: Record<string, unknown> = {};
  try {
    if (text !== null && text.length <= LONGEST) found = object(JSON.parse(text));
  } catch {
    // Cut off, or another program's: the counting begins anew.
  }
  const games = object(found["games"]);
  return {
    all: sum(found["all"]),
    games: Object.fromEntries(GAMES.map((game) => [game, played(games[game])])) as Record<GameName, Played>,
    languages: named(found["languages"], LANGUAGE, 50, played),
    days: named(found["days"], DAY, MOST_DAYS, sum),
  };
}

/** The counts with one thing more that happened on a day. */
export function counted(counts: Counts, what: Happening, day: string): Counts {
  const key = what.kind === "visit" ? "visits" : what.kind;
  const more = <T extends Played>(before: T): T => ({ ...before, [key]: number(before[key as keyof T]) + 1 });
  const days = { ...counts.days, [day]: more(counts.days[day] ?? sum(null)) };
  const { games, languages } = counts;
  const next = { ...counts, all: more(counts.all), days: named(days, DAY, MOST_DAYS, sum) };
  if (what.kind === "visit") return next;
  const { game, language } = what;
  return {
    ...next,
    games: { ...games, [game]: more(games[game]) },
    languages: { ...languages, [language]: more(languages[language] ?? played(null)) },
  };
}

/** The counts as a table (CSV), for a spreadsheet. */
export function csvOf(counts: Counts): string {
  const row = (...cells: readonly (string | number)[]): string => cells.join(",");
  const rest = (each: Played): [number, number] => [each.begun, each.finished];
  return [
    row("what", "name", "visits", "begun", "finished"),
    row("all", "", counts.all.visits, ...rest(counts.all)),
    ...GAMES.map((game) => row("game", game, "", ...rest(counts.games[game]))),
    ...Object.entries(counts.languages).map(([code, each]) => row("language", code, "", ...rest(each))),
    ...Object.entries(counts.days).map(([day, each]) => row("day", day, each.visits, ...rest(each))),
    "",
  ].join("\r\n");
}

/** A day by the device's clock: "2026-05-31". A clock that is wrong gives a wrong day, and no more. */
export function dayOf(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  const year = String(Math.min(9999, Math.max(0, now.getFullYear()))).padStart(4, "0");
  return `${year}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The counts on this device. */
export class Counter {
  constructor(
    private readonly store: Store,
    private readonly today: () => string = () => dayOf(new Date()),
  ) {}

  /** The counts as they are kept now. */
  read(): Counts {
    return readCounts(this.store.get(NAME));
  }

  /** Something happened. It is read anew each time: another tab may have counted meanwhile. */
  count(what: Happening): void {
    this.store.set(NAME, JSON.stringify(counted(this.read(), what, this.today())));
  }

  /** Sets everything to zero. */
  clear(): void {
    this.store.remove(NAME);
  }

  /** Whether they will be there after the device was switched off. */
  get lasting(): boolean {
    return this.store.trouble === null;
  }
}
