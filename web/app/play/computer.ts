// The computer's turn: thought about in its worker, then shown like a person's, decision by decision.
import type { Decision, Side, TurnReport } from "../../game/index.js";
import { Forgotten } from "../../opponent/opponent.js";
import { isComputer, nobodyPlays, onePerson } from "../seats.js";
import { t, type Said } from "../words/words.js";
import type { Stage } from "./stage.js";

/** Milliseconds of thinking after which the page says so. */
const SHOWN_AFTER = 300;
/** Milliseconds a move takes at least when computers play each other, so that it can be followed. */
const PACE = 600;

/** Has the computer move at the cursor. Anything that overtakes the stage meanwhile ends it. */
export function think(stage: Stage): void {
  const epoch = stage.overtake();
  const side = stage.match.side();
  const seat = stage.seats[side];
  if (!isComputer(seat)) return;
  stage.flags.phase = "thinking";
  stage.host.computerFailed(null);
  stage.changed();
  const sign = setTimeout(() => {
    if (!stage.isCurrent(epoch)) return;
    stage.flags.thinkingShown = true;
    stage.changed();
    if (onePerson(stage.seats)) stage.host.announce(t("thinking", { side }), "turn");
  }, SHOWN_AFTER);
  const seed = Math.floor(Math.random() * 0x7fffffff);
  const pace = nobodyPlays(stage.seats) ? PACE : 0;
  const begun = performance.now();
  stage.host.opponent.ask(stage.match.recordToCursor(), seat, seed).then(
    (move) => {
      clearTimeout(sign);
      setTimeout(
        () => {
          if (stage.isCurrent(epoch)) moves(stage, move);
        },
        Math.max(0, pace - (performance.now() - begun)),
      );
    },
    (error: unknown) => {
      if (stage.isCurrent(epoch) && !(error instanceof Forgotten)) gaveUp(stage);
    },
  );
}

function moves(stage: Stage, move: string): void {
  const before = stage.match.state();
  const mover = stage.match.side();
  let report: TurnReport;
  try {
    report = stage.match.act(move);
  } catch {
    gaveUp(stage);
    return;
  }
  stage.overtake();
  void stage.show(mover, report, () =>
    stage.showing.withDecisions(before, report.steps, mover, stage.host.speed(), (decision, start) => {
      stage.flags.remark =
        start !== null ? () => t("computer-begins", { side: mover, hole: start }) : inWords(mover, decision);
      stage.changed();
    }),
  );
}

/** A decision within a move that was made elsewhere, in a sentence. */
export function inWords(mover: Side, decision: Decision | null): Said | null {
  switch (decision?.kind) {
    case "go-on":
      return () => t("computer-goes-on", { side: mover, hole: decision.hole });
    case "stop":
      return () => t("computer-stops", { side: mover, hole: decision.hole });
    case "bonus":
      return () => t("computer-takes", { side: mover, names: decision.holes });
    case "offer":
      return () => t("computer-offers", { side: mover, names: decision.holes });
    case "accept":
      return () => t("computer-accepts", { side: mover, names: decision.holes });
    case "refuse":
      return () => t("computer-refuses", { side: mover });
    case undefined:
      return null;
  }
}

function gaveUp(stage: Stage): void {
  stage.overtake();
  stage.flags.paused = true;
  stage.rest();
  stage.host.computerFailed(() => {
    // The notice may outlive the game: its engine is freed then. Or the game has gone on meanwhile.
    if (stage.gone || !stage.flags.paused) return;
    stage.flags.paused = false;
    stage.rest();
  });
}
