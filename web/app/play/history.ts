// Where undo and redo lead: to a person's decision, so that against the computer both moves go together.
import type { Side } from "../../game/index.js";
import { isPerson, nobodyPlays } from "../seats.js";
import type { Seats } from "../state.js";

/** The part of a game that undo and redo look at. */
export interface History {
  readonly ply: number;
  readonly plies: number;
  /** Who made each ply. */
  readonly movers: readonly Side[];
  readonly seats: Seats;
}

/** The ply undo leads to, or null when there is nothing to take back. Computer against computer goes back one ply. */
export function undoTarget({ ply, movers, seats }: History): number | null {
  const nobody = nobodyPlays(seats);
  for (let target = ply - 1; target >= 0; target -= 1) {
    const mover = movers[target];
    if (nobody || (mover !== undefined && isPerson(seats[mover]))) return target;
  }
  return null;
}

/** The ply redo leads to, or null at the end of the record. */
export function redoTarget({ ply, plies, movers, seats }: History): number | null {
  const nobody = nobodyPlays(seats);
  for (let target = ply + 1; target <= plies; target += 1) {
    const next = movers[target];
    if (target === plies || nobody || (next !== undefined && isPerson(seats[next]))) return target;
  }
  return null;
}
