// Starts the page anew when something in it has failed: soon at first, then after ever longer waits, so that it never spins.
export { reload } from "../reload.js";

/** Where the number of restarts is kept: for this window, until it is closed. */
const NAME = "magomba.kiosk-restarts";
/** Milliseconds to the first restart, and to the last ones. */
const [FIRST, LONGEST] = [1000, 300_000];
/** Milliseconds that the page has to go well for what was before to be forgotten. */
const WELL = 60_000;
/** Milliseconds that the page may take to be there. */
const PATIENCE = 60_000;

/** What is thrown by browsers for nothing. */
const NOTHING = "ResizeObserver loop";

/** Milliseconds to wait before the restart that comes after so many others. */
export function waitBefore(restarts: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.min(restarts, 20));
}

/** Watches over the page from its beginning. */
export class Restart {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time from which the page may start anew when nobody plays, or null where it need not. */
  #quietly: number | null = null;
  #slow = false;
  readonly #patience: ReturnType<typeof setTimeout>;

  /** `reload` loads the page anew. */
  constructor(private readonly reload: () => void) {
    addEventListener("error", ({ message }) => {
      if (!message.startsWith(NOTHING)) this.soon("an error");
    });
    addEventListener("unhandledrejection", () => {
      this.soon("a rejection");
    });
    this.#patience = setTimeout(() => {
      this.#slow = this.#timer === undefined;
      this.soon("a slow start");
    }, PATIENCE);
  }

  /** The page is there. */
  there(): void {
    clearTimeout(this.#patience);
    if (this.#slow) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#slow = false;
    }
    setTimeout(() => {
      if (this.#timer === undefined) write(0);
    }, WELL);
  }

  /** Something has failed; `what` is for the console. */
  soon(what: string): void {
    if (this.#timer !== undefined) return;
    const before = this.#count(what);
    this.#timer = setTimeout(this.reload, waitBefore(before));
  }

  /** Something is not as it was and goes on all the same: it is mended when nobody plays. */
  later(): void {
    this.#quietly ??= performance.now() + waitBefore(read());
  }

  /** Nobody plays now. */
  quiet(): void {
    if (this.#quietly === null || performance.now() < this.#quietly || this.#timer !== undefined) return;
    this.#quietly = null;
    this.#count("what the last visitor has left");
    this.reload();
  }

  /** Counts one restart more; gives back how many there were. */
  #count(what: string): number {
    console.warn(`Magomba: the kiosk starts anew, because of ${what}.`);
    const before = read();
    write(before + 1);
    return before;
  }
}

/** How often it was restarted; where nothing can be kept, often enough that the next one waits a while. */
function read(): number {
  try {
    const count = Number(sessionStorage.getItem(NAME) ?? 0);
    return Number.isInteger(count) && count >= 0 ? count : 0;
  } catch {
    return 4;
  }
}

function write(count: number): void {
  try {
    sessionStorage.setItem(NAME, String(count));
  } catch {
    // Then each restart waits alike.
  }
}
