// Screens of their own beside start screen and game: loaded when they are asked for, named by the address, gone when left.
import type { TemplateResult } from "lit/html.js";
import type { GameName } from "../game/index.js";
import type { App } from "./app.js";
import { clearAddress, withLasting } from "./address.js";
import { OnDemand } from "./demand.js";
import type { Handed } from "./games/handed.js";
import { withGame } from "./menu.js";
import type { Play } from "./play/play.js";
import { t } from "./words/words.js";

/** What is practised on a screen, and how far. */
export interface Exercise {
  readonly what: "puzzle" | "lesson";
  /** The puzzle's name, or the lesson's game. */
  readonly name: string;
  /** What is on the board is solved. */
  readonly solved: boolean;
  /** How much of it has been done by the player's own finding, and how much there is. */
  readonly done: number;
  readonly of: number;
}

/** A screen that is on. */
export interface Screen {
  readonly exercise?: Exercise;
  /** For the window's title. */
  readonly title: string;
  /** Whose ground the page lies on; the game's that was chosen last, if the screen is about none. */
  readonly game?: GameName;
  /** What `document.documentElement.dataset.state` says while the screen is on. */
  readonly state: string;
  /** It is on from now on; the game on the board waits. */
  shown?(): void;
  /** Everything inside the page's root but the notices; its heading has the id `screen-title`. */
  view(): TemplateResult;
  /** Takes games that were dropped onto the page or pasted. */
  take?(handed: readonly Handed[]): void;
  /** Escape was pressed: closes something of its own; false when there was nothing to close. */
  escape(): boolean;
  /** The screen is left: gives back what it holds. */
  close(): void;
}

/**
 * What a screen's module has to offer. `wish` is what the address says of it, unchecked, at most `LONGEST_WISH` long.
 * What was on stays on until the promise has resolved.
 */
interface ScreenModule {
  open(app: App, wish: string): Screen | Promise<Screen>;
}

/** Each screen by its name in the address ("?rules=tsoro"), with the part of the words that it says. */
const SCREENS = {
  rules: new OnDemand<ScreenModule>("rules", () => import("./rules/rules-screen.js")),
  lessons: new OnDemand<ScreenModule>("lessons", () => import("./lessons/lesson-screen.js")),
  puzzle: new OnDemand<ScreenModule>("puzzles", () => import("./puzzles/puzzle-screen.js")),
  games: new OnDemand<ScreenModule>("games", () => import("./games/games-screen.js")),
  print: new OnDemand<ScreenModule>("print", () => import("./print/print-screen.js")),
  editor: new OnDemand<ScreenModule>("editor", () => import("./editor/editor-screen.js")),
};

/** The names of the screens. */
export type ScreenName = keyof typeof SCREENS;

/** Longest wish that is looked at. */
const LONGEST_WISH = 200;

/** The screen that an address asks for ("?rules=tsoro"), or null. */
export function readScreen(search: string): { name: ScreenName; wish: string } | null {
  const asked = new URLSearchParams(search);
  for (const name of Object.keys(SCREENS) as ScreenName[]) {
    const wish = asked.get(name);
    if (wish !== null && wish.length <= LONGEST_WISH) return { name, wish: wish.trim() };
  }
  return null;
}

/** Opens screens and leads back from them. A game that is on waits meanwhile. */
export class Screens {
  current: Screen | null = null;
  /** The game that waits, or null. */
  #waiting: Play | null = null;
  /** The address was given an entry of the history, so that the browser's back button closes the screen. */
  #pushed = false;
  #run = 0;

  constructor(
    private readonly app: App,
    /** Shows the start screen. */
    private readonly showMenu: () => void,
  ) {
    addEventListener("popstate", () => {
      this.#follow();
    });
  }

  /** The game that waits while a screen is on, or null. */
  get waiting(): Play | null {
    return this.#waiting;
  }

  /** Opens a screen, in place of another one if one is on. `quietly`: the address asks for it already. */
  async open(name: ScreenName, wish: string, quietly = false): Promise<void> {
    const { app } = this;
    const run = ++this.#run;
    try {
      const module = await SCREENS[name].load();
      const screen = await module.open(app, wish);
      if (run !== this.#run) {
        screen.close();
        return;
      }
      this.#put(screen);
    } catch (error) {
      if (run !== this.#run) return;
      console.error(error);
      app.notify({ id: "screen", text: () => t("screen-failed"), brief: true });
      // Whatever is on stays on.
      if (app.screen === "loading") this.showMenu();
      return;
    }
    if (!quietly)
      this.#write(
        `?${name}=${encodeURIComponent(wish).replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%3D", "=")}`,
      );
    this.#focus();
  }

  /** Puts a screen on that has no name in the address. */
  show(screen: Screen): void {
    this.#put(screen);
    this.#focus();
  }

  /** Closes the screen that is on: the game that waited goes on, or the start screen comes. */
  close(): void {
    if (this.current === null) return;
    if (this.#pushed) {
      // The browser answers with "popstate", and what was there before comes back.
      history.back();
      return;
    }
    clearAddress();
    this.#goBack();
  }

  /** Escape was pressed; false without a screen. */
  escape(): boolean {
    if (this.current === null) return false;
    if (!this.current.escape()) this.close();
    return true;
  }

  /** Leaves the screen for the start screen, with a game chosen there. */
  leaveFor(game: GameName): void {
    const { app } = this;
    this.end();
    app.play = null;
    if (app.menu !== null) app.setMenu(withGame(app.menu, game));
    this.showMenu();
  }

  /** A game begins, or another takes the place of the one that waits: no way leads back. */
  end(): void {
    this.#run += 1;
    if (this.current === null) return;
    this.#leaveCurrent();
    this.#waiting?.stage.dispose();
    this.#waiting = null;
    this.#pushed = false;
    clearAddress();
  }

  #put(screen: Screen): void {
    this.#leaveCurrent();
    this.#park();
    this.current = screen;
    this.app.screen = "own";
    this.app.panel = null;
    screen.shown?.();
  }

  #focus(): void {
    this.app.changed();
    queueMicrotask(() => {
      scrollTo(0, 0);
      document.getElementById("screen-title")?.focus({ preventScroll: true });
    });
  }

  #follow(): void {
    // What the address says now may be an entry that was there before the page wrote one.
    this.#pushed = false;
    const asked = readScreen(location.search);
    if (asked !== null) {
      if (this.app.engine !== null) void this.open(asked.name, asked.wish, true);
      return;
    }
    if (this.current !== null) this.#goBack();
  }

  #leaveCurrent(): void {
    this.current?.close();
    this.current = null;
  }

  /** Has the game on the board wait, as it is. */
  #park(): void {
    const { app } = this;
    if (app.screen !== "game" || app.play === null) return;
    app.study.end();
    this.#waiting = app.play;
    app.play.stage.overtake();
    app.play = null;
  }

  #goBack(): void {
    const { app } = this;
    this.#run += 1;
    this.#leaveCurrent();
    const game = this.#waiting;
    this.#waiting = null;
    if (game === null) {
      this.showMenu();
      return;
    }
    app.play = game;
    app.screen = "game";
    game.stage.takeBoard();
    game.stage.rest(false);
    app.changed();
  }

  #write(query: string): void {
    // In a frame, "back" belongs to the page around it.
    if (parent !== window) return;
    try {
      const search = withLasting(query);
      if (this.#pushed) history.replaceState(null, "", search);
      else history.pushState(null, "", search);
      this.#pushed = true;
    } catch {
      // Some embedders forbid it; then only the page's own button closes the screen.
      this.#pushed = false;
    }
  }
}
