// The whole page: which screen is shown, which game is on, what is kept; views call its methods.
import "../board/index.js";
import { errorText, loadEngine, readRules, rulesText, type Engine, type Match } from "../game/index.js";
import { openOpponent, type Opponent } from "../opponent/opponent.js";
import { readAddress } from "./address.js";
import { announce } from "./announce.js";
import { Autosave, type SavedGame } from "./autosave.js";
import { keepMenu, loadMenu } from "./menu.js";
import { Play } from "./play/play.js";
import type { BoardElement } from "./play/showing.js";
import { Stage, type PlayHost } from "./play/stage.js";
import { keepSettings, loadSettings, type Settings } from "./settings.js";
import type { Action, MenuState, Notice, Seats } from "./state.js";
import { Store } from "./store.js";
import { say } from "./words.js";

/** A panel beside the board. */
export type Panel = "moves" | "settings" | "more";

/** Milliseconds after which a load counts as slow. */
const SLOW = 5000;
/** Milliseconds a brief notice stays. */
const BRIEF = 12_000;

/** The page's state and what can be done with it. `render` is called after each change, once per turn of events. */
export class App {
  readonly store = new Store(() => localStorage);
  settings: Settings = loadSettings(this.store);
  screen: "loading" | "menu" | "game" | "error" = "loading";
  slow = false;
  menu: MenuState | null = null;
  play: Play | null = null;
  panel: Panel | null = null;
  notices: readonly Notice[] = [];
  engine: Engine | null = null;
  readonly board: BoardElement;
  readonly #autosave: Autosave;
  readonly #opponent: Opponent;
  readonly #render: () => void;
  #waiting = false;
  #told = false;
  #lastSaved: SavedGame | null = null;

