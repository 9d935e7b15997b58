// Notices on other games than the one on the screen (the one before it, another tab's), and on who plays it.
import type { Notice } from "./state.js";
import { t } from "./words/words.js";

/** An unfinished game was replaced; `run` goes back to it. */
export function noticeOfBefore(run: () => void): Notice {
  return { id: "before", text: () => t("game-before"), actions: [{ label: () => t("back-to-before"), run }] };
}

/** Another tab has gone on with this game: `load` takes its state of it here, `keep` makes a game of its own of this one. */
export function noticeOfOtherTab(load: () => void, keep: () => void): Notice {
  return {
    id: "other-tab",
    text: () => t("other-tab"),
    ofGame: true,
    actions: [
      { label: () => t("load-other"), run: load },
      { label: () => t("keep-mine"), run: keep },
    ],
  };
}

/** The computer player gave up; `run` asks it once more. */
export function noticeOfComputer(run: () => void): Notice {
  return {
    id: "computer",
    text: () => t("computer-failed"),
    ofGame: true,
    actions: [{ label: () => t("try-again"), run }],
  };
}
