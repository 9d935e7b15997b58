// The rules in a panel beside the board: what a player needs in the midst of a game, and the way to the whole page.
import { html, type TemplateResult } from "lit/html.js";
import { rulesText, type GameName, type Options } from "../../game/index.js";
import type { App } from "../app.js";
import { t } from "../words/words.js";
import { shortRulesOf } from "./text.js";
import { sectionsView } from "./text-view.js";

/** How a game is played by these options. */
export function rulesPanel(app: App, game: GameName, options: Options): TemplateResult {
  const info = app.engine?.games.find((each) => each.game === game);
  return html`
    <p class="help if-turned">${t("rules-upright")}</p>
    ${sectionsView(shortRulesOf(game, options))}
    <p class="help">${t("rules-house-note")}</p>
    <p>
      <button
        type="button"
        class="button"
        data-action="whole-rules"
        @click=${() => {
          void app.screens.open("rules", info === undefined ? game : rulesText(info, options));
        }}
      >
        ${t("rules-more")}
      </button>
    </p>
  `;
}
