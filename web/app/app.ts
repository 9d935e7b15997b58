// The whole page: which screen is shown, which panel is open, what is told; views call its methods.
import type { MagombaBoard } from "../board/index.js";
import { loadEngine, type Engine } from "../game/index.js";
import type { Asked } from "./asked/asked.js";
import { HOW_TO } from "./how-to.js";
import { COMMANDS } from "./command/index.js";
import type { OnDemand } from "./demand.js";
import { PREFERENCES } from "./dialog.js";
import { Entering } from "./entering.js";
import { Links } from "./links.js";
import { keepMenu, loadMenu } from "./menu.js";
import { Hearing } from "./hearing.js";
import { Notices } from "./notices.js";
import type { Play } from "./play/play.js";
import { Preferences } from "./preferences.js";
import type { KeptGame } from "./saved-game.js";
import { Saving } from "./saving.js";
import { Screens } from "./screens.js";
import type { Action, MenuState, Notice } from "./state.js";
import { Store } from "./store.js";
import { Study } from "./study/study.js";
import { makeBoard } from "./the-board.js";
import { Tongue } from "./tongue.js";
import { t } from "./words/words.js";

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
  readonly entering = new Entering(this);
  readonly links = new Links(this, this.entering);
  readonly #notices = new Notices(() => this.changed());
  readonly #render: () => void;
  #waiting = false;
  #told = false;

  /** `asked`: what the address asks for, or null where it asks for nothing. */
  constructor(
    render: () => void,
    readonly asked: Asked | null,
  ) {
    this.#render = render;
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
      this.entering.open();
    } catch (error) {
      // What is saved is as good as it was; only showing it failed.
      this.wrong(error, false);
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

  /** Something failed that should not have, perhaps in the game on the screen (`ofGame`): what it was is for the console. */
  wrong(error: unknown, ofGame: boolean): void {
    console.error(error);
    this.notify({ id: "wrong", text: () => t("something-wrong"), ofGame });
  }

  /** The game on the screen is left: what is told about it goes with it. */
  dismissOfGame(): void {
    this.#notices.leaveGame();
  }

  /** A button was pressed, on any screen. */
  perform(action: Action): void {
    switch (action) {
      case "retry":
        void this.load();
        break;
      case "start":
        this.entering.start();
        break;
      case "continue":
        this.entering.resumeSaved();
        break;
      case "menu":
        this.entering.leave();
        break;
      case "new-game":
        this.entering.startAgain();
        break;
      case "analysis":
      case "review":
        this.panel = null;
        this.study.perform(action, this.entering.host());
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

  /** Shows the start screen, with the offer to go on with a saved game. */
  showMenu(saved: KeptGame | null): void {
    this.screen = "menu";
    this.panel = null;
    if (this.menu !== null) this.menu = { ...this.menu, saved: this.saving.line(saved), touched: false };
    this.changed();
  }
}
