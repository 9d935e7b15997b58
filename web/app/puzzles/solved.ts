// Which puzzles have been solved; kept from visit to visit.
import { object } from "../settings.js";
import type { Store } from "../store.js";
import { puzzleNamed } from "./book.js";

const NAME = "puzzles";

/** The names of the puzzles that were solved; whatever else the storage holds is passed over. */
export function solved(store: Store): ReadonlySet<string> {
  const names: unknown = object(store.get(NAME))["solved"];
  const known = (name: unknown): name is string => typeof name === "string" && puzzleNamed(name) !== null;
  return new Set(Array.isArray(names) ? names.filter(known) : []);
}

/** Keeps that a puzzle was solved. */
export function keepSolved(store: Store, name: string): void {
  store.set(NAME, JSON.stringify({ solved: [...new Set([...solved(store), name])] }));
}
