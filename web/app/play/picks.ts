// Marking holes or single stones for a bonus or an offer: pure bookkeeping on a map from layout index to number.
import type { BoardInfo, Choice } from "../../game/index.js";

/** Marked holes (1 each) or stones, by layout index. */
export type Picks = ReadonlyMap<number, number>;

/** No marks. */
export const NO_PICKS: Picks = new Map();

/** The number of marks in all. */
export function picksTotal(picks: Picks): number {
  let total = 0;
  for (const count of picks.values()) total += count;
  return total;
}

/** How many marks each hole of a choice can bear, by layout index; empty for a head's choice. */
export function pickRoom(info: BoardInfo, choice: Choice | null): Picks {
  const room = new Map<number, number>();
  if (choice === null || choice.kind === "head") return room;
  choice.holes.forEach((hole, place) => {
    const index = info.holes.indexOf(hole);
    const most = choice.kind === "holes" ? 1 : (choice.stones[place] ?? 0);
    if (index >= 0 && most > 0) room.set(index, most);
  });
  return room;
}

/** The marks with `by` more (or fewer, below zero) at a hole; at zero the hole is let go. */
export function withPick(picks: Picks, index: number, by: number): Picks {
  const next = new Map(picks);
  const count = (picks.get(index) ?? 0) + by;
  if (count > 0) next.set(index, count);
  else next.delete(index);
  return next;
}

/** The marks with all that may still be marked filled up, from the holes with most left first. */
export function filled(room: Picks, picks: Picks, upTo: number): Picks {
  let next = picks;
  let left = upTo - picksTotal(picks);
  const byRoom = [...room].sort(([a, most], [b, more]) => more - most || a - b);
  for (const [index, most] of byRoom) {
    const take = Math.min(left, most - (picks.get(index) ?? 0));
    if (take > 0) {
      next = withPick(next, index, take);
      left -= take;
    }
  }
  return next;
}

/** Marked holes by row, then column, as the notation wants them. */
export function inOrder(info: BoardInfo, picks: Picks): { hole: string; count: number }[] {
  return [...picks]
    .map(([index, count]) => ({ hole: info.holes[index] ?? "", count }))
    .sort((one, two) => {
      const row = one.hole.charCodeAt(0) - two.hole.charCodeAt(0);
      return row !== 0 ? row : Number(one.hole.slice(1)) - Number(two.hole.slice(1));
    });
}

/** The text that answers a bonus with these marks ("c4,d17", "c3:2,d1:1" or nothing). */
export function bonusText(info: BoardInfo, choice: Choice, picks: Picks): string {
  return inOrder(info, picks)
    .map(({ hole, count }) => (choice.kind === "stones" ? `${hole}:${count}` : hole))
    .join(",");
}

/** Stones that these marks would take, given the stones that lie in each hole now. */
export function stonesTaken(choice: Choice, picks: Picks, stones: ArrayLike<number>): number {
  if (choice.kind === "stones") return picksTotal(picks);
  let total = 0;
  for (const index of picks.keys()) total += stones[index] ?? 0;
  return total;
}
