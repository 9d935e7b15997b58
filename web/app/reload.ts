// Loads the page anew where nobody is there to do it: once there is something to be loaded.
import { isThere } from "./probe.js";

/** Milliseconds between two looks for a server. */
const AGAIN = 15_000;

/** Loads the page as soon as it can be: a browser's own page of errors would never be left again. */
export function reload(): void {
  void isThere().then((there) => {
    if (there) location.reload();
    else reloadLater();
  });
}

/** The same, after a while. */
export function reloadLater(): void {
  setTimeout(reload, AGAIN);
}
