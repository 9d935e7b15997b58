// The play screen: header with tools, the board, the prompt and a panel when one is open.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import type { Play } from "../play/play.js";
import { isPerson, nobodyPlays, onePerson } from "../seats.js";
import type { Action, PlayState } from "../state.js";
import { STUDIES } from "../study/study.js";
import { sideSeat } from "../words/seats.js";
import { rulesLine } from "../words/rules.js";
import { t } from "../words/words.js";
import { icon, type IconName } from "./icons.js";
import { panelView } from "./panels-view.js";
import { promptView } from "./prompt-view.js";
import { soundTool } from "./sound-view.js";

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
          <div class="name">
            <h1>${t("game", { game: state.game })}</h1>
            <p class="rules-line">${rulesLine(app.engine?.games ?? [], state.info)}</p>
          </div>
          <div class="who">${sidesLine(state)} ${seatsLine(state)}</div>
        </div>
        <div class="tools" role="group" aria-label=${t("tools")}>${tools(app, state)}</div>
      </header>
      <main id="main" class="table">${app.board} ${promptView(app, play)}</main>
      ${app.panel === null || app.panel === "more" ? (STUDIES.now?.studyView(app) ?? nothing) : panelView(app, play)}
    </div>
  `;
}

/** Who sits where: below and above, or on a turned board right and left. The board knows which, the style sheet shows it. */
export function sidesLine({ seats }: PlayState): TemplateResult {
  const [upright, turned] = !onePerson(seats)
    ? [t("sides-below"), t("sides-right")]
    : isPerson(seats.S)
      ? [t("you-below"), t("you-right")]
      : [t("you-above"), t("you-left")];
  return html`<p class="sides-line">
    <span class="if-upright">${upright}</span><span class="if-turned">${turned}</span>
  </p>`;
}

/** Who the computer plays, and how well; and persons' names. */
function seatsLine({ seats }: PlayState): TemplateResult | typeof nothing {
  const sides = (["S", "N"] as const).filter((side) => {
    const seat = seats[side];
    return !isPerson(seat) || seat.names !== undefined;
  });
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
    ${tool(app, "undo", "undo", t("undo"), !state.canUndo)} ${tool(app, "redo", "redo", t("redo"), !state.canRedo)}
    <button
      type="button"
      class="tool only-narrow"
      data-action="more"
      aria-expanded=${app.panel === "more" ? "true" : "false"}
      aria-controls="more-tools"
      aria-label=${t("more-buttons")}
      title=${t("more-buttons")}
      @click=${() => {
        app.perform("more");
      }}
    >
      ${icon("more")}<span class="tiny">${t("more-buttons")}</span>
    </button>
    <div class="more-tools" id="more-tools">
      ${wide(app, "moves", "moves", t("moves"), false, app.panel === "moves")}
      ${wide(app, "analysis", "study", t("analysis"), false, app.study.panel === "analysis")}
      ${wide(app, "rules", "rules", t("rules"), false, app.panel === "rules")}
      ${wide(app, "new-game", "fresh", t("new-game"), false)}
      ${
        nobodyPlays(state.seats)
          ? wide(app, "end", "flag", t("end-game"), state.phase === "over")
          : wide(app, "resign", "flag", t("resign"), !mayResign)
      }
      ${state.trying ? nothing : wide(app, "link", "share", t("link"), false, app.panel === "link", true)}
      ${wide(app, "editor", "board", t("set-up"), false, undefined, true)} ${soundTool(app)}
      ${wide(app, "settings", "settings", t("settings"), false)}
      ${wide(app, "commands", "commands", t("commands"), false, app.panel === "commands", true)}
      ${wide(app, "menu", "home", t("back-to-start"), false)}
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
    ${icon(picture)}<span class="tiny">${label}</span>
  </button>`;
}

function wide(
  app: App,
  action: Action,
  picture: IconName,
  label: string,
  disabled: boolean,
  expanded?: boolean,
  spare = false,
): TemplateResult {
  return html`<button
    type="button"
    class=${spare ? "tool spare" : "tool worded"}
    title=${label}
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
