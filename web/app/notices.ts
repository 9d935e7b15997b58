// Notices: shown above everything, said, and taken away when their time has come.
import { announce } from "./announce.js";
import type { Notice } from "./state.js";

/** Milliseconds a brief notice stays. */
const BRIEF = 12_000;

/** The notices that are shown. `changed` is called after each change. */
export class Notices {
  /** Oldest first. */
  list: readonly Notice[] = [];
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Shows a notice until it is dismissed; one with the same id takes its place. */
  notify(notice: Notice): void {
    this.list = [...this.list.filter(({ id }) => id !== notice.id), notice];
    announce(notice.text());
    if (notice.brief === true) {
      setTimeout(() => {
        if (this.list.includes(notice)) this.dismiss(notice.id);
      }, BRIEF);
    }
    this.#changed();
  }

  dismiss(id: string): void {
    this.list = this.list.filter((notice) => notice.id !== id);
    this.#changed();
  }

  /** The game on the screen is left: what was said about it goes with it. */
  leaveGame(): void {
    this.list = this.list.filter(({ ofGame }) => ofGame !== true);
    this.#changed();
  }
}
