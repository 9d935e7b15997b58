// What the page's address asks for.

/** Longest position text that is looked at (the longest honest one is under 1,000 characters). */
export const LONGEST_POSITION = 4096;

/** The wish in an address: a position, one that is too long, or none. */
export type Wish = { readonly kind: "position"; readonly text: string } | { readonly kind: "too-long" | "none" };

/** Reads the query part of an address ("?position=…"). */
export function readAddress(search: string): Wish {
  const text = new URLSearchParams(search).get("position");
  if (text === null || text.trim() === "") return { kind: "none" };
  if (text.length > LONGEST_POSITION) return { kind: "too-long" };
  return { kind: "position", text: text.trim() };
}

/** The language that an address asks for ("?lang=fr"), or null. */
export function readLanguage(search: string): string | null {
  return new URLSearchParams(search).get("lang");
}

/** What an address may ask for beside all else; it outlasts what the page shows. */
const LASTING: readonly string[] = ["lang", "theme"];

function lasting(): string[][] {
  return [...new URLSearchParams(location.search)].filter(([name]) => LASTING.includes(name));
}

/** Whether a fragment is meant to hold a game, readable or not ("#game=…", see docs/links.md). */
export function holdsGame(fragment: string): boolean {
  return fragment.startsWith("#game=");
}

/** The address no longer asks for a position or a link's game: the game on the screen has gone on, or was left. */
export function clearAddress(): void {
  write(lasting(), holdsGame(location.hash) ? "" : location.hash);
}

/** A query ("?rules=tsoro") with what the address asks for beside all else. */
export function withLasting(query: string): string {
  const text = new URLSearchParams(lasting()).toString();
  return text === "" ? query : `${query}&${text}`;
}

/** The address no longer asks for a language: another one was chosen. */
export function clearLanguage(): void {
  write([...new URLSearchParams(location.search)].filter(([name]) => name !== "lang"));
}

/** Has the address ask for this and no more. */
function write(query: string[][], fragment = location.hash): void {
  const text = new URLSearchParams(query).toString();
  const search = text === "" ? "" : `?${text}`;
  if (location.search === search && location.hash === fragment) return;
  try {
    history.replaceState(null, "", location.pathname + search + fragment);
  } catch {
    // Some embedders forbid it; then a reload opens the position again.
  }
}
