// The parameters that an address may have, in one table: how each is read, and what was expected where it is wrong.
import type { Speed } from "../../board/types.js";
import { isGame, rulesText, type GameInfo, type GameName, type OptionName, type Options } from "../../game/index.js";
import { MOTIONS, THEMES, type MotionChoice, type ThemeChoice } from "../appearance.js";
import { readHome } from "../link/page-address.js";
import { atLevel, inSeconds, LEVELS, PERSON, SECONDS } from "../seats.js";
import { SPEEDS } from "../settings.js";
import type { Seat } from "../state.js";

/** What of the page is shown: all of it, a board alone, one puzzle, one lesson. */
export type Ui = "full" | "board" | "puzzle" | "lesson";
/** Every choice of what is shown. */
export const UIS: readonly Ui[] = ["full", "board", "puzzle", "lesson"];

/** Hears of a value that is wrong: where it stands, the value as far as it is worth showing, and what was expected. */
export type Wrong = (name: string, value: string, expected: string) => void;

/** Longest value that is looked at; the page itself tells of positions that are too long. */
const LONGEST = 200;

interface Parameter<T> {
  /** The value of a text that is not empty; null where it is none. */
  readonly read: (text: string) => T | null;
  readonly expected: string;
  /** What goes where there is none. */
  readonly usual: T;
  readonly longest: number;
}

function parameter<T>(usual: T, expected: string, read: (text: string) => T | null, longest = LONGEST): Parameter<T> {
  return { read, expected, usual, longest };
}

/** One of a list of words. */
function oneOf<T extends string, U>(usual: T | U, words: readonly T[]): Parameter<T | U> {
  return parameter<T | U>(usual, words.join(", "), (text) => words.find((word) => word === text) ?? null);
}

/** Yes or no. */
function flag<U>(usual: boolean | U): Parameter<boolean | U> {
  return parameter<boolean | U>(usual, "0 or 1", (text) => (text === "1" ? true : text === "0" ? false : null));
}

/** The value of an option, which only the game knows. */
function option(): Parameter<string | null> {
  return parameter<string | null>(null, "a value of this option", (text) => (/^[a-z0-9-]+$/.test(text) ? text : null));
}

const SEAT = `person, a level from 1 to ${LEVELS.length}, or ${SECONDS.join("s, ")}s`;

function seat(): Parameter<Seat | null> {
  return parameter<Seat | null>(null, SEAT, (text) => {
    if (text === "person") return PERSON;
    const level = LEVELS.find((each) => String(each) === text);
    if (level !== undefined) return atLevel(level);
    const seconds = SECONDS.find((each) => `${each}s` === text);
    return seconds === undefined ? null : inSeconds(seconds);
  });
}

/** An origin as browsers write it ("https://example.org"), of a text that may end in a slash; null when it is none. */
function originOf(text: string): string | null {
  try {
    const { protocol, origin, href } = new URL(text);
    return href === `${origin}/` && /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}

/** Seconds without a touch after which a kiosk asks whether someone is there; the least and the most that may be asked for. */
export const USUAL_IDLE = 90;
const [LEAST_IDLE, MOST_IDLE] = [20, 600];

/** What becomes of a kiosk's screen for staff: there; not there; there, with a new code to be set. */
export type StaffChoice = "on" | "off" | "new";
const STAFF: readonly StaffChoice[] = ["on", "off", "new"];

const LANGUAGE = /^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8}){0,3}$/;

