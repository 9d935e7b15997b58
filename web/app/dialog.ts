// The dialog of the preferences: its frame, opened over whichever screen is on; what stands in it is loaded on demand.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { App } from "./app.js";
import { OnDemand } from "./demand.js";
import { t } from "./words/words.js";

/** The dialog's words and contents. */
export const PREFERENCES = new OnDemand("preferences", () => import("./views/preferences-view.js"));

/** The id of the dialog's element, which is there also while it is closed. */
const DIALOG = "preferences";

/** The dialog; empty while it is closed. `keepDialog` opens and closes the element itself. */
export function dialogView(app: App): TemplateResult {
  const { preferences } = app;
  return html`<dialog
    id=${DIALOG}
    class="dialog"
    tabindex="-1"
    aria-label=${t("settings")}
    @close=${() => {
      preferences.open = false;
      app.changed();
    }}
    @click=${closeOutside}
  >
    ${preferences.open ? (PREFERENCES.now?.preferencesView(app) ?? html`<p class="dialog-wait">${t("loading")}</p>`) : nothing}
  </dialog>`;
}

/** Opens or closes the dialog as the page has it. The focus goes back to where it was, or to what stands there now. */
export function keepDialog(app: App): void {
  const dialog = document.getElementById(DIALOG);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (app.preferences.open && !dialog.open) {
    dialog.showModal();
    dialog.focus({ preventScroll: true });
  } else if (!app.preferences.open && dialog.open) {
    dialog.close();
  }
}

/** A press beside the dialog closes it. */
function closeOutside(event: MouseEvent): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLDialogElement) || event.target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left || x > right || y < top || y > bottom) dialog.close();
}
