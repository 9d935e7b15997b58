// What a prompt consists of, and what of it most prompts do without.
import type { Action, PeekAnswer } from "../state.js";

/** A button of the prompt. */
export interface PromptButton {
  readonly action: Action;
  readonly label: string;
  /** A word or two that stand for the label where there is little room. */
  readonly short?: string;
  readonly primary?: boolean;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

/** A hole with stones marked in it, and whether one more or one fewer can be. */
export interface PromptChip {
  readonly index: number;
  readonly hole: string;
  readonly count: number;
  readonly canAdd: boolean;
}

/** The prompt. */
export interface Prompt {
  /** Names the question: a new one is a new question, and is read as such. */
  readonly kind: string;
  readonly heading: string;
  readonly note: string | null;
  /** One more sentence after the note. */
  readonly second: string | null;
  /** The computer has been thinking for a while. */
  readonly busy: boolean;
  /** The note only says how this question is answered: it may make room for a list of marks. */
  readonly usual: boolean;
  readonly buttons: readonly PromptButton[];
  readonly extras: readonly PromptButton[];
  readonly chips: readonly PromptChip[];
  readonly peek: {
    readonly answers: readonly { id: PeekAnswer["id"]; label: string }[];
    readonly shown: string;
  } | null;
}

/** What a prompt has that says no more than its heading. */
export const EMPTY = {
  note: null,
  second: null,
  busy: false,
  usual: false,
  buttons: [],
  extras: [],
  chips: [],
  peek: null,
} as const;
