// The whole page: which screen is shown, which game is on, what is kept; views call its methods.
import type { MagombaBoard } from "../board/index.js";
import { errorText, loadEngine, readRules, rulesText, type Engine, type Match } from "../game/index.js";
import { openOpponent, type Opponent } from "../opponent/opponent.js";
import { HOW_TO } from "./how-to.js";
import { clearAddress, holdsGame } from "./address.js";
import { announce } from "./announce.js";
import type { Asked } from "./asked/asked.js";
import { COMMANDS } from "./command/index.js";
import { readRecord, writeTags } from "./kept.js";
import type { OnDemand } from "./demand.js";
import { PREFERENCES } from "./dialog.js";
import { Links } from "./links.js";
import { keepMenu, loadMenu } from "./menu.js";
import { Hearing } from "./hearing.js";
import { Notices } from "./notices.js";
import { noticeOfComputer } from "./other-games.js";
import { Play } from "./play/play.js";
import { Stage, type PlayHost } from "./play/stage.js";
import { Preferences } from "./preferences.js";
import { isOver, type KeptGame } from "./saved-game.js";
import { Saving } from "./saving.js";
import { readScreen, Screens } from "./screens.js";
import { isComputer, PERSON } from "./seats.js";
import type { Action, MenuState, Notice, Seats } from "./state.js";
import { Store } from "./store.js";
import { Study } from "./study/study.js";
import { makeBoard } from "./the-board.js";
import { Tongue } from "./tongue.js";
import { t, type Said } from "./words/words.js";

/** A panel beside the board. */
export type Panel = "moves" | "rules" | "commands" | "link" | "more";

/** Milliseconds after which a load counts as slow. */
const SLOW = 5000;

/** The page's state and what can be done with it. `render` is called after each change, once per turn of events. */
export class App {
  readonly store = new Store(this.asked?.storage ?? (() => localStorage));
  screen: "loading" | "menu" | "game" | "own" | "error" = "loading";
  slow = false;
  menu: MenuState | null = null;
  play: Play | null = null;
  panel: Panel | null = null;
  engine: Engine | null = null;
  readonly board: MagombaBoard = makeBoard(() => this.play);
  readonly hearing = new Hearing(this.board, () => this.play?.state.game ?? null);
  readonly preferences = new Preferences(this);
  readonly study = new Study(this);
  /** Screens of their own: `screen` is "own" while one is on. */
  readonly screens = new Screens(this, () => this.showMenu(this.saving.read()));
  readonly saving = new Saving(this);
  readonly tongue = new Tongue(this);
  readonly links = new Links(this, {
    engine: () => this.#engine,
    resume: (kept, where) => this.resume(kept, where),
    goOn: (kept, match, from) => {
      this.#enter(kept, match, kept.seats, { running: null, saves: true, fresh: true, from });
    },
    lookAt: (match, seats, from) => {
      this.lookAt(match, seats, from);
    },
  });
  readonly #notices = new Notices(() => this.changed());
  readonly #opponent: Opponent;
  readonly #render: () => void;
  #waiting = false;
  #told = false;

