// What the player has set once and for all: looks, motion, sound, and how moves are made; kept from visit to visit.
import type { Counts, Speed } from "../board/types.js";
import { MOTIONS, THEMES, type MotionChoice, type ThemeChoice } from "./appearance.js";
import type { Store } from "./store.js";

/** Everything in the preferences but the language. */
export interface Settings {
  readonly theme: ThemeChoice;
  readonly motion: MotionChoice;
  readonly speed: Speed;
  readonly counts: Counts;
  /** Names of rows and columns. */
  readonly labels: boolean;
  readonly sound: boolean;
  /** Loudness of the sound, 0–100. */
  readonly volume: number;
  /** Where a sowing would end is shown while its hole is held, pointed at or focused. */
  readonly preview: boolean;
  /** A move is marked by a first press and made by a second. */
  readonly confirm: boolean;
  /** Tools and the prompt's buttons on the left. */
  readonly leftHanded: boolean;
  /** Two people at one table: the far one's labels and prompts are turned to them. */
  readonly facing: boolean;
}

/** Every speed, slowest first, as the preferences list them. */
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "at-once", "step"];
/** Every choice of when numbers are shown, as the preferences list them. */
export const COUNTS: readonly Counts[] = ["always", "hover", "never"];

/** The settings of a newcomer. */
export const USUAL: Settings = {
  theme: "system",
  motion: "system",
  speed: "normal",
  counts: "always",
  labels: true,
  sound: true,
  volume: 70,
  preview: false,
  confirm: false,
  leftHanded: false,
  facing: false,
};
const NAME = "settings";

/** Settings from stored text, also an older version's; whatever is missing or strange is as usual. */
export function readSettings(text: string | null): Settings {
  const found = object(text);
  const oneOf = <T>(name: keyof Settings, choices: readonly T[], usual: T): T =>
    choices.find((each) => each === found[name]) ?? usual;
  const yes = (name: keyof Settings, usual: boolean): boolean => oneOf(name, [true, false], usual);
  const volume = found["volume"];
  return {
    theme: oneOf("theme", THEMES, USUAL.theme),
    motion: oneOf("motion", MOTIONS, USUAL.motion),
    speed: oneOf("speed", SPEEDS, USUAL.speed),
    counts: oneOf("counts", COUNTS, USUAL.counts),
    labels: yes("labels", USUAL.labels),
    sound: yes("sound", USUAL.sound),
    volume: typeof volume === "number" && volume >= 0 && volume <= 100 ? volume : USUAL.volume,
    preview: yes("preview", USUAL.preview),
    confirm: yes("confirm", USUAL.confirm),
    leftHanded: yes("leftHanded", USUAL.leftHanded),
    facing: yes("facing", USUAL.facing),
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
