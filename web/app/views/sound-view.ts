// The button that turns the sound on and off, on the start screen and among the tools of a game.
import { html, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import { t } from "../words/words.js";
import { icon } from "./icons.js";

/** Pressed while there is sound. Where there is no room for its word, the icon says it. */
export function soundTool(app: App): TemplateResult {
  const { sound } = app.preferences.now;
  return html`<button
    type="button"
    class="tool worded sound"
    data-action="sound"
    aria-label=${t("sound")}
    title=${t("sound")}
    aria-pressed=${sound ? "true" : "false"}
    @click=${() => {
      app.perform("sound");
      app.hearing.sample();
    }}
  >
    ${icon(sound ? "sound" : "mute")}<span>${t("sound")}</span>
  </button>`;
}
