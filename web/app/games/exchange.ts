// Games as files: written in the format of docs/notation.md, and read from whatever a stranger may hand in.
import type { ReadText } from "../../opponent/reader.js";
import { reasonFor } from "../errors.js";
import { LONGEST_RECORD, newId, type KeptGame } from "../saved-game.js";
import { seatOfTag } from "../seats.js";
import type { Said } from "../words/words.js";
import { timeOfDate } from "./filter.js";

/** The most bytes of a text that is read. */
export const LARGEST = 5 * 1024 * 1024;
/** The most games of a text that are read. */
export const MOST = 10_000;
/** The most bytes that are written into one file: fewer than are read. */
const LARGEST_WRITTEN = 4 * 1024 * 1024;

/** Why something that was handed in is no text of games. */
export type Refusal = "too-large" | "no-text" | "unreadable";

/** The text of a file, or why it is none. */
export async function textOfFile(file: Blob): Promise<{ text: string } | { why: Refusal }> {
  if (file.size > LARGEST) return { why: "too-large" };
  try {
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // No text has this character, and every other kind of file is full of it.
    return text.includes("\0") ? { why: "no-text" } : { text };
  } catch (error) {
    return { why: error instanceof TypeError ? "no-text" : "unreadable" };
  }
}

/** What is wrong with a game that was not taken. */
export interface Flaw {
  /** Its place in the text, from 1. */
  readonly number: number;
  /** Why the engine refuses it; null: it is longer than any that is kept. */
  readonly reason: Said | null;
}

/** Makes kept games of those that were read, and tells what is wrong with the others. `now`: milliseconds since 1970. */
export async function gamesOf({ games }: ReadText, now: number): Promise<{ good: KeptGame[]; flaws: Flaw[] }> {
  const good: KeptGame[] = [];
  const flaws: Flaw[] = [];
  for (const [index, read] of games.entries()) {
    if (read.kind === "bad") {
      flaws.push({ number: index + 1, reason: await reasonFor(read) });
    } else if (JSON.stringify(read.record).length > LONGEST_RECORD) {
      flaws.push({ number: index + 1, reason: null });
    } else {
      good.push({
        id: newId(),
        rev: 1,
        // Those of one day stay in the order of the text.
        at: Math.max(0, (timeOfDate(read.date) ?? now) - index),
        record: read.record,
        cursor: read.plies,
        running: null,
        seats: { S: seatOfTag(read.south), N: seatOfTag(read.north) },
        finished: read.outcome !== undefined,
        plies: read.plies,
        position: read.position,
      });
    }
  }
  return { good, flaws };
}

/** Records as the texts of files, each small enough to be read again. */
export function filesOf(records: readonly string[]): string[][] {
  const encoder = new TextEncoder();
  const files: string[][] = [];
  let size = Infinity;
  let count = MOST;
  for (const record of records) {
    const bytes = encoder.encode(record).length + 1;
    if (size + bytes > LARGEST_WRITTEN || count >= MOST) {
      files.push([]);
      size = 0;
      count = 0;
    }
    files.at(-1)?.push(size === 0 ? record : `\n${record}`);
    size += bytes;
    count += 1;
  }
  return files;
}

/** Has the browser save texts as files, one after the other. */
export function download(
  files: readonly (readonly string[])[],
  name: string,
  { ending, type }: { ending: string; type: string } = { ending: "txt", type: "text/plain" },
): void {
  files.forEach((parts, index) => {
    const address = URL.createObjectURL(new Blob([...parts], { type: `${type};charset=utf-8` }));
    const link = document.createElement("a");
    link.href = address;
    link.download = files.length === 1 ? `${name}.${ending}` : `${name}-${index + 1}.${ending}`;
    link.click();
    // The browser has taken it up by then.
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, 60_000);
  });
}
