// Who may sit at a side: a person here or elsewhere, or the computer at a level or with some time for each move.
import type { Side } from "../game/index.js";
import type { Skill } from "../opponent/messages.js";
import type { Away, Person, Seat, Seats } from "./state.js";

/** A person's seat. */
export const PERSON: Person = { kind: "person" };
/** The seat of a person elsewhere. */
export const LINK: Away = { kind: "link" };
/** The most persons of a side, and the most characters of a name. */
export const MOST_NAMES = 12;
export const LONGEST_NAME = 40;
/** The computer's seat at a level. */
export const atLevel = (level: number): Seat => ({ kind: "level", level });
/** The computer's seat with so many seconds for each move. */
export const inSeconds = (seconds: number): Seat => ({ kind: "seconds", seconds });

/** The levels, weakest first. */
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** The seconds a move that are offered. */
export const SECONDS: readonly number[] = [0.5, 1, 2, 3, 5, 10, 20, 30, 60];

const LONGEST = Math.max(...SECONDS);

/** The level a newcomer meets first. */
export const USUAL_LEVEL = 2;
/** The seconds a move that are offered first. */
export const USUAL_SECONDS = 3;
/** The level that the only computer player had before there were levels. */
const ONCE_THE_ONLY_LEVEL = 4;

/** A seat from stored text that anyone may have written; null when it is none. */
export function readSeat(value: unknown): Seat | null {
  if (value === "person") return PERSON;
  if (value === "computer") return atLevel(ONCE_THE_ONLY_LEVEL);
  if (typeof value !== "object" || value === null) return null;
  const { kind, level, seconds } = value as Record<string, unknown>;
  const levelFound = LEVELS.find((each) => each === level);
  if (kind === "person") return persons(readNames((value as Record<string, unknown>)["names"]));
  if (kind === "link") return LINK;
  if (kind === "level" && levelFound !== undefined) return atLevel(levelFound);
  if (kind !== "seconds" || typeof seconds !== "number") return null;
  // Times that are offered no more are near another one; NaN is near none.
  const found = SECONDS.filter((each) => each <= seconds).at(-1);
  return found === undefined || seconds > LONGEST ? null : inSeconds(found);
}

/** The seat of persons who move in turn by these names; one of a person without a name where there is none. */
export function persons(names: readonly string[]): Person {
  const fit = names
    .map((name) => name.replace(/[\p{Cc}\p{Bidi_Control},]+/gu, " ").trim())
    .map((name) => Array.from(name).slice(0, LONGEST_NAME).join(""))
    .filter((name) => name !== "")
    .slice(0, MOST_NAMES);
  return fit.length === 0 ? PERSON : { kind: "person", names: fit };
}

/** Names as they are written in a line, with commas between them. */
export function namesIn(text: string): readonly string[] {
  return text.slice(0, 1000).split(/[,،]/);
}

function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.slice(0, MOST_NAMES).filter((name) => typeof name === "string") : [];
}

/**
 * The seat that a record's tag tells of: the computer, as the page writes it, or whoever it names. Tags are strangers'
 * texts.
 */
export function seatOfTag(tag: string): Seat {
  const level = /^Computer, level (\d)$/.exec(tag)?.[1];
  if (level !== undefined) return readSeat(atLevel(Number(level))) ?? PERSON;
  const time = /^Computer, (half a second|\d+ seconds?) a move$/.exec(tag)?.[1];
  if (time !== undefined) return readSeat(inSeconds(time.startsWith("half") ? 0.5 : Number.parseInt(time))) ?? PERSON;
  return tag === "" || tag === "Person" ? PERSON : persons(namesIn(tag));
}

/** Whether a person sits there who moves on this device. */
export function isPerson(seat: Seat): seat is Person {
  return seat.kind === "person";
}

/** Whether the computer sits there. */
export function isComputer(seat: Seat): seat is Skill {
  return seat.kind === "level" || seat.kind === "seconds";
}

/** The side whose moves come by link, or null. */
export function awaySide({ S, N }: Seats): Side | null {
  return S.kind === "link" ? "S" : N.kind === "link" ? "N" : null;
}

/** With another player at a side. Only one side can be elsewhere: a link is sent from here. */
export function seated(seats: Seats, side: Side, seat: Seat): Seats {
  const other = side === "S" ? "N" : "S";
  const kept = seat.kind === "link" && seats[other].kind === "link" ? PERSON : seats[other];
  return side === "S" ? { S: seat, N: kept } : { S: kept, N: seat };
}

/** One person plays somebody else: the computer, or a person elsewhere. */
export function onePerson({ S, N }: Seats): boolean {
  return isPerson(S) !== isPerson(N);
}

/** Computers play each other. */
export function nobodyPlays({ S, N }: Seats): boolean {
  return isComputer(S) && isComputer(N);
}
