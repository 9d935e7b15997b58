// What the player has set once and for all: the speed of moves, the numbers by the holes, the labels.
import type { Store } from "./store.js";

/** How fast a move is shown. */
export type Speed = "slow" | "normal" | "fast" | "at-once" | "step";
/** When the number of stones is written by a hole. */
export type Counts = "always" | "hover" | "never";

export interface Settings {
  readonly speed: Speed;
  readonly counts: Counts;
  readonly labels: boolean;
}

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "at-once", "step"];
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

export function loadSettings(store: Store): Settings {
  return readSettings(store.get(NAME));
}

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
