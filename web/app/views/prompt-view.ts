// The prompt panel: always in the same place, one question at a time.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { repeat } from "lit/directives/repeat.js";
import type { App } from "../app.js";
import type { Play } from "../play/play.js";
import type { Prompt, PromptButton } from "../play/prompt.js";
import { promptFor } from "../play/prompts.js";
import type { Action } from "../state.js";
import { t } from "../words/words.js";
import { icon, type IconName } from "./icons.js";

const EXTRA_ICONS: Partial<Record<Action, IconName>> = {
  peek: "peek",
  fill: "fill",
  "run-on": "run-on",
  replay: "replay",
  hint: "hint",
  clear: "close",
};

/** Says to the eye that something goes on; the heading says it in words. */
const THOUGHTS = html`<span class="thoughts" aria-hidden="true"><i></i><i></i><i></i></span>`;

/** The prompt of a game; `prompt` where it asks something else than the game by itself would. */
export function promptView(app: App, play: Play, prompt: Prompt = promptFor(play.state)): TemplateResult {
  return html`
    <section
      class="prompt"
      id="prompt"
      data-kind=${prompt.kind}
      ?data-tabs=${prompt.peek !== null}
      ?data-chips=${prompt.chips.length > 0}
      aria-labelledby="prompt-heading"
      tabindex="-1"
    >
      <div class="prompt-words">
        <h2 id="prompt-heading">${prompt.heading}${prompt.busy ? THOUGHTS : nothing}</h2>
        ${prompt.peek === null ? nothing : tabs(play, prompt.peek)} ${prompt.note === null ? nothing : note(prompt)}
        ${prompt.chips.length === 0 ? nothing : chips(play, prompt)}
      </div>
      <div class="prompt-hands">
        ${prompt.buttons.length === 0 ? nothing : html`<div class="buttons">${buttons(app, prompt.buttons)}</div>`}
        ${prompt.extras.length === 0 ? nothing : html`<div class="extras">${extras(app, prompt.extras)}</div>`}
      </div>
    </section>
  `;
}

function note({ note, second, usual }: Prompt): TemplateResult {
  const words = second === null ? note : html`${note} <span>${second}</span>`;
  return html`<p class="note" ?data-usual=${usual}>${words}</p>`;
}

function tabs(play: Play, peek: NonNullable<Prompt["peek"]>): TemplateResult {
  return html`<div class="peek" role="group" aria-label=${t("peek")}>
    ${peek.answers.map(
      ({ id, label }) =>
        html`<button
          type="button"
          class="tab"
          data-peek=${id}
          aria-pressed=${id === peek.shown ? "true" : "false"}
          @click=${() => {
            play.showAnswer(id);
          }}
        >
          ${label}
        </button>`,
    )}
  </div>`;
}

function buttons(app: App, list: readonly PromptButton[]): unknown {
  return repeat(
    list,
    ({ action }) => action,
    ({ action, label, primary, disabled }) =>
      html`<button
        type="button"
        class=${primary === true ? "button primary" : "button"}
        data-action=${action}
        ?disabled=${disabled === true}
        @click=${() => {
          app.perform(action);
        }}
      >
        ${label}
      </button>`,
  );
}

function extras(app: App, list: readonly PromptButton[]): unknown {
  return repeat(
    list,
    ({ action }) => action,
    ({ action, label, short, pressed }) =>
      html`<button
        type="button"
        class="link"
        data-action=${action}
        title=${label}
        aria-pressed=${pressed === undefined ? nothing : pressed ? "true" : "false"}
        @click=${() => {
          app.perform(action);
        }}
      >
        ${icon(EXTRA_ICONS[action] ?? "more")}
        ${short === undefined ? html`<span>${label}</span>` : html`<span class="short">${short}</span> <span class="long">${label}</span>`}
      </button>`,
  );
}

function chips(play: Play, prompt: Prompt): TemplateResult {
  return html`<ul class="chips" aria-label=${t("chosen-from")}>
    ${repeat(
      prompt.chips,
      ({ index }) => index,
      ({ index, hole, count, canAdd }) =>
        html`<li class="chip">
          <button
            type="button"
            aria-label=${t("fewer", { hole })}
            @click=${() => {
              play.adjust(index, -1);
            }}
          >
            ${icon("fewer")}
          </button>
          <span dir="ltr">${hole} <b>${count}</b></span>
          <button
            type="button"
            aria-label=${t("more", { hole })}
            ?disabled=${!canAdd}
            @click=${() => {
              play.adjust(index, 1);
            }}
          >
            ${icon("fresh")}
          </button>
        </li>`,
    )}
  </ul>`;
}
