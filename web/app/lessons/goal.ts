// Whether a move did what a lesson's step asks for: computed from what the engine reports, never from the move's text.
import { applySteps, type Match } from "../../game/index.js";
import type { Goal } from "./lessons.js";

/**
 * Whether the move that was just made in `match` reaches `goal`. `open` makes a game of a position's text; it is freed
 * again.
 */
export function reaches(match: Match, goal: Goal, open: (position: string) => Match): boolean {
  const ply = match.ply();
  if (ply === 0) return false;
  const summary = match.summary(ply);
  const steps = match.steps(ply);
  const captures = steps.filter(({ kind }) => kind === "capture").length;
  const laps = steps.filter(({ kind }) => kind === "lap").length;
  const after = (hole: string): number => {
    const board = applySteps(match.info, match.stateBefore(ply), steps, summary.side);
    return board.stones[match.info.holes.indexOf(hole)] ?? 0;
  };
  const heads = steps.some(
    (step, index) => index > 0 && step.kind === "lap" && match.info.heads[match.info.holes.indexOf(step.from)] === true,
  );
  const holes = summary.kind === "offer" ? summary.holes.length : captures;
  return (
    (goal.kind === undefined || summary.kind === goal.kind) &&
    (goal.last === undefined || summary.last === goal.last) &&
    (goal.laps === undefined || laps >= goal.laps) &&
    (goal.stops === undefined || steps.some(({ kind }) => kind === "stop")) &&
    (goal.goesOn === undefined || heads) &&
    (goal.captured === undefined || summary.captured >= goal.captured) &&
    (goal.bonus === undefined || summary.bonusStones >= goal.bonus) &&
    (goal.holes === undefined || holes >= goal.holes) &&
    (goal.empties === undefined || after(goal.empties) === 0) &&
    (goal.wins === undefined || match.outcome()?.result === goal.wins) &&
    (goal.safe === undefined || !replies(match, open).some(({ captured }) => captured > 0)) &&
    (goal.trap === undefined || trapped(match, open))
  );
}

interface Reply {
  readonly captured: number;
  readonly position: string;
}

/** Every move of the side to move, in a game whose moves ask nothing. */
function replies(match: Match, open: (position: string) => Match): Reply[] {
  const scratch = open(match.position());
  try {
    return [...scratch.startable()].map((index) => {
      scratch.goTo(0);
      scratch.begin(scratch.info.holes[index] ?? "");
      return { captured: scratch.summary(1).captured, position: scratch.position() };
    });
  } finally {
    scratch.free();
  }
}

/** Whatever the other does, this side can capture then. */
function trapped(match: Match, open: (position: string) => Match): boolean {
  return replies(match, open).every(({ position }) => {
    const next = open(position);
    try {
      return replies(next, open).some(({ captured }) => captured > 0);
    } finally {
      next.free();
    }
  });
}
