// What the player has set once and for all: the speed of moves, the numbers by the holes, the labels.
import type { Counts, Speed } from "../board/types.js";
import type { Store } from "./store.js";

/** How moves are shown and what is written on the board; kept from visit to visit. */
export interface Settings {
  readonly speed: Speed;
  readonly counts: Counts;
  readonly labels: boolean;
}

/** Every speed, slowest first, as the settings list them. */
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "at-once", "step"];
/** Every choice of when numbers are shown, as the settings list them. */
export const COUNTS: readonly Counts[] = ["always", "hover", "never"];
const DEFAULTS: Settings = { speed: "normal", counts: "always", labels: true };
const NAME = "settings";

/** Settings from stored text; whatever is missing or strange has its default. */
export function readSettings(text: string | null): Settings {
  const found = object(text);
  const speed = SPEEDS.find((each) => each === found["speed"]);
  const counts = COUNTS.find((each) => each === found["counts"]);
  const labels = found["labels"];
  return {
    speed: speed ?? DEFAULTS.speed,
    counts: counts ?? DEFAULTS.counts,
    labels: typeof labels === "boolean" ? labels : DEFAULTS.labels,
  };
}

/** The settings of the last visit; the usual ones where there is none. */
export function loadSettings(store: Store): Settings {
  return readSettings(store.get(NAME));
}

/** Keeps the settings for the next visit. */
export function keepSettings(store: Store, settings: Settings): void {
  store.set(NAME, JSON.stringify(settings));
}

/** A stored JSON object, or an empty one for anything else. */
export function object(text: string | null): Record<string, unknown> {
  if (text === null || text.length > 10_000) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
