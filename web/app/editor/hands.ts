// Touches and keys on the editor's board that its buttons do not know: a long press, Alt and click, the other mouse button, numbers.
import type { BoardInfo } from "../../game/index.js";

/** What is done to a hole. */
export interface Hands {
  /** The board's holes by name. */
  readonly info: () => BoardInfo;
  take(index: number): void;
  /** A key on a hole; false when it means nothing there. */
  key(index: number, key: string): boolean;
  look(index: number): void;
}

/** Milliseconds after which a touch is a long one, and between what follows while it lasts. */
const LONG = 450;
const AGAIN = 260;
/** A finger that moves by more than this many pixels scrolls. */
const STILL = 12;

/** Listens on a board as long as it lives. Gives back what ends a press that is going on. */
export function listenTo(board: HTMLElement, hands: Hands): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began: { x: number; y: number } | null = null;
  /** The touch was a long one: its click means nothing any more. */
  let long = false;
  let pointer = "";

  const holeOf = (event: Event): number => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-hole]") : null;
    return hands.info().holes.indexOf(button?.dataset["hole"] ?? "");
  };
  const end = (): void => {
    clearTimeout(timer);
    began = null;
  };
  const press = (index: number): void => {
    long = true;
    hands.take(index);
    timer = setTimeout(press, AGAIN, index);
  };

  board.addEventListener("pointerdown", (event) => {
    const index = holeOf(event);
    pointer = event.pointerType;
    long = false;
    end();
    if (index < 0 || event.button !== 0 || !event.isPrimary || event.altKey) return;
    began = { x: event.clientX, y: event.clientY };
    timer = setTimeout(press, LONG, index);
  });
  board.addEventListener("pointermove", (event) => {
    if (began !== null && Math.hypot(event.clientX - began.x, event.clientY - began.y) > STILL) end();
  });
  for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) board.addEventListener(name, end);
  board.addEventListener(
    "click",
    (event) => {
      const index = holeOf(event);
      // A key makes a click without a touch.
      if (event.detail === 0) long = false;
      if (!long && !(event.altKey && index >= 0)) return;
      event.stopPropagation();
      event.preventDefault();
      if (!long) hands.take(index);
      long = false;
    },
    true,
  );
  board.addEventListener("contextmenu", (event) => {
    const index = holeOf(event);
    const mouse = pointer === "mouse";
    // A key asks for the browser's own menu.
    if (index < 0 || (mouse && event.button !== 2)) return;
    // A long touch asks for a menu, too, but has been heard already.
    event.preventDefault();
    if (mouse) hands.take(index);
  });
  board.addEventListener("keydown", (event) => {
    const index = holeOf(event);
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (hands.key(index, event.key)) event.preventDefault();
  });
  board.addEventListener("focusin", (event) => {
    const index = holeOf(event);
    if (index >= 0) hands.look(index);
  });
  return end;
}
