// What the prompt panel asks, from a snapshot: a heading, a note, at most one primary button, and the rest.
import { awaySide, isPerson, nobodyPlays, onePerson } from "../seats.js";
import type { Action, AsideView, PeekAnswer, PlayState } from "../state.js";
import { moveDone, other, resultHeading, resultReason } from "../words/moves.js";
import { t } from "../words/words.js";
import { hintLabel, hintSentence } from "./hint.js";
import { whoMoves } from "./teams.js";
import { inOrder, pickRoom, picksTotal, stonesTaken } from "./picks.js";

/** A button of the prompt. */
export interface PromptButton {
  readonly action: Action;
  readonly label: string;
  /** A word or two that stand for the label where there is little room. */
  readonly short?: string;
  readonly primary?: boolean;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

/** A hole with stones marked in it, and whether one more or one fewer can be. */
export interface PromptChip {
  readonly index: number;
  readonly hole: string;
  readonly count: number;
  readonly canAdd: boolean;
}

/** The prompt. */
export interface Prompt {
  /** Names the question: a new one is a new question, and is read as such. */
  readonly kind: string;
  readonly heading: string;
  readonly note: string | null;
  /** One more sentence after the note. */
  readonly second: string | null;
  /** The computer has been thinking for a while. */
  readonly busy: boolean;
  /** The note only says how this question is answered: it may make room for a list of marks. */
  readonly usual: boolean;
  readonly buttons: readonly PromptButton[];
  readonly extras: readonly PromptButton[];
  readonly chips: readonly PromptChip[];
  readonly peek: {
    readonly answers: readonly { id: PeekAnswer["id"]; label: string }[];
    readonly shown: string;
  } | null;
}

const EMPTY = {
  note: null,
  second: null,
  busy: false,
  usual: false,
  buttons: [],
  extras: [],
  chips: [],
  peek: null,
} as const;

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
      return choice(state);
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
    heading: resultHeading(outcome),
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

function choice(state: PlayState): Prompt {
  const asked = state.choice;
  if (asked === null) return answering(state);
  if (asked.kind === "head") {
    const count = state.stones[state.info.holes.indexOf(asked.hole)] ?? 0;
    return {
      ...EMPTY,
      kind: "head",
      heading: alone(state)
        ? t("head-heading", { hole: asked.hole })
        : t("head-heading-of", { side: state.side, hole: asked.hole }),
      note: news(state) ?? (asked.goOn ? t("head-note", { stones: count }) : t("head-only-stop")),
      buttons: asked.goOn
        ? [
            { action: "go-on", label: t("go-on"), primary: true },
            { action: "stop", label: t("stop") },
            ...(state.chain ? [{ action: "run-on", label: t("run-on") } as const] : []),
          ]
        : [{ action: "stop", label: t("stop"), primary: true }],
      extras: [
        peekButton(state, asked.goOn ? t("peek") : t("peek-one")),
        ...(asked.goOn ? hintButton(state) : []),
        ...replay(state),
      ],
      peek: peekTabs(state),
    };
  }
  const marked = picksTotal(state.picked);
  const left = asked.upTo - marked;
  const room = pickRoom(state.info, asked);
  let roomLeft = 0;
  for (const [index, most] of room) roomLeft += most - (state.picked.get(index) ?? 0);
  const fill = Math.min(left, roomLeft);
  const told = news(state);
  return {
    ...EMPTY,
    kind: asked.kind,
    heading: bonusHeading(state, asked.kind, asked.upTo, left),
    usual: told === null,
    note: told ?? (asked.kind === "holes" ? t("holes-note") : t("stones-note")),
    buttons:
      marked === 0
        ? [{ action: "confirm", label: t("take-none") }]
        : [
            {
              action: "confirm",
              label: t("take", { stones: stonesTaken(asked, state.picked, state.stones) }),
              primary: true,
            },
            { action: "clear", label: t("clear") },
          ],
    extras: [
      ...(fill > 0
        ? [{ action: "fill", label: t("mark-for-me", { count: fill }), short: t("mark-for-me-short") } as const]
        : []),
      ...(marked > 0 ? [peekButton(state, t("peek-one"))] : hintButton(state)),
      ...replay(state),
    ],
    chips:
      asked.kind === "holes"
        ? []
        : inOrder(state.info, state.picked).map(({ hole, count }) => {
            const index = state.info.holes.indexOf(hole);
            return { index, hole, count, canAdd: left > 0 && count < (room.get(index) ?? 0) };
          }),
  };
}

/** One person plays the computer: "you" is plain. */
function alone({ seats }: PlayState): boolean {
  return onePerson(seats);
}

function bonusHeading(state: PlayState, kind: "holes" | "stones", upTo: number, left: number): string {
  if (alone(state))
    return kind === "holes" ? t("take-holes", { max: upTo, left }) : t("take-stones", { max: upTo, left });
  return kind === "holes"
    ? t("take-holes-of", { side: state.side, max: upTo, left })
    : t("take-stones-of", { side: state.side, max: upTo, left });
}

function answering(state: PlayState): Prompt {
  const from = state.side === "S" ? "N" : "S";
  const herd = state.taken[state.side === "S" ? 0 : 1];
  return {
    ...EMPTY,
    kind: "answer",
    heading: t("answer-heading", { side: from, holes: state.offer.length, names: state.offer }),
    note:
      news(state) ??
      t("answer-note", { holes: state.offer.length, paid: state.actions.price * state.offer.length, herd }),
    buttons: [
      { action: "accept", label: t("accept"), primary: true },
      { action: "refuse", label: t("refuse") },
    ],
    extras: [peekButton(state, t("peek")), ...hintButton(state), ...replay(state)],
    peek: peekTabs(state),
  };
}

function peekButton(state: PlayState, label: string): PromptButton {
  return { action: "peek", label, short: t("peek-short"), pressed: state.peek !== null };
}

function peekTabs(state: PlayState): Prompt["peek"] {
  if (state.peek === null || state.peek.answers.length < 2) return null;
  const labels: Record<PeekAnswer["id"], string> = {
    "go-on": t("peek-go-on"),
    stop: t("peek-stop"),
    "run-on": t("peek-run-on"),
    accept: t("accept"),
    refuse: t("refuse"),
    confirm: "",
    offer: "",
  };
  return {
    answers: state.peek.answers.map(({ id }) => ({ id, label: labels[id] })),
    shown: state.peek.shown,
  };
}

/** What was just said of this question: a word on a touch, what an answer would do, a hint; or null. */
function news(state: PlayState): string | null {
  return state.remark ?? shownSentence(state) ?? hintSentence(state);
}

function hintButton(state: PlayState): PromptButton[] {
  const label = hintLabel(state);
  return label === null ? [] : [{ action: "hint", label }];
}

/** What the answer that is being looked at would do, or null. */
export function shownSentence(state: PlayState): string | null {
  return state.peek?.answers.find(({ id }) => id === state.peek?.shown)?.sentence ?? null;
}

/** What was seen last can be seen again: the last move, and inside a turn what it has sown so far. */
function replay({ last, choice }: PlayState): PromptButton[] {
  const seen = choice !== null || (last !== null && last.kind !== "resign" && last.kind !== "pass");
  return seen ? [{ action: "replay", label: t("replay"), short: t("replay-short") }] : [];
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
