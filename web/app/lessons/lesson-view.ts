// A lesson as it is drawn: the steps, the board, and a prompt with the task or with what the move did.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import type { Prompt } from "../play/prompt.js";
import { promptFor } from "../play/prompts.js";
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
          ${tool(t("lessons-rules"), "rules", () => void app.screens.open("rules", lesson.game))}
          ${tool(t("lessons-back"), "undo", () => {
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

function tool(label: string, sign: "rules" | "undo", run: () => void): TemplateResult {
  return html`<button
    type="button"
    class="tool"
    data-action=${sign === "undo" ? "close-screen" : "rules"}
    aria-label=${label}
    title=${label}
    @click=${run}
  >
    ${icon(sign)}
  </button>`;
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
      <span aria-hidden="true">${done ? "✓" : index + 1}</span>
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
  const finished = right && lesson.last;
  return html`
    <section
      class="prompt"
      id="prompt"
      data-kind=${right ? "lesson-right" : "lesson-wrong"}
      aria-labelledby="prompt-heading"
      tabindex="-1"
    >
      <div class="prompt-words">
        <h2 id="prompt-heading">
          ${right ? t("lessons-right") : t("lessons-wrong")}${finished ? html` ${t("lessons-finished", { game })}` : nothing}
        </h2>
        <p class="note">${lesson.did} <span>${why}</span></p>
      </div>
      <div class="prompt-hands"><div class="buttons">${right ? onward(app, lesson) : again(lesson)}</div></div>
    </section>
  `;
}

function again(lesson: Lesson): TemplateResult {
  return html`<button
    type="button"
    class="button primary"
    data-action="again"
    @click=${() => {
      lesson.again();
    }}
  >
    ${t("lessons-again")}
  </button>`;
}

function onward(app: App, lesson: Lesson): TemplateResult {
  const { game } = lesson;
  const next = html`<button
    type="button"
    class="button primary"
    data-action="next-step"
    @click=${() => {
      lesson.goTo(lesson.index + 1);
    }}
  >
    ${t("lessons-next")}
  </button>`;
  const play = html`<button
    type="button"
    class="button primary"
    data-action="play"
    @click=${() => {
      app.screens.leaveFor(game);
    }}
  >
    ${t("lessons-play", { game })}
  </button>`;
  return html`
    <button
      type="button"
      class="button"
      data-action="once-more"
      @click=${() => {
        lesson.again();
      }}
    >
      ${t("lessons-once-more")}
    </button>
    ${lesson.last ? play : next}
  `;
}
