// The panel of commands: a line to type in, the answers, and lists of the words and keys.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { announce } from "../announce.js";
import type { App } from "../app.js";
import type { Play } from "../play/play.js";
import { t } from "../words/words.js";
import { carryOut, verbHelp } from "./commands.js";

/** What was typed and what was answered, newest last, for each game on the screen. */
const logs = new WeakMap<Play, { typed: string; answers: readonly string[] }[]>();
/** How much of it is kept. */
const KEPT = 20;

/** The panel's body. */
export function commandsView(app: App, play: Play): TemplateResult {
  const log = logs.get(play) ?? [];
  const run = async (): Promise<void> => {
    const line = document.getElementById("command-line");
    if (!(line instanceof HTMLInputElement) || line.value.trim() === "") return;
    const typed = line.value;
    line.value = "";
    const answers = await carryOut(app, play, typed);
    // The newest command is the one whose answer is waited for.
    announce(answers.join(" "), "answer");
    logs.set(play, [...(logs.get(play) ?? []), { typed, answers }].slice(-KEPT));
    app.changed();
  };
  return html`
    <p class="help" id="command-help">${t("commands-intro")}</p>
    <div class="command">
      <label for="command-line">${t("command-line")}</label>
      <input
        id="command-line"
        type="text"
        dir="ltr"
        maxlength="400"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="send"
        aria-describedby="command-help"
        @keydown=${(event: KeyboardEvent) => {
          if (event.key !== "Enter" || event.isComposing) return;
          event.preventDefault();
          void run();
        }}
      />
      <button type="button" class="button" data-action="command" @click=${() => void run()}>${t("command-do")}</button>
    </div>
    ${
      log.length === 0
        ? nothing
        : html`<ol class="command-log" aria-label=${t("command-log")} tabindex="0">
            ${[...log].reverse().map(
              ({ typed, answers }) =>
                html`<li>
                  <bdi class="typed">${typed}</bdi>
                  ${answers.map((answer) => html`<p>${answer}</p>`)}
                </li>`,
            )}
          </ol>`
    }
    <h3>${t("keys-words-title")}</h3>
    <dl class="keys">${verbHelp(play.state.info.rules).map(({ word, does }) => entry(word, does))}</dl>
    <h3>${t("keys-title")}</h3>
    <dl class="keys">
      ${entry(t("key-arrows"), t("key-arrows-does"))} ${entry(t("key-enter"), t("key-enter-does"))}
      ${entry(t("key-minus"), t("key-minus-does"))} ${entry(t("key-escape"), t("key-escape-does"))}
      ${entry("R", t("key-row-does"))} ${entry("S", t("key-starts-does"))} ${entry("W", t("key-what-does"))}
      ${entry("L", t("key-last-does"))} ${entry("T", t("key-taken-does"))} ${entry("?", t("key-help-does"))}
    </dl>
  `;
}

function entry(key: string, does: string): TemplateResult {
  return html`<div>
    <dt><kbd>${key}</kbd></dt>
    <dd>${does}</dd>
  </div>`;
}
