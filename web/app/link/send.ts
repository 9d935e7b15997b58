// Links on their way out: a game's address, and the clipboard.
import type { Match } from "../../game/index.js";
import { packGame } from "./codec.js";
import { home } from "./home.js";

/** The address that opens a game as it is, at its cursor; null when it is too long for one, the page has none, or the browser cannot pack. */
export async function linkOf(match: Match): Promise<string | null> {
  const fragment = await packGame({ record: match.record(), cursor: match.ply() });
  const address = home();
  return fragment === null || address === null ? null : address + fragment;
}

/** Puts a text on the clipboard; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
