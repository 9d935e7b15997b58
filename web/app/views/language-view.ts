// The choice of the language, on the start screen and in the settings.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import { language, t } from "../words/words.js";

/** A select with the languages' own names; nothing while there is only one. `place`: both may be there at once. */
export function languageField(app: App, place: "menu" | "set"): TemplateResult | typeof nothing {
  const { offered } = app.tongue;
  if (offered.length < 2) return nothing;
  return html`
    <div class="field language">
      <label for="${place}-language">${t("language")}</label>
      <select
        id="${place}-language"
        name="language"
        @change=${(event: Event) => {
          const select = event.target as HTMLSelectElement;
          void app.tongue.choose(select.value).then(() => {
            select.value = language().code;
          });
        }}
      >
        ${offered.map(
          ({ code, name, dir }) =>
            html`<option value=${code} lang=${code} dir=${dir} ?selected=${code === language().code}>${name}</option>`,
        )}
      </select>
      ${language().wanted === true ? html`<p class="help">${t("speakers-wanted")}</p>` : nothing}
    </div>
  `;
}
