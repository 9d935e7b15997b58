// The player's settings at work: read at the start, put into effect at once when they change, and kept.
import type { BoardOptions, MagombaBoard } from "../board/index.js";
import { Appearance, themeInAddress, type ThemeChoice } from "./appearance.js";
import type { Hearing } from "./hearing.js";
import type { Play } from "./play/play.js";
import { isPerson } from "./seats.js";
import { keepSettings, loadSettings, type Settings } from "./settings.js";
import type { PlayState } from "./state.js";
import type { Store } from "./store.js";

/** What the settings reach beyond themselves. */
export interface Reach {
  readonly store: Store;
  readonly board: MagombaBoard;
  readonly hearing: Hearing;
  /** The game on the screen. */
  readonly play: Play | null;
  /** Draws the page again, soon. */
  changed(): void;
}

/** The settings, and whether their dialog is open. */
export class Preferences {
  now: Settings;
  open = false;
  readonly #reach: Reach;
  /** The board's options as they were set last. */
  #options = "";
  readonly #appearance = new Appearance();
  /** The theme that the address asks for; until the player chooses one it goes before the kept one. */
  #wished: ThemeChoice | null = themeInAddress(location.search);

  constructor(reach: Reach) {
    this.#reach = reach;
    this.now = loadSettings(reach.store);
    this.#apply();
  }

  /** Changes some of the settings. */
  change(part: Partial<Settings>): void {
    const before = this.now;
    if (part.theme !== undefined) this.#wished = null;
    this.now = { ...before, ...part };
    this.#apply();
    keepSettings(this.#reach.store, this.now);
    const { play } = this.#reach;
    if (before.speed !== this.now.speed && play?.state.phase === "animating") play.perform("rest");
    play?.stage.changed();
    this.#reach.changed();
  }

  /** The theme as it is chosen now, be it by the address. */
  get theme(): ThemeChoice {
    return this.#wished ?? this.now.theme;
  }

  /** The game on the screen stands so; null without one. The board's options and the turned prompt follow. */
  follow(state: PlayState | null): void {
    const together = state !== null && isPerson(state.seats.S) && isPerson(state.seats.N);
    const facing = this.now.facing && together;
    const { board } = this.#reach;
    const { counts, labels, preview } = this.now;
    const wanted: BoardOptions = { counts, labels, holds: preview, facing };
    // New options may have the board drawn afresh.
    if (JSON.stringify(wanted) !== this.#options) {
      this.#options = JSON.stringify(wanted);
      board.options = wanted;
    }
    document.documentElement.toggleAttribute("data-far", facing && state.side === "N");
  }

  #apply(): void {
    const { hearing } = this.#reach;
    const { motion, sound, volume, leftHanded } = this.now;
    this.#appearance.choose(this.theme, motion);
    hearing.set(sound, volume);
    document.documentElement.toggleAttribute("data-left-handed", leftHanded);
  }
}
