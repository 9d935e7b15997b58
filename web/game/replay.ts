// What a list of steps does to a board: the plain arithmetic of sowing and taking, for showing moves and previews.
import type { BoardInfo, BoardState, Side, Step } from "./types.js";

/**
 * The board after `steps` were carried out on `before` by `mover`. Both boards are in layout order.
 * `before` is left as it was. Steps naming holes the board does not have are ignored.
 */
export function applySteps(info: BoardInfo, before: BoardState, steps: readonly Step[], mover: Side): BoardState {
  const stones = Array.from(before.stones);
  const owners = Array.from(before.owners);
  const taken: [number, number] = [before.taken[0], before.taken[1]];
  const ring = mover === "S" ? info.ringSouth : info.ringNorth;
  for (const step of steps) {
    switch (step.kind) {
      case "lap": {
        const from = info.holes.indexOf(step.from);
        let place = ring.indexOf(from);
        if (from < 0 || place < 0) break;
        stones[from] = (stones[from] ?? 0) - step.stones;
        for (let left = step.stones; left > 0; left -= 1) {
          place = (place + 1) % ring.length;
          const hole = ring[place] ?? 0;
          stones[hole] = (stones[hole] ?? 0) + 1;
        }
        break;
      }
      case "capture": {
        const hole = info.holes.indexOf(step.hole);
        if (hole < 0) break;
        stones[hole] = (stones[hole] ?? 0) - step.stones;
        taken[step.by === "S" ? 0 : 1] += step.stones;
        break;
      }
      case "pay": {
        const hole = info.holes.indexOf(step.hole);
        if (hole < 0) break;
        stones[hole] = (stones[hole] ?? 0) + step.stones;
        owners[hole] = step.by === "S" ? 0 : 1;
        taken[step.by === "S" ? 0 : 1] -= step.stones;
        break;
      }
      case "stop":
      case "offer":
      case "refuse":
      case "pass":
      case "resign":
        break;
    }
  }
  return { stones, owners, taken };
}

/** The last hole a list of steps touched by sowing, or null when nothing was sown. */
export function lastSown(steps: readonly Step[]): string | null {
  let last: string | null = null;
  for (const step of steps) if (step.kind === "lap") last = step.last;
  return last;
}

/** Who makes each of the moves that follow each other, given who makes the first: whoever answers an offer moves again. */
export function moversOf(moves: readonly string[], first: Side): Side[] {
  let mover = first;
  return moves.map((move) => {
    const now = mover;
    if (move !== "accept" && move !== "refuse") mover = now === "S" ? "N" : "S";
    return now;
  });
}

/** A stretch of a move that is shown in one go, with what was decided just before it. */
export interface Stretch {
  readonly steps: readonly Step[];
  /** What the mover decided before this stretch, or nothing. */
  readonly decided: Decision | null;
}

/** What was decided within a move: to go on at a head, to stop there, to take more; in Goré to offer, or how to answer. */
export type Decision =
  | { readonly kind: "go-on"; readonly hole: string }
  | { readonly kind: "stop"; readonly hole: string }
  | { readonly kind: "bonus" | "offer" | "accept"; readonly holes: readonly string[] }
  | { readonly kind: "refuse" };

/**
 * Cuts a whole move's steps where its mover had something to decide, so that a computer's choices
 * can be shown as they are made.
 */
export function stretches(info: BoardInfo, steps: readonly Step[]): Stretch[] {
  const parts: { steps: Step[]; decided: Decision | null }[] = [{ steps: [], decided: null }];
  let lastLap: Step | null = null;
  let inBonus = false;
  for (const step of steps) {
    if (step.kind === "lap") {
      const atHead =
        lastLap?.kind === "lap" && lastLap.last === step.from && info.heads[info.holes.indexOf(step.from)] === true;
      if (atHead) parts.push({ steps: [], decided: { kind: "go-on", hole: step.from } });
      lastLap = step;
    } else if (step.kind === "stop") {
      parts.push({ steps: [], decided: { kind: "stop", hole: step.hole } });
    } else if (step.kind === "capture" && step.bonus && !inBonus) {
      inBonus = true;
      const holes = steps.flatMap((other) => (other.kind === "capture" && other.bonus ? [other.hole] : []));
      parts.push({ steps: [], decided: { kind: "bonus", holes } });
    } else if (step.kind === "offer") {
      parts.push({ steps: [], decided: { kind: "offer", holes: step.holes } });
    } else if (step.kind === "refuse") {
      parts.push({ steps: [], decided: { kind: "refuse" } });
    } else if (step.kind === "pay" && step === steps[0]) {
      const holes = steps.flatMap((other) => (other.kind === "pay" ? [other.hole] : []));
      parts.push({ steps: [], decided: { kind: "accept", holes } });
    }
    parts[parts.length - 1]?.steps.push(step);
  }
  return parts.filter((part) => part.steps.length > 0);
}
