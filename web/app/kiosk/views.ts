// What a kiosk shows: the board that waits for visitors, the choices, and what lies over all of it.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { readRules, type GameName } from "../../game/index.js";
import { shortRulesOf } from "../rules/text.js";
import { sectionsView } from "../rules/text-view.js";
import { icon } from "../views/icons.js";
import "../views/thumb.js";
import { language, t } from "../words/words.js";
import { act, backToGame, closeButton, toLanguages } from "./buttons.js";
import { gameView } from "./game-view.js";
import type { Over } from "./dialog.js";
import type { Kiosk } from "./kiosk.js";
import { staffView, typed } from "./staff-view.js";

/** Notices on which only those who keep the page can act: a new version, games from before, a storage that is full. */
const NOT_FOR_VISITORS = new Set(["version", "before", "storage"]);
/** The notice of a language that could not be loaded (tongue.ts): gone with the next choice. */
const LANGUAGE = "language";

/** Everything inside the page's root. */
export function kioskView(kiosk: Kiosk): TemplateResult {
  return html`${stepView(kiosk)} ${dialogView(kiosk)}`;
}

function stepView(kiosk: Kiosk): TemplateResult {
  const { play } = kiosk.app;
  switch (kiosk.step) {
    case "attract":
      return attractView(kiosk);
    case "language":
      return languageView(kiosk);
    case "games":
      return gamesView(kiosk);
    case "play":
      return play === null ? html`` : gameView(kiosk, play);
  }
}

/** The board nobody plays on, with a caption in one language after the other. */
function attractView(kiosk: Kiosk): TemplateResult {
  const { caption, game, wish, app } = kiosk;
  const { code, dir } = caption.language;
  return html`
    <main class="kiosk attract" id="main" data-game=${game}>
      <h1 id="screen-title" tabindex="-1">Magomba</h1>
      <div class="attract-board" inert>${app.board}</div>
      <div class="attract-card" lang=${code} dir=${dir}>
        <div class="attract-words">
          <p class="attract-name">${caption.names[game]}</p>
          <p class="attract-gist">${caption.gists[game]}</p>
        </div>
        <button
          type="button"
          class="button primary attract-start"
          data-action="begin"
          @click=${() => {
            kiosk.begin();
          }}
        >
          ${caption.touch}
        </button>
      </div>
      <ul class="attract-languages" aria-hidden="true" ?hidden=${wish.languages.length < 2}>
        ${wish.languages.map((each) => html`<li lang=${each.code} dir=${each.dir} ?data-now=${each.code === code}>${each.name}</li>`)}
      </ul>
    </main>
  `;
}

function languageView(kiosk: Kiosk): TemplateResult {
  const { wish } = kiosk;
  return html`
    <main class="kiosk choice" id="main">
      <header class="choice-head">
        <h1 id="screen-title" tabindex="-1">${icon("globe")} ${t("kiosk-languages")}</h1>
        ${backToGame(kiosk)}
      </header>
      ${noticesView(kiosk)}
      <div class="languages" role="group" aria-label=${t("kiosk-languages")}>
        ${wish.languages.map(
          ({ code, name, dir }) =>
            html`<button
              type="button"
              class="button"
              lang=${code}
              dir=${dir}
              data-language=${code}
              aria-current=${code === language().code ? "true" : nothing}
              @click=${() => {
                kiosk.app.dismiss(LANGUAGE);
                void kiosk.speak(code);
              }}
            >
              ${name}
            </button>`,
        )}
      </div>
    </main>
  `;
}

