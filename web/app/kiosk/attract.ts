// What is to be seen while nobody plays: the computer against itself, one game after the other.
import type { GameName, Match } from "../../game/index.js";
import { Play } from "../play/play.js";
import type { BoardElement } from "../play/showing.js";
import { Stage, type PlayHost } from "../play/stage.js";
import { atLevel } from "../seats.js";
import type { Seats } from "../state.js";

/** Good enough to be worth watching, and soon thought out on any tablet. */
const SEATS: Seats = { S: atLevel(3), N: atLevel(3) };
/** Moves after which the next game comes, and milliseconds a game's last position is left standing. */
const [PLIES, AFTERWARDS] = [24, 5000];
/** Milliseconds a game is shown where nothing may move. */
const STILL = 24_000;

/** What is needed to show games. */
export interface AttractHost {
  readonly board: BoardElement;
  readonly games: readonly GameName[];
  start(game: GameName): Match;
  /** What the page is to a game that nobody plays. */
  host(changed: () => void): PlayHost;
  /** Nothing may move. */
  still(): boolean;
  /** Another game is shown. */
  changed(): void;
}

/** The computer plays itself. */
export class Attract {
  /** The game that is shown. */
  game: GameName;
  #play: Play | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  constructor(private readonly on: AttractHost) {
    this.game = on.games[0] ?? "tsoro";
  }

  /** Begins with the next game. */
  begin(): void {
    this.end();
    const { on } = this;
    this.game = on.games[this.#next % on.games.length] ?? "tsoro";
    this.#next += 1;
    const still = on.still();
    const host = on.host(() => {
      this.#follow();
    });
    const stage = new Stage(host, on.board, on.start(this.game), this.game, SEATS, false);
    stage.flags.paused = still;
    this.#play = new Play(stage);
    this.#play.open(null, false);
    if (still) this.#later(STILL);
    on.changed();
  }

  /** Ends it, and gives everything back. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#play?.stage.dispose();
    this.#play = null;
  }

  #follow(): void {
    const play = this.#play;
    if (play === null || this.#timer !== undefined) return;
    const { phase, plies } = play.state;
    if (phase === "over") this.#later(AFTERWARDS);
    else if (plies >= PLIES && phase === "thinking") {
      play.perform("pause");
      this.#later(AFTERWARDS);
    }
  }

  #later(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.begin();
    }, milliseconds);
  }
}
