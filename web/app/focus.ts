// Keeps the keyboard's place: when the control that had the focus is gone, the focus goes to what took its place.
import type { App } from "./app.js";

/** Where the focus was before the page was drawn again. */
export type Place = "prompt" | "tools" | "panel" | "menu" | "board" | "none";

/** Where the focus is now. */
export function placeOfFocus(): Place {
  const active = document.activeElement;
  if (active === null || active === document.body) return "none";
  if (active.closest("magomba-board") !== null) return "board";
  if (active.closest("#prompt") !== null) return "prompt";
  if (active.closest("#panel") !== null) return "panel";
  if (active.closest(".tools") !== null) return "tools";
  return "menu";
}

/**
 * Puts a lost focus where the player goes on: the prompt for its buttons, the tool that opened a closed panel, the
 * board for a game that has just begun. Does nothing while the focus is on a control that is still there.
 */
export function keepFocus(app: App, before: Place): void {
  const active = document.activeElement;
  if (before === "none" || (active !== null && active !== document.body)) return;
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  if (app.screen === "game") {
    const target = before === "prompt" ? find("#prompt") : before === "menu" ? null : find("#prompt");
    (target ?? find('magomba-board button[tabindex="0"]') ?? find("#prompt"))?.focus({ preventScroll: true });
  } else {
    (find(".primary") ?? find("button"))?.focus({ preventScroll: true });
  }
}
