// A lesson as it is drawn: the steps, the board, and a prompt with the task or with what the move did.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import type { Prompt } from "../play/prompt.js";
import { promptFor } from "../play/prompts.js";
import { judgedPrompt, taskButton, taskTool } from "../tasks/task-view.js";
import { icon } from "../views/icons.js";
import { promptView } from "../views/prompt-view.js";
import { t } from "../words/words.js";
import type { LessonScreen } from "./lesson-screen.js";
import type { Lesson } from "./lesson.js";
import { stepsDone } from "./progress.js";
import { stepWord } from "./step-words.js";

/** The whole screen. */
export function lessonView(app: App, screen: LessonScreen, lesson: Lesson): TemplateResult {
  return html`
    <div class="play lesson" data-game=${lesson.game} data-status=${lesson.status}>
      <header class="bar">
        <div class="title">
          <h1 id="screen-title" tabindex="-1">${screen.title}</h1>
          <ol class="lesson-steps" aria-label=${t("lessons-steps")}>
            ${lesson.steps.map((_, index) => stepButton(app, lesson, index))}
          </ol>
        </div>
        <div class="tools">
          ${taskTool("rules", t("lessons-rules"), "rules", () => void app.screens.open("rules", lesson.game))}
          ${taskTool("close-screen", t("lessons-back"), "undo", () => {
            app.screens.close();
          })}
        </div>
      </header>
      <main id="main" class="table">
        ${screen.board}
        ${lesson.status === "try" ? promptView(app, lesson.play, promptOf(lesson)) : judgedView(app, lesson)}
      </main>
    </div>
  `;
}

function stepButton(app: App, lesson: Lesson, index: number): TemplateResult {
  const step = lesson.steps[index];
  if (step === undefined) return html``;
  const done = stepsDone(app.store, lesson.game).has(step.name);
  const told = { step: index + 1, of: lesson.steps.length, title: stepWord(lesson.game, step.name, "title") };
  const label = done ? t("lessons-step-done", told) : t("lessons-step", told);
  return html`<li>
    <button
      type="button"
      class="lesson-step"
      data-step=${step.name}
      ?data-done=${done}
      aria-label=${label}
      title=${label}
      aria-current=${index === lesson.index ? "step" : nothing}
      @click=${() => {
        lesson.goTo(index);
      }}
    >
      ${done ? icon("done") : html`<span aria-hidden="true">${index + 1}</span>`}
    </button>
  </li>`;
}

/** What is asked while the learner tries: the game's own questions, with the task in the place of the usual note. */
function promptOf(lesson: Lesson): Prompt {
  const { state } = lesson.play;
  const prompt = promptFor(state);
  const { name } = lesson.step;
  const task = stepWord(lesson.game, name, "task");
  const help = lesson.wrong > 0 ? lesson.help() : null;
  const extras = prompt.extras.filter(({ action }) => action !== "hint" && action !== "replay");
  // After a taken-back try there is a later move, which nobody wants back.
  const buttons = prompt.buttons.filter(({ action }) => action !== "latest");
  if (prompt.kind === "animating" || prompt.kind === "step" || prompt.kind === "offering")
    return { ...prompt, buttons, extras };
  if (prompt.kind !== "turn") return { ...prompt, buttons, extras, note: state.remark ?? task, usual: false };
  return {
    ...prompt,
    buttons,
    extras,
    heading: stepWord(lesson.game, name, "title"),
    note: state.remark ?? task,
    second: state.remark === null ? help : null,
    usual: false,
  };
}

/** What the judged move did, and the way on. */
function judgedView(app: App, lesson: Lesson): TemplateResult {
  const right = lesson.status === "right";
  const { game } = lesson;
  const why = right ? stepWord(game, lesson.step.name, "why") : lesson.wrong > 1 ? t("lessons-wrong-again") : nothing;
  const heading = right ? t("lessons-right") : t("lessons-wrong");
  return judgedPrompt(
    right ? "lesson-right" : "lesson-wrong",
    right && lesson.last ? html`${heading} ${t("lessons-finished", { game })}` : heading,
    html`${lesson.did} <span>${why}</span>`,
    right ? onward(app, lesson) : again("again", t("lessons-again"), lesson, true),
  );
}

function again(action: string, label: string, lesson: Lesson, primary = false): TemplateResult {
  const run = (): void => {
    lesson.again();
  };
  return taskButton(action, label, run, primary);
}

function onward(app: App, lesson: Lesson): TemplateResult {
  const { game } = lesson;
  const next = (): void => {
    lesson.goTo(lesson.index + 1);
  };
  const play = (): void => {
    app.screens.leaveFor(game);
  };
  return html`
    ${again("once-more", t("lessons-once-more"), lesson)}
    ${
      lesson.last
        ? taskButton("play", t("lessons-play", { game }), play, true)
        : taskButton("next-step", t("lessons-next"), next, true)
    }
  `;
}
