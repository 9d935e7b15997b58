// Words for who plays: persons, and the computer's levels and times. Part of the catalogue words.ts.
import type { Side } from "../game/index.js";
import type { Seat } from "./state.js";
import { n, sideName } from "./words-parts.js";

/** What each level plays like, weakest first. */
const LEVEL_WORDS = [
  "A child who has just learnt",
  "A beginner who plays for fun",
  "A learner who sees captures",
  "A steady player",
  "A practised player",
  "A sharp player",
  "An old hand",
  "A master",
];

/** What a level plays like. */
export const levelWords = (level: number): string => LEVEL_WORDS[level - 1] ?? "";

/** A level, as its slider says it. */
export const levelName = (level: number): string => `Level ${level}`;

/** A level with what it plays like, for those who hear the slider. */
export const levelSpoken = (level: number): string => `${levelName(level)}: ${levelWords(level)}`;

/** Time for each move, as its choice reads. */
export const secondsName = (seconds: number): string =>
  seconds === 0.5 ? "Half a second a move" : `${n(seconds, "second", "seconds")} a move`;

/** Who sits there, as the record has it. */
export function seatName(seat: Seat): string {
  switch (seat.kind) {
    case "person":
      return "Person";
    case "level":
      return `Computer, level ${seat.level}`;
    case "seconds":
      return seat.seconds === 0.5
        ? "Computer, half a second a move"
        : `Computer, ${n(seat.seconds, "second", "seconds")} a move`;
  }
}

/** Who sits at a side, for the line above the board. */
export function sideSeat(side: Side, seat: Seat): string {
  switch (seat.kind) {
    case "person":
      return `${sideName(side)}: person`;
    case "level":
      return `${sideName(side)}: computer, level ${seat.level}`;
    case "seconds":
      return `${sideName(side)}: computer, ${seat.seconds} s a move`;
  }
}
