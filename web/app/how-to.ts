// How to play: loaded when it is opened.
import { html, type TemplateResult } from "lit";
import type { GameName, Options } from "../game/index.js";
import { OnDemand } from "./demand.js";
import { t } from "./words/words.js";

/** The sentences on how each game is played. */
export const HOW_TO = new OnDemand("rules", () => import("./views/howto-view.js"));

/** How a game is played by these options, once it is loaded. */
export function howToPlay(game: GameName, options: Options): TemplateResult {
  return HOW_TO.now?.howToView(game, options) ?? html`<p class="help">${t("loading")}</p>`;
}
