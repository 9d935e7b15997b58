// Notices on games other than the one on the screen: the one before it, and the one that another tab has saved.
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
