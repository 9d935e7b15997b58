// The list of a game's puzzles by grade, with a mark on those that are solved, and the puzzle of the day.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { GameName } from "../../game/index.js";
import type { App } from "../app.js";
import { icon } from "../views/icons.js";
import { gameTabs, screenHead } from "../views/screen-view.js";
import { t } from "../words/words.js";
import { GRADES, puzzleOfDay, puzzlesOf, type Puzzle } from "./book.js";
import { goalShort } from "./puzzle-words.js";
import { solved } from "./solved.js";

/** The whole screen. */
export function listView(app: App, game: GameName): TemplateResult {
  const done = solved(app.store);
  const puzzles = puzzlesOf(game);
  const count = puzzles.filter(({ name }) => done.has(name)).length;
  return html`
    <div class="leaf puzzles">
      ${screenHead(app, t("puzzles-title"), t("puzzles-back"))}
      <main id="main">
        ${ofTheDay(app, done)} ${gameTabs(app, "puzzle", game, t("puzzles-games"))}
        <section class="sheet" aria-labelledby="puzzles-game">
          <h2 id="puzzles-game">${t("game", { game })}</h2>
          <p>${t("puzzles-gist")} ${t("puzzles-count", { solved: count, of: puzzles.length })}</p>
          ${GRADES.map((grade) => gradeRow(app, puzzles, grade, done))}
        </section>
      </main>
    </div>
  `;
}

function ofTheDay(app: App, done: ReadonlySet<string>): TemplateResult | typeof nothing {
  const puzzle = puzzleOfDay(new Date());
  if (puzzle === null) return nothing;
  const { game } = puzzle;
  return html`<section class="sheet puzzle-day" aria-labelledby="puzzle-day">
    <div>
      <h2 id="puzzle-day">${t("puzzles-today")}</h2>
      <p>
        ${t("puzzles-today-is", { game, goal: goalShort(puzzle), grade: puzzle.grade })}
        ${done.has(puzzle.name) ? t("puzzles-today-solved") : nothing}
      </p>
    </div>
    <button
      type="button"
      class="button primary"
      data-puzzle="today"
      @click=${() => void app.screens.open("puzzle", puzzle.name)}
    >
      ${t("puzzles-today-open")}
    </button>
  </section>`;
}

function gradeRow(
  app: App,
  puzzles: readonly Puzzle[],
  grade: number,
  done: ReadonlySet<string>,
): TemplateResult | typeof nothing {
  const those = puzzles.filter((puzzle) => puzzle.grade === grade);
  if (those.length === 0) return nothing;
  return html`
    <h3 id="grade-${grade}">${t("puzzles-grade", { grade })}</h3>
    <ul class="puzzle-row" aria-labelledby="grade-${grade}">
      ${those.map((puzzle) => entry(app, puzzle, puzzles.indexOf(puzzle) + 1, done.has(puzzle.name)))}
    </ul>
  `;
}

function entry(app: App, puzzle: Puzzle, number: number, done: boolean): TemplateResult {
  const told = { number, goal: goalShort(puzzle) };
  return html`<li>
    <button
      type="button"
      class="puzzle-entry"
      data-puzzle=${puzzle.name}
      ?data-solved=${done}
      aria-label=${done ? t("puzzles-entry-solved", told) : t("puzzles-entry", told)}
      @click=${() => void app.screens.open("puzzle", puzzle.name)}
    >
      <b>${number}</b> <span>${told.goal}</span> <i>${done ? icon("done") : nothing}</i>
    </button>
  </li>`;
}
