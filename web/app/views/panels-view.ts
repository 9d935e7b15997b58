// The panels beside the board: the list of moves, and the rules.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { readRules } from "../../game/index.js";
import { commandsBody } from "../command/index.js";
import { howToPlay } from "../how-to.js";
import type { App, Panel } from "../app.js";
import type { Play } from "../play/play.js";
import type { PlayState } from "../state.js";
import { t } from "../words/words.js";
import { icon } from "./icons.js";
import { movesList } from "./moves-view.js";

/** The open panel, or nothing. */
export function panelView(app: App, play: Play): TemplateResult | typeof nothing {
  switch (app.panel) {
    case "moves":
      return panel(app, "moves", t("moves"), movesList(app, play));
    case "rules":
      return panel(app, "rules", t("how-to", { game: play.state.game }), rulesText(app, play.state));
    case "commands":
      return panel(app, "commands", t("commands"), commandsBody(app, play));
    case "link":
      return app.links.panel?.view(play) ?? nothing;
    case "more":
    case null:
      return nothing;
  }
}

function panel(app: App, name: Panel, title: string, body: TemplateResult): TemplateResult {
  return html`
    <aside class="panel" id="panel" data-panel=${name} aria-labelledby="panel-title">
      <header>
        <h2 id="panel-title" tabindex="-1">${title}</h2>
        <button
          type="button"
          class="tool"
          aria-label=${t("close")}
          @click=${() => {
            app.escape();
          }}
        >
          ${icon("close")}
        </button>
      </header>
      ${
        // Text without a control in it has to take the focus itself to be scrolled by keys.
        name === "rules"
          ? html`<div class="panel-body" tabindex="0" role="group" aria-labelledby="panel-title">${body}</div>`
          : html`<div class="panel-body">${body}</div>`
      }
    </aside>
  `;
}

function rulesText(app: App, state: PlayState): TemplateResult {
  return howToPlay(app, state.game, readRules(app.engine?.games ?? [], state.info.rules).options);
}
