// Keeps a visitor's hands from what a browser does beside the game: menus, selecting, dragging, zooming, going back.

/** What the browser does by itself, and a kiosk does without. */
const NOT_HERE = [
  "contextmenu",
  "selectstart",
  "dragstart",
  "gesturestart",
  "gesturechange",
  "beforeinstallprompt",
] as const;
/** What brings in or leads to other games. */
const NO_WAY_IN = ["drop", "dragover", "paste", "hashchange"] as const;
/**
 * Keys that reload, leave, search, print, save, clear data, open tools or zoom, with Ctrl or ⌘: by what they write, and by
 * where they are, because on an Arabic or Russian keyboard they write something else.
 */
const WITH_CONTROL = new Set("abcdefghijklmnopqrstuvwxyz+-=_0123456789[],.;/'".split(""));
const PLACES = /^(Key[A-Z]|Digit\d|Minus|Equal|Numpad\w+|Bracket\w+|Comma|Period|Slash|Delete|F\d+)$/;
const ALONE = /^(F\d+|Browser\w+|Launch\w+|ContextMenu|\/|')$/;

type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/** Whether a key belongs to the browser, as far as a page may say so. */
export function isBrowsers({ key, code, ctrlKey, metaKey, altKey }: Key): boolean {
  if (ALONE.test(key)) return true;
  // With Ctrl and Alt together some keyboards write letters.
  if (ctrlKey && altKey && !metaKey) return false;
  if (altKey && !metaKey) return /^(ArrowLeft|ArrowRight|Home)$/.test(key) || /^Key[A-Z]$/.test(code);
  return (ctrlKey || metaKey) && (WITH_CONTROL.has(key.toLowerCase()) || PLACES.test(code));
}

/** Listens for the page's whole life. Called before anything else listens. */
export function guard(): void {
  const prevent = (event: Event): void => {
    event.preventDefault();
  };
  // Nobody is asked to install the page; and what is put on a device's first screen keeps the kiosk's own address.
  document.querySelector('link[rel="manifest"]')?.remove();
  for (const name of NOT_HERE) addEventListener(name, prevent, { capture: true, passive: false });
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of NO_WAY_IN) addEventListener(name, stop, { capture: true, passive: false });
  addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey) event.preventDefault();
    },
    { capture: true, passive: false },
  );
  addEventListener(
    "touchmove",
    (event) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    },
    { capture: true, passive: false },
  );
  addEventListener(
    "keydown",
    (event) => {
      if (isBrowsers(event)) event.preventDefault();
    },
    true,
  );
  // The mouse's buttons for back and forward, and the one that scrolls or opens tabs.
  for (const name of ["mousedown", "mouseup", "auxclick"] as const) {
    addEventListener(
      name,
      (event) => {
        if (event.button !== 0) event.preventDefault();
      },
      true,
    );
  }
  // Whoever goes back, or forward to a fragment, comes to the same page. In a frame "back" belongs to the page around it.
  addEventListener(
    "popstate",
    (event) => {
      event.stopImmediatePropagation();
      if (window.parent === window) holdBack();
    },
    true,
  );
}

/** Puts an entry into the history that "back" leads from. After a touch, too: browsers pass over those of before. */
export function holdBack(): void {
  try {
    history.pushState(null, "");
  } catch {
    // Then "back" leaves, and whoever set the kiosk up sees it.
  }
}
