// The end of a visitor's game: counted once, and made into a QR code as often as it ends.
import type { GameName } from "../../game/index.js";
import type { Play } from "../play/play.js";
import { takeHome } from "./take-home.js";

/** The game as a QR code: being made, not to be had, or there. */
export type Home = "making" | "none" | Exclude<Awaited<ReturnType<typeof takeHome>>, null>;

interface Hears {
  /** A game of this kind has ended for the first time. */
  readonly finished: (game: GameName) => void;
  /** The QR code is there, or is known to be none. */
  readonly changed: () => void;
}

/** What becomes of games that are over. */
export class Ending {
  home: Home = "making";
  #counted: Play | null = null;
  /** What the QR code was made of. */
  #made = "";

  /** `address`: the one that codes lead to, or null for the page's own. */
  constructor(
    readonly address: string | null,
    private readonly hears: Hears,
  ) {}

  /** A game that is over was drawn. */
  follow(play: Play): void {
    if (this.#counted !== play) {
      this.#counted = play;
      this.hears.finished(play.state.game);
    }
    const { match } = play.stage;
    const made = `${match.ply()} ${match.record()}`;
    if (made === this.#made) return;
    this.#made = made;
    this.home = "making";
    void takeHome(match, this.address).then((home) => {
      if (this.#made !== made) return;
      this.home = home ?? "none";
      this.hears.changed();
    });
  }

  /** The game is left. */
  clear(): void {
    this.home = "making";
    this.#counted = null;
    this.#made = "";
  }
}
