// The player's settings at work: read at the start, put into effect at once when they change, and kept.
import type { BoardOptions, MagombaBoard } from "../board/index.js";
import { Appearance } from "./appearance.js";
import type { Asked } from "./asked/asked.js";
import type { Hearing } from "./hearing.js";
import type { Play } from "./play/play.js";
import { isPerson } from "./seats.js";
import { keepSettings, loadSettings, type Settings } from "./settings.js";
import type { PlayState } from "./state.js";
import type { Store } from "./store.js";

/** What the settings reach beyond themselves. */
export interface Reach {
  /** What the address asks for. */
  readonly asked: Asked | null;
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
  /** The settings in effect. */
  now: Settings;
  /** The player's own. */
  #own: Settings;
  /** What the address asks for: until the player chooses otherwise it goes before their own. */
  #asked: Partial<Settings>;
  open = false;
  readonly #reach: Reach;
  /** The board's options as they were set last. */
  #options = "";
  readonly #appearance = new Appearance();

  constructor(reach: Reach) {
    this.#reach = reach;
    this.#own = loadSettings(reach.store);
    this.#asked = reach.asked?.settings ?? {};
    this.now = { ...this.#own, ...this.#asked };
    this.#apply();
  }

  /** Changes some of the settings. */
  change(part: Partial<Settings>): void {
    const before = this.now;
    this.#own = { ...this.#own, ...part };
    this.#asked = Object.fromEntries(Object.entries(this.#asked).filter(([name]) => !(name in part)));
    this.now = { ...this.#own, ...this.#asked };
    this.#apply();
    keepSettings(this.#reach.store, this.#own);
    const { play } = this.#reach;
    if (before.speed !== this.now.speed && play?.state.phase === "animating") play.perform("rest");
    play?.stage.changed();
    this.#reach.changed();
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
    const { theme, motion, sound, volume, leftHanded } = this.now;
    this.#appearance.choose(theme, motion);
    hearing.set(sound, volume);
    document.documentElement.toggleAttribute("data-left-handed", leftHanded);
  }
}
