// The frame of the panels that study a game: a title, a button that closes, what is found.
import { html, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import { t } from "../words/words.js";
import { icon } from "./icons.js";

/** A study's panel round its `body`. */
export function studyPanel(
  app: App,
  study: "analysis" | "review",
  title: string,
  body: TemplateResult,
): TemplateResult {
  return html`
    <aside class="panel study" id="panel" data-panel=${study} aria-labelledby="panel-title">
      <header>
        <h2 id="panel-title" tabindex="-1">${title}</h2>
        <button
          type="button"
          class="tool"
          data-action="close-study"
          aria-label=${t("close")}
          @click=${() => {
            app.study.close();
          }}
        >
          ${icon("close")}
        </button>
      </header>
      <div class="panel-body">${body}</div>
    </aside>
  `;
}
