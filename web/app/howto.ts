// How each game is played, in a few plain sentences that follow the rules in force. docs/rules.md has all of it.
import type { GameName, Options } from "../game/index.js";

/** A few sentences under a heading. */
export interface HowTo {
  readonly title: string;
  readonly lines: readonly string[];
}

const AIM = "Aim";
const MOVES = "A move";
const CAPTURE = "Capture";
const END = "The end";
const WORDS = "Words and signs";

const ROUND =
  "Stones go round your own two rows only: to your right along the outer row, back to your left along the inner one.";
const SOW =
  "Lift all stones of one of your holes with two or more and drop one into each hole that follows. Only if all your holes are single may one of those step into an empty hole.";
const RELAY =
  "When the last stone falls on others, that whole hole is lifted and sown on; when it falls into an empty hole, the sowing is over.";
const ENDLESS = "House rule: a start that could only go round for ever is not allowed.";
const ACROSS =
  "If the last stone ends alone in your inner row and the enemy's inner hole across is not empty, you capture.";
const GONE = "Captured stones leave the board for good.";
const MOVE_TEXT = "In the list of moves, “a3” is where the move began, and “x” says that it captured.";
const BACK =
  "House rule: if a position comes back with the same player to move, or if every move would go on for ever, the game is a draw.";

/** How a game is played by these options; each option left out has its usual value. */
export function howTo(game: GameName, options: Options): readonly HowTo[] {
  switch (game) {
    case "tsoro":
      return tsoro(options);
    case "nsolo":
      return nsolo(options);
    case "kimasai":
      return KIMASAI;
    case "gore":
      return gore(options);
  }
}

function tsoro(options: Options): readonly HowTo[] {
  const heads = options.heads ?? "2";
  const bonus = options.bonus ?? "2";
  const atHeads =
    heads === "1"
      ? "The hole at the right end of your outer row is your head: when a sowing comes to it and it is not empty, you choose to lift and go on, or to stop, which ends the move."
      : "The two holes at the right end of your outer row are your heads: when a sowing comes to one that is not empty, you choose to lift and go on, or to stop, which ends the move.";
  const more =
    bonus === "1"
      ? "Then you may empty one more enemy hole, wherever it is."
      : `Then you may empty up to ${bonus} more enemy holes, wherever they are.`;
  return [
    { title: AIM, lines: ["Take the other's stones until they cannot move."] },
    { title: MOVES, lines: [ROUND, SOW, RELAY, ...(heads === "0" ? [] : [atHeads]), ENDLESS] },
    {
      title: CAPTURE,
      lines: [
        ACROSS,
        "You take that hole and the outer hole behind it.",
        ...(bonus === "0" ? [] : [more]),
        ...(bonus !== "0" && heads !== "0" && options["safe-heads"] === "yes" ? ["The bonus spares the heads."] : []),
        GONE,
      ],
    },
    {
      title: END,
      lines: [
        "Whoever cannot move has lost.",
        "House rule: when a position comes about for the third time, or every move would go on for ever, more stones on the board win.",
      ],
    },
    {
      title: WORDS,
      lines: [
        "Matombo are stones, a gomba is a hole, misoro are the heads (one is a musoro).",
        MOVE_TEXT,
        ...(heads === "0" ? [] : ["“>” is going on at a head, “|” is stopping there."]),
        ...(bonus === "0" ? [] : ["“a6xd2” means that d2 was emptied as a bonus."]),
      ],
    },
  ];
}

function nsolo(options: Options): readonly HowTo[] {
  const old = options.capture === "1913";
  return [
    { title: AIM, lines: ["Take the other's stones."] },
    { title: MOVES, lines: [ROUND, SOW, RELAY, ENDLESS] },
    {
      title: CAPTURE,
      lines: [
        ACROSS,
        old
          ? "You take that hole and the outer hole behind it, and then you may empty one more enemy hole, wherever it is."
          : "You take that hole, and then as many stones again, one by one, from any enemy holes.",
        GONE,
      ],
    },
    {
      title: END,
      lines: [
        "Whoever has no stones left has lost.",
        "House rule: whoever has stones but no move has lost, too.",
        BACK,
      ],
    },
    {
      title: WORDS,
      lines: [
        MOVE_TEXT,
        old
          ? "“a6xd2” means that d2 was emptied as a bonus."
          : "“a6xc3:2” means that two more stones were taken from c3.",
      ],
    },
  ];
}

const KIMASAI: readonly HowTo[] = [
  { title: AIM, lines: ["Take the other's stones, or leave them without a move."] },
  {
    title: MOVES,
    lines: [
      "One of your stones takes one step along your two rows, into an empty hole.",
      "Steps go to your right along the outer row and back to your left along the inner one.",
      "No hole ever holds two stones.",
    ],
  },
  {
    title: CAPTURE,
    lines: [
      "A step into your inner row takes the enemy's inner stone across and, with it, the outer stone behind.",
      "An outer stone alone is safe.",
      GONE,
    ],
  },
  {
    title: END,
    lines: [
      "Whoever has no stone or no move has lost.",
      "A position that comes back with the same player to move is a draw.",
    ],
  },
  { title: WORDS, lines: [MOVE_TEXT] },
];

function gore(options: Options): readonly HowTo[] {
  const trade = options.trade !== "no";
  return [
    { title: AIM, lines: ["Have more cows in the end, in your holes and in your herd together."] },
    {
      title: MOVES,
      lines: [
        "All eight holes are one ring. Lift all cows of one of your holes and drop one into each hole that follows, rightwards along the near row and back along the far one; that is the whole move.",
        "Whoever has no cow in any hole of their own passes.",
      ],
    },
    {
      title: CAPTURE,
      lines: [
        "When the last cow makes an enemy hole two or four, you capture it, and with it every hole of two or four that lies beside it without a gap, whoever owns it.",
        "Captured cows join your herd.",
      ],
    },
    ...(trade
      ? [
          {
            title: "Offers",
            lines: [
              "Instead of sowing you may offer up to three of your holes. If the other accepts, they own them and put six cows of their herd into each. Then the other moves in either case.",
              "House rule: you keep one hole, and you offer no more than the other can pay for.",
              "Refusing is allowed, but a win after a refusal is without glory.",
            ],
          },
        ]
      : []),
    {
      title: END,
      lines: [
        "As soon as no hole holds three cows or more, cows are counted: own holes and herd.",
        "House rule: they are also counted when a position comes about for the third time.",
      ],
    },
    {
      title: WORDS,
      lines: [
        "Ayla are the cows.",
        MOVE_TEXT,
        ...(trade ? ["“offer:a1,a4” offers these holes; “accept” and “refuse” answer it."] : []),
      ],
    },
  ];
}
