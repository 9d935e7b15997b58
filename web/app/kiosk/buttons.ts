// Buttons that more than one screen of a kiosk has.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { icon } from "../views/icons.js";
import { t } from "../words/words.js";
import type { Kiosk } from "./kiosk.js";

/** A button with words alone; `kind`: more of its classes. */
export function act(action: string, words: string, run: () => void, kind = ""): TemplateResult {
  return html`<button type="button" class="button ${kind}" data-action=${action} @click=${run}>${words}</button>`;
}

/** A button with a sign before its words, as they stand along the upper edge. */
export function tool(
  action: string,
  words: string,
  sign: TemplateResult,
  run: () => void,
  disabled = false,
): TemplateResult {
  return html`<button type="button" class="tool worded" data-action=${action} ?disabled=${disabled} @click=${run}>
    ${sign}<span>${words}</span>
  </button>`;
}

/** The cross at the head of what lies over the rest. */
export function closeButton(run: () => void, action?: string): TemplateResult {
  return html`<button
    type="button"
    class="tool"
    data-action=${action ?? nothing}
    aria-label=${t("close")}
    @click=${run}
  >
    ${icon("close")}
  </button>`;
}

/** The way to the choice of the language, where there is one. */
export function toLanguages(kiosk: Kiosk): TemplateResult | typeof nothing {
  if (kiosk.wish.languages.length < 2) return nothing;
  return tool("language", t("language"), icon("globe"), () => {
    kiosk.go("language");
  });
}

/** The way back to the game that waits, if one does. */
export function backToGame(kiosk: Kiosk): TemplateResult | typeof nothing {
  if (kiosk.app.play === null) return nothing;
  return tool("back", t("kiosk-back"), icon("undo"), () => {
    kiosk.go("play");
  });
}
