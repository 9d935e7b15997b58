// How a game is played, in a panel beside the board or on the start screen.
import { html, type TemplateResult } from "lit";
import type { GameName, Options } from "../../game/index.js";
import { howTo } from "../words/how-to.js";
import { t } from "../words/words.js";

/** The sentences on how a game is played by these options. */
export function howToView(game: GameName, options: Options): TemplateResult {
  return html`<div class="how-to">
    ${howTo(game, options).map(
      ({ title, lines }) => html`
        <h3>${title}</h3>
        <ul>
          ${lines.map((line) => html`<li>${line}</li>`)}
        </ul>
      `,
    )}
    <p class="help">${t("how-house")}</p>
  </div>`;
}
