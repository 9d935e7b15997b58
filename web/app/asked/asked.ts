// What the address asks for, put into effect. Loaded only where it asks for anything, or where the page is in a frame.
import { errorText, type Match } from "../../game/index.js";
import { LONGEST_POSITION } from "../address.js";
import type { App } from "../app.js";
import type { Bridge } from "../embed/bridge.js";
import { reasonFor } from "../errors.js";
import type { Archive } from "../games/archive.js";
import { laterSheet } from "../later-sheet.js";
import { atLevel, PERSON, USUAL_LEVEL } from "../seats.js";
import type { Settings } from "../settings.js";
import type { Seats } from "../state.js";
import { t } from "../words/words.js";
import { readGame, readParameters, type Parameters, type Wrong } from "./parameters.js";

const warn: Wrong = (name, value, expected) => {
  console.warn(`Magomba: "${name}=${value}" in the address was passed over; expected: ${expected}.`);
};

/** Reads the address, and loads what it needs beyond the page itself. */
export async function ask(): Promise<Asked> {
  const found = new URLSearchParams(location.search);
  const asked = new Asked(readParameters((name) => found.get(name), warn));
  const { ui, links } = asked.parameters;
  const page = document.documentElement.dataset;
  // The one file may have no links to offer (one-file/main.ts).
  Object.assign(page, { ui, links: links && page["links"] !== "0" ? "1" : "0" });
  if (ui !== "full" || !links) await laterSheet();
  if (window.parent !== window) {
    const { Bridge } = await import("../embed/bridge.js");
    asked.bridge = new Bridge(asked.parameters);
  }
  return asked;
}

/** The players that parameters name; where they name none, a person plays the computer. */
export function seatsOf({ south, north }: Parameters): Seats {
  return { S: south ?? PERSON, N: north ?? atLevel(USUAL_LEVEL) };
}

/** What the address asks for. */
export class Asked {
  /** The settings that it names: they go before the player's own until those are changed. */
  readonly settings: Partial<Settings>;
  /** Where things are kept instead of in the browser's storage: a part of the page on a site of others leaves no trace. */
  readonly storage: (() => Storage) | null;
  readonly archive: (() => Promise<Archive>) | null;
  /** The way to the page around this one, or null without one. */
  bridge: Bridge | null = null;

  constructor(readonly parameters: Parameters) {
    const { theme, motion, speed, sound, labels, ui } = parameters;
    const named = Object.entries({ theme, motion, speed, sound, labels }).filter(([, value]) => value !== null);
    this.settings = Object.fromEntries(named);
    const memory = new MemoryStorage();
    const part = ui !== "full";
    this.storage = part ? () => memory : null;
    this.archive = part ? async () => new (await import("../games/archive.js")).Memory() : null;
  }

  /** In a frame the page writes no history: "back" belongs to the page around it. */
  get framed(): boolean {
    return this.bridge !== null;
  }

  /** Opens what is asked for; false where nothing is. */
  open(app: App): boolean {
    const { ui, game, position, south, north } = this.parameters;
    if (ui === "puzzle") void app.screens.open("puzzle", "today", true);
    else if (ui === "lesson") void app.screens.open("lessons", game ?? "tsoro", true);
    else if (position !== null) {
      const match = this.#readPosition(app, position);
      if (match !== null) app.entering.lookAt(match, { S: south ?? PERSON, N: north ?? PERSON }, null);
      else if (ui === "board") this.begin(app);
      else app.showMenu(app.saving.read());
    } else if (ui === "board" || game !== null) this.begin(app);
    else return false;
    return true;
  }

  /** Begins the game that is asked for; without one, Tsoro. */
  begin(app: App): void {
    const { engine } = app;
    const wish = engine === null ? null : readGame(this.parameters, engine.games, warn);
    if (engine === null || wish === null) return;
    app.entering.begin(engine.start(wish.rules, wish.columns), seatsOf(this.parameters));
  }

  #readPosition(app: App, text: string): Match | null {
    try {
      if (text.length <= LONGEST_POSITION) return app.engine?.fromPosition(text) ?? null;
      app.notify({ id: "position", text: () => t("position-too-long") });
      this.bridge?.tell({ type: "error", code: "position-text", message: "The address's position is too long." });
    } catch (error) {
      void reasonFor(error).then((reason) => {
        app.notify({ id: "position", text: () => t("bad-position", { reason: reason() }) });
      });
      this.bridge?.tell({ type: "error", code: "position-text", message: errorText(error) });
    }
    return null;
  }
}

/** A storage that lasts as long as the page. */
class MemoryStorage implements Storage {
  readonly #texts = new Map<string, string>();

  get length(): number {
    return this.#texts.size;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#texts.set(key, value);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }

  clear(): void {
    this.#texts.clear();
  }
}
