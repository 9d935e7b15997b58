// What the page's address asks for for as long as the page is open (asked/parameters.ts has the rest), and writing it anew.

/** Longest position text that is looked at (the longest honest one is under 1,000 characters). */
export const LONGEST_POSITION = 4096;

/** The language that an address asks for ("?lang=fr"), or null. */
export function readLanguage(search: string): string | null {
  return new URLSearchParams(search).get("lang");
}

/** Whether an address asks for a kiosk, readable or not ("?kiosk=90", see docs/kiosk.md). */
export function asksForKiosk(search: string): boolean {
  const text = new URLSearchParams(search).get("kiosk");
  return text !== null && text.trim() !== "0";
}

/** What an address may ask for beside all else; it outlasts what the page shows. */
const LASTING = /^(lang|theme|motion|speed|sound|labels|ui|links|origin|xapi)$/;

function lasting(): string[][] {
  return [...new URLSearchParams(location.search)].filter(([name]) => LASTING.test(name));
}

/** Whether a fragment is meant to hold a game, readable or not ("#game=…", see docs/links.md). */
export function holdsGame(fragment: string): boolean {
  return fragment.startsWith("#game=");
}

/** The address no longer asks for a position or a link's game: the game on the screen has gone on, or was left. */
export function clearAddress(): void {
  write(lasting(), holdsGame(location.hash) ? "" : location.hash);
}

/** A query ("?rules=tsoro") with what the address asks for beside it. */
export function withLasting(query: string): string {
  return [query, ...lasting().map((pair) => new URLSearchParams([pair]).toString())].join("&");
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
  // A kiosk's address is what it starts with again.
  if (document.documentElement.dataset["ui"] === "kiosk") return;
  try {
    history.replaceState(null, "", location.pathname + search + fragment);
  } catch {
    // Some embedders forbid it; then a reload opens the position again.
  }
}
