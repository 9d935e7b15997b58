// The page as a whole: notices on top, then the screen that is on.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { repeat } from "lit/directives/repeat.js";
import type { App } from "../app.js";
import { dialogView } from "../dialog.js";
import { t } from "../words/words.js";
import { icon } from "./icons.js";
import { menuView } from "./menu-view.js";
import { playView } from "./play-view.js";

/** Everything inside the page's root. */
export function pageView(app: App): TemplateResult {
  return html`${notices(app)} ${screen(app)} ${dialogView(app)}`;
}

function screen(app: App): TemplateResult {
  if (app.screen === "error") return trouble(app, t("engine-failed"), t("engine-help"));
  if (app.screen === "game" && app.play !== null) return playView(app, app.play);
  if (app.screen === "own" && app.screens.current !== null) return app.screens.current.view();
  if (app.screen === "menu" && app.menu !== null) return menuView(app, app.menu);
  return app.slow
    ? trouble(app, t("loading"), t("engine-slow"))
    : html`<main class="message" id="main">
        <h1>Magomba</h1>
        <p>${t("loading")}</p>
      </main>`;
}

function trouble(app: App, heading: string, help: string): TemplateResult {
  return html`
    <main class="message" id="main">
      <h1>Magomba</h1>
      <div role="alert">
        <p><strong>${heading}</strong></p>
        <p>${help}</p>
      </div>
      ${
        app.screen === "error"
          ? html`<button
              type="button"
              class="button primary"
              data-action="retry"
              @click=${() => {
                app.perform("retry");
              }}
            >
              ${t("try-again")}
            </button>`
          : nothing
      }
    </main>
  `;
}

function notices(app: App): TemplateResult {
  return html`<aside class="notices" aria-label=${t("notices")} ?hidden=${app.notices.length === 0}>
    ${repeat(
      app.notices,
      ({ id }) => id,
      ({ id, text, actions }) => html`
        <div class="notice" data-notice=${id}>
          <p>${text()}</p>
          ${(actions ?? []).map(
            ({ label, run }) => html`<button type="button" class="button small" @click=${run}>${label()}</button>`,
          )}
          <button
            type="button"
            class="tool"
            aria-label=${t("dismiss")}
            @click=${() => {
              app.dismiss(id);
            }}
          >
            ${icon("close")}
          </button>
        </div>
      `,
    )}
  </aside>`;
}
