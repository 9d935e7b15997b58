// A game as it is kept on the device: its shape, and reading it as a stranger's text.
import { readSeat } from "./seats.js";
import type { Seats } from "./state.js";

/** What of a game is worth keeping. */
export interface SavedGame {
  /** The whole game's text. */
  readonly record: string;
  /** The number of plies before the cursor. */
  readonly cursor: number;
  /** The text of the turn that was running ("a19>"), or null. */
  readonly running: string | null;
  readonly seats: Seats;
  /** It is over and looked at from its end: nothing to go on with. */
  readonly finished: boolean;
  /** The number of plies of the whole record. */
  readonly plies: number;
  /** The position's text at the cursor; empty where it is not known. */
  readonly position: string;
}

/** A game that is kept, under a name of its own. */
export interface KeptGame extends SavedGame {
  readonly id: string;
  /** How often it has been saved: of two copies of one game the higher is the later. */
  readonly rev: number;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
}

/** Longer text than this is not a game of ours (a game of a thousand moves takes some 20,000 characters). */
export const LONGEST = 400_000;
/** The most characters a record may take, written as a JSON string: with all around it it is still read again. */
export const LONGEST_RECORD = 300_000;
/** The name of the one game that was kept before games had names. */
export const FIRST = "first";

/** A name for a new game. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A game as text. */
export function writeSaved(game: KeptGame): string {
  return JSON.stringify({ v: 1, ...game });
}

/** A game from text that anyone may have written; null when it is not one. The record itself is left to the engine. */
export function readSaved(text: string): KeptGame | null {
  if (text.length > LONGEST) return null;
  try {
    const value: unknown = JSON.parse(text);
    return (value as { v?: unknown } | null)?.v === 1 ? readKept(value) : null;
  } catch {
    return null;
  }
}

/** A game from a stored value of any shape; null when it is none. */
export function readKept(value: unknown): KeptGame | null {
  if (typeof value !== "object" || value === null) return null;
  const { record, cursor, running, seats, finished, plies, position, id, rev, at } = value as Record<string, unknown>;
  if (typeof record !== "string" || record.length > LONGEST || typeof finished !== "boolean") return null;
  if (!isCount(cursor)) return null;
  if (running !== null && (typeof running !== "string" || running.length > 10_000)) return null;
  if (typeof seats !== "object" || seats === null) return null;
  const { S, N } = seats as Record<string, unknown>;
  const south = readSeat(S);
  const north = readSeat(N);
  if (south === null || north === null) return null;
  return {
    record,
    cursor,
    running,
    seats: { S: south, N: north },
    finished,
    plies: isCount(plies) ? plies : cursor,
    position: typeof position === "string" && position.length <= 4096 ? position : "",
    id: isId(id) ? id : FIRST,
    rev: isCount(rev) ? rev : 0,
    at: isCount(at) ? at : 0,
  };
}

/** Whether something was done in a game: one that nobody has moved in is not missed. */
export function wasPlayed({ plies, running }: SavedGame): boolean {
  return plies > 0 || running !== null;
}

/** Whether a record's game has come to its end, wherever the cursor is. */
export function isOver({ record }: SavedGame): boolean {
  // The tags that the engine writes come before everything that others may have written.
  return /^\[Result "[SN=]"\]$/m.test(record.slice(0, record.indexOf("\n\n") + 1 || undefined));
}

/** Whether a value is a whole number that counts something. */
export function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** Whether a value can be the name of a game. */
export function isId(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-z]{1,40}$/.test(value);
}
