// What the prompt panel asks, from a snapshot: a heading, a note, at most one primary button, and the rest.
import { awaySide, isPerson, nobodyPlays } from "../seats.js";
import type { AsideView, PlayState } from "../state.js";
import { moveDone, other, resultHeading, resultReason } from "../words/moves.js";
import { t } from "../words/words.js";
import { choicePrompt } from "./choice-prompts.js";
import { EMPTY, type Prompt, type PromptButton } from "./prompt.js";
import { hintButton, news, peekButton, replay, shownSentence } from "./prompt-parts.js";
import { whoMoves } from "./teams.js";

/** The prompt for a snapshot. */
export function promptFor(state: PlayState): Prompt {
  if (state.aside !== null && state.phase !== "animating") return aside(state.aside);
  if (state.resigning) return resigning(state);
  switch (state.phase) {
    case "animating":
      return animating(state);
    case "thinking":
      return thinking(state);
    case "over":
      return over(state);
    case "choice":
      return choicePrompt(state);
    case "turn":
      return turn(state);
  }
}

function aside({ heading, note, line }: AsideView): Prompt {
  const step = (action: "line-back" | "line-on", label: string, disabled: boolean): PromptButton[] =>
    line.moves.length === 1 ? [] : [{ action, label, disabled }];
  return {
    ...EMPTY,
    kind: "aside",
    heading: heading(),
    note: note(),
    buttons: [
      ...step("line-back", t("line-back"), line.at === 1),
      ...step("line-on", t("line-on"), line.at === line.moves.length),
      { action: "line-leave", label: t("line-leave"), primary: true },
    ],
  };
}

function resigning(state: PlayState): Prompt {
  return {
    ...EMPTY,
    kind: "resign",
    heading: t("resign-heading", { side: state.side }),
    note: t("resign-note", { side: other(state.side) }),
    buttons: [
      { action: "confirm", label: t("resign-yes"), primary: true },
      { action: "keep-playing", label: t("resign-no") },
    ],
  };
}

function animating(state: PlayState): Prompt {
  if (state.stepping) {
    return {
      ...EMPTY,
      kind: "step",
      heading: state.remark ?? t("moving", { game: state.game, side: state.side }),
      note: state.step,
      buttons: [
        { action: "next", label: t("next-step"), primary: true },
        { action: "rest", label: t("show-rest") },
      ],
    };
  }
  return {
    ...EMPTY,
    kind: "animating",
    heading: state.remark ?? t("moving", { game: state.game, side: state.side }),
    note: state.paused && nobodyPlays(state.seats) ? t("pausing") : t("hurry-hint"),
    buttons: watched(state),
  };
}

function thinking(state: PlayState): Prompt {
  // At a level it is soon done.
  const long = state.thinkingShown && state.seats[state.side].kind === "seconds";
  const hurry: PromptButton[] = long ? [{ action: "move-now", label: t("move-now") }] : [];
  return {
    ...EMPTY,
    kind: "thinking",
    heading: state.thinkingShown ? t("thinking", { side: state.side }) : whoMoves(state),
    busy: state.thinkingShown,
    note: lastMove(state),
    buttons: [...hurry, ...watched(state)],
  };
}

/** Computers that play each other can be stopped at any time, and then be let move one at a time. */
function watched({ seats, paused }: PlayState): PromptButton[] {
  if (!nobodyPlays(seats)) return [];
  return paused
    ? [
        { action: "resume", label: t("let-it-play"), primary: true },
        { action: "step", label: t("one-move") },
      ]
    : [{ action: "pause", label: t("pause") }];
}

/** A game with a move in it can be looked through once it has stopped. */
function reviewButton({ plies, trying }: PlayState): PromptButton[] {
  return plies === 0 || trying ? [] : [{ action: "review", label: t("review") }];
}

