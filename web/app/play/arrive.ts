// Moves that have come from elsewhere: shown one after the other like a computer's, decision by decision.
import { moveDone } from "../words/moves.js";
import { t } from "../words/words.js";
import { inWords } from "./computer.js";
import type { Stage } from "./stage.js";

/** Shows the moves of the record after the first `from`. Anything that overtakes the stage meanwhile ends it. */
export async function arrive(stage: Stage, from: number): Promise<void> {
  const { match } = stage;
  const epoch = stage.overtake();
  for (let ply = from + 1; ply <= match.plies(); ply += 1) {
    match.goTo(ply);
    const summary = match.summary(ply);
    const { side } = summary;
    const before = match.stateBefore(ply);
    stage.animating(side);
    const shown = await stage.showing.withDecisions(
      before,
      match.steps(ply),
      side,
      stage.host.speed(),
      (what, start) => {
        stage.flags.remark = start !== null ? () => t("computer-begins", { side, hole: start }) : inWords(side, what);
        stage.changed();
      },
    );
    if (!shown || !stage.isCurrent(epoch)) return;
    stage.host.announce(moveDone(match.info, summary), "move");
  }
  stage.rest();
}
