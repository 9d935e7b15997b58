// Where words come from: files beside the app's script, one for each language and part (web/one-file/words.ts is its twin).
import type { Part } from "./words.js";

/** What the names of a language's files end with; the build writes it in. */
declare const WORD_HASHES: Readonly<Record<string, string>>;

/** Whether there are words in the language of this code. */
export function hasWords(code: string): boolean {
  return code in WORD_HASHES;
}

/** The words of one part, as Fluent source; throws when they do not come. */
export async function fetchWords(code: string, part: Part): Promise<string> {
  const file = `./words-${code}-${part}-${WORD_HASHES[code] ?? ""}.txt`;
  const answer = await fetch(new URL(file, import.meta.url));
  // Some servers answer with a page where a file is missing.
  const page = answer.headers.get("content-type")?.includes("html") === true;
  if (!answer.ok || page) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}
