// Who may sit at a side: a person, or the computer at a level or with some time for each move.
import type { Person, Seat, Seats } from "./state.js";

/** A person's seat. */
export const PERSON: Person = { kind: "person" };
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
  if (kind === "person") return PERSON;
  if (kind === "level" && levelFound !== undefined) return atLevel(levelFound);
  if (kind !== "seconds" || typeof seconds !== "number") return null;
  // Times that are offered no more are near another one; NaN is near none.
  const found = SECONDS.filter((each) => each <= seconds).at(-1);
  return found === undefined || seconds > LONGEST ? null : inSeconds(found);
}

/** Whether a person sits there. */
export function isPerson(seat: Seat): seat is Person {
  return seat.kind === "person";
}

/** One person plays the computer. */
export function onePerson({ S, N }: Seats): boolean {
  return isPerson(S) !== isPerson(N);
}

/** Computers play each other. */
export function nobodyPlays({ S, N }: Seats): boolean {
  return !isPerson(S) && !isPerson(N);
}
