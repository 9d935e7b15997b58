// Why something was refused, in the language that is spoken.
import { errorText } from "../game/index.js";
import { OnDemand } from "./demand.js";
import type { Said } from "./words/words.js";

const WORDS = new OnDemand("errors", () => import("./words/errors.js"));

/** Why something was refused. The words for it are waited for; if they cannot be had, it is in the engine's English. */
export async function reasonFor(error: unknown): Promise<Said> {
  await WORDS.load().catch(() => undefined);
  return () => WORDS.now?.refusal(error) ?? errorText(error);
}
