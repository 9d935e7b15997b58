// The one place where theme and motion are decided: the player's choice, or the system's where that is the choice.
import type { Theme } from "../board/look.js";

/** A theme as it is chosen; `system` follows the system's. */
export type ThemeChoice = "system" | Theme;
/** How much may move; `system` follows the system's wish. */
export type MotionChoice = "system" | "reduced" | "full";

/** Every choice of theme, as the preferences list them. */
export const THEMES: readonly ThemeChoice[] = ["system", "light", "dark", "contrast"];
/** Every choice of motion, as the preferences list them. */
export const MOTIONS: readonly MotionChoice[] = ["system", "reduced", "full"];

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";
const STILL = "(prefers-reduced-motion: reduce)";

/** Whether the system says yes to a media query. */
export type Asks = (query: string) => boolean;

/** The theme that a choice comes to. */
export function themeOf(choice: ThemeChoice, asks: Asks): Theme {
  if (choice !== "system") return choice;
  if (asks(CONTRAST)) return "contrast";
  return asks(DARK) ? "dark" : "light";
}

/** The motion that a choice comes to. */
export function motionOf(choice: MotionChoice, asks: Asks): Exclude<MotionChoice, "system"> {
  if (choice !== "system") return choice;
  return asks(STILL) ? "reduced" : "full";
}

/** Writes `data-theme` and `data-motion` on `<html>`, now and whenever the system changes its mind. */
export class Appearance {
  #theme: ThemeChoice = "system";
  #motion: MotionChoice = "system";

  constructor() {
    for (const query of [DARK, CONTRAST, STILL]) {
      matchMedia(query).addEventListener("change", () => {
        this.#write();
      });
    }
  }

  /** What the player has chosen. */
  choose(theme: ThemeChoice, motion: MotionChoice): void {
    this.#theme = theme;
    this.#motion = motion;
    this.#write();
  }

  #write(): void {
    const asks: Asks = (query) => matchMedia(query).matches;
    const { dataset } = document.documentElement;
    const theme = themeOf(this.#theme, asks);
    const motion = motionOf(this.#motion, asks);
    if (dataset["theme"] !== theme) dataset["theme"] = theme;
    if (dataset["motion"] !== motion) dataset["motion"] = motion;
  }
}
