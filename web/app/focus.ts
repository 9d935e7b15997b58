// Keeps the keyboard's place: when the control that had the focus is gone, the focus goes to what took its place.
import type { App } from "./app.js";

/** Where the focus was before the page was drawn again. */
export type Place = "prompt" | "tools" | "panel" | "menu" | "board" | "dialog" | "none";

/** Where the focus is now. */
export function placeOfFocus(): Place {
  const active = document.activeElement;
  if (active === null || active === document.body) return "none";
  if (active.closest("dialog") !== null) return "dialog";
  if (active.closest("magomba-board") !== null) return "board";
  if (active.closest("#prompt") !== null) return "prompt";
  if (active.closest("#panel") !== null) return "panel";
  if (active.closest(".tools") !== null) return "tools";
  return "menu";
}

/** What the prompt asks now, or null without one. */
export function promptKind(): string | null {
  return document.getElementById("prompt")?.dataset["kind"] ?? null;
}

/** The page before it was drawn again. */
export interface Before {
  readonly place: Place;
  readonly panel: string | null;
  readonly prompt: string | null;
}

/**
 * Puts a lost focus where the player goes on: the prompt for its buttons or its new question, the tool that opened a
 * panel which is closed now, the board for a game that has just begun. Does nothing while the focus is on a control
 * that still works.
 */
export function keepFocus(app: App, before: Before): void {
  const active = document.activeElement;
  // A control in a list that has just closed keeps the focus for a while, but has no boxes any more. A hole always has
  // them, and asking would have a large board laid out at every change.
  const lost =
    active === null ||
    active === document.body ||
    active.matches(":disabled") ||
    (active.closest("magomba-board") === null && active.getClientRects().length === 0);
  // What took a lost focus for the time of a move gives it on when the next move can be chosen.
  const waited = active?.id === "prompt" && before.prompt !== "turn" && promptKind() === "turn";
  if (waited) {
    document.querySelector<HTMLElement>('magomba-board button[tabindex="0"]')?.focus({ preventScroll: true });
    return;
  }
  if (before.place === "none" || !lost) return;
  const wanted: string[] = [];
  if (before.place === "dialog") wanted.push('[data-action="settings"]', '.tools [data-action="more"]');
  if (app.screen === "own") wanted.push("#prompt", "#screen-title");
  else if (app.screen !== "game") wanted.push(".menu .primary", "#main button");
  else if (before.place === "menu") wanted.push('magomba-board button[tabindex="0"]');
  else if (before.panel !== null && app.panel === null && app.study.panel === null && promptKind() === before.prompt) {
    wanted.push(`.tools [data-action="${before.panel}"]`, '.tools [data-action="more"]');
  }
  for (const selector of [...wanted, "#prompt"]) {
    const target = document.querySelector<HTMLElement>(selector);
    // An element that is not shown has no boxes and cannot take the focus.
    if (target === null || target.getClientRects().length === 0) continue;
    target.focus({ preventScroll: true });
    return;
  }
}
