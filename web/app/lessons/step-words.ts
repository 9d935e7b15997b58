// The words of a lesson's step: found by game and step.
import type { GameName } from "../../game/index.js";
import type { PlainId } from "../rules/text.js";
import { t } from "../words/words.js";
import type { StepName } from "./lessons.js";

/** What is said of a step: its name, what to do, what to look at after a wrong try, and why a right one was right. */
export type StepWord = "title" | "task" | "help" | "why";

/** The name of a step's message. A test looks that there is each of them. */
export function stepWordId(game: GameName, step: StepName, word: StepWord): PlainId {
  return `lessons-${game}-${step}-${word}` as PlainId;
}

/** A step's words. */
export function stepWord(game: GameName, step: StepName, word: StepWord): string {
  return t(stepWordId(game, step, word));
}