  constructor(render: () => void) {
    this.#render = render;
    this.board = document.createElement("magomba-board");
    this.board.options = { counts: this.settings.counts, labels: this.settings.labels };
    this.board.addEventListener("hole", (event) => {
      const { detail } = event as CustomEvent<{ index: number }>;
      this.play?.hole(detail.index);
    });
    this.board.addEventListener("step-wait", () => this.play?.waitForStep());
    this.#autosave = new Autosave(this.store, () => {
      this.#otherTab();
    });
    this.#opponent = openOpponent(() => {
      this.notify({ id: "computer", text: say.computerReplaced, brief: true });
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
    this.#open();
  }

  /** Draws the page again, soon. */
  changed(): void {
    if (this.store.trouble !== null && !this.#told) {
      this.#told = true;
      const text = this.store.trouble === "full" ? say.storageFull : say.storageBlocked;
      this.notify({ id: "storage", text });
    }
    if (this.#waiting) return;
    this.#waiting = true;
    queueMicrotask(() => {
      this.#waiting = false;
      this.#render();
    });
  }

  /** Shows a notice until it is dismissed; one with the same id takes its place. */
  notify(notice: Notice): void {
    this.notices = [...this.notices.filter(({ id }) => id !== notice.id), notice];
    announce(notice.text);
    if (notice.brief === true) {
      setTimeout(() => {
        if (this.notices.includes(notice)) this.dismiss(notice.id);
      }, BRIEF);
    }
    this.changed();
  }

  dismiss(id: string): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
    this.changed();
  }

  /** A button was pressed, on any screen. */
  perform(action: Action): void {
    switch (action) {
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
      case "moves":
      case "settings":
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

  /** Escape: closes a panel, or takes back what is not confirmed yet. */
  escape(): boolean {
    if (this.panel !== null) {
      this.panel = null;
      this.changed();
      return true;
    }
    return this.play?.escape() ?? false;
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

  setSettings(settings: Settings): void {
    const speedChanged = settings.speed !== this.settings.speed;
    this.settings = settings;
    this.board.options = { counts: settings.counts, labels: settings.labels };
    keepSettings(this.store, settings);
    if (this.play?.state.phase === "animating" && speedChanged) this.play.perform("rest");
    this.play?.stage.changed();
    this.changed();
  }

  // ---- opening and leaving games ----------------------------------------------------------------------------------

  #open(): void {
    const wish = readAddress(location.search);
    if (wish.kind === "too-long") this.notify({ id: "position", text: say.positionTooLong });
    if (wish.kind === "position") {
      try {
        const match = this.#engine.fromPosition(wish.text);
        this.#autosave.takeOver();
        this.#enter(match, { S: "person", N: "person" }, null, false);
        return;
      } catch (error) {
        this.notify({ id: "position", text: say.badPosition(errorText(error)) });
      }
    }
    const saved = this.#readSaved();
    if (saved !== null && !saved.finished && wish.kind === "none" && this.#resume(saved)) return;
    this.#showMenu(saved);
  }

  #start(): void {
    if (this.menu === null) return;
    const { games, game, columns, options, seats } = this.menu;
    const info = games.find((each) => each.game === game);
    if (info === undefined) return;
    keepMenu(this.store, this.menu);
    const match = this.#engine.start(rulesText(info, options[game]), columns[game]);
    this.#begin(match, seats);
  }

  #newGame(): void {
    const before = this.play;
    if (before === null) return;
    const { match, seats } = before.stage;
    const { outcome, plies } = before.state;
    const saved = this.#lastSaved;
    const next = this.#engine.start(match.info.rules, match.info.columns);
    this.#begin(next, seats);
    if (outcome !== null || plies === 0 || saved === null) return;
    this.notify({
      id: "before",
      text: say.gameBefore,
      brief: true,
      actions: [
        {
          label: say.backToBefore,
          run: () => {
            this.dismiss("before");
            this.#resume(saved);
          },
        },
      ],
    });
  }

  #begin(match: Match, seats: Seats): void {
    match.setTag("South", seats.S === "person" ? say.person : say.computer);
    match.setTag("North", seats.N === "person" ? say.person : say.computer);
    const now = new Date();
    const two = (value: number): string => String(value).padStart(2, "0");
    match.setTag("Date", `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`);
    this.#autosave.takeOver();
    this.#enter(match, seats, null, true);
  }

  #continue(): void {
    const saved = this.#readSaved();
    if (saved === null || !this.#resume(saved)) this.#showMenu(null);
  }

  /** Opens a saved game; false (and a notice) when its record cannot be read. */
  #resume(saved: SavedGame): boolean {
    try {
      const match = this.#engine.fromRecord(saved.record);
      match.goTo(Math.min(saved.cursor, match.plies()));
      this.#enter(match, saved.seats, saved.running, true);
      return true;
    } catch {
      this.#autosave.setAside();
      this.notify({ id: "saved", text: say.savedBad });
      return false;
    }
  }

  #enter(match: Match, seats: Seats, running: string | null, saves: boolean): void {
    this.play?.stage.dispose();
    this.panel = null;
    this.screen = "game";
    const { game } = readRules(this.#engine.games, match.info.rules);
    this.play = new Play(new Stage(this.#host(), this.board, match, game, seats, saves));
    if (saves) this.#clearAddress();
    this.play.open(running);
    this.changed();
  }

  #leave(): void {
    this.play?.stage.dispose();
    this.play = null;
    this.#clearAddress();
    this.#showMenu(this.#readSaved());
  }

  #showMenu(saved: SavedGame | null): void {
    this.screen = "menu";
    this.panel = null;
    if (this.menu !== null) this.menu = { ...this.menu, saved: this.#savedLine(saved), touched: false };
    this.changed();
  }

  /** The address no longer asks for a position: the game on the screen has gone on, or was left. */
  #clearAddress(): void {
    if (location.search === "") return;
    try {
      history.replaceState(null, "", location.pathname + location.hash);
    } catch {
      // Some embedders forbid it; then a reload opens the position again.
    }
  }

  // ---- saving -----------------------------------------------------------------------------------------------------

  #readSaved(): SavedGame | null {
    const found = this.#autosave.load();
    if (found.kind === "bad") {
      this.#autosave.setAside();
      this.notify({ id: "saved", text: say.savedBad });
    }
    return found.kind === "game" ? found.game : null;
  }

  #savedLine(saved: SavedGame | null): MenuState["saved"] {
    if (saved === null || saved.finished) return null;
    try {
      const match = this.#engine.fromRecord(saved.record);
      const { game } = match.info;
      match.free();
      return { game, plies: saved.cursor };
    } catch {
      this.#autosave.setAside();
      this.notify({ id: "saved", text: say.savedBad });
      return null;
    }
  }

  #save(game: SavedGame): void {
    this.#lastSaved = game;
    if (!this.#autosave.save(game)) this.#otherTab();
    this.#clearAddress();
  }

  #otherTab(): void {
    if (this.play === null) {
      if (this.screen === "menu") this.#showMenu(this.#readSaved());
      return;
    }
    this.notify({
      id: "other-tab",
      text: say.otherTab,
      actions: [
        {
          label: say.loadOther,
          run: () => {
            this.dismiss("other-tab");
            const saved = this.#readSaved();
            if (saved !== null) this.#resume(saved);
          },
        },
        {
          label: say.keepMine,
          run: () => {
            this.dismiss("other-tab");
            this.#autosave.takeOver();
            this.play?.stage.save();
          },
        },
      ],
    });
  }

  #host(): PlayHost {
    return {
      opponent: this.#opponent,
      changed: () => {
        this.changed();
      },
      save: (game) => {
        this.#save(game);
      },
      announce,
      speed: () => this.settings.speed,
      computerFailed: (again) => {
        const run = (): void => {
          this.dismiss("computer");
          again();
        };
        this.notify({ id: "computer", text: say.computerFailed, actions: [{ label: say.tryAgain, run }] });
      },
      failed: (error) => {
        this.notify({ id: "wrong", text: say.somethingWrong(errorText(error)) });
      },
    };
  }

  get #engine(): Engine {
    if (this.engine === null) throw new Error("the engine is not loaded");
    return this.engine;
  }
}
