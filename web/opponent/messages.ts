// What the page and the opponent's worker say to each other.

/** A question: which move, for the side to move at the end of `record`? */
export interface Question {
  readonly id: number;
  readonly record: string;
  readonly milliseconds: number;
  readonly seed: number;
}

/** An answer to the question of the same id: a move's text, or why there is none. */
export type Answer = { readonly id: number; readonly move: string } | { readonly id: number; readonly error: string };
