// Lets the page be heard: the board's moments and the end of a game become sounds; gestures and sight wake the sound.
import type { Heard, MagombaBoard } from "../board/index.js";
import type { GameName } from "../game/index.js";
import type * as Sound from "../sound/index.js";
import type { Phase } from "./state.js";

/** What browsers take for a wish of the player. */
const GESTURES = ["pointerup", "keydown", "click"] as const;

type Kit = typeof Sound;

/** What of the page can be heard. The sound itself is loaded at the first gesture, if it is wanted at all. */
export class Hearing {
  #kit: Kit | null = null;
  #sounds: Sound.Sounds | null = null;
  #loading = false;
  #wanted = false;
  #volume = 0;
  #phase: Phase | null = null;
  #play: object | null = null;

  /** `game` says which game is on the board. */
  constructor(board: MagombaBoard, game: () => GameName | null) {
    this.listen(board, game);
    for (const gesture of GESTURES) {
      document.addEventListener(gesture, () => this.#gesture(), { capture: true, passive: true });
    }
    document.addEventListener("visibilitychange", () => this.#sounds?.seen(document.visibilityState === "visible"));
  }

  /** Hears one more board; `game` says which game is on it. */
  listen(board: MagombaBoard, game: () => GameName | null): void {
    board.addEventListener("heard", (event) => {
      const name = game();
      if (name === null || this.#kit === null) return;
      this.#sounds?.play(this.#kit.soundsOf(name, (event as CustomEvent<Heard>).detail));
    });
  }

  /** Whether sound is wanted, and how loud (0–100). */
  set(wanted: boolean, volume: number): void {
    this.#wanted = wanted;
    this.#volume = volume;
    this.#sounds?.set(wanted, volume);
  }

  /** A stone, to hear how loud it is. */
  sample(): void {
    this.#gesture();
    this.#sounds?.play([{ kind: "click", ground: "earth", pitch: 1.2, gain: 0.7 }]);
  }

  /**
   * The game on the screen now stands so; null without one. `play` tells games apart. Its end is heard when it comes, not
   * when it is opened or gone back to.
   */
  follow(play: object | null, game: GameName | null, phase: Phase | null): void {
    const ended = phase === "over" && this.#play === play && this.#phase !== null && this.#phase !== "over";
    this.#play = play;
    this.#phase = phase;
    if (ended && game !== null && this.#kit !== null) this.#sounds?.play([this.#kit.endOf(game)]);
  }

  #gesture(): void {
    if (this.#sounds !== null) this.#sounds.gesture();
    else if (this.#wanted && !this.#loading) void this.#load();
  }

  async #load(): Promise<void> {
    this.#loading = true;
    try {
      this.#kit = await import("../sound/index.js");
      this.#sounds = new this.#kit.Sounds();
      this.#sounds.set(this.#wanted, this.#volume);
      this.#sounds.gesture();
    } catch {
      // Without a connection there is no sound; the next gesture asks again.
    }
    this.#loading = false;
  }
}
