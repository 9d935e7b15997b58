// A puzzle as it is drawn: the board, and a prompt with the task or with what is said of the turn.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import type { Prompt } from "../play/prompt.js";
import { promptFor } from "../play/prompts.js";
import { judgedPrompt, taskButton, taskTool } from "../tasks/task-view.js";
import { promptView } from "../views/prompt-view.js";
import { t } from "../words/words.js";
import { goalSentence } from "./puzzle-words.js";
import type { PuzzleScreen } from "./puzzle-screen.js";
import type { Solving } from "./solving.js";

/** The whole screen. */
export function solvingView(app: App, screen: PuzzleScreen, solving: Solving): TemplateResult {
  const { puzzle, status, aside } = solving;
  const showing = status === "try" || aside;
  return html`
    <div class="play lesson" data-game=${puzzle.game} data-status=${status}>
      <header class="bar">
        <div class="title">
          <h1 id="screen-title" tabindex="-1">${screen.title}</h1>
          <p class="rules-line">${t("puzzles-grade", { grade: puzzle.grade })}</p>
        </div>
        <div class="tools" role="group" aria-label=${t("tools")}>
          ${
            status === "right"
              ? nothing
              : taskTool("solution", t("puzzles-show"), "show", () => {
                  solving.showLine();
                })
          }
          ${taskTool("puzzles", t("puzzles-all"), "moves", () => {
            screen.toList();
          })}
          ${taskTool("close-screen", t("puzzles-back"), "undo", () => {
            app.screens.close();
          })}
        </div>
      </header>
      <main id="main" class="table">
        ${screen.board} ${showing ? promptView(app, solving.play, promptOf(solving)) : judgedView(app, screen, solving)}
      </main>
    </div>
  `;
}

/** What is asked: the game's own questions, with the task as the heading of a turn. */
function promptOf(solving: Solving): Prompt {
  const { state } = solving.play;
  const prompt = promptFor(state);
  const extras = prompt.extras.filter(({ action }) => action !== "replay");
  const buttons = prompt.buttons
    .filter(({ action }) => action !== "latest" && action !== "resume")
    .map((button) => (button.action === "line-leave" ? { ...button, label: t("puzzles-back-to-it") } : button));
  if (prompt.kind !== "turn") return { ...prompt, buttons, extras };
  const note = state.remark === null && state.hint === null ? t("puzzles-how") : prompt.note;
  return { ...prompt, buttons, extras, heading: goalSentence(solving.puzzle, solving.left), note, usual: false };
}

/** What is said of the turn, and the way on. */
function judgedView(app: App, screen: PuzzleScreen, solving: Solving): TemplateResult {
  const right = solving.status === "right";
  const praise = solving.shown ? t("puzzles-right-shown") : t("puzzles-right");
  return judgedPrompt(
    right ? "puzzle-right" : "puzzle-wrong",
    right ? praise : t("puzzles-wrong"),
    right ? (screen.next === null ? t("puzzles-all-solved") : nothing) : solving.wrong?.(),
    right ? onward(app, screen, solving) : again(solving),
  );
}

function again(solving: Solving): TemplateResult {
  return html`
    ${taskButton(
      "again",
      t("puzzles-again"),
      () => {
        solving.again();
      },
      true,
    )}
    ${taskButton("show-line", t("puzzles-show"), () => {
      solving.showLine();
    })}
  `;
}

function onward(app: App, screen: PuzzleScreen, solving: Solving): TemplateResult {
  const { next } = screen;
  const list = (): void => {
    screen.toList();
  };
  return html`
    ${
      solving.goesOn
        ? taskButton("show-line", t("puzzles-see-on"), () => {
            solving.showLine();
          })
        : nothing
    }
    ${taskButton("once-more", t("puzzles-once-more"), () => {
      solving.again();
    })}
    ${
      next === null
        ? taskButton("all", t("puzzles-all"), list, true)
        : taskButton("next-puzzle", t("puzzles-next"), () => void app.screens.open("puzzle", next.name), true)
    }
  `;
}