function gamesView(kiosk: Kiosk): TemplateResult {
  const { wish, together } = kiosk;
  const who = (two: boolean, words: string): TemplateResult =>
    html`<button
      type="button"
      class="tab"
      data-together=${two ? "1" : "0"}
      aria-pressed=${two === together ? "true" : "false"}
      @click=${() => {
        kiosk.choose(two);
      }}
    >
      ${words}
    </button>`;
  return html`
    <main class="kiosk choice" id="main">
      <header class="choice-head">
        <h1 id="screen-title" tabindex="-1">${t("choose-game")}</h1>
        ${backToGame(kiosk)} ${toLanguages(kiosk)}
      </header>
      ${noticesView(kiosk)}
      <div class="who-plays" role="group" aria-label=${t("who-plays")}>
        ${who(false, t("kiosk-one"))} ${who(true, t("kiosk-two"))}
      </div>
      <div class="cards" role="group" aria-label=${t("choose-game")} data-count=${wish.games.length}>
        ${wish.games.map((game) => card(kiosk, game))}
      </div>
    </main>
  `;
}

function card(kiosk: Kiosk, game: GameName): TemplateResult {
  return html`<button
    type="button"
    class="card"
    data-game=${game}
    @click=${() => {
      kiosk.app.dismiss(LANGUAGE);
      kiosk.play(game);
    }}
  >
    <magomba-thumb .board=${kiosk.boards.of(game)}></magomba-thumb>
    <span class="card-name">${t("game", { game })}</span>
    <span class="card-place">${t("game-gist", { game })}</span>
  </button>`;
}

/** What the page has to tell and a visitor can do something about: it has been said aloud already. */
function noticesView({ app }: Kiosk): TemplateResult[] {
  const told = app.notices.filter(({ id }) => !NOT_FOR_VISITORS.has(id));
  return told.map(({ id, text }) => html`<p class="kiosk-notice" data-notice=${id}>${text()}</p>`);
}

/** The one dialog; empty while nothing lies over the rest. The kiosk opens and closes the element itself. */
function dialogView(kiosk: Kiosk): TemplateResult {
  const { over } = kiosk;
  return html`<dialog
    id="kiosk-dialog"
    class="dialog kiosk-dialog"
    data-over=${over ?? nothing}
    role=${over === "still" ? "alertdialog" : "dialog"}
    aria-labelledby="kiosk-dialog-title"
    aria-describedby=${over === "still" ? "kiosk-still-note" : nothing}
    @keydown=${(event: KeyboardEvent) => {
      if (over === "staff") typed(kiosk.staff, event);
    }}
    @cancel=${(event: Event) => {
      event.preventDefault();
      kiosk.closeOver();
    }}
  >
    ${over === null ? nothing : overView(kiosk, over)}
  </dialog>`;
}

function overView(kiosk: Kiosk, over: Over): TemplateResult {
  switch (over) {
    case "still":
      return stillView(kiosk);
    case "help":
      return helpView(kiosk);
    case "staff":
      return staffView(kiosk.staff);
  }
}

function stillView(kiosk: Kiosk): TemplateResult {
  return html`
    <div class="still">
      <h2 id="kiosk-dialog-title">${t("kiosk-still")}</h2>
      <p id="kiosk-still-note">${t("kiosk-still-note")}</p>
      <p class="still-left" aria-hidden="true">${kiosk.left}</p>
      <p class="unseen" role="status" data-told></p>
      <button
        type="button"
        class="button primary"
        data-action="still-here"
        data-first
        @click=${() => {
          kiosk.goOn();
        }}
      >
        ${t("kiosk-yes")}
      </button>
    </div>
  `;
}

function helpView(kiosk: Kiosk): TemplateResult {
  const { app, game } = kiosk;
  const rules = app.play?.state.info.rules ?? "";
  const { options } = readRules(app.engine?.games ?? [], rules);
  return html`
    <header>
      <h2 id="kiosk-dialog-title" tabindex="-1" data-first>${t("how-to", { game })}</h2>
      ${closeButton(() => {
        kiosk.closeOver();
      })}
    </header>
    <div class="dialog-body" tabindex="0" role="group" aria-labelledby="kiosk-dialog-title">
      ${sectionsView(shortRulesOf(game, options))}
    </div>
    <div class="dialog-end">${act("close-over", t("kiosk-back"), () => kiosk.closeOver(), "primary")}</div>
  `;
}
