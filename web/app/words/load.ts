// Fetches words: those of one language only, and each part of them when it is needed.
import { LANGUAGES, type Language } from "./languages.js";
import { addPart, hasPart, language, loadedParts, speak, type Part } from "./words.js";

/** The files of the words by language and part; the build writes their names in. */
declare const WORD_FILES: Readonly<Record<string, Readonly<Record<Part, string>>>>;

/** The parts that the first screen needs. */
const FIRST: readonly Part[] = ["page"];

/** The languages that there are words for, as they are offered. */
export function offeredLanguages(): readonly Language[] {
  return LANGUAGES.filter(({ code }) => code in WORD_FILES);
}

let asked = 0;

/**
 * Speaks a language from now on, with the parts that are needed now. False when another one was asked for meanwhile;
 * throws, and changes nothing, when its words cannot be loaded.
 */
export async function speakLanguage(wanted: Language): Promise<boolean> {
  asked += 1;
  const turn = asked;
  const parts = new Set([...FIRST, ...loadedParts()]);
  const sources = await Promise.all([...parts].map(async (part) => [part, await fetchPart(wanted, part)] as const));
  const transform = wanted.pseudo === true ? (await import("./pseudo.js")).transformOf(wanted) : undefined;
  if (turn !== asked) return false;
  const more = loadedParts().filter((part) => !parts.has(part));
  speak(wanted, sources, transform);
  // What came in the old language meanwhile was asked for, too.
  await Promise.all(more.map(loadPart));
  return true;
}

const coming = new Map<string, Promise<void>>();

/** Has a part of the language that is spoken; throws when it cannot be loaded. */
export function loadPart(part: Part): Promise<void> {
  if (hasPart(part)) return Promise.resolve();
  const now = language();
  const name = `${now.code}/${part}`;
  const before = coming.get(name);
  if (before !== undefined) return before;
  const load = fetchPart(now, part)
    .then((source) => {
      if (language() !== now) return loadPart(part);
      addPart(part, source);
      return undefined;
    })
    .finally(() => coming.delete(name));
  coming.set(name, load);
  return load;
}

async function fetchPart(of: Language, part: Part): Promise<string> {
  const file = WORD_FILES[of.pseudo === true ? "en" : of.code]?.[part];
  if (file === undefined) throw new Error(`There are no words of ${of.name}.`);
  const answer = await fetch(new URL(file, import.meta.url));
  // Some servers answer with a page where a file is missing.
  const page = answer.headers.get("content-type")?.includes("html") === true;
  if (!answer.ok || page) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}
