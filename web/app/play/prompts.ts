// What the prompt panel asks, from a snapshot: a heading, a note, at most one primary button, and the rest.
import { isPerson, nobodyPlays, onePerson } from "../seats.js";
import type { Action, AsideView, PeekAnswer, PlayState } from "../state.js";
import { moveDone, resultHeading, resultReason, say, sayStudy, withoutGlory } from "../words.js";
import { hintLabel, hintSentence } from "./hint.js";
import { inOrder, pickRoom, picksTotal, stonesTaken } from "./picks.js";

/** A button of the prompt. */
export interface PromptButton {
  readonly action: Action;
  readonly label: string;
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
    heading,
    note,
    buttons: [
      ...step("line-back", sayStudy.lineBack, line.at === 1),
      ...step("line-on", sayStudy.lineOn, line.at === line.moves.length),
      { action: "line-leave", label: sayStudy.lineLeave, primary: true },
    ],
  };
}

function resigning(state: PlayState): Prompt {
  return {
    ...EMPTY,
    kind: "resign",
    heading: say.resignHeading(state.side),
    note: say.resignNote(state.side),
    buttons: [
      { action: "confirm", label: say.resignYes, primary: true },
      { action: "keep-playing", label: say.resignNo },
    ],
  };
}

function animating(state: PlayState): Prompt {
  if (state.stepping) {
    return {
      ...EMPTY,
      kind: "step",
      heading: state.remark ?? say.moving(state.game, state.side),
      note: state.step,
      buttons: [
        { action: "next", label: say.nextStep, primary: true },
        { action: "rest", label: say.showRest },
      ],
    };
  }
  return {
    ...EMPTY,
    kind: "animating",
    heading: state.remark ?? say.moving(state.game, state.side),
    note: state.paused && nobodyPlays(state.seats) ? say.pausing : say.hurryHint,
    buttons: watched(state),
  };
}

function thinking(state: PlayState): Prompt {
  // At a level it is soon done.
  const long = state.thinkingShown && state.seats[state.side].kind === "seconds";
  const hurry: PromptButton[] = long ? [{ action: "move-now", label: say.moveNow }] : [];
  return {
    ...EMPTY,
    kind: "thinking",
    heading: state.thinkingShown ? say.thinking(state.side) : say.toMove(state.side),
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
        { action: "resume", label: say.letItPlay, primary: true },
        { action: "step", label: say.oneMove },
      ]
    : [{ action: "pause", label: say.pause }];
}

function over(state: PlayState): Prompt {
  const { outcome } = state;
  if (outcome === null) return { ...EMPTY, kind: "over", heading: "" };
  return {
    ...EMPTY,
    kind: "over",
    heading: resultHeading(outcome),
    note: resultReason(state.game, outcome, state.side),
    second: outcome.withoutGlory && outcome.result !== "=" ? withoutGlory(outcome.result) : null,
    buttons: state.trying
      ? []
      : [
          { action: "new-game", label: say.playAgain, primary: true },
          ...(state.plies > 0 ? [{ action: "review", label: sayStudy.review } as const] : []),
          { action: "menu", label: say.backToStart },
        ],
    extras: replay(state),
  };
}

function turn(state: PlayState): Prompt {
  const back = state.ply < state.plies;
  const latest: PromptButton[] = back ? [{ action: "latest", label: say.toLatest }] : [];
  if (!isPerson(state.seats[state.side])) {
    return {
      ...EMPTY,
      kind: "paused",
      heading: back ? say.viewing(state.ply, state.plies) : say.computerMoves(state.side),
      note: lastMove(state),
      buttons:
        nobodyPlays(state.seats) && !back
          ? watched(state)
          : [{ action: "resume", label: say.letItPlay, primary: true }, ...latest],
      extras: replay(state),
    };
  }
  if (state.actions.pass) {
    return {
      ...EMPTY,
      kind: "pass",
      heading: say.passHeading(state.side),
      note: say.passNote,
      buttons: [{ action: "pass", label: say.pass, primary: true }, ...latest],
      extras: replay(state),
    };
  }
  if (state.offering) return offering(state);
  const offer: PromptButton[] = state.actions.offerMax > 0 ? [{ action: "offer", label: say.offer }] : [];
  return {
    ...EMPTY,
    kind: "turn",
    heading: back
      ? say.viewing(state.ply, state.plies)
      : alone(state)
        ? say.yourMove(state.side)
        : say.toMove(state.side),
    note: news(state) ?? (back ? say.playFromHere : (lastMove(state) ?? firstHint(state))),
    buttons: [...offer, ...latest],
    extras: [...hintButton(state), ...replay(state)],
  };
}

