// Fetches words: those of one language only, and each part of them when it is needed.
import { fetchWords, hasWords } from "./fetch.js";
import { LANGUAGES, type Language } from "./languages.js";
import { addPart, hasPart, language, loadedParts, speak, type Part } from "./words.js";

/** The parts that the first screen needs. */
const FIRST: readonly Part[] = ["page"];

/** The languages that there are words for, as they are offered. */
export function offeredLanguages(): readonly Language[] {
  return LANGUAGES.filter(({ code }) => hasWords(code));
}

let asked = 0;

/**
 * Speaks a language from now on, with the parts that are needed now. False when another one was asked for meanwhile;
 * throws, and changes nothing, when its words cannot be loaded.
 */
export async function speakLanguage(wanted: Language): Promise<boolean> {
  asked += 1;
  const turn = asked;
  const transform = wanted.pseudo === true ? (await import("./pseudo.js")).transformOf(wanted) : undefined;
  const sources = new Map<Part, string>();
  const missing = (): Part[] => [...new Set([...FIRST, ...loadedParts()])].filter((part) => !sources.has(part));
  // What comes in the old language meanwhile is asked for, too.
  for (let parts = missing(); parts.length > 0; parts = missing()) {
    const texts = await Promise.all(parts.map((part) => fetchPart(wanted, part)));
    parts.forEach((part, i) => sources.set(part, texts[i] ?? ""));
    if (turn !== asked) return false;
  }
  speak(wanted, [...sources], transform);
  return true;
}

/** Stays with the language that is spoken: one that was asked for and has not come is not wanted any more. */
export function stay(): void {
  asked += 1;
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

/** The source of a part of any language; throws when it cannot be loaded. */
export function fetchPart(of: Language, part: Part): Promise<string> {
  return fetchWords(of.pseudo === true ? "en" : of.code, part);
}
