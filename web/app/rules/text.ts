// What is said on how a game is played, by the options in force: the one text for the panel beside the board and the page.
import type { GameName, Options } from "../../game/index.js";
import { t, type MessageId, type Told } from "../words/words.js";
import { EXAMPLES, type Example } from "./examples.js";

/** The names of messages that need not be told anything. */
export type PlainId = { [K in MessageId]: Told<K> extends [] ? K : never }[MessageId];

/** One sentence or two. */
export interface Line {
  readonly say: () => string;
  /** The sources leave it open: it is a house rule. */
  readonly house?: true;
}

/** A word of the game with its meaning. */
export interface Word {
  readonly word: PlainId;
  readonly means: PlainId;
}

/** What a section is about; its heading is the message `rules-head-…`. */
export type SectionName =
  | "story"
  | "aim"
  | "board"
  | "move"
  | "heads"
  | "capture"
  | "bonus"
  | "offers"
  | "end"
  | "options"
  | "words"
  | "signs"
  | "sources";

/** Some lines under a heading. */
export interface Section {
  readonly name: SectionName;
  readonly lines: readonly Line[];
  readonly words?: readonly Word[];
  /** Positions in which a board shows it. */
  readonly examples?: readonly Example[];
}

/** The sections that a player needs in the midst of a game. */
const SHORT: ReadonlySet<SectionName> = new Set(["aim", "move", "heads", "capture", "bonus", "offers", "end", "signs"]);

const plain = (id: PlainId): Line => ({ say: () => t(id) });
const house = (id: PlainId): Line => ({ say: () => t(id), house: true });

/** All that is to be said on a game; each option left out has its usual value. */
export function rulesOf(game: GameName, options: Options): readonly Section[] {
  return { tsoro, nsolo, kimasai, gore }[game](options);
}

/** What a player needs in the midst of a game. */
export function shortRulesOf(game: GameName, options: Options): readonly Section[] {
  return rulesOf(game, options).filter(({ name }) => SHORT.has(name));
}

const FOUR_ROWS = [plain("rules-four-rows"), plain("rules-four-ring")];
const FOUR_MOVE = [
  plain("rules-four-sow"),
  plain("rules-four-start"),
  plain("rules-four-single"),
  plain("rules-four-relay"),
  house("rules-four-round"),
  house("rules-four-endless"),
];
const FIRST = house("rules-south-first");
const GOMBA: Word = { word: "rules-tsoro-word-gomba", means: "rules-tsoro-mean-gomba" };

function tsoro(options: Options): Section[] {
  const heads = options.heads ?? "2";
  const bonus = options.bonus ?? "2";
  const safe = options["safe-heads"] === "yes" && heads !== "0";
  const atHeads = [plain("rules-tsoro-heads-choose"), plain("rules-tsoro-heads-empty")];
  const headLines =
    heads === "0"
      ? [plain("rules-tsoro-heads-0")]
      : [plain(heads === "1" ? "rules-tsoro-heads-1" : "rules-tsoro-heads-2"), ...atHeads];
  const right = plain(safe ? "rules-tsoro-bonus-safe" : "rules-tsoro-bonus-right");
  const bonusLines: Line[] =
    bonus === "0"
      ? [plain("rules-tsoro-bonus-0")]
      : bonus === "1"
        ? [plain("rules-tsoro-bonus-1"), right]
        : [{ say: () => t("rules-tsoro-bonus-n", { count: Number(bonus) }) }, right];
  return [
    { name: "story", lines: [plain("rules-tsoro-story-1"), plain("rules-tsoro-story-2")] },
    { name: "aim", lines: [plain("rules-tsoro-aim")] },
    {
      name: "board",
      lines: [
        ...FOUR_ROWS,
        plain("rules-tsoro-board-1"),
        plain(heads === "1" ? "rules-tsoro-board-one-head" : "rules-tsoro-board-2"),
      ],
    },
    { name: "move", lines: [...FOUR_MOVE, FIRST], examples: [EXAMPLES.tsoroMove] },
    { name: "heads", lines: headLines, examples: heads === "0" ? [] : [EXAMPLES.tsoroHeads] },
    {
      name: "capture",
      lines: [plain("rules-four-across"), plain("rules-tsoro-capture"), plain("rules-four-gone")],
      examples: [EXAMPLES.tsoroCapture],
    },
    { name: "bonus", lines: bonusLines, examples: bonus === "0" || safe ? [] : [EXAMPLES.tsoroBonus] },
    {
      name: "end",
      lines: [plain("rules-tsoro-end-1"), house("rules-tsoro-end-2"), house("rules-tsoro-end-3")],
    },
    {
      name: "options",
      lines: [
        plain("rules-tsoro-options-heads"),
        plain("rules-tsoro-options-bonus"),
        plain("rules-tsoro-options-safe"),
      ],
    },
    {
      name: "words",
      lines: [],
      words: [
        GOMBA,
        { word: "rules-tsoro-word-dombo", means: "rules-tsoro-mean-dombo" },
        { word: "rules-tsoro-word-musoro", means: "rules-tsoro-mean-musoro" },
      ],
    },
    {
      name: "signs",
      lines: [
        plain("rules-sign-start"),
        ...(heads === "0" ? [] : [plain("rules-sign-heads")]),
        plain("rules-sign-capture"),
        ...(bonus === "0" ? [] : [plain("rules-sign-holes")]),
      ],
    },
    { name: "sources", lines: [plain("rules-tsoro-source-1"), plain("rules-source-world")] },
  ];
}