  /** `asked`: what the address asks for, or null where it asks for nothing. */
  constructor(
    render: () => void,
    readonly asked: Asked | null,
  ) {
    this.#render = render;
    const about = (text: Said) => (): void => this.notify({ id: "computer", text, brief: true, ofGame: true });
    this.#opponent = openOpponent({
      replaced: about(() => t("computer-replaced")),
      slow: about(() => t("computer-loading")),
    });
  }

  /** Loads the engine and opens what the address or the last visit asks for. */
  async load(): Promise<void> {
    this.screen = "loading";
    this.slow = false;
    this.changed();
    const timer = setTimeout(() => {
      this.slow = true;
      this.changed();
    }, SLOW);
    try {
      this.engine = await loadEngine();
    } catch {
      this.screen = "error";
      this.changed();
      return;
    } finally {
      clearTimeout(timer);
    }
    this.menu = loadMenu(this.store, this.engine.games);
    try {
      this.#open();
    } catch (error) {
      // What is saved is as good as it was; only showing it failed.
      this.notify({ id: "wrong", text: () => t("something-wrong", { reason: errorText(error) }) });
      this.play = null;
      this.showMenu(null);
    }
    this.saving.mirror.reconcile();
  }

  /** What is told above everything, oldest first. */
  get notices(): readonly Notice[] {
    return this.#notices.list;
  }

  /** Draws the page again, soon. */
  changed(): void {
    if (this.store.trouble !== null && !this.#told) {
      this.#told = true;
      const full = this.store.trouble === "full";
      const text = (): string => (full ? t("storage-full") : t("storage-blocked"));
      this.notify({ id: "storage", text });
    }
    if (this.#waiting) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      this.#render();
    });
  }

  /** Another language is spoken: what was said is said again in it. */
  spokenAnew(): void {
    this.play?.stage.spokenAnew();
    this.changed();
  }

  /** Shows a notice until it is dismissed; one with the same id takes its place. */
  notify(notice: Notice): void {
    this.#notices.notify(notice);
  }

  dismiss(id: string): void {
    this.#notices.dismiss(id);
  }

  /** A button was pressed, on any screen. */
  perform(action: Action): void {
    switch (action) {
      case "retry":
        void this.load();
        break;
      case "start":
        this.#start();
        break;
      case "continue":
        this.#continue();
        break;
      case "menu":
        this.#leave();
        break;
      case "new-game":
        this.#newGame();
        break;
      case "analysis":
      case "review":
        this.panel = null;
        this.study.perform(action, this.#host());
        break;
      case "link":
        this.links.toggle();
        break;
      case "editor":
        void this.screens.open("editor", this.screen === "game" ? "game" : "");
        break;
      case "rules":
      case "commands":
        this.panel = this.panel === action ? null : action;
        if (this.panel !== null) this.demand(action === "rules" ? HOW_TO : COMMANDS);
        this.changed();
        break;
      case "settings":
        this.panel = null;
        this.preferences.open = true;
        this.demand(PREFERENCES);
        this.changed();
        break;
      case "sound":
        this.preferences.change({ sound: !this.preferences.now.sound });
        break;
      case "moves":
      case "more":
        this.panel = this.panel === action ? null : action;
        this.changed();
        break;
      default:
        if (this.panel === "more") this.panel = null;
        this.play?.perform(action);
        this.changed();
    }
  }

  /** Loads a piece of the page, and then goes on (`run`); says so when it does not come. */
  demand(piece: OnDemand<unknown>, run?: () => void): void {
    piece.load().then(
      () => {
        this.dismiss("piece");
        run?.();
        this.changed();
      },
      () => {
        if (this.panel !== "moves" && this.panel !== "more") this.panel = null;
        if (PREFERENCES.now === null) this.preferences.open = false;
        this.notify({ id: "piece", text: () => t("part-failed"), brief: true });
      },
    );
  }

  /** Escape: closes a panel, or takes back what is not confirmed yet. */
  escape(): boolean {
    if (this.screens.escape()) return true;
    if (this.panel !== null) {
      this.panel = null;
      this.changed();
      return true;
    }
    return (this.play?.escape() ?? false) || this.study.close();
  }

  /** A touch: the list of tools on narrow windows closes unless the touch was `within` it. */
  closeMore(within: boolean): void {
    if (within || this.panel !== "more") return;
    this.panel = null;
    this.changed();
  }

  setMenu(menu: MenuState): void {
    this.menu = menu;
    keepMenu(this.store, menu);
    this.changed();
  }

  #open(): void {
    if (holdsGame(location.hash)) {
      void this.links.open(location.hash);
      return;
    }
    const screen = readScreen(location.search);
    if (screen !== null) {
      void this.screens.open(screen.name, screen.wish, true);
      return;
    }
    if (this.asked?.open(this) === true) return;
    const saved = this.saving.read();
    if (saved !== null && !saved.finished && this.resume(saved, "stored")) return;
    this.showMenu(saved);
  }

  /** Puts a game on the screen that takes no other one's place before something is done in it. */
  lookAt(match: Match, seats: Seats, from: number | null): void {
    this.saving.replace();
    this.#enter(null, match, seats, { running: null, saves: false, fresh: false, from });
  }

  /** Begins a game at a position that was set up, or has it analysed. */
  beginAt(position: string, seats: Seats, how: "play" | "analyse"): void {
    const match = this.#engine.fromPosition(position);
    if (how === "play") this.begin(match, seats);
    else {
      this.lookAt(match, { S: PERSON, N: PERSON }, null);
      this.perform("analysis");
    }
  }

  #start(): void {
    if (this.menu === null) return;
    const { games, game, columns, options, seats } = this.menu;
    const info = games.find((each) => each.game === game);
    if (info === undefined) return;
    keepMenu(this.store, this.menu);
    this.begin(this.#engine.start(rulesText(info, options[game]), columns[game]), seats);
  }

  #newGame(): void {
    this.study.end();
    if (this.play === null) return;
    const { match, seats } = this.play.stage;
    // A game that began at a position of its own begins there again.
    match.goTo(0);
    this.begin(this.#engine.fromPosition(match.position()), seats);
  }

  /** Puts a new game on the screen. */
  begin(match: Match, seats: Seats): void {
    this.saving.replace();
    writeTags(match, seats, new Date());
    this.#enter(null, match, seats, { running: null, saves: true, fresh: true });
  }

  #continue(): void {
    const saved = this.saving.read();
    if (saved === null || !this.resume(saved, "stored")) this.showMenu(null);
  }

  /** Opens a game from the list; false when its record cannot be read. One that is over is only looked at. */
  openKept(kept: KeptGame): boolean {
    return this.resume(isOver(kept) ? { ...kept, running: null } : kept, isOver(kept) ? "listed" : "replaced");
  }

  /**
   * Opens a saved game, which is still `stored`, was `replaced` by another, or is only looked at as it is `listed`; false (and a notice) when its record
   * cannot be read.
   */
  resume(saved: KeptGame, where: "stored" | "replaced" | "listed"): boolean {
    const match = readRecord(this.#engine, saved);
    if (match === null) {
      if (where === "stored") this.saving.setAside();
      return false;
    }
    this.#enter(saved, match, saved.seats, { running: saved.running, saves: true, fresh: where === "replaced" });
    return true;
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
    this.#endGame();
    this.saving.enter(kept, !how.fresh);
    this.panel = null;
    this.screen = "game";
    const { game } = readRules(this.#engine.games, match.info.rules);
    this.play = new Play(new Stage(this.#host(), this.board, match, game, seats, how.saves));
    if (how.saves) clearAddress();
    if (typeof how.from === "number") this.play.arrive(how.from);
    else this.play.open(how.running, how.fresh);
    // The one that is likelier to be asked: the connection may be gone by then.
    if (isComputer(seats.S) || isComputer(seats.N)) this.#opponent.prepare();
    else this.study.analyst.prepare();
    this.changed();
  }

  /** Lets go of the game on the screen and of what was said about it. */
  #endGame(): void {
    this.screens.end();
    this.study.end();
    this.study.analyst.rest();
    this.play?.stage.dispose();
    this.play = null;
    this.saving.leave();
    this.#notices.leaveGame();
  }

  #leave(): void {
    this.#endGame();
    this.saving.forget();
    clearAddress();
    this.showMenu(this.saving.read());
  }

  /** Shows the start screen, with the offer to go on with a saved game. */
  showMenu(saved: KeptGame | null): void {
    this.screen = "menu";
    this.panel = null;
    if (this.menu !== null) this.menu = { ...this.menu, saved: this.saving.line(saved), touched: false };
    this.changed();
  }

  #host(): PlayHost {
    return {
      opponent: this.#opponent,
      analyst: this.study.analyst,
      changed: () => this.changed(),
      save: (game) => {
        this.saving.save(game);
        clearAddress();
      },
      handOver: () => this.links.handOver(),
      announce,
      speed: () => this.preferences.now.speed,
      wishes: () => this.preferences.now,
      computerFailed: (again) => {
        const run = (): void => {
          this.dismiss("computer");
          again();
        };
        this.notify(noticeOfComputer(run));
      },
      failed: (error) => {
        this.notify({ id: "wrong", text: () => t("something-wrong", { reason: errorText(error) }), ofGame: true });
      },
    };
  }

  get #engine(): Engine {
    if (this.engine === null) throw new Error("the engine is not loaded");
    return this.engine;
  }
}
