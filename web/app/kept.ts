// Saved games and the engine: what a record says, what is worth going back to, the tags of a new game.
import type { Engine, Match } from "../game/index.js";
import type { KeptGame, SavedGame } from "./saved-game.js";
import { giveId } from "./link/same-game.js";
import { awaySide } from "./seats.js";
import type { Seat, Seats } from "./state.js";

/** A saved game with its cursor where it was; null when its record cannot be read. */
export function readRecord(engine: Engine, saved: SavedGame): Match | null {
  let match: Match | null = null;
  try {
    match = engine.fromRecord(saved.record);
    match.goTo(Math.min(saved.cursor, match.plies()));
    return match;
  } catch {
    match?.free();
    return null;
  }
}

/** A saved game that was begun and is not over; null for any other. */
export function worthKeeping(saved: KeptGame | null): KeptGame | null {
  return saved !== null && !saved.finished && (saved.cursor > 0 || saved.running !== null) ? saved : null;
}

/** Who sits there, as records have it: in English, whoever reads them. */
function seatName(seat: Seat): string {
  switch (seat.kind) {
    case "person":
      return seat.names?.join(", ") ?? "Person";
    case "link":
      return "Person";
    case "level":
      return `Computer, level ${seat.level}`;
    case "seconds":
      return seat.seconds === 0.5
        ? "Computer, half a second a move"
        : `Computer, ${seat.seconds} ${seat.seconds === 1 ? "second" : "seconds"} a move`;
  }
}

/** Writes who plays into a game's record. One that is played by link gets a name, by which both devices know it. */
export function writeSeats(match: Match, seats: Seats): void {
  if (awaySide(seats) !== null) giveId(match);
  match.setTag("South", seatName(seats.S));
  match.setTag("North", seatName(seats.N));
}

/** Writes who plays, and the day, into a new game's record. */
export function writeTags(match: Match, seats: Seats, now: Date): void {
  writeSeats(match, seats);
  const two = (value: number): string => String(value).padStart(2, "0");
  match.setTag("Date", `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`);
}
