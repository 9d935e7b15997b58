// Games come on the screen and leave it: new ones, kept ones, positions, and what the page begins with.
import { readRules, rulesText, type Engine, type Match } from "../game/index.js";
import { openOpponent, type Opponent } from "../opponent/opponent.js";
import { clearAddress, holdsGame } from "./address.js";
import { announce } from "./announce.js";
import type { App } from "./app.js";
import { readRecord, writeTags } from "./kept.js";
import type { LinkWays } from "./links.js";
import { keepMenu } from "./menu.js";
import { noticeOfComputer } from "./other-games.js";
import { Play } from "./play/play.js";
import { Stage, type PlayHost } from "./play/stage.js";
import { isOver, type KeptGame } from "./saved-game.js";
import { readScreen } from "./screens.js";
import { isComputer, PERSON } from "./seats.js";
import type { Seats } from "./state.js";
import { t, type Said } from "./words/words.js";

/** Puts games on the screen, each in place of the one before. */
export class Entering implements LinkWays {
  readonly #opponent: Opponent;

  constructor(private readonly app: App) {
    const about = (text: Said) => (): void => app.notify({ id: "computer", text, brief: true, ofGame: true });
    this.#opponent = openOpponent({
      replaced: about(() => t("computer-replaced")),
      slow: about(() => t("computer-loading")),
    });
  }

  /** Opens what the address or the last visit asks for. */
  open(): void {
    const { app } = this;
    if (app.asked?.alone === true) {
      app.asked.open(app);
      return;
    }
    if (holdsGame(location.hash)) {
      void app.links.open(location.hash);
      return;
    }
    const screen = readScreen(location.search);
    if (screen !== null) {
      void app.screens.open(screen.name, screen.wish, true);
      return;
    }
    if (app.asked?.open(app) === true) return;
    const saved = app.saving.read();
    if (saved !== null && !saved.finished && this.resume(saved, "stored")) return;
    app.showMenu(saved);
  }

  /** Begins the game that is chosen on the start screen. */
  start(): void {
    const { menu, store } = this.app;
    if (menu === null) return;
    const { games, game, columns, options, seats } = menu;
    const info = games.find((each) => each.game === game);
    if (info === undefined) return;
    keepMenu(store, menu);
    this.begin(this.engine().start(rulesText(info, options[game]), columns[game]), seats);
  }

  /** Begins the game on the screen anew. */
  startAgain(): void {
    const { app } = this;
    app.study.end();
    if (app.play === null) return;
    const { match, seats } = app.play.stage;
    // A game that began at a position of its own begins there again.
    match.goTo(0);
    this.begin(this.engine().fromPosition(match.position()), seats);
  }

  /** Begins a game at a position that was set up, or has it analysed. */
  beginAt(position: string, seats: Seats, how: "play" | "analyse"): void {
    const match = this.engine().fromPosition(position);
    if (how === "play") this.begin(match, seats);
    else {
      this.lookAt(match, { S: PERSON, N: PERSON }, null);
      this.app.perform("analysis");
    }
  }

  /** Goes on with the saved game; the start screen stays where that cannot be. */
  resumeSaved(): void {
    const saved = this.app.saving.read();
    if (saved === null || !this.resume(saved, "stored")) this.app.showMenu(null);
  }

  /** Opens a game from the list; false when its record cannot be read. One that is over is only looked at. */
  openKept(kept: KeptGame): boolean {
    return this.resume(isOver(kept) ? { ...kept, running: null } : kept, isOver(kept) ? "listed" : "replaced");
  }

  /**
   * Opens a saved game, which is still `stored`, was `replaced` by another, or is only looked at as it is `listed`; false
   * (and a notice) when its record cannot be read.
   */
  resume(saved: KeptGame, where: "stored" | "replaced" | "listed"): boolean {
    const match = readRecord(this.engine(), saved);
    if (match === null) {
      if (where === "stored") this.app.saving.setAside();
      return false;
    }
    this.#enter(saved, match, saved.seats, { running: saved.running, saves: true, fresh: where === "replaced" });
    return true;
  }

  /**
   * Puts a game on the screen that takes no other one's place before something is done in it. The moves after the first
   * `from` are shown; with null none are.
   */
  lookAt(match: Match, seats: Seats, from: number | null): void {
    this.app.saving.replace();
    this.#enter(null, match, seats, { running: null, saves: false, fresh: false, from });
  }

  /** Puts a kept game on the screen with moves that came after the first `from`, and keeps it. */
  goOn(kept: KeptGame, match: Match, from: number): void {
    this.#enter(kept, match, kept.seats, { running: null, saves: true, fresh: true, from });
  }

  /** Leaves the game on the screen for the start screen. */
  leave(): void {
    const { saving } = this.app;
    this.#end();
    saving.forget();
    clearAddress();
    this.app.showMenu(saving.read());
  }

  /** What the page is to a game. */
  host(): PlayHost {
    const { app } = this;
    return {
      opponent: this.#opponent,
      analyst: app.study.analyst,
      changed: () => app.changed(),
      save: (game) => {
        app.saving.save(game);
        clearAddress();
      },
      handOver: () => app.links.handOver(),
      announce,
      speed: () => app.preferences.now.speed,
      wishes: () => app.preferences.now,
      computerFailed: (again) => {
        if (again === null) {
          app.dismiss("computer");
          return;
        }
        const run = (): void => {
          app.dismiss("computer");
          again();
        };
        app.notify(noticeOfComputer(run));
      },
      failed: (error) => app.wrong(error, true),
    };
  }

  /** The engine, which is there before any game. */
  engine(): Engine {
    const { engine } = this.app;
    if (engine === null) throw new Error("the engine is not loaded");
    return engine;
  }

  /** Puts a new game on the screen. */
  begin(match: Match, seats: Seats): void {
    this.app.saving.replace();
    writeTags(match, seats, new Date());
    this.#enter(null, match, seats, { running: null, saves: true, fresh: true });
  }

  /**
   * Puts a game on the screen, a kept one or a new one. `running`: the turn to resume; `saves`: false keeps an older saved
   * game until this one has a move; `fresh`: it is not what is saved now; `from`: the moves after the first so many are
   * shown.
   */
  #enter(
    kept: KeptGame | null,
    match: Match,
    seats: Seats,
    how: { running: string | null; saves: boolean; fresh: boolean; from?: number | null },
  ): void {
    const { app } = this;
    this.#end();
    app.saving.enter(kept, !how.fresh);
    app.panel = null;
    app.screen = "game";
    const { game } = readRules(this.engine().games, match.info.rules);
    const play = new Play(new Stage(this.host(), app.board, match, game, seats, how.saves));
    app.play = play;
    if (how.saves) clearAddress();
    if (typeof how.from === "number") play.arrive(how.from);
    else play.open(how.running, how.fresh);
    // The one that is likelier to be asked: the connection may be gone by then.
    if (isComputer(seats.S) || isComputer(seats.N)) this.#opponent.prepare();
    else app.study.analyst.prepare();
    app.changed();
  }

  /** Lets go of the game on the screen and of what was said about it. */
  #end(): void {
    const { app } = this;
    app.screens.end();
    app.study.end();
    app.study.analyst.rest();
    app.play?.stage.dispose();
    app.play = null;
    app.saving.leave();
    app.dismissOfGame();
  }
}
