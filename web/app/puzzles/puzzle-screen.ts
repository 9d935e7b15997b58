// The screen of the puzzles: the list of a game's, or one of them on the board.
import type { TemplateResult } from "lit/html.js";
import { isGame, type GameName } from "../../game/index.js";
import type { App } from "../app.js";
import type { Exercise, Screen } from "../screens.js";
import { focusOnward, hostOf, taskBoard } from "../tasks/task-screen.js";
import { t } from "../words/words.js";
import { puzzleNamed, puzzleOfDay, puzzlesOf, type Puzzle } from "./book.js";
import { listView } from "./list-view.js";
import { solved } from "./solved.js";
import { Solving } from "./solving.js";
import { solvingView } from "./solving-view.js";

/** What stands in an address for the puzzle of the day. */
export const TODAY = "today";

/** Opens what is wished for: a puzzle by its name, that of the day ("today"), or the list of a game or of the chosen one. */
export function open(app: App, wish: string): Screen {
  const puzzle = wish === TODAY ? puzzleOfDay(new Date()) : puzzleNamed(wish);
  if (puzzle !== null) return new PuzzleScreen(app, puzzle);
  const game = isGame(wish) ? wish : (app.menu?.game ?? "tsoro");
  if (wish !== "" && !isGame(wish)) {
    app.notify({ id: "screen", text: () => t("puzzles-unknown"), brief: true });
  }
  return new ListScreen(app, game);
}

/** The puzzles of a game to choose from. */
class ListScreen implements Screen {
  readonly state = "puzzles";

  constructor(
    readonly app: App,
    readonly game: GameName,
  ) {}

  get title(): string {
    return t("puzzles-title");
  }

  view(): TemplateResult {
    return listView(this.app, this.game);
  }

  escape(): boolean {
    return false;
  }

  close(): void {
    // It holds nothing.
  }
}

/** A puzzle on the board. */
export class PuzzleScreen implements Screen {
  readonly board = taskBoard(() => this.#solving);
  #solving: Solving | null = null;

  constructor(
    readonly app: App,
    readonly puzzle: Puzzle,
  ) {
    const { board } = this;
    const { counts, labels } = app.preferences.now;
    board.options = { counts, labels, holds: false, facing: false };
    app.hearing.listen(board, () => this.game);
  }

  get game(): GameName {
    return this.puzzle.game;
  }

  get title(): string {
    const number = puzzlesOf(this.game).indexOf(this.puzzle) + 1;
    return t("puzzles-one", { game: this.game, number });
  }

  get state(): string {
    const solving = this.#solving;
    if (solving === null) return "loading";
    return solving.status === "try" || solving.aside ? solving.play.state.phase : solving.status;
  }

  get exercise(): Exercise {
    const { name } = this.puzzle;
    const done = solved(this.app.store).has(name) ? 1 : 0;
    return { what: "puzzle", name, solved: this.#solving?.status === "right", done, of: 1 };
  }

  shown(): void {
    const { app, board, puzzle } = this;
    if (app.engine === null) return;
    board.setAttribute("aria-label", t("board", { game: this.game }));
    const host = hostOf(app, app.engine, board, () => {
      this.#follow();
    });
    this.#solving = new Solving(puzzle, host);
    this.#follow();
    this.#solving.tell();
  }

  view(): TemplateResult {
    return this.#solving === null ? listView(this.app, this.game) : solvingView(this.app, this, this.#solving);
  }

  escape(): boolean {
    if (this.#solving !== null && (this.#solving.status === "try" || this.#solving.aside)) {
      if (this.#solving.play.escape()) return true;
    }
    this.toList();
    return true;
  }

  /** Back to the list that the puzzle is in. */
  toList(): void {
    void this.app.screens.open("puzzle", this.game);
  }

  /** The next puzzle of this game that is not solved yet, or null. */
  get next(): Puzzle | null {
    const all = puzzlesOf(this.game);
    const here = all.indexOf(this.puzzle);
    const done = solved(this.app.store);
    return [...all.slice(here + 1), ...all.slice(0, here)].find(({ name }) => !done.has(name)) ?? null;
  }

  close(): void {
    this.#solving?.end();
    this.#solving = null;
    this.app.play = null;
  }

  /** Keys and buttons reach the game that is on: the puzzle's. */
  #follow(): void {
    const { app } = this;
    const solving = this.#solving;
    if (solving === null) return;
    app.play = solving.play;
    app.changed();
    if (solving.status !== "try" && !solving.aside) focusOnward();
  }
}
