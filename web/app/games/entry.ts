// A line of the list of games: what can be told of a kept game without reading its moves.
import { isGame, type GameName } from "../../game/index.js";
import { isCount, isId, isOver, type KeptGame } from "../saved-game.js";

/** How a game stands: won by a side, drawn, or still running. */
export type Result = "S" | "N" | "=" | "*";

/** A line of the list. Its texts are strangers' texts. */
export interface Entry {
  readonly id: string;
  readonly rev: number;
  /** When it was saved last, in milliseconds since 1970. */
  readonly at: number;
  readonly game: GameName;
  readonly plies: number;
  readonly result: Result;
  /** Who plays, as the record has it. */
  readonly south: string;
  readonly north: string;
  /** The day it was begun, as the record has it ("2026.11.30"), or empty. */
  readonly date: string;
  /** The position at its cursor, or empty. */
  readonly position: string;
  /** The random name of a game that is played by link, or empty (docs/links.md). */
  readonly linkId: string;
  /** A number that games with the same text share, and others hardly ever do. */
  readonly print: number;
}

const RESULTS: readonly Result[] = ["S", "N", "=", "*"];
/** The longest text of a tag that is shown. */
const LONGEST_TAG = 200;

/** The line of a game; null when the record does not even say which game it is. */
export function entryOf(game: KeptGame): Entry | null {
  const tags = readTags(game.record);
  const name = (tags.get("Game") ?? "").split(":")[0] ?? "";
  if (!isGame(name)) return null;
  const { id, rev, at, plies, position } = game;
  return {
    id,
    rev,
    at,
    game: name,
    plies,
    result: isOver(game) ? readResult(tags.get("Result")) : "*",
    south: tags.get("South") ?? "",
    north: tags.get("North") ?? "",
    date: tags.get("Date") ?? "",
    position,
    linkId: tags.get("GameId") ?? "",
    print: printOf(game.record),
  };
}

/** A line from a stored value of any shape; null when it is none. */
export function readEntry(value: unknown): Entry | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, rev, at, game, plies, result, south, north, date, position, linkId, print } = value as Record<
    string,
    unknown
  >;
  if (!isId(id) || !isCount(rev) || !isCount(at) || !isCount(plies) || !isCount(print)) return null;
  if (typeof game !== "string" || !isGame(game)) return null;
  const text = (of: unknown, longest = LONGEST_TAG): string =>
    typeof of === "string" && of.length <= longest ? of : "";
  return {
    id,
    rev,
    at,
    game,
    plies,
    result: readResult(result),
    south: text(south),
    north: text(north),
    date: text(date),
    position: text(position, 4096),
    linkId: text(linkId),
    print,
  };
}

/** The tags at the beginning of a record that the engine has written, by name. */
export function readTags(record: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const line of record.split("\n", 60)) {
    const found = /^\[(\w+) "(.*)"\]$/s.exec(line);
    if (found === null) break;
    const [, name = "", value = ""] = found;
    tags.set(name, cut(value.replace(/\\(["\\])/g, "$1")));
  }
  return tags;
}

/** Shortens what is too long to be shown. */
function cut(text: string): string {
  return text.length <= LONGEST_TAG ? text : `${text.slice(0, LONGEST_TAG - 1)}…`;
}

function readResult(value: unknown): Result {
  return RESULTS.find((each) => each === value) ?? "*";
}

/** A number of up to 53 bits that stands for a text. */
export function printOf(text: string): number {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x9e3779b1);
    two = Math.imul(two ^ code, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(two ^ (two >>> 13), 0xc2b2ae35);
  two = Math.imul(two ^ (two >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return 0x100000000 * (two & 0x1fffff) + (one >>> 0);
}
