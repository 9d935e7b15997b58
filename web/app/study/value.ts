// What a search says of a position, turned to South and into plain words, and how near it is to a won game.
import type { GameName, Outcome, Side, Value } from "../../game/index.js";
import type { Verdict } from "../words/study.js";

/** Stones ahead below which a game counts as even. */
const EVEN = 0.75;

/**
 * Stones ahead at which about three games of four are won: a fit over forty games of each kind between players of level 6,
 * rounded. Goré's games between them hardly end, so that its number is a guess. The bar's length, the graph's height and
 * what counts as a turning point depend on it.
 */
const TELLING: Record<GameName, number> = { tsoro: 4, nsolo: 3, kimasai: 2, gore: 5 };

/** Plies of the one who has the move into that one's moves, at the most. */
const movesOf = (plies: number): number => Math.max(1, Math.ceil(plies / 2));

/**
 * A value as two neighbouring depths have it: one of them ends with a move of one side, the other with a move of the other, and
 * each flatters whoever moved last. Their mean flatters nobody. An end that has been seen is exact and stays.
 */
export function steady(value: Value, before: Value | null): Value {
  if (before === null || value.kind !== "score" || before.kind !== "score") return value;
  return { kind: "score", stones: (value.stones + before.stones) / 2 };
}

/** What a value (for the side to move) says in words. */
export function verdictOf(value: Value, side: Side): Verdict {
  const enemy: Side = side === "S" ? "N" : "S";
  if (value.kind === "win") return { kind: "wins", side, moves: movesOf(value.plies) };
  if (value.kind === "loss") return { kind: "wins", side: enemy, moves: movesOf(value.plies) };
  if (Math.abs(value.stones) < EVEN) return { kind: "even" };
  return { kind: "ahead", side: value.stones > 0 ? side : enemy, stones: Math.abs(value.stones) };
}

/** South's share of the point that is played for, from 0 to 1, given a value for `side`. */
export function shareOf(value: Value, side: Side, game: GameName): number {
  const share =
    value.kind === "score"
      ? 1 / (1 + Math.exp((-value.stones * Math.log(3)) / TELLING[game]))
      : value.kind === "win"
        ? 1
        : 0;
  return side === "S" ? share : 1 - share;
}

/** South's share of a game that is over. */
export function shareOfOutcome({ result }: Outcome): number {
  return result === "S" ? 1 : result === "N" ? 0 : 0.5;
}
