// What the board marks for a snapshot of the game.
import type { Marks } from "../../board/types.js";
import { isPerson } from "../seats.js";
import type { PlayState } from "../state.js";
import { picksTotal, pickRoom } from "./picks.js";

/** The marks of the snapshots seen so far: every hole's label asks for them. */
const known = new WeakMap<PlayState, Marks>();

/** The board's marks. */
export function marksFor(state: PlayState): Marks {
  const before = known.get(state);
  if (before !== undefined) return before;
  const marks = makeMarks(state);
  known.set(state, marks);
  return marks;
}

function makeMarks(state: PlayState): Marks {
  if (state.aside !== null) return state.aside.marks;
  const index = (hole: string | undefined): number | null => {
    const found = hole === undefined ? -1 : state.info.holes.indexOf(hole);
    return found < 0 ? null : found;
  };
  const person = isPerson(state.seats[state.side]) && !state.resigning;
  const shown = state.peek?.answers.find((answer) => answer.id === state.peek?.shown);
  const offered = state.offering
    ? new Set(state.picked.keys())
    : new Set(state.offer.map((hole) => state.info.holes.indexOf(hole)));
  return {
    startable: state.phase === "turn" && person && !state.offering ? state.startable : new Set(),
    pickable: state.resigning ? new Set() : pickableHoles(state),
    picked: state.offering ? new Map() : stonesMarked(state),
    chosen: state.choice?.kind === "head" ? index(state.choice.hole) : state.marked,
    last: state.choice === null ? index(state.last?.last) : null,
    offered,
    hinted: state.hint?.kind === "told" && state.hint.told >= state.hint.markedAt ? state.hint.holes : new Set(),
    ghost: state.ghost?.at ?? null,
    preview: shown?.preview ?? null,
  };
}

/** The stones that would leave each marked hole. */
function stonesMarked(state: PlayState): ReadonlyMap<number, number> {
  if (state.choice?.kind !== "holes") return state.picked;
  return new Map([...state.picked.keys()].map((index) => [index, state.stones[index] ?? 0]));
}

/** The holes that the running choice, or the offer being made, may take now, by layout index. */
export function pickableHoles(state: PlayState): ReadonlySet<number> {
  if (state.offering) {
    return new Set(state.actions.offerHoles.map((hole) => state.info.holes.indexOf(hole)));
  }
  if (state.phase !== "choice" || state.choice === null) return new Set();
  const room = pickRoom(state.info, state.choice);
  const full = state.choice.kind !== "head" && picksTotal(state.picked) >= state.choice.upTo;
  const found = new Set<number>();
  for (const [hole, most] of room) {
    const count = state.picked.get(hole) ?? 0;
    if (state.choice.kind === "holes" ? count > 0 || !full : count < most && !full) found.add(hole);
  }
  return found;
}
