// Pieces of the page that are loaded when they are needed: a module together with the part of the words that it says, and its styles.
import { laterSheet } from "./later-sheet.js";
import { loadPart } from "./words/load.js";
import { hasPart, type Part } from "./words/words.js";

const all: OnDemand<unknown>[] = [];

/** A module and its words. Made once for each piece, at the top of the module that opens it. */
export class OnDemand<M> {
  readonly #part: Part;
  readonly #import: () => Promise<M>;
  #module: M | null = null;

  /** `load` is an `import("…")`: the build makes a file of its own of it. `when` keeps it from pages that never need it. */
  constructor(part: Part, load: () => Promise<M>, when: "when idle" | "only when asked for" = "when idle") {
    this.#part = part;
    this.#import = load;
    if (when === "when idle") all.push(this);
  }

  /** The module, once it and its words are there; null before. */
  get now(): M | null {
    return hasPart(this.#part) ? this.#module : null;
  }

  /** Loads what is not there yet; throws when the connection does not bring it. It may be tried again. */
  async load(): Promise<M> {
    const [module] = await Promise.all([this.#module ?? this.#import(), loadPart(this.#part), laterSheet()]);
    this.#module = module;
    return module;
  }
}

/** Milliseconds after which the rest is loaded even if the page has never been idle. */
const LATEST = 2000;

/**
 * Loads every piece that any page may need when there is nothing else to do: the connection may be gone when it is needed. Resolves when that
 * is done; a piece that did not come is tried again when it is needed, and then what fails is told.
 */
export function loadAllWhenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    const load = (): void => {
      resolve(Promise.allSettled(all.map((piece) => piece.load())));
    };
    if ("requestIdleCallback" in globalThis) requestIdleCallback(load, { timeout: LATEST });
    else setTimeout(load, LATEST);
  });
}