function offering(state: PlayState): Prompt {
  const count = state.picked.size;
  return {
    ...EMPTY,
    kind: "offering",
    heading: say.offerHeading(state.actions.offerMax),
    note: state.remark ?? shownSentence(state) ?? say.offerNote(count, state.actions.price, state.side),
    buttons: [
      { action: "confirm", label: say.offerConfirm(count), primary: true, disabled: count === 0 },
      { action: "offer", label: say.offerLeave },
    ],
    extras: count === 0 ? [] : [{ action: "clear", label: say.clear }, peekButton(state, say.peekOne)],
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
      heading: alone(state) ? say.headHeading(asked.hole) : say.headHeadingOf(state.side, asked.hole),
      note: news(state) ?? (asked.goOn ? say.headNote(count) : say.headOnlyStop),
      buttons: asked.goOn
        ? [
            { action: "go-on", label: say.goOn, primary: true },
            { action: "stop", label: say.stop },
            ...(state.chain ? [{ action: "run-on", label: say.runOn } as const] : []),
          ]
        : [{ action: "stop", label: say.stop, primary: true }],
      extras: [peekButton(state, asked.goOn ? say.peek : say.peekOne), ...(asked.goOn ? hintButton(state) : [])],
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
    note: told ?? (asked.kind === "holes" ? say.holesNote : say.stonesNote),
    buttons:
      marked === 0
        ? [{ action: "confirm", label: say.takeNone }]
        : [
            {
              action: "confirm",
              label: say.takeStones(stonesTaken(asked, state.picked, state.stones)),
              primary: true,
            },
            { action: "clear", label: say.clear },
          ],
    extras: [
      ...(fill > 0 ? [{ action: "fill", label: say.fill(fill) } as const] : []),
      ...(marked > 0 ? [peekButton(state, say.peekOne)] : hintButton(state)),
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
  if (alone(state)) return kind === "holes" ? say.holesHeading(upTo, left) : say.stonesHeading(upTo, left);
  return kind === "holes" ? say.holesHeadingOf(state.side, upTo, left) : say.stonesHeadingOf(state.side, upTo, left);
}

function answering(state: PlayState): Prompt {
  const from = state.side === "S" ? "N" : "S";
  const herd = state.taken[state.side === "S" ? 0 : 1];
  return {
    ...EMPTY,
    kind: "answer",
    heading: say.answerHeading(from, state.offer),
    note: news(state) ?? say.answerNote(state.actions.price, state.offer.length, herd),
    buttons: [
      { action: "accept", label: say.accept, primary: true },
      { action: "refuse", label: say.refuse },
    ],
    extras: [peekButton(state, say.peek), ...hintButton(state), ...replay(state)],
    peek: peekTabs(state),
  };
}

function peekButton(state: PlayState, label: string): PromptButton {
  return { action: "peek", label, pressed: state.peek !== null };
}

function peekTabs(state: PlayState): Prompt["peek"] {
  if (state.peek === null || state.peek.answers.length < 2) return null;
  const labels: Record<PeekAnswer["id"], string> = {
    "go-on": say.peekGoOn,
    stop: say.peekStop,
    "run-on": say.peekRunOn,
    accept: say.accept,
    refuse: say.refuse,
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

function replay(state: PlayState): PromptButton[] {
  const kind = state.last?.kind;
  return kind === undefined || kind === "resign" || kind === "pass" ? [] : [{ action: "replay", label: say.replay }];
}

function lastMove(state: PlayState): string | null {
  return state.last === null ? null : moveDone(state.info, state.last);
}

function firstHint(state: PlayState): string {
  if (state.game === "kimasai") return say.chooseStep;
  if (state.game === "gore") return say.chooseGore;
  const single = [...state.startable].every((index) => state.stones[index] === 1);
  return single && state.startable.size > 0 ? say.chooseSingle : say.chooseHole;
}
