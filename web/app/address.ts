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

/** The address no longer asks for a position: the game on the screen has gone on, or was left. */
export function clearAddress(): void {
  if (location.search === "") return;
  try {
    history.replaceState(null, "", location.pathname + location.hash);
  } catch {
    // Some embedders forbid it; then a reload opens the position again.
  }
}
