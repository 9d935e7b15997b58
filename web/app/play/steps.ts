// What is said after each step of a move that is shown step by step.
import type { GameName, Step } from "../../game/index.js";
import { stepSown, stepTaken } from "../words/moves.js";
import { t } from "../words/words.js";

/**
 * Sentences for steps that were shown together, before `next` is; none for those that the board's marks and prompts
 * say themselves.
 */
export function stepSentences(game: GameName, steps: readonly Step[], next: Step | undefined): string[] {
  const taken: string[] = [];
  let stones = 0;
  const sentences: string[] = [];
  for (const step of steps) {
    if (step.kind === "lap") {
      sentences.push(stepSown(game, step.stones, step.from, step.last));
      if (next?.kind === "lap" && next.relay) sentences.push(t("step-relays", { last: step.last }));
    }
    if (step.kind !== "capture") continue;
    taken.push(step.hole);
    stones += step.stones;
  }
  if (taken.length > 0) sentences.push(stepTaken(game, stones, taken));
  return sentences;
}
