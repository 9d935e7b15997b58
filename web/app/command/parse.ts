// Reads what a player has typed into the command box: a move, an answer, or a command in words.

/** What can be asked for in words. */
export const VERBS = [
  "row",
  "starts",
  "what",
  "last",
  "board",
  "taken",
  "undo",
  "redo",
  "hint",
  "go",
  "stop",
  "none",
  "moves",
  "help",
] as const;

/** A command's verb. */
export type Verb = (typeof VERBS)[number];

/** The words for each verb, in lower case; the first is the one that is listed. */
export type Vocabulary = Readonly<Record<Verb, readonly string[]>>;

/** What was typed: a verb with what follows it, a text in the notation of moves, or nothing that can be either. */
export type Typed =
  | { readonly kind: "verb"; readonly verb: Verb; readonly rest: string }
  | { readonly kind: "move"; readonly text: string }
  | { readonly kind: "empty" | "too-long" };

/** Longer texts are no move: fourteen heads and three holes take forty characters. */
const LONGEST = 300;

/** The words of a verb from a message: "row, r". */
export function wordsOf(message: string): readonly string[] {
  return message
    .toLocaleLowerCase()
    .split(/[,،]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** Reads `text`. A verb is known by its whole word, so that no hole's name is taken for one. */
export function parseCommand(text: string, vocabulary: Vocabulary): Typed {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  if (trimmed.length > LONGEST) return { kind: "too-long" };
  const lower = trimmed.toLocaleLowerCase();
  for (const verb of VERBS) {
    // The longest first: "last" is not "l" with something after it.
    for (const word of [...vocabulary[verb]].sort((a, b) => b.length - a.length)) {
      if (lower === word) return { kind: "verb", verb, rest: "" };
      if (lower.startsWith(`${word} `)) return { kind: "verb", verb, rest: lower.slice(word.length + 1).trim() };
    }
  }
  // Moves are written without spaces; "b3 x c4" means the same.
  return { kind: "move", text: trimmed.toLowerCase().replace(/\s+/g, "") };
}
