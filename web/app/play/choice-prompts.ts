// The prompts inside a turn: whether to go on at a head, what to take as the bonus, whether to accept an offer.
import type { Choice } from "../../game/index.js";
import { onePerson } from "../seats.js";
import type { PeekAnswer, PlayState } from "../state.js";
import { t } from "../words/words.js";
import { inOrder, pickRoom, picksTotal, stonesTaken } from "./picks.js";
import { EMPTY, type Prompt } from "./prompt.js";
import { hintButton, news, peekButton, replay } from "./prompt-parts.js";

/** The prompt of a turn that waits for a choice, or of an offer that waits for its answer. */
export function choicePrompt(state: PlayState): Prompt {
  const asked = state.choice;
  if (asked === null) return answering(state);
  return asked.kind === "head" ? head(state, asked) : bonus(state, asked);
}

function head(state: PlayState, asked: Extract<Choice, { kind: "head" }>): Prompt {
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

function bonus(state: PlayState, asked: Exclude<Choice, { kind: "head" }>): Prompt {
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
