// The marks for a bonus or an offer on a stage: set and taken back one by one, filled up, cleared, and handed in.
import { other } from "../words/moves.js";
import { t } from "../words/words.js";
import { sayShown } from "./peeking.js";
import { bonusText, filled, inOrder, NO_PICKS, pickRoom, picksTotal, withPick, type Picks } from "./picks.js";
import type { Stage } from "./stage.js";

/** A hole was touched while a bonus is chosen: marks it, lets it go, or says why neither can be. */
export function markBonus(stage: Stage, index: number, name: string): void {
  const { choice, picked, info } = stage.state;
  if (choice === null || choice.kind === "head") return;
  const most = pickRoom(info, choice).get(index) ?? 0;
  const count = picked.get(index) ?? 0;
  if (choice.kind === "holes" && count > 0) setPicked(stage, withPick(picked, index, -1));
  else if (count > 0 && count >= most) stage.remark(() => t("all-marked", { hole: name }));
  else if (count >= most) stage.remark(() => t("cannot-take", { hole: name }));
  else if (picksTotal(picked) >= choice.upTo) stage.remark(() => t("none-left"));
  else setPicked(stage, withPick(picked, index, 1));
}

/** A hole was touched while an offer is put together: marks it, lets it go, or says why neither can be. */
export function markOffer(stage: Stage, index: number, name: string): void {
  const { actions, picked, side, taken } = stage.state;
  const purse = Math.floor(taken[side === "S" ? 1 : 0] / actions.price);
  if (picked.has(index)) setPicked(stage, withPick(picked, index, -1));
  else if (!actions.offerHoles.includes(name)) stage.remark(() => t("cannot-offer", { hole: name }));
  else if (picked.size >= actions.offerMax) {
    // The narrowest of the three bounds is the reason.
    if (purse === actions.offerMax) {
      stage.remark(() => t("can-pay-for", { side: other(side), holes: purse }));
    } else {
      const keep = actions.offerHoles.length === actions.offerMax + 1;
      stage.remark(() => (keep ? t("keep-one") : t("none-left")));
    }
  } else setPicked(stage, withPick(picked, index, 1));
}

/** Gives one mark of a hole back (-1), or takes one more (1). */
export function adjustMarks(stage: Stage, index: number, by: 1 | -1): void {
  const { choice, picked, info } = stage.state;
  if (choice === null || choice.kind === "head") return;
  const count = (picked.get(index) ?? 0) + by;
  const most = pickRoom(info, choice).get(index) ?? 0;
  if (count < 0 || count > most || (by > 0 && picksTotal(picked) >= choice.upTo)) return;
  setPicked(stage, withPick(picked, index, by));
}

/** Marks all that may still be marked for a bonus. */
export function fillMarks(stage: Stage): void {
  const { choice, picked, info } = stage.state;
  if (choice === null || choice.kind === "head") return;
  setPicked(stage, filled(pickRoom(info, choice), picked, choice.upTo));
}

/** Lets go of all marks. */
export function clearMarks(stage: Stage): void {
  setPicked(stage, NO_PICKS);
}

/** Offers what is marked, or takes it as the bonus. */
export function confirmMarks(stage: Stage): void {
  const { match } = stage;
  const { choice, picked, offering, info } = stage.state;
  if (offering && picked.size > 0) {
    const names = inOrder(info, picked).map(({ hole }) => hole);
    stage.turn(() => match.act(`offer:${names.join(",")}`));
  } else if (choice !== null && choice.kind !== "head") {
    const text = bonusText(info, choice, picked);
    stage.turn(() => match.answer(text));
  }
}

function setPicked(stage: Stage, picked: Picks): void {
  const { flags } = stage;
  const before = picksTotal(flags.picked);
  flags.picked = picked;
  flags.remark = null;
  // With no mark there is nothing to show, and no button to leave it by.
  if (picked.size === 0) flags.peekOn = false;
  stage.refreshPeek();
  stage.changed();
  if (before !== picksTotal(picked)) sayMarks(stage);
}

/** Says how many marks are left, and what they would do if that is being looked at. */
function sayMarks(stage: Stage): void {
  const { choice, picked, offering, actions } = stage.state;
  const { host } = stage;
  if (offering) host.announce(t("offer-marked", { count: picked.size, holes: actions.offerMax }), "marks");
  else if (choice !== null && choice.kind !== "head")
    host.announce(t("marks-left", { left: choice.upTo - picksTotal(picked) }), "marks");
  sayShown(stage);
}
