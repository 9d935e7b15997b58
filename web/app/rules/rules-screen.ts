// The rules page of a game: the whole text, with small boards that show the examples.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { keyed } from "lit/directives/keyed.js";
import { isGame, readRules, type GameName, type Options } from "../../game/index.js";
import type { App } from "../app.js";
import type { Screen } from "../screens.js";
import { gameTabs, screenHead } from "../views/screen-view.js";
import { t } from "../words/words.js";
import type { Example } from "./examples.js";
import "./live-board.js";
import { rulesOf, type Section } from "./text.js";
import { lineView, wordsView } from "./text-view.js";

/** Opens the page; `wish` is a game with its options, as positions name them ("tsoro:heads=1"), or anything else. */
export function open(app: App, wish: string): Screen {
  return new RulesScreen(app, wish);
}

class RulesScreen implements Screen {
  readonly state = "rules";
  readonly game: GameName;
  readonly #options: Options;

  constructor(
    readonly app: App,
    wish: string,
  ) {
    const name = wish.split(":")[0] ?? "";
    const { game, options } = readRules(app.engine?.games ?? [], isGame(name) ? wish : "tsoro");
    this.game = game;
    this.#options = options;
  }

  get title(): string {
    return t("how-to", { game: this.game });
  }

  view(): TemplateResult {
    const { app, game } = this;
    const sections = rulesOf(game, this.#options);
    return html`
      <div class="leaf" data-game=${game}>
        ${screenHead(app, this.title, t("rules-back"))}
        <main id="main">
          ${gameTabs(app, "rules", game, t("rules-games"))}
          ${keyed(
            `${game} ${JSON.stringify(this.#options)}`,
            sections.map((section) => this.#section(section)),
          )}
          <p class="sheet help">${t("rules-house-note")}</p>
          <p class="leaf-ways">
            <button
              type="button"
              class="button primary"
              data-action="learn"
              @click=${() => {
                void app.screens.open("lessons", game);
              }}
            >
              ${t("rules-learn")}
            </button>
            <button
              type="button"
              class="button"
              data-action="print"
              @click=${() => {
                void app.screens.open("print", game);
              }}
            >
              ${t("rules-print")}
            </button>
          </p>
        </main>
      </div>
    `;
  }

  escape(): boolean {
    return false;
  }

  close(): void {
    // The boards let go of all they hold when they leave the page.
  }

  #section(section: Section): TemplateResult {
    const { name, lines, words = [], examples = [] } = section;
    return html`
      <section class="leaf-section" data-section=${name} aria-labelledby="rules-${name}">
        <div class="sheet">
          <h2 id="rules-${name}">${t(`rules-head-${name}`)}</h2>
          ${
            lines.length === 0
              ? nothing
              : html`<ul>
                  ${lines.map(lineView)}
                </ul>`
          }
          ${words.length === 0 ? nothing : wordsView(words)}
        </div>
        ${examples.map((example) => this.#example(example))}
      </section>
    `;
  }

  #example(example: Example): TemplateResult {
    return html`<magomba-example .engine=${this.app.engine} .example=${example}></magomba-example>`;
  }
}
