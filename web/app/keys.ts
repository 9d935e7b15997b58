// Keys and touches that belong to no control: Escape, and hurrying the move that is being shown.
import type { App } from "./app.js";
import { readKey } from "./command/index.js";

const QUIET = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock", "Escape"]);

/** How far a touch may stray and still be a tap, in pixels. */
const TAP = 8;

/** Listens on the document for the page's whole life. */
export function listen(app: App): void {
  /** A touch that began while a move was shown only hurries it: its click must not start another move. */
  let hurrying = false;
  /** Where it began: whoever drags on from there looks at another part of the board, and hurries nothing. */
  let began: { id: number; x: number; y: number } | null = null;
  const animating = (): boolean => app.play?.state.phase === "animating";
  const onBoard = (event: Event): boolean =>
    event.target instanceof Element && event.target.closest("magomba-board") !== null;
  const onControl = (event: Event): boolean =>
    event.target instanceof Element &&
    !onBoard(event) &&
    event.target.closest("button, select, input, a, #panel, dialog") !== null;

  document.addEventListener(
    "pointerdown",
    (event) => {
      app.closeMore(event.target instanceof Element && event.target.closest(".tools") !== null);
      hurrying = animating() && !onControl(event);
      began = hurrying ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    true,
  );
  document.addEventListener(
    "pointermove",
    (event) => {
      if (began?.id === event.pointerId && Math.hypot(event.clientX - began.x, event.clientY - began.y) > TAP)
        began = null;
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    "pointerup",
    (event) => {
      if (began?.id === event.pointerId) app.play?.hurry();
      began = null;
    },
    true,
  );
  // The browser has made a scroll or a pinch of it.
  document.addEventListener(
    "pointercancel",
    () => {
      began = null;
    },
    true,
  );
  document.addEventListener(
    "click",
    (event) => {
      // A click without a pointer (a key, a script) has detail 0.
      if (!hurrying || !onBoard(event) || event.detail === 0) return;
      hurrying = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (!animating() || QUIET.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (onControl(event)) return;
      // A held key repeats: one press is one step.
      if (!event.repeat) app.play?.hurry();
      if (event.key === "Enter" || event.key === " ") event.preventDefault();
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    // A dialog has its own way with keys, Escape among them.
    if (event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
    if (event.key === "Escape") {
      if (app.escape()) event.preventDefault();
    } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && atLine(event)) {
      app.play?.perform(event.key === "ArrowLeft" ? "line-back" : "line-on");
      event.preventDefault();
    } else if (event.key === "?" && app.screen === "game" && !typing(event)) {
      app.perform("commands");
      event.preventDefault();
    } else if (onBoard(event) && plain(event) && readKey(app, event.key, holeName(event.target))) {
      event.preventDefault();
    } else if ((event.key === "-" || event.key === "Delete" || event.key === "Backspace") && onBoard(event)) {
      const index = holeOf(event.target);
      if (index !== null) app.play?.adjust(index, -1);
    }
  });

  /** A line of play is on the board, and the key belongs to nothing else. */
  function atLine(event: KeyboardEvent): boolean {
    if (!plain(event) || event.shiftKey) return false;
    const free =
      event.target === document.body || (event.target instanceof Element && event.target.closest("#prompt") !== null);
    return free && app.play !== null && app.play.state.aside !== null;
  }

  function holeOf(target: EventTarget | null): number | null {
    const index = app.play?.state.info.holes.indexOf(holeName(target)) ?? -1;
    return index < 0 ? null : index;
  }
}

/** The name of the hole that an event is about; "" for none. */
function holeName(target: EventTarget | null): string {
  return target instanceof Element ? (target.closest("[data-hole]")?.getAttribute("data-hole") ?? "") : "";
}

function plain(event: KeyboardEvent): boolean {
  return !event.altKey && !event.ctrlKey && !event.metaKey;
}

/** The key is written into a field. */
function typing({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
