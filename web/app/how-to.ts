// How to play, beside the board: loaded when it is opened.
import { html, type TemplateResult } from "lit/html.js";
import type { Options, GameName } from "../game/index.js";
import type { App } from "./app.js";
import { OnDemand } from "./demand.js";
import { t } from "./words/words.js";

/** The sentences on how each game is played. */
export const HOW_TO = new OnDemand("rules", () => import("./rules/panel.js"));

/** How a game is played by these options, once it is loaded. */
export function howToPlay(app: App, game: GameName, options: Options): TemplateResult {
  return HOW_TO.now?.rulesPanel(app, game, options) ?? html`<p class="help">${t("loading")}</p>`;
}
