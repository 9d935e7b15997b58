// Plays the game on the stage back: its moves are shown one after the other, until the last or until someone stops it.
import type { Speed } from "../../board/types.js";
import { moveDone } from "../words/moves.js";
import { lastSummary } from "./snapshot.js";
import type { Stage } from "./stage.js";

/** Milliseconds between two moves. */
const REST: Record<Speed, number> = { slow: 1000, normal: 600, fast: 300, "at-once": 400, step: 0 };

/** Whether there is a game to play back, with nothing begun that it would take back. */
export function mayPlayBack(stage: Stage): boolean {
  const { match, flags } = stage;
  return match.plies() > 0 && match.running() === null && flags.phase !== "thinking";
}

/** Plays the game back from the cursor on, or, with the cursor at its end, from its beginning. */
export function playBack(stage: Stage): void {
  run(stage).catch((error: unknown) => {
    stage.host.failed(error);
    stage.overtake();
    stage.rest(false);
  });
}

/** Stops where the game has come to. */
export function stopPlayback(stage: Stage): void {
  stage.overtake();
  stage.save();
  stage.rest(false);
}

async function run(stage: Stage): Promise<void> {
  const { match, host } = stage;
  const epoch = stage.overtake();
  stage.flags.playing = true;
  if (match.ply() === match.plies()) match.goTo(0);
  while (match.ply() < match.plies()) {
    const before = match.state();
    const ply = match.ply() + 1;
    match.goTo(ply);
    stage.animating(match.summary(ply).side);
    const shown = await stage.showing.straight(before, match.steps(ply), host.speed());
    if (!shown || !stage.isCurrent(epoch)) return;
    const last = lastSummary(match);
    if (last !== null) host.announce(moveDone(match.info, last), "move");
    await new Promise((resolve) => setTimeout(resolve, REST[host.speed()]));
    if (!stage.isCurrent(epoch)) return;
  }
  stage.save();
  stage.rest(false);
}
