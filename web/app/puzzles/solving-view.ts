// A puzzle as it is drawn: the board, and a prompt with the task or with what is said of the turn.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import type { Prompt } from "../play/prompt.js";
import { promptFor } from "../play/prompts.js";
import { icon, type IconName } from "../views/icons.js";
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
              : tool("solution", t("puzzles-show"), "show", () => {
                  solving.showLine();
                })
          }
          ${tool("puzzles", t("puzzles-all"), "moves", () => {
            screen.toList();
          })}
          ${tool("close-screen", t("puzzles-back"), "undo", () => {
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

function tool(action: string, label: string, sign: IconName, run: () => void): TemplateResult {
  return html`<button type="button" class="tool" data-action=${action} aria-label=${label} title=${label} @click=${run}>
    ${icon(sign)}
  </button>`;
}

/** What is asked: the game's own questions, with the task as the heading of a turn. */
function promptOf(solving: Solving): Prompt {
  const { state } = solving.play;
  const prompt = promptFor(state);
  const extras = prompt.extras.filter(({ action }) => action !== "replay");
  const buttons = prompt.buttons.filter(({ action }) => action !== "latest" && action !== "resume");
  if (prompt.kind !== "turn") return { ...prompt, buttons, extras };
  const note = state.remark === null && state.hint === null ? t("puzzles-how") : prompt.note;
  return { ...prompt, buttons, extras, heading: goalSentence(solving.puzzle, solving.left), note, usual: false };
}

/** What is said of the turn, and the way on. */
function judgedView(app: App, screen: PuzzleScreen, solving: Solving): TemplateResult {
  const right = solving.status === "right";
  const praise = solving.shown ? t("puzzles-right-shown") : t("puzzles-right");
  return html`
    <section
      class="prompt"
      id="prompt"
      data-kind=${right ? "puzzle-right" : "puzzle-wrong"}
      aria-labelledby="prompt-heading"
      tabindex="-1"
    >
      <div class="prompt-words">
        <h2 id="prompt-heading">${right ? praise : t("puzzles-wrong")}</h2>
        <p class="note">${right ? (screen.next === null ? t("puzzles-all-solved") : nothing) : solving.wrong?.()}</p>
      </div>
      <div class="prompt-hands">
        <div class="buttons">${right ? onward(app, screen, solving) : again(solving)}</div>
      </div>
    </section>
  `;
}

function button(action: string, label: string, run: () => void, primary = false): TemplateResult {
  const look = primary ? "button primary" : "button";
  return html`<button type="button" class=${look} data-action=${action} @click=${run}>${label}</button>`;
}

function again(solving: Solving): TemplateResult {
  return html`
    ${button(
      "again",
      t("puzzles-again"),
      () => {
        solving.again();
      },
      true,
    )}
    ${button("show-line", t("puzzles-show"), () => {
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
        ? button("show-line", t("puzzles-see-on"), () => {
            solving.showLine();
          })
        : nothing
    }
    ${button("once-more", t("puzzles-once-more"), () => {
      solving.again();
    })}
    ${
      next === null
        ? button("all", t("puzzles-all"), list, true)
        : button("next-puzzle", t("puzzles-next"), () => void app.screens.open("puzzle", next.name), true)
    }
  `;
}
