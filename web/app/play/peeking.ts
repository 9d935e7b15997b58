// Looking at what answers would do (peek.ts works it out): begun and ended, one answer or another, and said.
import type { PeekAnswer } from "../state.js";
import { shownSentence } from "./prompt-parts.js";
import type { Stage } from "./stage.js";

/** Shows what the answers would do, or ends showing it. */
export function togglePeek(stage: Stage): void {
  const { flags } = stage;
  flags.peekOn = !flags.peekOn;
  flags.remark = null;
  stage.refreshPeek();
  stage.changed();
  sayShown(stage);
}

/** Shows what one answer would do. */
export function showAnswer(stage: Stage, id: PeekAnswer["id"]): void {
  const { flags } = stage;
  if (flags.peek === null) return;
  flags.peek = { ...flags.peek, shown: id };
  flags.remark = null;
  stage.changed();
  sayShown(stage);
}

/** Says what the answer that is shown would do, if one is. */
export function sayShown(stage: Stage): void {
  const sentence = shownSentence(stage.state);
  if (sentence !== null) stage.host.announce(sentence, "marks");
}
