// The panels beside the board: the list of moves, and the settings.
import { html, nothing, type TemplateResult } from "lit";
import { readRules } from "../../game/index.js";
import { howToPlay } from "../how-to.js";
import type { App, Panel } from "../app.js";
import type { Play } from "../play/play.js";
import type { PlayState } from "../state.js";
import { COUNTS, SPEEDS, type Settings } from "../settings.js";
import { moveSigns } from "../words/moves.js";
import { t } from "../words/words.js";
import { icon } from "./icons.js";
import { languageField } from "./language-view.js";
import { seatFields } from "./seat-view.js";

/** The open panel, or nothing. */
export function panelView(app: App, play: Play): TemplateResult | typeof nothing {
  switch (app.panel) {
    case "moves":
      return panel(app, "moves", t("moves"), movesList(play));
    case "settings":
      return panel(app, "settings", t("settings"), settings(app, play));
    case "rules":
      return panel(app, "rules", t("how-to", { game: play.state.game }), rulesText(app, play.state));
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
  return howToPlay(state.game, readRules(app.engine?.games ?? [], state.info.rules).options);
}

function movesList(play: Play): TemplateResult {
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
            ><span class="move-text">${move}</span>`,
        );
      })}
    </ol>
    <p class="help">${moves.length === 0 ? t("no-moves") : moveSigns(play.state.info)}</p>
  `;
}

function settings(app: App, play: Play): TemplateResult {
  const now = app.settings;
  const change = (part: Partial<Settings>): void => {
    app.setSettings({ ...now, ...part });
  };
  const value = (event: Event): string => (event.target as HTMLSelectElement).value;
  return html`
    <div class="fields">
      <div class="field">
        <label for="set-speed">${t("speed")}</label>
        <select
          id="set-speed"
          name="speed"
          @change=${(event: Event) => {
            change({ speed: SPEEDS.find((each) => each === value(event)) ?? now.speed });
          }}
        >
          ${SPEEDS.map(
            (each) =>
              html`<option value=${each} ?selected=${each === now.speed}>${t("speed-value", { speed: each })}</option>`,
          )}
        </select>
      </div>
      <div class="field">
        <label for="set-counts">${t("counts")}</label>
        <select
          id="set-counts"
          name="counts"
          @change=${(event: Event) => {
            change({ counts: COUNTS.find((each) => each === value(event)) ?? now.counts });
          }}
        >
          ${COUNTS.map(
            (each) =>
              html`<option value=${each} ?selected=${each === now.counts}>
                ${t("counts-value", { counts: each })}
              </option>`,
          )}
        </select>
      </div>
      <label class="check">
        <input
          type="checkbox"
          name="labels"
          .checked=${now.labels}
          @change=${(event: Event) => {
            change({ labels: (event.target as HTMLInputElement).checked });
          }}
        />
        <span>${t("labels")}</span>
      </label>
      ${languageField(app)}
    </div>
    ${play.state.trying ? nothing : seats(play)}
  `;
}

/** Who plays the game; nobody plays one that is only tried out. */
function seats(play: Play): TemplateResult {
  return html`
    <section class="seats" aria-labelledby="seats-title">
      <h3 id="seats-title">${t("who-plays")}</h3>
      <div class="fields">
        ${seatFields(play.state.seats, (side, seat) => {
          play.sit(side, seat);
        })}
      </div>
    </section>
  `;
}
