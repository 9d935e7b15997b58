// The list of games: what is searched for, the games that are found, and the ways into files and out of them.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { repeat } from "lit/directives/repeat.js";
import { GAMES } from "../../game/index.js";
import type { Entry } from "../games/entry.js";
import { EVERYTHING, type Filter } from "../games/filter.js";
import type { GamesScreen } from "../games/games-screen.js";
import { miniBoard } from "../games/mini.js";
import { boardText, dayText, resultText, whoText } from "../games/words-games.js";
import { t } from "../words/words.js";
import { addView } from "./games-add-view.js";
import { icon } from "./icons.js";
import { screenHead } from "./screen-view.js";

const RESULTS = ["all", "*", "over", "S", "N", "="] as const;

/** The whole screen. */
export function gamesView(screen: GamesScreen): TemplateResult {
  const { list, app } = screen;
  return html`
    <div class="leaf games">
      ${screenHead(app, t("games-title"), t("games-back"))}
      <main id="main">
        <p class="sheet help">${list.lasting ? t("games-intro") : t("games-memory")}</p>
        ${addView(screen)} ${body(screen)}
      </main>
    </div>
  `;
}

function body(screen: GamesScreen): TemplateResult {
  const { list } = screen;
  if (list.failed) {
    return html`<section class="sheet" role="alert">
      <p>${t("games-failed")}</p>
      <button type="button" class="button" @click=${() => void list.read()}>${t("games-try-again")}</button>
    </section>`;
  }
  if (list.size === 0) {
    return html`<p class="sheet games-none">${list.loading ? t("games-loading") : t("games-none")}</p>`;
  }
  const { found, shown } = list;
  return html`
    ${search(screen)}
    <ul id="games-list" class="games-list">
      ${repeat(
        found.slice(0, shown),
        ({ id }) => id,
        (entry) => line(screen, entry),
      )}
    </ul>
    ${
      found.length <= shown
        ? nothing
        : html`<button
            type="button"
            class="button"
            data-action="games-more"
            @click=${() => {
              list.more();
            }}
          >
            ${t("games-more")}
          </button>`
    }
  `;
}

function search(screen: GamesScreen): TemplateResult {
  const { list } = screen;
  const { filter, found, size } = list;
  const change = (part: Partial<Filter>): void => {
    list.search({ ...filter, ...part });
  };
  const value = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;
  const all = filter === EVERYTHING;
  return html`<section class="sheet games-search" role="search" aria-label=${t("games-search")}>
    <div class="fields">
      <div class="field games-all">
        <label for="games-words">${t("games-search-words")}</label>
        <input
          id="games-words"
          type="search"
          name="games-words"
          maxlength="100"
          autocomplete="off"
          aria-describedby="games-words-help"
          .value=${filter.words}
          @input=${(event: Event) => {
            change({ words: value(event) });
          }}
        />
        <p class="help" id="games-words-help">${t("games-search-words-help")}</p>
      </div>
      <div class="field">
        <label for="games-game">${t("games-search-game")}</label>
        <select
          id="games-game"
          name="games-game"
          @change=${(event: Event) => {
            change({ game: GAMES.find((each) => each === value(event)) ?? "all" });
          }}
        >
          <option value="all" ?selected=${filter.game === "all"}>${t("games-all-games")}</option>
          ${GAMES.map(
            (game) => html`<option value=${game} ?selected=${filter.game === game}>${t("game", { game })}</option>`,
          )}
        </select>
      </div>
      <div class="field">
        <label for="games-result">${t("games-search-result")}</label>
        <select
          id="games-result"
          name="games-result"
          @change=${(event: Event) => {
            change({ result: RESULTS.find((each) => each === value(event)) ?? "all" });
          }}
        >
          ${RESULTS.map(
            (each) => html`<option value=${each} ?selected=${filter.result === each}>${resultName(each)}</option>`,
          )}
        </select>
      </div>
      ${day("from", t("games-search-from"), filter.from, (from) => {
        change({ from });
      })}
      ${day("to", t("games-search-to"), filter.to, (to) => {
        change({ to });
      })}
    </div>
    <div class="games-found">
      <p role="status">
        ${all ? t("games-found", { found: size }) : t("games-found-of", { found: found.length, all: size })}
      </p>
      ${
        all
          ? nothing
          : html`<button
              type="button"
              class="button small"
              data-action="games-clear"
              @click=${() => {
                list.search(EVERYTHING);
              }}
            >
              ${t("games-clear")}
            </button>`
      }
      ${
        found.length === 0
          ? nothing
          : html`<button
              type="button"
              class="button small"
              data-action="games-save-all"
              @click=${() => {
                screen.write(found.map(({ id }) => id));
              }}
            >
              ${icon("save")} ${t("games-save-all", { count: found.length })}
            </button>`
      }
    </div>
  </section>`;
}

function day(name: "from" | "to", label: string, chosen: string, change: (day: string) => void): TemplateResult {
  return html`<div class="field">
    <label for="games-${name}">${label}</label>
    <input
      id="games-${name}"
      type="date"
      name="games-${name}"
      .value=${chosen}
      @change=${(event: Event) => {
        change((event.target as HTMLInputElement).value);
      }}
    />
  </div>`;
}

function resultName(result: (typeof RESULTS)[number]): string {
  switch (result) {
    case "all":
      return t("games-all-results");
    case "*":
      return t("games-running");
    case "over":
      return t("games-over");
    case "=":
      return t("games-drawn");
    case "S":
    case "N":
      return t("games-won", { side: result });
  }
}

/** A game. Its names are strangers' texts, which may even turn the direction of what follows. */
function line(screen: GamesScreen, entry: Entry): TemplateResult {
  const { id, result } = entry;
  const board = boardText(entry);
  const [south, north, date] = [whoText(entry, "S"), whoText(entry, "N"), dayText(entry)];
  const what = `${board}, ${t("games-who", { south, north })}, ${date}`;
  const does = (words: string): string => t("games-for", { does: words, what });
  const goesOn = result === "*";
  const opens = goesOn ? t("games-continue") : t("games-open");
  return html`<li class="sheet game-line" data-id=${id} data-result=${result}>
    <div class="game-board" data-game=${entry.game}>${miniBoard(entry.position)}</div>
    <div class="game-words">
      <h2>${board}</h2>
      <p class="game-who"><bdi>${south}</bdi> – <bdi>${north}</bdi></p>
      <p class="help">${resultText(entry)} · ${date}</p>
    </div>
    <div class="game-hands">
      <button
        type="button"
        class="button small"
        data-does="open"
        aria-label=${does(opens)}
        @click=${() => {
          screen.openGame(id);
        }}
      >
        ${opens}
      </button>
      ${hand("save", "save", t("games-save"), does(t("games-save")), () => {
        screen.write([id]);
      })}
      ${hand("delete", "bin", t("games-delete"), does(t("games-delete")), () => {
        screen.remove(id);
      })}
    </div>
  </li>`;
}

function hand(does: string, picture: "save" | "bin", title: string, label: string, run: () => void): TemplateResult {
  return html`<button type="button" class="tool" data-does=${does} title=${title} aria-label=${label} @click=${run}>
    ${icon(picture)}
  </button>`;
}
