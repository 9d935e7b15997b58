// The prompt panel: always in the same place, one question at a time.
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { App } from "../app.js";
import type { Play } from "../play/play.js";
import { promptFor, type Prompt, type PromptButton } from "../play/prompts.js";
import { say } from "../words.js";

/** The prompt of a game. */
export function promptView(app: App, play: Play): TemplateResult {
  const prompt = promptFor(play.state);
  return html`
    <section class="prompt" id="prompt" data-kind=${prompt.kind} aria-labelledby="prompt-heading" tabindex="-1">
      <div class="prompt-words">
        <h2 id="prompt-heading">${prompt.heading}</h2>
        ${prompt.note === null ? nothing : html`<p class="note">${prompt.note}</p>`}
        ${prompt.chips.length === 0 ? nothing : chips(play, prompt)}
      </div>
      <div class="prompt-hands">
        ${prompt.buttons.length === 0 ? nothing : html`<div class="buttons">${list(app, prompt.buttons)}</div>`}
        ${extras(app, play, prompt)}
      </div>
    </section>
  `;
}

function extras(app: App, play: Play, prompt: Prompt): TemplateResult | typeof nothing {
  if (prompt.extras.length === 0 && prompt.peek === null) return nothing;
  return html`<div class="extras">
    ${
      prompt.peek === null
        ? nothing
        : html`<div class="peek" role="group" aria-label=${say.peek}>
            ${prompt.peek.answers.map(
              ({ id, label }) =>
                html`<button
                  type="button"
                  class="tab"
                  data-peek=${id}
                  aria-pressed=${id === prompt.peek?.shown ? "true" : "false"}
                  @click=${() => { play.showAnswer(id); }}
                >
                  ${label}
                </button>`,
            )}
          </div>`
    }
    ${list(app, prompt.extras, "link")}
  </div>`;
}

function list(app: App, buttons: readonly PromptButton[], look = "button"): unknown {
  return repeat(
    buttons,
    ({ action }) => action,
    (button) =>
      html`<button
        type="button"
        class=${button.primary === true ? `${look} primary` : look}
        data-action=${button.action}
        ?disabled=${button.disabled === true}
        aria-pressed=${button.pressed === undefined ? nothing : button.pressed ? "true" : "false"}
        @click=${() => { app.perform(button.action); }}
      >
        ${button.label}
      </button>`,
  );
}

function chips(play: Play, prompt: Prompt): TemplateResult {
  return html`<ul class="chips" aria-label=${say.chosenFrom}>
    ${repeat(
      prompt.chips,
      ({ index }) => index,
      ({ index, hole, count, canAdd }) =>
        html`<li class="chip">
          <button type="button" aria-label=${say.fewer(hole)} @click=${() => { play.adjust(index, -1); }}>−</button>
          <span>${hole} <b>${count}</b></span>
          <button
            type="button"
            aria-label=${say.more(hole)}
            ?disabled=${!canAdd}
            @click=${() => { play.adjust(index, 1); }}
          >
            +
          </button>
        </li>`,
    )}
  </ul>`;
}
