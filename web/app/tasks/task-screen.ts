// What the screens of lessons and puzzles have in common: a board of their own, and what the page is to a task.
import type { HoleDetail, MagombaBoard } from "../../board/index.js";
import { errorText, type Engine } from "../../game/index.js";
import { announce } from "../announce.js";
import type { App } from "../app.js";
import type { Play } from "../play/play.js";
import { t } from "../words/words.js";
import type { TaskHost } from "./task.js";

/** A task that is on a board. */
interface OnBoard {
  readonly play: Play;
  hole(index: number): void;
}

/** Makes a board for tasks; `task` says which one is on it, if any. */
export function taskBoard(task: () => OnBoard | null): MagombaBoard {
  const board = document.createElement("magomba-board");
  board.addEventListener("hole", (event) => task()?.hole((event as CustomEvent<HoleDetail>).detail.index));
  board.addEventListener("step-wait", () => task()?.play.waitForStep());
  return board;
}

/** What the page is to a task on a board; `changed` is called when the task has changed. */
export function hostOf(app: App, engine: Engine, board: MagombaBoard, changed: () => void): TaskHost {
  return {
    engine,
    store: app.store,
    board,
    speed: () => app.preferences.now.speed,
    announce,
    failed: (error) => {
      app.notify({ id: "wrong", text: () => t("something-wrong", { reason: errorText(error) }), ofGame: true });
    },
    changed,
  };
}

/** A move was judged: the way on is under the finger of whoever plays by keys. */
export function focusOnward(): void {
  queueMicrotask(() => {
    document.querySelector<HTMLElement>("#prompt .primary")?.focus({ preventScroll: true });
  });
}
