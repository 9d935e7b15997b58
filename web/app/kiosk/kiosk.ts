// The kiosk: waits for visitors, lets them choose language and game, and clears up after them. docs/kiosk.md tells of it.
import type { TemplateResult } from "lit/html.js";
import type { Engine, GameName, Match } from "../../game/index.js";
import { silence } from "../announce.js";
import type { App } from "../app.js";
import { writeTags } from "../kept.js";
import { Play } from "../play/play.js";
import { Stage, type PlayHost } from "../play/stage.js";
import type { Screen } from "../screens.js";
import { Store } from "../store.js";
import { loadPart } from "../words/load.js";
import { language, t } from "../words/words.js";
import { Attract } from "./attract.js";
import { Captions, type Caption } from "./captions.js";
import { Code } from "./code.js";
import { Counter } from "./counts.js";
import { Device } from "./device.js";
import { keepDialog, type Over } from "./dialog.js";
import { Ending, type Home } from "./ending.js";
import { FirstBoards } from "./first-boards.js";
import { IdleClock } from "./idle.js";
import type { Restart } from "./restart.js";
import { Staff } from "./staff.js";
import { listenForTouches } from "./touches.js";
import { kioskView } from "./views.js";
import { TOGETHER, type KioskWish } from "./wish.js";

/** What is on: a board that waits for visitors, the choice of the language, that of the game, a game. */
export type Step = "attract" | "language" | "games" | "play";

/** Milliseconds between two looks at the clock, and those in which two touches are meant as one. */
const [TICK, TWICE] = [500, 800];
/** Milliseconds that "Still there?" waits, and that the staff's screen stays open untouched. */
const [ASKING, STAFF_OPEN] = [15_000, 60_000];

const now = (): number => performance.now();
const nothing = (): void => undefined;

