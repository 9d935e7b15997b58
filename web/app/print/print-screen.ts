// The screen for printing: choices, and below them the sheets as they will come out of the printer.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { isGame, rulesText, type BoardInfo, type GameInfo, type GameName } from "../../game/index.js";
import type { App } from "../app.js";
import { rulesOf } from "../rules/text.js";
import { sectionsView } from "../rules/text-view.js";
import type { Screen } from "../screens.js";
import { screenHead } from "../views/screen-view.js";
import { loadPart } from "../words/load.js";
import { t } from "../words/words.js";
import { movesView, readPrinted, type Printed } from "./moves-view.js";
import { sheetView } from "./paper-board.js";
import { layOut, type Paper, type Pieces } from "./sheets.js";

/** Plies after which a diagram may be printed. */
const EVERY = [2, 4, 6, 10, 20] as const;

/** Opens the screen; `wish` is a game, "moves" for the game that is on, or anything else. */
export async function open(app: App, wish: string): Promise<Screen> {
  await loadPart("rules");
  return new PrintScreen(app, wish);
}

class PrintScreen implements Screen {
  readonly state = "print";
  #what: "board" | "moves";
  #game: GameName;
  #columns: number;
  #paper: Paper = "A4";
  #pieces: Pieces = "fit";
  #every: number | null = 4;
  #printed: Printed | null = null;

  constructor(
    readonly app: App,
    wish: string,
  ) {
    this.#what = wish === "moves" ? "moves" : "board";
    this.#game = isGame(wish) ? wish : (app.menu?.game ?? "tsoro");
    this.#columns = app.menu?.columns[this.#game] ?? this.#info?.usualColumns ?? 12;
  }

  get title(): string {
    return t("print-title");
  }

  get game(): GameName {
    return this.#game;
  }

  shown(): void {
    const { engine, screens } = this.app;
    const match = screens.waiting?.stage.match;
    this.#printed = engine === null || match === undefined || match.plies() === 0 ? null : readPrinted(engine, match);
  }

  view(): TemplateResult {
    const { app } = this;
    return html`
      <div class="leaf" data-screen="print">
        ${screenHead(app, this.title, t("print-back"))}
        <main id="main">
          <section class="sheet print-choices">
            <div class="fields">${this.#fields()}</div>
            ${this.#what === "board" ? this.#advice() : nothing}
            <button
              type="button"
              class="button primary"
              data-action="print"
              ?disabled=${this.#what === "moves" && this.#printed === null}
              @click=${() => {
                print();
              }}
            >
              ${t("print-go")}
            </button>
          </section>
          <div class="paper" data-paper=${this.#paper} data-what=${this.#what}>
            ${this.#what === "board" ? this.#board() : this.#moves()}
          </div>
        </main>
      </div>
    `;
  }

  escape(): boolean {
    return false;
  }

  close(): void {
    this.#printed = null;
  }

  get #info(): GameInfo | undefined {
    return this.app.menu?.games.find(({ game }) => game === this.#game);
  }

