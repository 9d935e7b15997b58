// The dialog over the kiosk: opened and closed as what is to lie over the rest comes and goes, and heard.
import { t } from "../words/words.js";

/** What lies over the rest: the question whether someone is there, the rules, the staff's screen. */
export type Over = "still" | "help" | "staff";

/** Seconds left at which those who listen are told how many. */
const TOLD = new Set([10, 5]);

/** Brings the dialog on the page in line with what is to be over the rest; `left`: the seconds that are left to answer. */
export function keepDialog(over: Over | null, left: number | null): void {
  const dialog = document.getElementById("kiosk-dialog");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const before = dialog.dataset["shown"] ?? "";
  if (over === null) {
    if (dialog.open) dialog.close();
  } else {
    if (!dialog.open) dialog.showModal();
    if (before !== over) dialog.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
  }
  dialog.dataset["shown"] = over ?? "";
  if (over === "still" && before === "still" && left !== null && TOLD.has(left)) tell(dialog, left);
}

/** In a dialog only what is in it is heard. */
function tell(dialog: HTMLDialogElement, left: number): void {
  const line = dialog.querySelector("[data-told]");
  const text = t("kiosk-left", { seconds: left });
  if (line !== null && line.textContent !== text) line.textContent = text;
}