/** The kiosk on the page. */
export class Kiosk implements Screen {
  step: Step = "attract";
  /** Seconds that are left to say that someone is there; null while nobody is asked. */
  left: number | null = null;
  /** Two people play. */
  together: boolean;
  readonly staff: Staff;
  readonly #counter: Counter;
  readonly #code: Code;
  readonly #attract: Attract;
  readonly #device = new Device();
  readonly #idle: IdleClock;
  #over: "help" | "staff" | null = null;
  #staffTouched = 0;
  readonly #captions: Captions;
  readonly #ending: Ending;
  #visiting = false;
  #resets = 0;
  #resetAt = -TWICE;
  /** The games' first positions, for their cards. */
  readonly boards = new FirstBoards((game) => this.#start(game));

  constructor(
    readonly app: App,
    private readonly engine: Engine,
    readonly wish: KioskWish,
    private readonly restart: Restart,
  ) {
    // What visitors do is kept in memory alone (asked.ts); the counts and the code are the staff's.
    const store = new Store(() => localStorage);
    this.#counter = new Counter(store);
    this.#code = new Code(store, now);
    if (wish.staff === "new") this.#code.forget();
    this.staff = new Staff(this.#code, this.#counter, {
      changed: () => app.changed(),
      close: () => {
        this.closeOver();
      },
    });
    this.#ending = new Ending(wish.home, {
      finished: (game) => {
        this.#counter.count({ kind: "finished", game, language: language().code });
      },
      changed: () => app.changed(),
    });
    this.together = wish.together;
    this.#captions = new Captions(wish.languages);
    this.#idle = new IdleClock(wish.quiet, ASKING, now());
    this.#attract = new Attract({
      board: app.board,
      games: wish.games,
      start: (game) => this.#start(game),
      host: (changed) => ({ ...this.#host(), changed, announce: nothing, speed: () => wish.calm }),
      still: () => document.documentElement.dataset["motion"] === "reduced",
      changed: () => app.changed(),
    });
  }

  /** What lies over the rest, or null. */
  get over(): Over | null {
    return this.left !== null ? "still" : this.#over;
  }

  /** The game that is over, for the visitor's phone. */
  get home(): Home {
    return this.#ending.home;
  }

  /** What the screen that waits says now. */
  get caption(): Caption {
    return this.#captions.now;
  }

  get title(): string {
    if (this.step === "language") return t("kiosk-languages");
    return this.step === "games" ? t("choose-game") : t("game", { game: this.game });
  }

  /** The game whose ground the page lies on. */
  get game(): GameName {
    return this.app.play?.state.game ?? this.#attract.game;
  }

  get state(): string {
    if (this.step === "play") return this.app.play?.state.phase ?? "loading";
    return this.step === "games" ? "choose" : this.step;
  }

  shown(): void {
    this.restart.there();
    listenForTouches({
      touched: () => {
        if (this.left === null) this.#idle.touch(now());
        this.#staffTouched = now();
      },
      pressed: () => this.#pressed(),
      staff: () => {
        this.#openStaff();
      },
    });
    addEventListener("pageshow", ({ persisted }) => {
      // It has slept in the browser's memory.
      if (persisted) void this.reset();
    });
    setInterval(() => {
      this.#tick();
    }, TICK);
    this.#attract.begin();
    void this.#captions.load();
    this.app.preferences.change({ sound: false });
  }

  view(): TemplateResult {
    return kioskView(this);
  }

  escape(): boolean {
    if (this.step === "play") this.app.play?.escape();
    return true;
  }

  close(): void {
    this.#attract.end();
  }

  /** The page was drawn. */
  follow(): void {
    keepDialog(this.over, this.left);
    const { play } = this.app;
    if (this.step === "play" && play?.state.phase === "over") this.#ending.follow(play);
  }

  /** A visitor has come. */
  begin(): void {
    if (this.step !== "attract") return;
    this.#visiting = true;
    this.#attract.end();
    this.#counter.count({ kind: "visit" });
    this.#device.touched();
    this.#idle.touch(now());
    this.app.preferences.change({ sound: this.wish.sound });
    if (this.wish.languages.length > 1) this.go("language");
    else this.#toGames();
  }

  /** The visitor's language. */
  async speak(code: string): Promise<void> {
    // The one that is spoken, too: another may be on its way.
    await this.app.tongue.choose(code);
    silence();
    if (this.step !== "language") return;
    if (this.app.play !== null) this.go("play");
    else this.#toGames();
  }

  /** Who plays, at the choice of the game. */
  choose(together: boolean): void {
    this.together = together;
    this.app.changed();
  }

  /** Begins a game. */
  play(game: GameName): void {
    const { app } = this;
    const seats = this.together ? TOGETHER : this.wish.alone;
    this.#leaveGame();
    const match = this.#start(game);
    writeTags(match, seats, new Date());
    const play = new Play(new Stage(this.#host(), app.board, match, game, seats, false));
    app.play = play;
    this.#counter.count({ kind: "begun", game, language: language().code });
    this.step = "play";
    this.go("play");
    play.open(null, false);
  }

  /** How the game on the board is played. */
  async help(): Promise<void> {
    const { play } = this.app;
    try {
      await loadPart("rules");
    } catch {
      this.app.notify({ id: "screen", text: () => t("screen-failed"), brief: true });
      return;
    }
    // Whoever asked may have gone on, or away.
    if (this.step !== "play" || this.app.play !== play || this.over !== null) return;
    this.#over = "help";
    this.app.changed();
  }

  /** Someone is still there. */
  goOn(): void {
    this.#idle.touch(now());
    this.left = null;
    this.app.changed();
  }

  /** Closes what lies over the rest. */
  closeOver(): void {
    if (this.left !== null) {
      this.goOn();
      return;
    }
    // A visitor who came upon the staff's screen by chance goes on.
    if (this.#over === "staff") this.staff.leave();
    this.#over = null;
    this.#idle.touch(now());
    this.app.changed();
  }

  /** Nobody is there any more: nothing is left of the visitor, and the kiosk waits for the next one. */
  async reset(): Promise<void> {
    const { app, wish } = this;
    const run = ++this.#resets;
    this.#leaveGame();
    this.#visiting = false;
    this.#resetAt = now();
    this.left = null;
    this.#over = null;
    this.staff.leave();
    this.together = wish.together;
    this.step = "attract";
    app.preferences.change({ sound: false });
    for (const { id } of [...app.notices]) if (id !== "version") app.dismiss(id);
    silence();
    this.#attract.begin();
    this.#toTitle();
    const [usual] = wish.languages;
    // The one that is spoken, too: the visitor's may be on its way.
    if (usual !== undefined) await app.tongue.choose(usual.code);
    const well = (await this.#device.unzoom()) && (usual === undefined || usual === language());
    // The next visitor may have come already, and even gone.
    if (this.#someoneIsThere() || run !== this.#resets) return;
    // What was zoomed and cannot be undone, and words that cannot be had: a page that is loaded anew has neither.
    if (!well) this.restart.later();
    this.#device.stayLit();
    void this.#captions.load();
  }

  #someoneIsThere(): boolean {
    return this.#visiting;
  }

  #toGames(): void {
    const [only] = this.wish.games;
    if (this.wish.games.length === 1 && only !== undefined) this.play(only);
    else this.go("games");
  }

  /** To the choice of the language, the game, or to the game on the board. */
  go(step: Exclude<Step, "attract">): void {
    const { play } = this.app;
    // A game waits as it is while something else is chosen.
    if (play !== null && this.step === "play" && step !== "play") play.stage.overtake();
    if (play !== null && this.step !== "play" && step === "play") play.stage.rest(false);
    this.step = step;
    this.#over = null;
    this.app.changed();
    this.#toTitle();
  }

  /** Whoever listens begins at the top of what is on now. */
  #toTitle(): void {
    queueMicrotask(() => {
      scrollTo(0, 0);
      document.getElementById("screen-title")?.focus({ preventScroll: true });
    });
  }

  #leaveGame(): void {
    const { app } = this;
    app.play?.stage.dispose();
    app.play = null;
    app.study.analyst.rest();
    this.#ending.clear();
  }

  #start(game: GameName): Match {
    const { rules, columns } = this.wish.rules[game];
    return this.engine.start(rules, columns);
  }

  /** What the page is to a kiosk's game: nothing of it is kept. */
  #host(): PlayHost {
    const failed = (error: unknown): void => {
      console.error(error);
      this.restart.soon("a game");
    };
    return {
      ...this.app.entering.host(),
      save: nothing,
      handOver: nothing,
      speed: () => this.wish.speed,
      wishes: () => ({ preview: false, confirm: false }),
      computerFailed: (again) => {
        if (again !== null) failed(new Error("the computer player could not be had"));
      },
      failed,
    };
  }

  #pressed(): boolean {
    if (this.left !== null) {
      this.goOn();
      return true;
    }
    if (this.#over !== null || this.step !== "attract") return false;
    // The second touch of two that ended a visit begins none.
    if (now() - this.#resetAt > TWICE) this.begin();
    return true;
  }

  #openStaff(): void {
    if (this.wish.staff === "off" || this.#over === "staff") return;
    this.left = null;
    this.#over = "staff";
    this.#staffTouched = now();
    this.staff.enter();
    this.app.changed();
  }

  #tick(): void {
    const time = now();
    if (this.#over === "staff") {
      if (time - this.#staffTouched > STAFF_OPEN) void this.reset();
      else this.staff.tick();
      return;
    }
    if (!this.#visiting) {
      this.#tickAttract(time);
      return;
    }
    const phase = this.app.play?.state.phase;
    const idle = this.#idle.look(
      time,
      this.step === "play" && (phase === "thinking" || phase === "animating"),
      Date.now(),
    );
    if (idle === "gone") {
      void this.reset();
      return;
    }
    const left = idle === "there" ? null : idle.left;
    if (left === this.left) return;
    this.left = left;
    this.app.changed();
  }

  #tickAttract(time: number): void {
    this.restart.quiet();
    // A new version is ready on the device, and nobody is disturbed.
    if (this.app.notices.some(({ id }) => id === "version")) {
      this.app.dismiss("version");
      location.reload();
      return;
    }
    if (this.#captions.turn(time)) this.app.changed();
  }
}
