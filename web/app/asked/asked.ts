// What the address asks for, put into effect. Loaded only where it asks for anything, or where the page is in a frame.
import { errorText, type Match } from "../../game/index.js";
import { asksForKiosk, LONGEST_POSITION } from "../address.js";
import type { App } from "../app.js";
import { OnDemand } from "../demand.js";
import type { Bridge } from "../embed/bridge.js";
import { reasonFor } from "../errors.js";
import type { Archive } from "../games/archive.js";
import type * as KioskModule from "../kiosk/index.js";
import type { Restart } from "../kiosk/restart.js";
import { laterSheet } from "../later-sheet.js";
import { atLevel, PERSON, USUAL_LEVEL } from "../seats.js";
import type { Settings } from "../settings.js";
import type { Seats } from "../state.js";
import { t } from "../words/words.js";
import { readGame, readParameters, USUAL_IDLE, type Parameters, type Wrong } from "./parameters.js";

const loadKiosk = (): Promise<typeof KioskModule> => import("../kiosk/index.js");
const KIOSK = new OnDemand("kiosk", loadKiosk, "only when asked for");

const warn: Wrong = (name, value, expected) => {
  console.warn(`Magomba: "${name}=${value}" in the address was passed over; expected: ${expected}.`);
};

/** Reads the address, and loads what it needs beyond the page itself. */
export async function ask(): Promise<Asked> {
  const found = new URLSearchParams(location.search);
  const parameters = readParameters((name) => found.get(name), warn);
  // Where a kiosk stands a wrong value must not leave visitors with all of the page.
  const kiosk = asksForKiosk(location.search);
  const asked = new Asked({ ...parameters, kiosk: kiosk ? (parameters.kiosk ?? USUAL_IDLE) : null });
  const { ui, links } = asked.parameters;
  const page = document.documentElement.dataset;
  // The one file may have no links to offer (one-file/main.ts).
  const noLinks = !links || kiosk || page["links"] === "0";
  Object.assign(page, { ui: kiosk ? "kiosk" : ui, links: noLinks ? "0" : "1" });
  if (kiosk) asked.watched = await watched();
  if (ui !== "full" || !links) await laterSheet();
  if (window.parent !== window) {
    const { Bridge } = await import("../embed/bridge.js");
    asked.bridge = new Bridge(asked.parameters);
  }
  return asked;
}

/** A kiosk's part of the page, and what starts the page anew when something fails. */
interface Watched {
  readonly module: typeof KioskModule;
  readonly restart: Restart;
}

/** Loads a kiosk's part, which watches over the rest from then on. Where it does not come, main.ts tries again later. */
async function watched(): Promise<Watched> {
  const module = await loadKiosk();
  return { module, restart: module.watchOver() };
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
  /** Where the page is a kiosk's: what that needs, and the kiosk once it is there (docs/kiosk.md). */
  watched: Watched | null = null;
  kiosk: KioskModule.Kiosk | null = null;

  constructor(readonly parameters: Parameters) {
    const { theme, motion, speed, sound, labels, ui, kiosk } = parameters;
    const named = Object.entries({ theme, motion, speed, sound, labels }).filter(([, value]) => value !== null);
    this.settings = Object.fromEntries(named);
    const memory = new MemoryStorage();
    const part = ui !== "full" || kiosk !== null;
    this.storage = part ? () => memory : null;
    this.archive = part ? async () => new (await import("../games/archive.js")).Memory() : null;
  }

  /** In a frame the page writes no history: "back" belongs to the page around it. */
  get framed(): boolean {
    return this.bridge !== null;
  }

  /** Nothing but what is asked for here is ever on: no game that a link holds or that was left. */
  get alone(): boolean {
    return this.watched !== null;
  }

  /** The page was drawn. */
  follow(app: App): void {
    this.bridge?.follow(app);
    this.kiosk?.follow();
  }

  /** Opens what is asked for; false where nothing is. */
  open(app: App): boolean {
    if (this.kiosk !== null) {
      void this.kiosk.reset();
      return true;
    }
    if (this.watched !== null) {
      void this.#openKiosk(app, this.watched);
      return true;
    }
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

  async #openKiosk(app: App, { module, restart }: Watched): Promise<void> {
    try {
      // The words, now that it is known in which language.
      await KIOSK.load();
      this.kiosk = await module.makeKiosk(app, this.parameters, restart, warn);
      app.screens.show(this.kiosk);
    } catch (error) {
      console.error(error);
      restart.soon("its start");
    }
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
