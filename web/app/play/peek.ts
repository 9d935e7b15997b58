// "Show what each would do": what every answer to the running question leads to, in a sentence and as a board.
import {
  applySteps,
  lastSown,
  type BoardState,
  type Choice,
  type Match,
  type Side,
  type Step,
} from "../../game/index.js";
import type { PeekAnswer } from "../state.js";
import { other } from "../words/moves.js";
import { t } from "../words/words.js";
import { bonusText, inOrder, stonesTaken, type Picks } from "./picks.js";

/** How many heads "go on to the end" is followed for in a preview. */
const FARTHEST = 500;

/** What each answer to the running turn's question would do. */
export function peekChoice(match: Match, choice: Choice, picks: Picks, chain: boolean): PeekAnswer[] {
  const mover = match.side();
  const now = match.state();
  if (choice.kind !== "head") {
    const report = match.preview(bonusText(match.info, choice, picks));
    return [
      {
        id: "confirm",
        sentence: t("would-take", { stones: stonesTaken(choice, picks, now.stones) }),
        preview: changed(now, applySteps(match.info, now, report.steps, mover)),
      },
    ];
  }
  const answers: PeekAnswer[] = [];
  if (choice.goOn) {
    const report = match.preview(">");
    const ahead = report.choice?.kind === "head" ? report.choice.hole : null;
    answers.push({
      id: "go-on",
      sentence: ahead === null ? sowing(report.steps) : t("would-ask", { laps: laps(report.steps), last: ahead }),
      preview: changed(now, applySteps(match.info, now, report.steps, mover)),
    });
  }
  const stop = match.preview("|");
  answers.push({
    id: "stop",
    sentence: t("would-stop", { hole: choice.hole }),
    preview: changed(now, applySteps(match.info, now, stop.steps, mover)),
  });
  if (chain) {
    const end = match.runOnPreview(FARTHEST);
    answers.push({ id: "run-on", sentence: sowing(end.steps), preview: changed(now, end.state) });
  }
  return answers;
}

/** What accepting and refusing the waiting offer would do. */
export function peekAnswer(match: Match): PeekAnswer[] {
  const now = match.state();
  const accepted = match.whatIf(["accept"]).state;
  const herd = now.taken[match.side() === "S" ? 0 : 1];
  const paid = match.offer().length * match.actions().price;
  return [
    {
      id: "accept",
      sentence: t("would-accept", { holes: match.offer().length, names: match.offer(), cows: paid, left: herd - paid }),
      preview: changed(now, accepted),
    },
    { id: "refuse", sentence: t("would-refuse"), preview: new Map() },
  ];
}

/** What the marked offer would do if it were accepted. */
export function peekOffer(match: Match, side: Side, picks: Picks): PeekAnswer[] {
  const names = inOrder(match.info, picks).map(({ hole }) => hole);
  if (names.length === 0) return [];
  const then = match.whatIf([`offer:${names.join(",")}`, "accept"]).state;
  return [
    { id: "offer", sentence: t("would-offer", { side: other(side), names }), preview: changed(match.state(), then) },
  ];
}

function laps(steps: readonly Step[]): number {
  return steps.filter((step) => step.kind === "lap").length;
}

function sowing(steps: readonly Step[]): string {
  let captured = 0;
  for (const step of steps) if (step.kind === "capture") captured += step.stones;
  const last = lastSown(steps) ?? "";
  return captured === 0
    ? t("would-sow", { laps: laps(steps), last })
    : t("would-capture", { laps: laps(steps), last, captured });
}

function changed(now: BoardState, then: BoardState): Map<number, number> {
  const preview = new Map<number, number>();
  for (let index = 0; index < now.stones.length; index += 1) {
    const count = then.stones[index] ?? 0;
    if (count !== now.stones[index] || then.owners[index] !== now.owners[index]) preview.set(index, count);
  }
  return preview;
}