function over(state: PlayState): Prompt {
  const { outcome } = state;
  const review = reviewButton(state);
  if (outcome === null) {
    return {
      ...EMPTY,
      kind: "over",
      heading: t("ended-heading"),
      note: t("ended-note"),
      buttons: [
        { action: "new-game", label: t("play-again"), primary: true },
        ...review,
        { action: "resume", label: t("let-it-play") },
      ],
      extras: replay(state),
    };
  }
  return {
    ...EMPTY,
    kind: "over",
    heading: resultHeading(outcome, state.seats),
    note: resultReason(state.game, outcome, state.side),
    second: outcome.withoutGlory && outcome.result !== "=" ? t("without-glory", { side: outcome.result }) : null,
    buttons: state.trying
      ? []
      : [
          { action: "new-game", label: t("play-again"), primary: true },
          ...review,
          // The last move is news for the side that is elsewhere.
          awaySide(state.seats) === null
            ? { action: "menu", label: t("back-to-start") }
            : { action: "link", label: t("send-link") },
        ],
    extras: replay(state),
  };
}

function turn(state: PlayState): Prompt {
  const back = state.ply < state.plies;
  const latest: PromptButton[] = back ? [{ action: "latest", label: t("to-latest") }] : [];
  if (state.seats[state.side].kind === "link") return away(state, back);
  if (!isPerson(state.seats[state.side])) {
    return {
      ...EMPTY,
      kind: "paused",
      heading: back ? t("viewing", { ply: state.ply, plies: state.plies }) : t("computer-moves", { side: state.side }),
      note: lastMove(state),
      buttons:
        nobodyPlays(state.seats) && !back
          ? [...watched(state), ...reviewButton(state)]
          : [{ action: "resume", label: t("let-it-play"), primary: true }, ...latest],
      extras: replay(state),
    };
  }
  if (state.actions.pass) {
    return {
      ...EMPTY,
      kind: "pass",
      heading: t("pass-heading", { side: state.side }),
      note: t("pass-note"),
      buttons: [{ action: "pass", label: t("pass"), primary: true }, ...latest],
      extras: replay(state),
    };
  }
  if (state.offering) return offering(state);
  const offer: PromptButton[] = state.actions.offerMax > 0 ? [{ action: "offer", label: t("offer") }] : [];
  return {
    ...EMPTY,
    kind: "turn",
    heading: back ? t("viewing", { ply: state.ply, plies: state.plies }) : whoMoves(state),
    note: news(state) ?? (back ? t("play-from-here") : (lastMove(state) ?? firstHint(state))),
    buttons: [...offer, ...latest],
    extras: [...hintButton(state), ...replay(state)],
  };
}

/** The side to move is elsewhere: it has to be sent the link. */
function away(state: PlayState, back: boolean): Prompt {
  return {
    ...EMPTY,
    kind: "away",
    heading: back ? t("viewing", { ply: state.ply, plies: state.plies }) : t("away", { side: state.side }),
    note: lastMove(state),
    buttons: back
      ? [{ action: "latest", label: t("to-latest") }]
      : [{ action: "link", label: t("send-link"), primary: true }],
    extras: replay(state),
  };
}

function offering(state: PlayState): Prompt {
  const count = state.picked.size;
  return {
    ...EMPTY,
    kind: "offering",
    heading: t("offer-heading", { max: state.actions.offerMax }),
    note:
      state.remark ??
      shownSentence(state) ??
      t("offer-note", { holes: count, cows: state.actions.price * Math.max(1, count), side: other(state.side) }),
    buttons: [
      { action: "confirm", label: t("offer-confirm", { holes: count }), primary: true, disabled: count === 0 },
      { action: "offer", label: t("offer-leave") },
    ],
    extras: count === 0 ? [] : [{ action: "clear", label: t("clear") }, peekButton(state, t("peek-one"))],
  };
}

function lastMove(state: PlayState): string | null {
  return state.last === null ? null : moveDone(state.info, state.last);
}

function firstHint(state: PlayState): string {
  if (state.game === "kimasai") return t("choose-step");
  if (state.game === "gore") return t("choose-cows");
  const single = [...state.startable].every((index) => state.stones[index] === 1);
  return single && state.startable.size > 0 ? t("choose-single") : t("choose-hole");
}
