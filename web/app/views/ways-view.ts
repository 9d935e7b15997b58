// The ways from the start screen to the screens of their own.
import { html, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import type { ScreenName } from "../screens.js";
import { t } from "../words/words.js";
import { icon, type IconName } from "./icons.js";

/** A row of buttons, one for each screen. */
export function waysView(app: App): TemplateResult {
  return html`<nav class="menu-ways" aria-label=${t("menu-ways")}>${way(app, "games", "games", t("way-games"))}</nav>`;
}

function way(app: App, screen: ScreenName, picture: IconName, label: string): TemplateResult {
  return html`<button
    type="button"
    class="menu-way"
    data-screen=${screen}
    @click=${() => {
      void app.screens.open(screen, "");
    }}
  >
    ${icon(picture)}<span>${label}</span>
  </button>`;
}
