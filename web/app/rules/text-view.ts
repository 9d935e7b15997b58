// Lines of the rules as they are drawn, on the page and in the panel.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../words/words.js";
import type { Line, Section, Word } from "./text.js";

/** A line, marked where it is a house rule. */
export function lineView({ say, house }: Line): TemplateResult {
  return html`<li>${house === true ? html`<strong class="house">${t("rules-house")}</strong> ` : nothing}${say()}</li>`;
}

/** Words with their meanings. */
export function wordsView(words: readonly Word[]): TemplateResult {
  return html`<dl class="glossary">
    ${words.map(
      ({ word, means }) =>
        html`<div>
          <dt>${t(word)}</dt>
          <dd>${t(means)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Sections one below the other, without boards. */
export function sectionsView(sections: readonly Section[]): TemplateResult {
  return html`<div class="how-to">
    ${sections.map(
      ({ name, lines, words = [] }) => html`
        <h3>${t(`rules-head-${name}`)}</h3>
        ${
          lines.length === 0
            ? nothing
            : html`<ul>
                ${lines.map(lineView)}
              </ul>`
        }
        ${words.length === 0 ? nothing : wordsView(words)}
      `,
    )}
  </div>`;
}
