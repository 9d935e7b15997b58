// The staff's screen as it is drawn: a pad for the code, and the counts.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { GAMES } from "../../game/index.js";
import { icon } from "../views/icons.js";
import { languageOf } from "../words/languages.js";
import { offeredLanguages } from "../words/load.js";
import { t } from "../words/words.js";
import { act, closeButton } from "./buttons.js";
import type { Played, Sum } from "./counts.js";
import type { Staff } from "./staff.js";

/** Days that are listed; the file has all of them. */
const LISTED = 7;
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Everything inside the dialog. */
export function staffView(staff: Staff): TemplateResult {
  // It takes the focus when something between its buttons is touched: keys go on from there.
  return html`<div class="staff" tabindex="-1">
    <header>
      <h2 id="kiosk-dialog-title" tabindex="-1" data-first>${title(staff)}</h2>
      ${closeButton(() => {
        staff.close();
      }, "staff-close")}
    </header>
    <div class="dialog-body">${body(staff)}</div>
  </div>`;
}

/** The code may be typed as well, wherever the focus is; on a button Enter and the space bar press that. */
export function typed(staff: Staff, event: KeyboardEvent): void {
  if (staff.page === "counts" || staff.page === "sure") return;
  const onButton = event.target instanceof HTMLButtonElement;
  if (/^\d$/.test(event.key)) staff.digit(event.key);
  else if (event.key === "Backspace") staff.back();
  else if (event.key === "Enter" && !onButton) void staff.submit();
}

function title({ page }: Staff): string {
  switch (page) {
    case "locked":
      return t("kiosk-code");
    case "old":
      return t("kiosk-code-old");
    case "new":
      return t("kiosk-code-new");
    case "again":
      return t("kiosk-code-again");
    case "counts":
      return t("kiosk-counts");
    case "sure":
      return t("kiosk-sure");
  }
}

function body(staff: Staff): TemplateResult {
  if (staff.page === "counts") return countsView(staff);
  if (staff.page === "sure") return sureView(staff);
  return padView(staff);
}

function word({ word, waits }: Staff): string | typeof nothing {
  switch (word) {
    case null:
      return nothing;
    case "wait":
      return t("kiosk-wait", { seconds: waits });
    case "waited":
      return t("kiosk-waited");
    case "wrong":
      return t("kiosk-wrong");
    case "short":
      return t("kiosk-short");
    case "differs":
      return t("kiosk-differs");
    case "copied":
      return t("kiosk-copied");
    case "copy-failed":
      return t("kiosk-copy-failed");
  }
}

function padView(staff: Staff): TemplateResult {
  const { digits, wait } = staff;
  const key = (label: unknown, name: string, run: () => void, spoken?: string): TemplateResult =>
    html`<button
      type="button"
      class="button"
      data-key=${name}
      aria-label=${spoken ?? nothing}
      ?disabled=${wait > 0}
      @click=${run}
    >
      ${label}
    </button>`;
  const digit = (each: string): TemplateResult =>
    key(each, each, () => {
      staff.digit(each);
    });
  return html`
    <form
      class="pad"
      @submit=${(event: Event) => {
        event.preventDefault();
        void staff.submit();
      }}
    >
      ${staff.page === "new" ? html`<p class="help">${t("kiosk-code-help")}</p>` : nothing}
      <p class="pad-digits" role="img" aria-label=${t("kiosk-entered", { count: digits.length })}>
        ${"●".repeat(digits.length)}
      </p>
      <p class="help" role="status">${word(staff)}</p>
      ${wait > 0 ? html`<p class="pad-wait" aria-hidden="true">${wait}</p>` : nothing}
      <div class="pad-keys" dir="ltr">
        ${DIGITS.map(digit)}
        ${key(
          icon("erase"),
          "back",
          () => {
            staff.back();
          },
          t("kiosk-delete"),
        )}
        ${digit("0")}
        <button type="submit" class="button primary" data-key="enter" ?disabled=${wait > 0}>${t("kiosk-enter")}</button>
      </div>
    </form>
  `;
}

function countsView(staff: Staff): TemplateResult {
  const { all, games, languages, days } = staff.counts;
  const way = (action: string, words: string, run: () => void): TemplateResult => act(action, words, run, "small");
  return html`
    ${staff.lasting ? nothing : html`<p class="help">${t("kiosk-not-kept")}</p>`}
    <table class="counts">
      <thead>
        <tr>
          <td></td>
          <th scope="col">${t("kiosk-visits")}</th>
          <th scope="col">${t("kiosk-begun")}</th>
          <th scope="col">${t("kiosk-finished")}</th>
        </tr>
      </thead>
      <tbody>
        ${row(t("kiosk-all"), all)} ${GAMES.map((game) => row(t("game", { game }), games[game]))}
        ${Object.entries(languages).map(([code, each]) => row(nameOf(code), each))}
        ${Object.entries(days)
          .slice(-LISTED)
          .reverse()
          .map(([day, each]) => row(html`<span class="day" dir="ltr">${day}</span>`, each))}
      </tbody>
    </table>
    <p class="help" role="status">${word(staff)}</p>
    <div class="counts-ways">
      ${way("counts-save", t("kiosk-save"), () => {
        staff.save();
      })}
      ${way("counts-copy", t("kiosk-copy"), () => {
        void staff.copy();
      })}
      ${way("counts-clear", t("kiosk-clear"), () => {
        staff.go("sure");
      })}
      ${way("code-change", t("kiosk-code-change"), () => {
        staff.go("old");
      })}
    </div>
  `;
}

/** What a language's speakers call it. */
function nameOf(code: string): TemplateResult {
  const known = languageOf(code, offeredLanguages());
  return html`<span lang=${code} dir=${known?.dir ?? "ltr"}>${known?.name ?? code}</span>`;
}

function row(name: unknown, each: Played | Sum): TemplateResult {
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${"visits" in each ? each.visits : nothing}</td>
    <td>${each.begun}</td>
    <td>${each.finished}</td>
  </tr>`;
}

function sureView(staff: Staff): TemplateResult {
  return html`
    <p>${t("kiosk-sure-note")}</p>
    <div class="counts-ways">
      ${act("counts-keep", t("kiosk-keep"), () => staff.go("counts"), "primary")}
      ${act("counts-clear-yes", t("kiosk-clear-yes"), () => staff.clear())}
    </div>
  `;
}
