// Two copies of a game, one from a link and one from this device: is it the same game, and which has gone on further?
import { moversOf, type Match, type Side } from "../../game/index.js";

/** The tag that tells one game from another: a random name, given when a game is first sent as a link. */
export const ID_TAG = "GameId";

/** What of a game decides whether two copies belong together. */
export interface Copy {
  /** The game's random name, or null when it was never given one. */
  readonly id: string | null;
  /** The position's text before the first move; rules and columns are part of it. */
  readonly start: string;
  readonly moves: readonly string[];
  /** Who made each move. */
  readonly movers: readonly Side[];
}

/**
 * What a copy from elsewhere (`theirs`) is to one of this device (`mine`): the very same; the same game, gone on further
 * or not yet as far; the same game with other moves; another game.
 */
export type Relation = "same" | "ahead" | "behind" | "apart" | "other";

/** Compares a copy from elsewhere with one of this device. */
export function compareCopies(mine: Copy, theirs: Copy): Relation {
  const equalMoves = startsWith(mine.moves, theirs.moves) && mine.moves.length === theirs.moves.length;
  if (mine.id !== theirs.id) return "other";
  if (mine.start !== theirs.start) return mine.id === null ? "other" : "apart";
  if (equalMoves) return "same";
  // Games without a name begin alike all the time.
  if (mine.id === null) return "other";
  if (startsWith(theirs.moves, mine.moves)) return "ahead";
  return startsWith(mine.moves, theirs.moves) ? "behind" : "apart";
}

/** How many moves two copies have in common from the beginning. */
export function commonMoves(mine: Copy, theirs: Copy): number {
  const at = mine.moves.findIndex((move, index) => move !== theirs.moves[index]);
  return at < 0 ? mine.moves.length : at;
}

/** The copy of a game that is at hand. Its cursor stays where it is, a running turn is taken back. */
export function copyOf(match: Match): Copy {
  const here = match.ply();
  match.goTo(0);
  const start = match.position();
  const first = match.side();
  match.goTo(here);
  const moves = match.moves();
  return { id: readId(match), start, moves, movers: moversOf(moves, first) };
}

/** A game's random name, or null without one that could be ours. */
export function readId(match: Match): string | null {
  const id = match.tag(ID_TAG);
  return id !== null && /^[A-Za-z0-9_-]{8,32}$/.test(id) ? id : null;
}

/** Gives a game a random name, unless it has one. */
export function giveId(match: Match): void {
  if (readId(match) !== null) return;
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  match.setTag(ID_TAG, Array.from(bytes, (byte) => letters[byte % 64]).join(""));
}

function startsWith(moves: readonly string[], beginning: readonly string[]): boolean {
  return beginning.length <= moves.length && beginning.every((move, index) => move === moves[index]);
}
