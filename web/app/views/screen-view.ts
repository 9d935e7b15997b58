// What the screens of their own share: the head with its way back, and the four games to choose from.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { GAMES, type GameName } from "../../game/index.js";
import type { App } from "../app.js";
import type { ScreenName } from "../screens.js";
import { t } from "../words/words.js";
import { icon } from "./icons.js";

/** The head of a screen: its heading, which takes the focus when the screen opens, and the way back. */
export function screenHead(app: App, title: string, back: string): TemplateResult {
  return html`<header class="leaf-head">
    <button
      type="button"
      class="tool"
      data-action="close-screen"
      @click=${() => {
        app.screens.close();
      }}
    >
      ${icon("undo")}<span>${back}</span>
    </button>
    <h1 id="screen-title" tabindex="-1">${title}</h1>
  </header>`;
}

/** A screen's four games, the present one marked; another one opens the same screen for it. */
export function gameTabs(app: App, screen: ScreenName, game: GameName, label: string): TemplateResult {
  return html`<nav class="leaf-games" aria-label=${label}>
    ${GAMES.map(
      (each) =>
        html`<button
          type="button"
          class="tab"
          data-screen-game=${each}
          aria-current=${each === game ? "page" : nothing}
          @click=${() => {
            if (each !== game) void app.screens.open(screen, each);
          }}
        >
          ${t("game", { game: each })}
        </button>`,
    )}
  </nav>`;
}
