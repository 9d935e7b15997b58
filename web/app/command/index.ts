// The command box and the reading of the board: loaded when the page has nothing else to do, or when they are asked for.
import { html, type TemplateResult } from "lit/html.js";
import { announce } from "../announce.js";
import type { App } from "../app.js";
import { OnDemand } from "../demand.js";
import type { Play } from "../play/play.js";
import { t } from "../words/words.js";

/** Commands, readings and their panel. */
export const COMMANDS = new OnDemand("commands", () => import("./parts.js"));

/** The letters that read something out while a hole has the focus. */
const READING = new Set(["r", "s", "w", "l", "t"]);

/** A letter was pressed on a hole; false when it is none that asks for something. */
export function readKey(app: App, key: string, hole: string): boolean {
  const { play } = app;
  const letter = key.toLowerCase();
  if (play === null || !READING.has(letter)) return false;
  const read = (): void => {
    if (app.play !== play) return;
    const sentence = COMMANDS.now?.readAtHole(play, letter, hole) ?? null;
    if (sentence !== null) announce(sentence, "answer");
  };
  if (COMMANDS.now === null) app.demand(COMMANDS, read);
  else read();
  return true;
}

/** The panel's body. */
export function commandsBody(app: App, play: Play): TemplateResult {
  return COMMANDS.now?.commandsView(app, play) ?? html`<p class="help">${t("loading")}</p>`;
}
