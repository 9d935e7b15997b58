// The page's one board: made once, and whatever happens on it is told to the game that is on it.
import "../board/index.js";
import type { AttendDetail, HoleDetail, MagombaBoard } from "../board/index.js";
import type { Play } from "./play/play.js";

/** Makes the board; `play` says which game is on it, if any. */
export function makeBoard(play: () => Play | null): MagombaBoard {
  const board = document.createElement("magomba-board");
  board.addEventListener("hole", (event) => play()?.hole((event as CustomEvent<HoleDetail>).detail.index));
  board.addEventListener("attend", (event) => play()?.attend((event as CustomEvent<AttendDetail>).detail.index));
  board.addEventListener("step-wait", () => play()?.waitForStep());
  return board;
}
