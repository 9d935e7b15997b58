// Turning points of a game: moves after which the one who made them had much less to hope for than before.
import type { Side } from "../../game/index.js";
import type { Verdict } from "../words/study.js";

/** How much of the point played for (from 0 to 1) a move has to cost its mover. */
const COST = 0.15;
/** The most turning points that are told: the dearest. */
const MOST = 8;

/** A position that has been looked at. */
export interface Looked {
  /** What it is worth in words. */
  readonly verdict: Verdict;
  /** South's share of the point, from 0 to 1. */
  readonly share: number;
  /** The best moves from here on; none where the game is over. */
  readonly best: readonly string[];
}

/** A move that changed much. */
export interface Turning {
  /** Its place among the turning points, from 1. */
  readonly number: number;
  /** The number of the move in the game, from 1. */
  readonly ply: number;
  readonly side: Side;
  readonly played: string;
  /** The moves that would have been better. */
  readonly better: readonly string[];
  readonly before: Verdict;
  readonly after: Verdict;
}

/** The turning points of a game of which `looked` knows the positions, from before the first move on, as far as they are known. */
export function turningPoints(
  looked: readonly (Looked | null)[],
  moves: readonly string[],
  movers: readonly Side[],
): Turning[] {
  const found: { cost: number; turning: Omit<Turning, "number"> }[] = [];
  moves.forEach((played, index) => {
    const before = looked[index] ?? null;
    const after = looked[index + 1] ?? null;
    const side = movers[index] ?? "S";
    if (before === null || after === null) return;
    const lost = before.share - after.share;
    const cost = side === "S" ? lost : -lost;
    const [better] = before.best;
    if (cost < COST || better === undefined || better === played) return;
    const turning = {
      ply: index + 1,
      side,
      played,
      better: before.best,
      before: before.verdict,
      after: after.verdict,
    };
    found.push({ cost, turning });
  });
  return found
    .sort((one, two) => two.cost - one.cost)
    .slice(0, MOST)
    .map(({ turning }) => turning)
    .sort((one, two) => one.ply - two.ply)
    .map((turning, index) => ({ ...turning, number: index + 1 }));
}
