// What several prompts have in common: buttons that come again, and what was just said.
import type { PlayState } from "../state.js";
import { t } from "../words/words.js";
import { hintLabel, hintSentence } from "./hint.js";
import type { PromptButton } from "./prompt.js";

/** What was just said of this question: a word on a touch, what an answer would do, a hint; or null. */
export function news(state: PlayState): string | null {
  return state.remark ?? shownSentence(state) ?? hintSentence(state);
}

/** Asks for a hint, or for more of it; nothing where there is none. */
export function hintButton(state: PlayState): PromptButton[] {
  const label = hintLabel(state);
  return label === null ? [] : [{ action: "hint", label }];
}

/** What the answer that is being looked at would do, or null. */
export function shownSentence(state: PlayState): string | null {
  return state.peek?.answers.find(({ id }) => id === state.peek?.shown)?.sentence ?? null;
}

/** What was seen last can be seen again: the last move, and inside a turn what it has sown so far. */
export function replay({ last, choice }: PlayState): PromptButton[] {
  const seen = choice !== null || (last !== null && last.kind !== "resign" && last.kind !== "pass");
  return seen ? [{ action: "replay", label: t("replay"), short: t("replay-short") }] : [];
}

/** Shows what the answers would do, or what is marked, or ends showing it. */
export function peekButton(state: PlayState, label: string): PromptButton {
  return { action: "peek", label, short: t("peek-short"), pressed: state.peek !== null };
}
