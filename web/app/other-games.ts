// Notices on games other than the one on the screen: the one before it, and the one that another tab has saved.
import type { Notice } from "./state.js";
import { say } from "./words.js";

/** An unfinished game was replaced; `run` goes back to it. */
export function noticeOfBefore(run: () => void): Notice {
  return { id: "before", text: say.gameBefore, actions: [{ label: say.backToBefore, run }] };
}

/** Another tab has saved its game: `load` takes that one here, `keep` saves this one over it. */
export function noticeOfOtherTab(load: () => void, keep: () => void): Notice {
  return {
    id: "other-tab",
    text: say.otherTab,
    ofGame: true,
    actions: [
      { label: say.loadOther, run: load },
      { label: say.keepMine, run: keep },
    ],
  };
}
