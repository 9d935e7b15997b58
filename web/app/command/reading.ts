// What can be asked about the game, in sentences: a row, the holes that can start, what a move would do, what lies taken.
import type { Match } from "../../game/index.js";
import { ghostOf } from "../play/ghost.js";
import type { PlayState } from "../state.js";
import { heapLabel, moveDone } from "../words/moves.js";
import { isolate, t } from "../words/words.js";

/** The letters of the rows, nearest to South first. */
export function rowsOf({ info }: PlayState): readonly string[] {
  return Array.from({ length: info.rows }, (_, row) => info.holes[row * info.columns]?.charAt(0) ?? "").reverse();
}

/** What lies in a row, by its letter, from the first column on. */
export function readRow(state: PlayState, row: string): string {
  const { info, stones, owners, game } = state;
  const found = info.holes.flatMap((hole, index) => (row.length === 1 && hole.startsWith(row) ? [index] : []));
  if (found.length === 0) return t("read-no-row", { names: rowsOf(state) });
  const numbers = (side: 0 | 1): string =>
    isolate(found.flatMap((index) => (owners[index] === side ? [String(stones[index] ?? 0)] : [])).join(", "));
  const mixed = game === "gore" && found.some((index) => owners[index] !== owners[found[0] ?? 0]);
  if (!mixed) {
    const side = owners[found[0] ?? 0] === 1 ? "N" : "S";
    return t("read-row", { row, side, numbers: numbers(side === "N" ? 1 : 0) });
  }
  const holes = found.map((index) => {
    const hole = info.holes[index] ?? "";
    return t("read-owned", { hole, side: owners[index] === 1 ? "N" : "S", cows: stones[index] ?? 0 });
  });
  return holes.join(" ");
}

/** Every row, North's outer one last, each a sentence. */
export function readBoard(state: PlayState): readonly string[] {
  return rowsOf(state).map((row) => readRow(state, row));
}

/** The holes from which the side to move can start. */
export function readStarts({ info, startable, side }: PlayState): string {
  const names = info.holes.filter((_, index) => startable.has(index));
  return names.length === 0 ? t("read-no-starts", { side }) : t("read-starts", { side, names });
}

/** What lies taken, on both sides. */
export function readTaken({ game, taken }: PlayState): string {
  return [heapLabel(game, "S", taken[0]), heapLabel(game, "N", taken[1])].join(" ");
}

/** What the last move did. */
export function readLast({ info, last }: PlayState): string {
  return last === null ? t("no-moves") : moveDone(info, last);
}

/** What a move from `hole` would do, up to its first question. */
export function readWhat(match: Match, state: PlayState, hole: string): string {
  const index = state.info.holes.indexOf(hole);
  if (index < 0) return t("read-no-hole", { text: hole });
  if (!state.startable.has(index)) return t("cannot-start", { hole });
  return ghostOf(match, index)?.sentence() ?? t("cannot-start", { hole });
}
