// The play screen: header with tools, the board, the prompt and a panel when one is open.
import { html, nothing, type TemplateResult } from "lit";
import { readRules } from "../../game/index.js";
import type { App } from "../app.js";
import type { Play } from "../play/play.js";
import { isPerson, onePerson } from "../seats.js";
import type { Action, PlayState } from "../state.js";
import { gameName, ruleInUse, say, sayStudy, sideSeat } from "../words.js";
import { analysisView } from "./analysis-view.js";
import { icon, type IconName } from "./icons.js";
import { panelView } from "./panels-view.js";
import { promptView } from "./prompt-view.js";
import { reviewView } from "./review-view.js";

/** The play screen. */
export function playView(app: App, play: Play): TemplateResult {
  const { state } = play;
  return html`
    <div
      class="play"
      data-game=${state.game}
      data-panel=${app.panel ?? nothing}
      data-study=${app.study.panel ?? nothing}
    >
      <header class="bar">
        <div class="title">
          <h1>${gameName[state.game]}</h1>
          <p class="rules-line">${rulesLine(app, state)}</p>
          ${sidesLine(state)} ${seatsLine(state)}
        </div>
        <div class="tools" role="group" aria-label=${say.tools}>${tools(app, state)}</div>
      </header>
      <main id="main" class="table">${app.board} ${promptView(app, play)}</main>
      ${app.panel === null || app.panel === "more" ? studyView(app) : panelView(app, play)}
    </div>
  `;
}

/** What is studied beside the board, if anything is. */
function studyView(app: App): TemplateResult | typeof nothing {
  const { analysis, review } = app.study;
  if (analysis !== null) return analysisView(app, analysis);
  return review === null ? nothing : reviewView(app, review);
}

function rulesLine(app: App, state: PlayState): string {
  const { info } = state;
  const { options } = readRules(app.engine?.games ?? [], info.rules);
  const parts = [`${info.rows} × ${info.columns}`];
  const game = app.engine?.games.find((each) => each.game === state.game);
  for (const { name } of game?.options ?? []) {
    const value = options[name];
    const words = value === undefined ? "" : ruleInUse(name, value);
    if (words !== "") parts.push(words);
  }
  return parts.join(" · ");
}

/** Who sits where: below and above, or on a turned board right and left. The board knows which, the style sheet shows it. */
function sidesLine({ seats }: PlayState): TemplateResult {
  const [upright, turned] = !onePerson(seats)
    ? [say.sidesBelow, say.sidesRight]
    : isPerson(seats.S)
      ? [say.youBelow, say.youRight]
      : [say.youAbove, say.youLeft];
  return html`<p class="sides-line">
    <span class="if-upright">${upright}</span><span class="if-turned">${turned}</span>
  </p>`;
}

/** Who the computer plays, and how well. */
function seatsLine({ seats }: PlayState): TemplateResult | typeof nothing {
  const sides = (["S", "N"] as const).filter((side) => !isPerson(seats[side]));
  if (sides.length === 0) return nothing;
  return html`<p class="seats-line">
    ${sides.map((side) => html`<span data-side=${side}>${sideSeat(side, seats[side])}</span>`)}
  </p>`;
}

function tools(app: App, state: PlayState): TemplateResult {
  const person = isPerson(state.seats[state.side]);
  const mayResign =
    person &&
    !state.trying &&
    (state.phase === "turn" || state.phase === "choice") &&
    !state.resigning &&
    state.ply === state.plies;
  return html`
    ${tool(app, "undo", "undo", say.undo, !state.canUndo)} ${tool(app, "redo", "redo", say.redo, !state.canRedo)}
    <button
      type="button"
      class="tool only-narrow"
      data-action="more"
      aria-expanded=${app.panel === "more" ? "true" : "false"}
      aria-controls="more-tools"
      aria-label=${say.moreButtons}
      title=${say.moreButtons}
      @click=${() => {
        app.perform("more");
      }}
    >
      ${icon("more")}
    </button>
    <div class="more-tools" id="more-tools">
      ${wide(app, "moves", "moves", say.moves, false, app.panel === "moves")}
      ${wide(app, "analysis", "study", sayStudy.analysis, false, app.study.panel === "analysis")}
      ${wide(app, "rules", "rules", say.rules, false, app.panel === "rules")}
      ${wide(app, "new-game", "fresh", say.newGame, false)} ${wide(app, "resign", "flag", say.resign, !mayResign)}
      ${wide(app, "settings", "settings", say.settings, false, app.panel === "settings")}
      ${wide(app, "menu", "home", say.backToStart, false)}
    </div>
  `;
}

function tool(app: App, action: Action, picture: IconName, label: string, disabled: boolean): TemplateResult {
  return html`<button
    type="button"
    class="tool"
    data-action=${action}
    aria-label=${label}
    title=${label}
    ?disabled=${disabled}
    @click=${() => {
      app.perform(action);
    }}
  >
    ${icon(picture)}
  </button>`;
}

function wide(
  app: App,
  action: Action,
  picture: IconName,
  label: string,
  disabled: boolean,
  expanded?: boolean,
): TemplateResult {
  return html`<button
    type="button"
    class="tool worded"
    data-action=${action}
    aria-expanded=${expanded === undefined ? nothing : expanded ? "true" : "false"}
    ?disabled=${disabled}
    @click=${() => {
      app.perform(action);
    }}
  >
    ${icon(picture)}<span>${label}</span>
  </button>`;
}
