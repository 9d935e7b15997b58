// Twin of app/words/fetch.ts: the words of a language lie packed in the file, all parts together.
import type { Part } from "../app/words/words.js";
import { isPacked, unpack } from "./packed.js";

type Parts = Readonly<Record<string, string>>;
const languages = new Map<string, Promise<Parts>>();

/** Whether there are words in the language of this code. */
export function hasWords(code: string): boolean {
  return isPacked(nameOf(code));
}

/** The words of one part, as Fluent source; throws where there are none. What failed may be tried again. */
export async function fetchWords(code: string, part: Part): Promise<string> {
  const coming = languages.get(code) ?? unpackWords(code);
  languages.set(code, coming);
  const text = (await coming)[part];
  if (text === undefined) throw new Error(`The file has no words "${part}" in ${code}.`);
  return text;
}

async function unpackWords(code: string): Promise<Parts> {
  try {
    return JSON.parse(decode(await unpack(nameOf(code)))) as Parts;
  } catch (error) {
    languages.delete(code);
    throw error;
  }
}

function nameOf(code: string): string {
  return `words-${code}`;
}

function decode(bytes: ArrayBuffer): string {
  return new TextDecoder().decode(bytes);
}
