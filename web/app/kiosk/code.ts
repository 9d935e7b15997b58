// The code that keeps visitors out of the staff's screen: set on the device, kept scrambled, and slow to be guessed.
import type { Store } from "../store.js";

/** Where it is kept, and how often it was wrong in a row: a page that is loaded anew gives nobody another five tries. */
const [NAME, WRONG] = ["kiosk-code", "kiosk-wrong"];
/** How a code looks. */
export const SHORTEST = 4;
export const LONGEST = 8;
/** Wrong tries in a row that cost nothing; each one after them costs more. */
const FREE = 5;
/** More are not counted: the wait is the longest long before. */
const MOST = 99;
const [FIRST_WAIT, LONGEST_WAIT] = [30_000, 600_000];

/** Whether a text could be a code. */
export function isCode(text: string): boolean {
  return new RegExp(`^\\d{${SHORTEST},${LONGEST}}$`).test(text);
}

/**
 * The code. It keeps visitors away, not someone who can open the browser's tools: so few digits are soon found out by
 * a program that has the scrambled text. `now` is a clock that only goes on, in milliseconds.
 */
export class Code {
  #wrong: number;
  #until = 0;

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {
    this.#wrong = readWrong(store.get(WRONG));
    this.#brake();
  }

  /** Whether one has been set. */
  get set(): boolean {
    return readKept(this.store.get(NAME)) !== null;
  }

  /** Seconds to wait before the next try; 0 for none. */
  get wait(): number {
    return Math.max(0, Math.ceil((this.#until - this.now()) / 1000));
  }

  /** Sets it. */
  async choose(code: string): Promise<void> {
    if (!isCode(code)) return;
    const salt = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join("");
    this.store.set(NAME, `${salt} ${await scrambled(code, salt)}`);
    this.#tried(0);
  }

  /** Forgets it: the next who opens the screen sets another. */
  forget(): void {
    this.store.remove(NAME);
    this.#tried(0);
  }

  /** Whether this is the code. While a wait is on nothing is. */
  async fits(code: string): Promise<boolean> {
    const kept = readKept(this.store.get(NAME));
    if (kept === null || this.wait > 0) return false;
    const right = (await scrambled(code, kept.salt)) === kept.scrambled;
    this.#tried(right ? 0 : Math.min(this.#wrong + 1, MOST));
    return right;
  }

  /** So many tries in a row were wrong. */
  #tried(wrong: number): void {
    this.#wrong = wrong;
    if (wrong > 0) this.store.set(WRONG, String(wrong));
    else this.store.remove(WRONG);
    this.#brake();
  }

  /** What the last wrong try costs begins now. */
  #brake(): void {
    const cost = this.#wrong < FREE ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#wrong - FREE));
    this.#until = this.now() + cost;
  }
}

/** How many tries were wrong; 0 where that is nothing that was ever written here. */
function readWrong(text: string | null): number {
  return /^\d{1,2}$/.test(text ?? "") ? Number(text) : 0;
}

/** What is kept; null where it is nothing that was ever written here. */
function readKept(text: string | null): { salt: string; scrambled: string } | null {
  const [, salt, kept] = /^([0-9a-f]{4,16}) ([0-9a-f]{8,64})$/.exec(text ?? "") ?? [];
  return salt === undefined || kept === undefined ? null : { salt, scrambled: kept };
}

async function scrambled(code: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt} ${code}`);
  // Only pages that came safely (https, this device) have it.
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (subtle === undefined) return simple(bytes);
  const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** FNV-1a: enough to have the code not stand there in the clear. */
function simple(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}
