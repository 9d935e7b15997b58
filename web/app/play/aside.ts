// Something other than the game on the board for a while: a line of play, move by move. The game itself stays as it is.
import { NO_MARKS, type Marks, type Speed } from "../../board/types.js";
import type { AsideView } from "../state.js";
import { moveDone } from "../words/moves.js";
import { t, type Said } from "../words/words.js";
import type { Stage } from "./stage.js";

/** Speeds at which a move of a line is shown; step by step would ask for too many touches. */
const speedOf = (speed: Speed): Speed => (speed === "step" ? "normal" : speed);

/** A line of play that is looked at, from the position of the game on the stage. */
export interface Line {
  readonly moves: readonly string[];
  /** How many of its moves have been made on the board, at least one. */
  readonly at: number;
  /** What the line is, in a few words. */
  readonly title: Said;
}

/** Shows the board after the first `at` moves of a line; `animate`: the last of them is shown being made. */
export function lookAt(stage: Stage, line: Line, animate = true): void {
  show(stage, line, animate).catch((error: unknown) => {
    stage.host.failed(error);
  });
}

async function show(stage: Stage, line: Line, animate: boolean): Promise<void> {
  const { moves } = line;
  const at = Math.max(1, Math.min(line.at, moves.length));
  const { match } = stage;
  const here = match.whatIf(moves.slice(0, at - 1));
  const there = match.whatIf(moves.slice(0, at));
  if (there.last === null) return;
  const { last } = there;
  const { info } = match;
  const index = (hole: string): number => info.holes.indexOf(hole);
  const marks: Marks = {
    ...NO_MARKS,
    last: last.last === undefined ? null : index(last.last),
    offered: new Set(there.offer.map(index)),
  };
  const aside: AsideView = {
    line: { ...line, at },
    board: there.state,
    marks,
    heading: () =>
      moves.length === 1 ? line.title() : t("line-heading", { title: line.title(), at, of: moves.length }),
    note: () => moveDone(info, last),
  };
  const epoch = stage.overtake();
  // From now on, so that what is being shown can be left, too.
  stage.aside = aside;
  if (animate) {
    stage.animating(last.side);
    try {
      const finished = await stage.showing.straight(here.state, there.steps, speedOf(stage.host.speed()));
      if (!finished || !stage.isCurrent(epoch)) return;
    } catch (error) {
      // The line itself is intact; only its showing failed.
      stage.host.failed(error);
      if (!stage.isCurrent(epoch)) return;
    }
  }
  stage.rest(false);
  stage.host.announce(aside.heading());
  stage.host.announce(aside.note());
}

/** Goes so many moves on in the line that is looked at. */
export function step(stage: Stage, by: 1 | -1): void {
  const line = stage.aside?.line;
  if (line === undefined) return;
  const at = line.at + by;
  if (at < 1 || at > line.moves.length) return;
  lookAt(stage, { ...line, at }, by > 0);
}

/** Puts the game itself back on the board. False when it is there already. */
export function leave(stage: Stage): boolean {
  if (stage.aside === null) return false;
  stage.overtake();
  stage.rest(false);
  stage.host.announce(t("line-left"));
  return true;
}
