// The screen of a lesson: its board is a game's board, its prompt asks what the step is about.
import { html, type TemplateResult } from "lit/html.js";
import { isGame, type GameName } from "../../game/index.js";
import type { App } from "../app.js";
import type { Exercise, Screen } from "../screens.js";
import { focusOnward, hostOf, taskBoard } from "../tasks/task-screen.js";
import { t } from "../words/words.js";
import { Lesson } from "./lesson.js";
import { lessonView } from "./lesson-view.js";
import { LESSONS } from "./lessons.js";
import { stepsDone } from "./progress.js";

/** Opens the lesson of a game, at the step to go on with; `wish` is the game, or anything else. */
export function open(app: App, wish: string): Screen {
  return new LessonScreen(app, isGame(wish) ? wish : "tsoro");
}

/** A lesson on the page. */
export class LessonScreen implements Screen {
  readonly board = taskBoard(() => this.#lesson);
  #lesson: Lesson | null = null;

  constructor(
    readonly app: App,
    readonly game: GameName,
  ) {
    const { board } = this;
    board.options = { counts: "always", labels: true, holds: false, facing: false };
    board.setAttribute("aria-label", t("board", { game }));
    app.hearing.listen(board, () => game);
  }

  get title(): string {
    return t("lessons-title", { game: this.game });
  }

  get state(): string {
    return this.#lesson?.status === "try" ? this.#lesson.play.state.phase : (this.#lesson?.status ?? "loading");
  }

  get exercise(): Exercise {
    const { app, game } = this;
    const solved = this.#lesson?.status === "right";
    return { what: "lesson", name: game, solved, done: stepsDone(app.store, game).size, of: LESSONS[game].length };
  }

  shown(): void {
    const { app, board } = this;
    if (app.engine === null) return;
    const host = hostOf(app, app.engine, board, () => {
      this.#follow();
    });
    this.#lesson = new Lesson(this.game, host);
    this.#follow();
    this.#lesson.tell();
  }

  view(): TemplateResult {
    return this.#lesson === null ? html`` : lessonView(this.app, this, this.#lesson);
  }

  escape(): boolean {
    return this.#lesson?.status === "try" && this.#lesson.play.escape();
  }

  close(): void {
    this.#lesson?.end();
    this.#lesson = null;
    this.app.play = null;
  }

  /** Keys and buttons reach the game that is on: the lesson's. */
  #follow(): void {
    const { app } = this;
    const lesson = this.#lesson;
    if (lesson === null) return;
    app.play = lesson.play;
    const judged = lesson.status !== "try";
    app.changed();
    if (judged) focusOnward();
  }
}
