// Carries out what was typed into the command box, and what the board's letter keys ask for.
import { bonusOf, type Match } from "../../game/index.js";
import type { App } from "../app.js";
import { reasonFor } from "../errors.js";
import type { Play } from "../play/play.js";
import { isPerson } from "../seats.js";
import type { Action } from "../state.js";
import { t } from "../words/words.js";
import { parseCommand, VERBS, wordsOf, type Verb, type Vocabulary } from "./parse.js";
import { readBoard, readLast, readRow, readStarts, readTaken, readWhat } from "./reading.js";

/** The words of every verb in the language that is spoken. The English ones are always known, too. */
export function vocabulary(): Vocabulary {
  const own: Record<Verb, string> = {
    row: t("command-row"),
    starts: t("command-starts"),
    what: t("command-what"),
    last: t("command-last"),
    board: t("command-board"),
    taken: t("command-taken"),
    undo: t("command-undo"),
    redo: t("command-redo"),
    hint: t("command-hint"),
    go: t("command-go"),
    stop: t("command-stop"),
    none: t("command-none"),
    moves: t("command-moves"),
    help: t("command-help"),
  };
  const words = {} as Record<Verb, readonly string[]>;
  for (const verb of VERBS) words[verb] = [...wordsOf(own[verb]), verb];
  return words;
}

/** What each verb does, for the list, beside the word that is listed for it. */
export function verbHelp(rules: string): readonly { word: string; does: string }[] {
  const words = vocabulary();
  const word = (verb: Verb): string => words[verb][0] ?? verb;
  return [
    { word: word("row"), does: t("command-row-does", { word: word("row") }) },
    { word: word("starts"), does: t("command-starts-does") },
    { word: word("what"), does: t("command-what-does", { word: word("what") }) },
    { word: word("last"), does: t("command-last-does") },
    { word: word("board"), does: t("command-board-does") },
    { word: word("taken"), does: t("command-taken-does") },
    { word: word("undo"), does: t("command-undo-does") },
    { word: word("redo"), does: t("command-redo-does") },
    { word: word("hint"), does: t("command-hint-does") },
    { word: word("go"), does: t("command-go-does") },
    { word: word("stop"), does: t("command-stop-does") },
    {
      word: word("none"),
      does: t("command-none-does", { example: bonusOf(rules) === "stones" ? "c3:2,d1:1" : "c4,d1" }),
    },
    { word: word("moves"), does: t("command-moves-does") },
    { word: word("help"), does: t("command-help-does") },
  ];
}

/** Sentences; those on what the engine refuses may have to be waited for. */
type Answers = readonly string[] | Promise<readonly string[]>;

/** Carries out what was typed. The answer's sentences; none where what happens says itself. */
export function carryOut(app: App, play: Play, text: string): Answers {
  const typed = parseCommand(text, vocabulary());
  switch (typed.kind) {
    case "empty":
      return [];
    case "too-long":
      return [t("command-too-long")];
    case "move":
      return typedMove(play, typed.text);
    case "verb":
      return verb(app, play, typed.verb, typed.rest);
  }
}

function verb(app: App, play: Play, asked: Verb, rest: string): Answers {
  const { state } = play;
  switch (asked) {
    case "row":
      return [readRow(state, rest)];
    case "starts":
      return [readStarts(state)];
    case "what":
      return [readWhat(play.stage.match, state, rest)];
    case "last":
      return [readLast(state)];
    case "board":
      return readBoard(state);
    case "taken":
      return [readTaken(state)];
    case "help":
      return verbHelp(state.info.rules).map(({ word, does }) => t("command-help-line", { word, does }));
    case "moves":
      app.perform("moves");
      return [];
    case "undo":
      return perform(play, "undo", state.canUndo);
    case "redo":
      return perform(play, "redo", state.canRedo);
    case "hint":
      return perform(play, "hint", isPerson(state.seats[state.side]) && state.phase !== "animating");
    case "go":
      return perform(play, "go-on", state.choice?.kind === "head" && state.choice.goOn);
    case "stop":
      return perform(play, "stop", state.choice?.kind === "head");
    case "none": {
      const bonus = state.choice !== null && state.choice.kind !== "head";
      return bonus ? answer(play, "") : [t("command-cannot-now")];
    }
  }
}

function perform(play: Play, action: Action, may: boolean): readonly string[] {
  if (!may) return [t("command-cannot-now")];
  play.perform(action);
  return [];
}

/** A whole move, the hole it begins at, or the answer to the running turn's question. */
function typedMove(play: Play, text: string): Answers {
  const { state } = play;
  const person = isPerson(state.seats[state.side]);
  if (state.aside !== null || state.resigning || state.offering || !person) return [t("command-cannot-now")];
  if (state.phase === "choice" && state.choice !== null) return answer(play, text.replace(/^x/, ""));
  if (text === "resign") return perform(play, "resign", state.outcome === null && state.ply === state.plies);
  if (state.phase !== "turn" && state.phase !== "choice") return [t("command-cannot-now")];
  // The beginning of a move leaves its questions open; everything else is a move with all its choices.
  const begins = /^[a-d]\d+>*$/.test(text);
  return attempt(
    play,
    text,
    (match) => (begins ? match.beginPreview(text) : match.whatIf([text])),
    (match) => (begins ? match.begin(text) : match.act(text)),
  );
}

function answer(play: Play, text: string): Promise<readonly string[]> {
  return attempt(
    play,
    text,
    (match) => match.preview(text),
    (match) => match.answer(text),
  );
}

/** Tries on a copy whether the engine takes it, and then has the game take it. */
async function attempt(
  { stage }: Play,
  text: string,
  trial: (match: Match) => unknown,
  act: (match: Match) => ReturnType<Match["act"]>,
): Promise<readonly string[]> {
  try {
    trial(stage.match);
  } catch (error) {
    const reason = await reasonFor(error);
    return [t("command-refused", { text, reason: reason() })];
  }
  stage.turn(() => act(stage.match));
  return [];
}

/** What the letter keys of the board ask, at the hole that has the focus. */
export function readAtHole(play: Play, key: string, hole: string): string | null {
  const { state } = play;
  switch (key) {
    case "r":
      return readRow(state, hole.charAt(0));
    case "s":
      return readStarts(state);
    case "w":
      return readWhat(play.stage.match, state, hole);
    case "l":
      return readLast(state);
    case "t":
      return readTaken(state);
    default:
      return null;
  }
}
