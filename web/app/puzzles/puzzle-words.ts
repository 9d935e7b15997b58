// What is said of a puzzle: its task, and why a turn was not it.
import { t } from "../words/words.js";
import { pieceOf } from "../words/moves.js";
import type { Puzzle } from "./book.js";

/** What is to be done, with so many turns left to find. */
export function goalSentence({ goal, game }: Puzzle, left: number): string {
  return goal.kind === "win"
    ? t("puzzles-win", { turns: left })
    : t("puzzles-gain", { piece: pieceOf(game), count: goal.stones });
}

/** A goal in a word or two, for a list. */
export function goalShort({ goal, game }: Puzzle): string {
  return goal.kind === "win"
    ? t("puzzles-short-win", { turns: goal.turns })
    : t("puzzles-short-gain", { piece: pieceOf(game), count: goal.stones });
}

/** A kind word on a wrong turn: how near it was. `wanted` are the right ones. */
export function wrongSentence({ goal, game }: Puzzle, left: number, played: string, wanted: readonly string[]): string {
  const near = nearness(played, wanted);
  if (near === "bonus") return t("puzzles-near-bonus");
  if (near === "hole") return t("puzzles-near-hole");
  return goal.kind === "win"
    ? t("puzzles-wrong-win", { turns: left })
    : t("puzzles-wrong-gain", { piece: pieceOf(game), count: goal.stones });
}

/** How near a turn is to a right one: all but the bonus, the hole where it begins, or not at all. */
export function nearness(played: string, wanted: readonly string[]): "bonus" | "hole" | "no" {
  const sowing = (move: string): string => move.split("x")[0] ?? "";
  const hole = (move: string): string => /^[a-d]\d+/.exec(move)?.[0] ?? move;
  if (played.includes("x") && wanted.some((move) => move.includes("x") && sowing(move) === sowing(played)))
    return "bonus";
  return wanted.some((move) => hole(move) === hole(played)) ? "hole" : "no";
}