/** Every parameter by its name. What names a screen ("rules", "puzzle" and others) is in app/screens.ts. */
const TABLE = {
  game: parameter<GameName | null>(null, "tsoro, nsolo, kimasai or gore", (text) => (isGame(text) ? text : null)),
  columns: parameter<number | null>(null, "a number of columns", (text) =>
    /^[1-9]\d?$/.test(text) ? Number(text) : null,
  ),
  heads: option(),
  bonus: option(),
  "safe-heads": option(),
  capture: option(),
  trade: option(),
  south: seat(),
  north: seat(),
  position: parameter<string | null>(null, "a position", (text) => text, Infinity),
  lang: parameter<string | null>(null, "a language's tag, as fr or pt-BR", (text) =>
    LANGUAGE.test(text) ? text : null,
  ),
  theme: oneOf<ThemeChoice, null>(null, THEMES),
  motion: oneOf<MotionChoice, null>(null, MOTIONS),
  speed: oneOf<Speed, null>(null, SPEEDS),
  sound: flag<null>(null),
  labels: flag<null>(null),
  ui: oneOf<Ui, Ui>("full", UIS),
  links: flag<boolean>(true),
  origin: parameter<string | null>(null, "an origin, as https://example.org", originOf),
  xapi: flag<boolean>(false),
  kiosk: parameter<number | null>(null, `1, or seconds from ${LEAST_IDLE} to ${MOST_IDLE}`, (text) => {
    if (text === "0") return 0;
    if (text === "1") return USUAL_IDLE;
    const seconds = /^\d{2,3}$/.test(text) ? Number(text) : 0;
    return seconds >= LEAST_IDLE && seconds <= MOST_IDLE ? seconds : null;
  }),
  languages: parameter<readonly string[] | null>(null, "languages' tags with commas between them, as en,sn", (text) => {
    const tags = text.split(",").map((tag) => tag.trim());
    return tags.every((tag) => LANGUAGE.test(tag)) ? tags : null;
  }),
  home: parameter<string | null>(null, "the page's address, as https://example.org/magomba/", (text) => readHome(text)),
  staff: oneOf<StaffChoice, StaffChoice>("on", STAFF),
};

/** A parameter's name. */
export type ParameterName = keyof typeof TABLE;
/** Every parameter's value. */
export type Parameters = {
  readonly [Name in ParameterName]: (typeof TABLE)[Name] extends Parameter<infer T> ? T : never;
};

const OPTIONS: readonly OptionName[] = ["heads", "bonus", "safe-heads", "capture", "trade"];

/** The parameters that make a new game. */
export const OF_GAME: readonly ParameterName[] = ["game", "columns", ...OPTIONS, "south", "north"];

/** As much of a wrong value as is shown. */
function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Reads every parameter. `get` gives the text of one, or null; what is missing, empty or wrong is as usual. */
export function readParameters(get: (name: ParameterName) => string | null, wrong: Wrong): Parameters {
  const found: Partial<Record<ParameterName, unknown>> = {};
  for (const name of Object.keys(TABLE) as ParameterName[]) {
    const { read, expected, usual, longest }: Parameter<unknown> = TABLE[name];
    const text = get(name)?.trim() ?? "";
    const value = text === "" ? usual : text.length > longest ? null : read(text);
    if (value === null && text !== "") wrong(name, shown(text), expected);
    found[name] = value ?? usual;
  }
  return found as Parameters;
}

/** The game and its rules as the engine is told them. A value that the game does not have is wrong, and as usual. */
export function readGame(
  parameters: Parameters,
  games: readonly GameInfo[],
  wrong: Wrong,
): { rules: string; columns: number } | null {
  const info = games.find(({ game }) => game === (parameters.game ?? "tsoro"));
  if (info === undefined) return null;
  const chosen: Options = {};
  for (const name of OPTIONS) {
    const value = parameters[name];
    if (value === null) continue;
    const values = info.options.find((each) => each.name === name)?.values;
    if (values?.includes(value) === true) chosen[name] = value;
    else wrong(name, value, values?.join(", ") ?? `nothing: ${info.game} has no such option`);
  }
  const { columns } = parameters;
  const fits = columns === null || info.columns.includes(columns);
  if (!fits) wrong("columns", String(columns), info.columns.join(", "));
  return { rules: rulesText(info, chosen), columns: fits ? (columns ?? info.usualColumns) : info.usualColumns };
}
