// Ways to add games to the list, and what became of those that were handed in.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { MOST, type Flaw } from "../games/exchange.js";
import type { GamesScreen } from "../games/games-screen.js";
import { NAMED, type Report } from "../games/list.js";
import { t } from "../words/words.js";
import { icon } from "./icons.js";

/** The ways to add games, or how far the reading of some has come, or what became of them. */
export function addView(screen: GamesScreen): TemplateResult {
  const { list } = screen;
  if (list.reading !== null) {
    return html`<section class="sheet games-add" data-reading>
      <p role="status">${t("games-reading", { count: list.reading })}</p>
      <button
        type="button"
        class="button"
        data-action="games-stop"
        @click=${() => {
          list.stop();
          void list.read();
        }}
      >
        ${t("games-stop")}
      </button>
    </section>`;
  }
  return html`${list.report === null ? nothing : reportView(screen, list.report)} ${ways(screen)}`;
}

function ways(screen: GamesScreen): TemplateResult {
  return html`<section class="sheet games-add" aria-labelledby="games-add-title">
    <h2 id="games-add-title">${t("games-add")}</h2>
    <p class="help">${t("games-add-help")}</p>
    <div class="games-ways">
      <button
        type="button"
        class="button"
        data-action="games-file"
        @click=${(event: Event) => {
          (event.currentTarget as HTMLElement).parentElement?.querySelector("input")?.click();
        }}
      >
        ${icon("file")} ${t("games-add-file")}
      </button>
      <input
        type="file"
        name="games-file"
        accept=".txt,.pgn,text/plain"
        multiple
        hidden
        @change=${(event: Event) => {
          const field = event.target as HTMLInputElement;
          const files = [...(field.files ?? [])];
          field.value = "";
          if (files.length > 0) screen.take(files);
        }}
      />
      <button
        type="button"
        class="button"
        data-action="games-paste"
        aria-expanded=${screen.pasting ? "true" : "false"}
        @click=${() => {
          screen.pasting = !screen.pasting;
          screen.app.changed();
        }}
      >
        ${t("games-paste")}
      </button>
    </div>
    ${screen.pasting ? pasteField(screen) : nothing}
  </section>`;
}

function pasteField(screen: GamesScreen): TemplateResult {
  return html`<div class="field games-paste">
    <label for="games-text">${t("games-paste-field")}</label>
    <textarea id="games-text" name="games-text" rows="6" spellcheck="false" autocomplete="off"></textarea>
    <button
      type="button"
      class="button"
      data-action="games-paste-add"
      @click=${() => {
        const field = document.getElementById("games-text");
        const text = field instanceof HTMLTextAreaElement ? field.value : "";
        if (text.trim() === "") return;
        screen.pasting = false;
        screen.take([{ name: t("games-pasted"), text }]);
      }}
    >
      ${t("games-paste-add")}
    </button>
  </div>`;
}

function reportView(screen: GamesScreen, report: Report): TemplateResult {
  const { added, known, flaws, beyond, refused, only } = report;
  return html`<section
    class="sheet games-report"
    id="games-report"
    tabindex="-1"
    aria-labelledby="games-report-title"
    data-added=${added}
    data-known=${known}
    data-flaws=${flaws.length}
  >
    <h2 id="games-report-title">${t("games-report")}</h2>
    <p>${t("games-added", { count: added })} ${known === 0 ? nothing : t("games-known", { count: known })}</p>
    ${refused.map(({ name, why }) => html`<p data-refused=${why}>${refusal(name, why)}</p>`)}
    ${flaws.length === 0 ? nothing : flawsView(flaws)}
    ${beyond === 0 ? nothing : html`<p>${t("games-beyond", { count: beyond, most: MOST })}</p>`}
    <div class="games-ways">
      ${
        only === null
          ? nothing
          : html`<button
              type="button"
              class="button primary"
              data-action="games-open-added"
              @click=${() => {
                screen.openGame(only);
              }}
            >
              ${t("games-open")}
            </button>`
      }
      <button
        type="button"
        class="button"
        data-action="games-close-report"
        @click=${() => {
          screen.list.report = null;
          screen.app.changed();
          document.getElementById("screen-title")?.focus();
        }}
      >
        ${t("games-close-report")}
      </button>
    </div>
  </section>`;
}

function flawsView(flaws: readonly Flaw[]): TemplateResult {
  return html`
    <p>${t("games-flaws", { count: flaws.length })}</p>
    <ul class="games-flaws">
      ${flaws
        .slice(0, NAMED)
        .map(
          ({ number, reason }) =>
            html`<li>
              ${reason === null ? t("games-flaw-long", { number }) : t("games-flaw", { number, reason: reason() })}
            </li>`,
        )}
    </ul>
    ${flaws.length <= NAMED ? nothing : html`<p>${t("games-flaws-more", { count: flaws.length - NAMED })}</p>`}
  `;
}

function refusal(name: string, why: Report["refused"][number]["why"]): string {
  switch (why) {
    case "too-large":
      return t("games-too-large", { name });
    case "no-text":
      return t("games-no-text", { name });
    case "unreadable":
      return t("games-unreadable", { name });
    case "no-game":
      return t("games-no-game", { name });
    case "failed":
      return t("games-read-failed", { name });
    case "full":
      return t("games-full", { name });
  }
}