function nsolo(options: Options): Section[] {
  const old = options.capture === "1913";
  return [
    { name: "story", lines: [plain("rules-nsolo-story-1"), plain("rules-nsolo-story-2")] },
    { name: "aim", lines: [plain("rules-nsolo-aim")] },
    { name: "board", lines: [...FOUR_ROWS, plain("rules-nsolo-board-1"), plain("rules-nsolo-board-2")] },
    { name: "move", lines: [...FOUR_MOVE, FIRST], examples: [EXAMPLES.nsoloMove] },
    {
      name: "capture",
      lines: [
        plain("rules-four-across"),
        plain(old ? "rules-nsolo-capture-1913" : "rules-nsolo-capture-1975"),
        plain("rules-four-gone"),
      ],
      examples: old ? [] : [EXAMPLES.nsoloCapture],
    },
    {
      name: "bonus",
      lines: [plain(old ? "rules-nsolo-bonus-1913" : "rules-nsolo-bonus-1975"), plain("rules-nsolo-bonus-right")],
    },
    { name: "end", lines: [plain("rules-nsolo-end-1"), house("rules-nsolo-end-2"), house("rules-nsolo-end-3")] },
    { name: "options", lines: [plain(old ? "rules-nsolo-options-2" : "rules-nsolo-options-1")] },
    {
      name: "signs",
      lines: [
        plain("rules-sign-start"),
        plain("rules-sign-capture"),
        plain(old ? "rules-sign-holes" : "rules-sign-stones"),
      ],
    },
    {
      name: "sources",
      lines: [plain("rules-nsolo-source-1"), plain("rules-nsolo-source-2"), plain("rules-source-world")],
    },
  ];
}

function kimasai(): Section[] {
  return [
    { name: "story", lines: [plain("rules-kimasai-story-1"), plain("rules-kimasai-story-2")] },
    { name: "aim", lines: [plain("rules-kimasai-aim")] },
    { name: "board", lines: [...FOUR_ROWS, plain("rules-kimasai-board-1"), plain("rules-kimasai-board-2")] },
    {
      name: "move",
      lines: [plain("rules-kimasai-move-1"), plain("rules-kimasai-move-2"), FIRST],
      examples: [EXAMPLES.kimasaiMove],
    },
    {
      name: "capture",
      lines: [
        plain("rules-kimasai-capture-1"),
        plain("rules-kimasai-capture-2"),
        plain("rules-kimasai-capture-3"),
        plain("rules-four-gone"),
      ],
      examples: [EXAMPLES.kimasaiCapture, EXAMPLES.kimasaiSafe],
    },
    { name: "end", lines: [plain("rules-kimasai-end-1"), plain("rules-kimasai-end-2")] },
    { name: "options", lines: [plain("rules-kimasai-options")] },
    { name: "words", lines: [], words: [{ word: "rules-kimasai-word-bao", means: "rules-kimasai-mean-bao" }] },
    { name: "signs", lines: [plain("rules-sign-start"), plain("rules-sign-capture")] },
    { name: "sources", lines: [plain("rules-kimasai-source-1"), plain("rules-source-world")] },
  ];
}

function gore(options: Options): Section[] {
  const trade = options.trade !== "no";
  return [
    { name: "story", lines: [plain("rules-gore-story-1"), plain("rules-gore-story-2")] },
    { name: "aim", lines: [plain("rules-gore-aim")] },
    { name: "board", lines: [plain("rules-gore-board-1"), plain("rules-gore-board-2")] },
    {
      name: "move",
      lines: [plain("rules-gore-move-1"), plain("rules-gore-move-2"), plain("rules-gore-move-3"), FIRST],
      examples: [EXAMPLES.goreMove],
    },
    {
      name: "capture",
      lines: [plain("rules-gore-capture-1"), plain("rules-gore-capture-2"), plain("rules-gore-capture-3")],
      examples: [EXAMPLES.goreCapture],
    },
    {
      name: "offers",
      lines: trade
        ? [
            plain("rules-gore-offers-1"),
            plain("rules-gore-offers-2"),
            house("rules-gore-offers-3"),
            plain("rules-gore-offers-4"),
          ]
        : [plain("rules-gore-offers-none")],
      examples: trade ? [EXAMPLES.goreOffers] : [],
    },
    { name: "end", lines: [plain("rules-gore-end-1"), house("rules-gore-end-2")] },
    { name: "options", lines: [plain("rules-gore-options")] },
    { name: "words", lines: [], words: [{ word: "rules-gore-word-ayla", means: "rules-gore-mean-ayla" }] },
    {
      name: "signs",
      lines: [plain("rules-sign-start"), plain("rules-sign-capture"), ...(trade ? [plain("rules-sign-offers")] : [])],
    },
    { name: "sources", lines: [plain("rules-gore-source-1"), plain("rules-source-world")] },
  ];
}
