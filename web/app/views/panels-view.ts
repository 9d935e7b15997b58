// The panels beside the board: the list of moves, and the rules.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { readRules } from "../../game/index.js";
import { commandsBody } from "../command/index.js";
import { howToPlay } from "../how-to.js";
import type { App, Panel } from "../app.js";
import type { Play } from "../play/play.js";
import type { PlayState } from "../state.js";
import { moveSigns } from "../words/moves.js";
import { t } from "../words/words.js";
import { icon } from "./icons.js";

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

function movesList(app: App, play: Play): TemplateResult {
  const { moves, movers, ply } = play.state;
  const entry = (target: number, label: string, text: TemplateResult): TemplateResult =>
    html`<li>
      <button
        type="button"
        class="move"
        data-ply=${target}
        aria-label=${label}
        aria-current=${target === ply ? "step" : nothing}
        @click=${() => {
          play.goTo(target);
        }}
      >
        ${text}
      </button>
    </li>`;
  return html`
    <ol class="moves">
      ${entry(0, t("game-start"), html`<span class="move-text">${t("game-start")}</span>`)}
      ${moves.map((move, index) => {
        const side = movers[index] ?? "S";
        return entry(
          index + 1,
          t("jump-to", { ply: index + 1, side, move }),
          html`<span class="move-number">${index + 1}</span><span class="move-side" data-side=${side}></span
            ><span class="move-text" dir="ltr">${move}</span>`,
        );
      })}
    </ol>
    <p class="help">${moves.length === 0 ? t("no-moves") : moveSigns(play.state.info)}</p>
    ${
      moves.length === 0
        ? nothing
        : html`<button
            type="button"
            class="button small print-moves"
            data-action="print-moves"
            @click=${() => {
              void app.screens.open("print", "moves");
            }}
          >
            ${t("print-moves")}
          </button>`
    }
  `;
}
