// The start screen: the four games, the rules of the chosen one, who plays, and one button to begin.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { keyed } from "lit/directives/keyed.js";
import { rulesText, type BoardInfo, type BoardState, type GameInfo, type OptionName } from "../../game/index.js";
import type { App } from "../app.js";
import { withGame, withRule, withSeat } from "../menu.js";
import type { MenuState } from "../state.js";
import { fieldValue } from "../words/rules.js";
import { heardAs, t } from "../words/words.js";
import { icon } from "./icons.js";
import { languageField } from "./language-view.js";
import { seatFields } from "./seat-view.js";
import { soundTool } from "./sound-view.js";
import "./thumb.js";
import { waysView } from "./ways-view.js";

/** Start positions by rules and columns, for the cards. */
const boards = new Map<string, { key: string; info: BoardInfo; state: BoardState }>();

/** The start screen. */
export function menuView(app: App, menu: MenuState): TemplateResult {
  const chosen = menu.games.find(({ game }) => game === menu.game) ?? menu.games[0];
  if (chosen === undefined) return html``;
  const goOn = menu.saved !== null && !menu.touched;
  return html`
    <main class="menu" id="main">
      <header class="menu-head">
        <h1>Magomba</h1>
        <p>${t("tagline")}</p>
        <div class="menu-tools" role="group" aria-label=${t("settings")}>
          ${languageField(app, "menu")} ${soundTool(app)}
          <button
            type="button"
            class="tool worded"
            title=${t("settings")}
            data-action="settings"
            @click=${() => {
              app.perform("settings");
            }}
          >
            ${icon("settings")}<span>${t("settings")}</span>
          </button>
        </div>
      </header>
      ${waysView(app)}
      ${
        menu.saved === null
          ? nothing
          : html`<div class="continue">
              <button
                type="button"
                class=${goOn ? "button primary" : "button"}
                data-action="continue"
                @click=${() => {
                  app.perform("continue");
                }}
              >
                ${t("continue-game", { game: menu.saved.game, plies: menu.saved.plies, move: menu.saved.plies + 1 })}
              </button>
            </div>`
      }
      <div class="menu-form">
        <div class="cards" role="group" aria-label=${t("choose-game")}>
          ${menu.games.map((info) => card(app, menu, info))}
        </div>
        <nav class="ways" aria-label=${t("game", { game: menu.game })}>${ways(app, menu, chosen)}</nav>
        <div class="set-up">
          <section class="sheet rules" aria-labelledby="rules-title">
            <h2 id="rules-title">${t("game", { game: menu.game })}</h2>
            <p class="gist">${t("game-gist", { game: menu.game })}</p>
            <div class="fields">${fields(app, menu, chosen)}</div>
          </section>
          <div class="side">
            <section class="sheet seats" aria-labelledby="seats-title">
              <h2 id="seats-title">${t("who-plays")}</h2>
              <p class="gist">${t("south-first")}</p>
              <div class="fields">
                ${seatFields(menu.seats, (side, seat) => {
                  app.setMenu(withSeat(menu, side, seat));
                })}
              </div>
            </section>
            <div class="start-bar">
              <button
                type="button"
                class=${goOn ? "button big" : "button big primary"}
                data-action="start"
                @click=${() => {
                  app.perform("start");
                }}
              >
                ${t("start-game", { game: menu.game })}
              </button>
              ${menu.saved === null ? nothing : html`<p>${t("start-replaces")}</p>`}
              <button
                type="button"
                class="button small"
                data-action="editor"
                @click=${() => {
                  app.perform("editor");
                }}
              >
                ${t("set-up")}
              </button>
            </div>
          </div>
        </div>
      </div>
    </main>
  `;
}

/** Ways to know the chosen game better: its rules, its lesson, a board of paper. */
function ways(app: App, menu: MenuState, info: GameInfo): TemplateResult {
  const { game } = menu;
  const way = (
    name: "rules" | "lessons" | "puzzle" | "print",
    wish: string,
    label: string,
    words: string,
  ): TemplateResult =>
    html`<button
      type="button"
      class="menu-way"
      data-action=${name}
      aria-label=${heardAs(words, label)}
      @click=${() => {
        void app.screens.open(name, wish);
      }}
    >
      ${icon(name)}<span>${words}</span>
    </button>`;
  return html`
    ${way("rules", rulesText(info, menu.options[game]), t("how-to", { game }), t("rules"))}
    ${way("lessons", game, t("learn-game", { game }), t("learn"))}
    ${way("puzzle", game, t("puzzles-of", { game }), t("puzzles"))}
    ${way("print", game, t("print-board", { game }), t("print"))}
  `;
}

function card(app: App, menu: MenuState, info: GameInfo): TemplateResult {
  const { game } = info;
  const chosen = game === menu.game;
  return html`
    <button
      type="button"
      class="card"
      data-game=${game}
      aria-pressed=${chosen ? "true" : "false"}
      @click=${() => {
        app.setMenu(withGame(menu, game));
      }}
    >
      <magomba-thumb .board=${startBoard(app, menu, info)}></magomba-thumb>
      <span class="card-name">${t("game", { game })}</span>
      <span class="card-place">${t("game-place", { game })}</span>
    </button>
  `;
}

function startBoard(
  app: App,
  menu: MenuState,
  info: GameInfo,
): { key: string; info: BoardInfo; state: BoardState } | typeof nothing {
  const rules = rulesText(info, menu.options[info.game]);
  const columns = menu.columns[info.game];
  const key = `${rules} ${columns}`;
  const known = boards.get(key);
  if (known !== undefined) return known;
  if (app.engine === null) return nothing;
  const match = app.engine.start(rules, columns);
  const board = { key, info: match.info, state: match.state() };
  match.free();
  boards.set(key, board);
  return board;
}

function fields(app: App, menu: MenuState, info: GameInfo): unknown[] {
  const rows: unknown[] = [];
  if (info.columns.length > 1) {
    const values = info.columns.map(String);
    rows.push(rule(app, menu, "columns", values, String(menu.columns[info.game])));
  }
  for (const { name, values, default: usual } of info.options) {
    rows.push(rule(app, menu, name, values, menu.options[info.game][name] ?? usual));
  }
  if (rows.length === 0) rows.push(html`<p class="help">${t("one-kind")}</p>`);
  return rows;
}

function rule(
  app: App,
  menu: MenuState,
  name: OptionName | "columns",
  values: readonly string[],
  value: string,
): unknown {
  // A field belongs to its game: another game's must not be made of it, with that one's value still chosen.
  const field = html`
    <div class="field">
      <label for="field-${name}">${t("field", { field: name })}</label>
      <select
        id="field-${name}"
        name=${name}
        aria-describedby="help-${name}"
        @change=${(event: Event) => {
          app.setMenu(withRule(menu, name, (event.target as HTMLSelectElement).value));
        }}
      >
        ${values.map(
          (each) => html`<option value=${each} ?selected=${each === value}>${fieldValue(name, each)}</option>`,
        )}
      </select>
      <p class="help" id="help-${name}">${t("field-help", { field: name })}</p>
    </div>
  `;
  return keyed(`${menu.game}/${name}`, field);
}