  #fields(): TemplateResult {
    const what = this.#field("what", t("print-what"), this.#what, [
      ["board", t("print-what-board")],
      ["moves", t("print-what-moves")],
    ]);
    if (this.#what === "moves") {
      const every = [...EVERY.map((count): [string, string] => [String(count), t("print-every-n", { count })])];
      return html`${what}
      ${this.#field("every", t("print-every"), String(this.#every ?? "end"), [...every, ["end", t("print-every-end")]])}`;
    }
    const games = this.app.menu?.games ?? [];
    const columns = this.#info?.columns ?? [];
    return html`
      ${what}
      ${this.#field(
        "game",
        t("print-game"),
        this.#game,
        games.map(({ game }) => [game, t("game", { game })]),
      )}
      ${
        columns.length < 2
          ? nothing
          : this.#field(
              "columns",
              t("print-columns"),
              String(this.#columns),
              columns.map((each) => [String(each), String(each)]),
            )
      }
      ${this.#field("paper", t("print-paper"), this.#paper, [
        ["A4", "A4"],
        ["A3", "A3"],
      ])}
      ${this.#field("pieces", t("print-pieces"), this.#pieces, [
        ["fit", t("print-pieces-fit")],
        ["tops", t("print-pieces-tops")],
        ["pebbles", t("print-pieces-pebbles")],
      ])}
    `;
  }

  #field(name: string, label: string, value: string, values: readonly (readonly [string, string])[]): TemplateResult {
    return html`<div class="field">
      <label for="print-${name}">${label}</label>
      <select
        id="print-${name}"
        name="print-${name}"
        @change=${(event: Event) => {
          this.#choose(name, (event.target as HTMLSelectElement).value);
        }}
      >
        ${values.map(([each, words]) => html`<option value=${each} .selected=${each === value}>${words}</option>`)}
      </select>
    </div>`;
  }

  #choose(name: string, value: string): void {
    if (name === "what") this.#what = value === "moves" ? "moves" : "board";
    else if (name === "paper") this.#paper = value === "A3" ? "A3" : "A4";
    else if (name === "pieces") this.#pieces = value === "tops" || value === "pebbles" ? value : "fit";
    else if (name === "columns") this.#columns = Number(value);
    else if (name === "every") this.#every = value === "end" ? null : Number(value);
    else if (name === "game" && isGame(value)) {
      this.#game = value;
      this.#columns = this.app.menu?.columns[value] ?? this.#info?.usualColumns ?? 12;
    }
    this.app.changed();
  }

  /** The chosen board by the options of the start screen, and the stones it needs. */
  #chosen(): { info: BoardInfo; stones: number } | null {
    const { engine, menu } = this.app;
    const info = this.#info;
    if (engine === null || menu === null || info === undefined) return null;
    const match = engine.start(rulesText(info, menu.options[this.#game]), this.#columns);
    try {
      const stones = Array.from(match.state().stones).reduce((sum, each) => sum + each, 0);
      return { info: match.info, stones };
    } finally {
      match.free();
    }
  }

  #advice(): TemplateResult | typeof nothing {
    const chosen = this.#chosen();
    if (chosen === null) return nothing;
    const { info } = chosen;
    const { parts, hole } = layOut(info.columns, info.rows, this.#paper, this.#pieces);
    return html`<p class="help" role="status">
      ${t("print-sheets", { count: parts.length })} ${t("print-hole", { size: Math.round(hole) })}
      ${t("print-both-sides")}
    </p>`;
  }

  #board(): unknown {
    const chosen = this.#chosen();
    if (chosen === null) return nothing;
    const { info, stones } = chosen;
    const game = this.#game;
    const sheets = layOut(info.columns, info.rows, this.#paper, this.#pieces);
    const of = sheets.parts.length;
    const options = this.app.menu?.options[game] ?? {};
    return sheets.parts.map((part, index) => {
      const label = t("print-sheet", { game, sheet: index + 1, of });
      const join = index + 1 < of ? t("print-join", { sheet: index + 2 }) : null;
      return html`
        <div class="paper-page" data-page="board">${sheetView(info, sheets, part, label, join)}</div>
        <div class="paper-page" data-page="back">
          ${
            index === 0
              ? html`<h2>${t("how-to", { game })}</h2>
                  <p>${t("print-start", { game, stones })}</p>
                  ${sectionsView(rulesOf(game, options).filter(({ name }) => !SCREEN_ONLY.has(name)))}`
              : html`<p>${t("print-back-of", { sheet: index + 1, of })}</p>`
          }
        </div>
      `;
    });
  }

  #moves(): TemplateResult {
    return this.#printed === null
      ? html`<p class="paper-none">${t("print-no-game")}</p>`
      : movesView(this.#printed, this.#every);
  }
}

/** Sections that a player at a paper board does not need. */
const SCREEN_ONLY: ReadonlySet<string> = new Set(["story", "signs", "options"]);
