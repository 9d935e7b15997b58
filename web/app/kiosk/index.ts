// What the page begins a kiosk with: a watch over the page from its first moment, and the kiosk once the engine is there.
import type { App } from "../app.js";
import type { Parameters, Wrong } from "../asked/parameters.js";
import { offeredLanguages } from "../words/load.js";
import { language } from "../words/words.js";
import { guard } from "./guards.js";
import { Kiosk } from "./kiosk.js";
import { reload, Restart } from "./restart.js";
import { readWish } from "./wish.js";

export type { Kiosk } from "./kiosk.js";

/** Keeps hands off the browser, and starts the page anew when something fails. Called before there is anything else. */
export function watchOver(): Restart {
  guard();
  return new Restart(reload);
}

/** Makes the kiosk, once its words are there. */
export async function makeKiosk(app: App, parameters: Parameters, restart: Restart, wrong: Wrong): Promise<Kiosk> {
  const { engine } = app;
  if (engine === null) throw new Error("the engine is not loaded");
  const asked = { ...parameters, kiosk: parameters.kiosk ?? 0 };
  const wish = readWish(asked, offeredLanguages(), language(), engine.games, wrong);
  const [first] = wish.languages;
  if (first !== undefined && first !== language()) await app.tongue.choose(first.code);
  return new Kiosk(app, engine, wish, restart);
}
