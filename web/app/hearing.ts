// Lets the page be heard: the board's moments and the end of a game become sounds; gestures and sight wake the sound.
import type { Heard, MagombaBoard } from "../board/index.js";
import type { GameName } from "../game/index.js";
import { endOf, soundsOf } from "../sound/score.js";
import { Sounds } from "../sound/sounds.js";
import type { Phase } from "./state.js";

/** What browsers take for a wish of the player. */
const GESTURES = ["pointerup", "keydown", "click"] as const;

/** The page's ears' worth. `game` says which game is on the board. */
export class Hearing {
  readonly #sounds = new Sounds();
  #phase: Phase | null = null;

  constructor(board: MagombaBoard, game: () => GameName | null) {
    this.listen(board, game);
    for (const gesture of GESTURES) {
      document.addEventListener(gesture, () => this.#sounds.gesture(), { capture: true, passive: true });
    }
    document.addEventListener("visibilitychange", () => this.#sounds.seen(document.visibilityState === "visible"));
  }

  /** Hears one more board; `game` says which game is on it. */
  listen(board: MagombaBoard, game: () => GameName | null): void {
    board.addEventListener("heard", (event) => {
      const name = game();
      if (name !== null) this.#sounds.play(soundsOf(name, (event as CustomEvent<Heard>).detail));
    });
  }

  /** Whether sound is wanted, and how loud (0–100). */
  set(wanted: boolean, volume: number): void {
    this.#sounds.set(wanted, volume);
  }

  /** A stone, to hear how loud it is. */
  sample(): void {
    this.#sounds.gesture();
    this.#sounds.play([{ kind: "click", ground: "earth", pitch: 1.2, gain: 0.7 }]);
  }

  /** The game on the screen now stands so; null without one. Its end is heard when it comes, not when it is opened. */
  follow(game: GameName | null, phase: Phase | null): void {
    const ended = phase === "over" && this.#phase !== null && this.#phase !== "over";
    this.#phase = phase;
    if (ended && game !== null) this.#sounds.play([endOf(game)]);
  }
}
