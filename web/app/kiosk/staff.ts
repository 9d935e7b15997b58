// The staff's screen of a kiosk: a code is asked for, and then the counts can be read, taken along and set to zero.
import { download } from "../games/exchange.js";
import { copyText } from "../link/send.js";
import { LONGEST, isCode, type Code } from "./code.js";
import { csvOf, dayOf, type Counter, type Counts } from "./counts.js";

/** What it shows: the code is asked for, again before it is changed, chosen, chosen once more; the counts; the question before they are set to zero. */
export type StaffPage = "locked" | "old" | "new" | "again" | "counts" | "sure";
/** A word on what became of a touch. */
export type StaffWord = "wrong" | "wait" | "waited" | "short" | "differs" | "copied" | "copy-failed";

/** What it needs of the kiosk. */
interface StaffHost {
  changed(): void;
  close(): void;
}

/** The staff's screen. */
export class Staff {
  page: StaffPage = "locked";
  /** The digits that were entered so far. */
  digits = "";
  word: StaffWord | null = null;
  /** Seconds that the wait had when it was told. */
  waits = 0;
  #first = "";
  #waited = 0;

  constructor(
    private readonly code: Code,
    private readonly counter: Counter,
    private readonly host: StaffHost,
  ) {}

  /** It opens. */
  enter(): void {
    this.#turn(this.code.set ? "locked" : "new");
  }

  /** It was closed: nothing that was entered stays. */
  leave(): void {
    this.digits = "";
    this.#first = "";
    this.page = "locked";
    this.word = null;
  }

  /** Seconds until the next try. */
  get wait(): number {
    return this.page === "locked" || this.page === "old" ? this.code.wait : 0;
  }

  /** A moment has passed. */
  tick(): void {
    if (this.wait === this.#waited) return;
    this.#waited = this.wait;
    if (this.#waited === 0 && this.word === "wait") this.word = "waited";
    this.host.changed();
  }

  get counts(): Counts {
    return this.counter.read();
  }

  /** Whether the counts outlast the page. */
  get lasting(): boolean {
    return this.counter.lasting;
  }

  /** A digit was touched. */
  digit(digit: string): void {
    if (this.digits.length >= LONGEST || this.wait > 0) return;
    this.digits += digit;
    this.word = null;
    this.host.changed();
  }

  /** Takes the last digit back. */
  back(): void {
    this.digits = this.digits.slice(0, -1);
    this.host.changed();
  }

  /** The code was entered. */
  async submit(): Promise<void> {
    const { digits, code, page } = this;
    if (this.wait > 0) return;
    this.digits = "";
    if (!isCode(digits)) this.#say("short");
    else if (page === "new") {
      this.#first = digits;
      this.#turn("again");
    } else if (page === "again") {
      if (digits === this.#first) {
        await code.choose(digits);
        // What visitors have is kept nowhere; the counts are to outlast a device that has little room.
        (navigator as Partial<Navigator>).storage?.persist().catch(() => undefined);
        this.#turn("counts");
      } else {
        this.#turn("new");
        this.#say("differs");
      }
      this.#first = "";
    } else if (page === "locked" || page === "old") {
      if (await code.fits(digits)) this.#turn(page === "old" ? "new" : "counts");
      else if (this.wait === 0) this.#say("wrong");
      // The pad cannot be pressed: what had the focus there must not lose it to nothing.
      else this.#turn(page);
    }
  }

  /** Copies the counts as a table. */
  async copy(): Promise<void> {
    this.#say((await copyText(csvOf(this.counts))) ? "copied" : "copy-failed");
  }

  /** Saves the counts as a table in a file. */
  save(): void {
    download([[csvOf(this.counts)]], `magomba-${dayOf(new Date())}`, { ending: "csv", type: "text/csv" });
  }

  /** Goes to another page, for those who are let in. */
  go(page: "counts" | "sure" | "old"): void {
    // Where it was lost meanwhile there is none to ask for.
    this.#turn(page === "old" && !this.code.set ? "new" : page);
  }

  /** Sets all counts to zero. */
  clear(): void {
    this.counter.clear();
    this.#turn("counts");
  }

  close(): void {
    this.host.close();
  }

  #turn(page: StaffPage): void {
    this.page = page;
    this.digits = "";
    this.waits = this.wait;
    this.word = this.waits > 0 ? "wait" : null;
    this.host.changed();
    queueMicrotask(() => document.getElementById("kiosk-dialog-title")?.focus({ preventScroll: true }));
  }

  #say(word: StaffWord): void {
    this.word = word;
    this.host.changed();
  }
}
