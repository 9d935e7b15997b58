// The editor's hands: what touches, keys and fields do to the position that is being set up, and what the engine says of it.
import type { BoardInfo, Engine, Options, Problem, Side } from "../../game/index.js";
import { readRules, rulesText, type GameName, type OptionName } from "../../game/index.js";
import { reasonFor } from "../errors.js";
import type { Said } from "../words/words.js";
import {
  draftOf,
  draftText,
  emptied,
  MOST_STONES,
  onBoard,
  withHerd,
  withOffer,
  withOtherOwner,
  withRefusal,
  withSide,
  withStones,
  type Draft,
} from "./draft.js";

/** What a touch on a hole does: a stone more, a stone fewer, or (Goré) another owner, on offer or not. */
export type Tool = "add" | "take" | "owner" | "offer";

/** What the editor tells the screen it is on. */
export interface EditorHost {
  readonly engine: Engine;
  /** Something is different from what was drawn. */
  changed(): void;
  /** A hole holds, or is, something else. */
  touched(index: number): void;
}

/** The most steps that can be taken back. */
const REMEMBERED = 200;
/** Milliseconds within which digits typed one after the other are one number. */
const SAME_NUMBER = 1500;

/** A position that is being set up. Wishes that cannot be met do nothing. */
export class Editor {
  tool: Tool = "add";
  /** The hole that was touched or looked at last, by layout index. */
  hole: number;
  /** Why the position is not legal; nothing when it is. */
  problems: readonly Problem[] = [];
  /** The position's canonical text. */
  text = "";
  /** Legal, but nobody can move any more: the game would be over before it began. */
  over = false;
  /** A text that was typed in and cannot be read as a position, and why. */
  refusedText: { readonly text: string; readonly reason: Said } | null = null;
  #draft: Draft;
  #past: Draft[] = [];
  #future: Draft[] = [];
  readonly #boards = new Map<string, BoardInfo>();
  #typed: { readonly hole: number; readonly digits: string; readonly at: number } | null = null;

  /** `text` is the position to begin with; the start of Tsoro where it cannot be read. */
  constructor(
    private readonly host: EditorHost,
    text: string,
  ) {
    this.#draft = this.#read(text) ?? this.#start("tsoro");
    this.hole = this.#firstHole();
    this.#judge();
  }

  /** The position as it is set up. */
  get draft(): Draft {
    return this.#draft;
  }

  get game(): GameName {
    return this.#draft.info.game;
  }

  /** The options in use. */
  get options(): Options {
    return readRules(this.host.engine.games, this.#draft.info.rules).options;
  }

  /** It is a position of the game: it can be played and analysed. */
  get legal(): boolean {
    return this.problems.length === 0;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A hole was activated: the tool that is chosen is used on it, or `tool`. */
  touch(index: number, tool: Tool = this.tool): void {
    this.hole = index;
    const before = this.#draft;
    const count = before.stones[index] ?? 0;
    switch (tool) {
      case "add":
        this.#change(withStones(before, index, count + 1));
        break;
      case "take":
        this.#change(withStones(before, index, count - 1));
        break;
      case "owner":
        this.#change(withOtherOwner(before, index));
        break;
      case "offer":
        this.#change(withOffer(before, index));
        break;
    }
    if (this.#draft !== before) this.host.touched(index);
  }

  /** Puts so many stones into a hole. */
  setStones(index: number, count: number): void {
    this.hole = index;
    const before = this.#draft;
    if (Number.isFinite(count)) this.#change(withStones(before, index, count));
    if (this.#draft !== before) this.host.touched(index);
  }

  /** A key on a hole: a number, one more, one fewer, none. False for any other key. */
  key(index: number, key: string, now: number): boolean {
    if (/^\d$/.test(key)) this.#digit(index, key, now);
    else if (key === "+" || key === "=") this.touch(index, "add");
    else if (key === "-" || key === "Backspace") this.touch(index, "take");
    else if (key === "Delete") this.setStones(index, 0);
    else return false;
    return true;
  }

  /** A hole is looked at: the fields speak of it. */
  look(index: number): void {
    if (index === this.hole) return;
    this.hole = index;
    this.host.changed();
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.host.changed();
  }

  setSide(side: Side): void {
    this.#change(withSide(this.#draft, side));
  }

  setHerd(side: Side, count: number): void {
    if (Number.isFinite(count)) this.#change(withHerd(this.#draft, side, count));
  }

  setRefused(side: Side, refused: boolean): void {
    this.#change(withRefusal(this.#draft, side, refused));
  }

  /** Another game: its start position. */
  setGame(game: GameName): void {
    if (game !== this.game) this.#change(this.#start(game));
  }

  /** Another option or number of columns: what lies on the board stays there. */
  setRule(name: OptionName | "columns", value: string): void {
    const info = this.host.engine.games.find(({ game }) => game === this.game);
    if (info === undefined) return;
    const columns = name === "columns" ? Number(value) : this.#draft.info.columns;
    const options = name === "columns" ? this.options : { ...this.options, [name]: value };
    this.#change(onBoard(this.#draft, this.#board(rulesText(info, options), columns)));
  }

  /** The start position of the game by these rules. */
  toStart(): void {
    const { rules, columns } = this.#draft.info;
    this.#change(this.#start(rules, columns));
  }

  /** A board without stones. */
  clear(): void {
    this.#change(emptied(this.#draft));
  }

  /** Another position from its text. What cannot be read is kept beside the reason, and changes nothing. */
  setText(text: string): void {
    try {
      const setup = this.host.engine.readSetup(text.trim());
      this.#change(draftOf(this.#board(setup.rules, setup.columns), setup));
    } catch (error) {
      const draft = this.#draft;
      void reasonFor(error).then((reason) => {
        if (draft !== this.#draft) return;
        this.refusedText = { text, reason };
        this.host.changed();
      });
    }
  }

  undo(): void {
    this.#goBack(this.#past, this.#future);
  }

  redo(): void {
    this.#goBack(this.#future, this.#past);
  }

  #goBack(from: Draft[], to: Draft[]): void {
    const draft = from.pop();
    if (draft === undefined) return;
    to.push(this.#draft);
    this.#show(draft);
  }

  #digit(index: number, digit: string, now: number): void {
    const before = this.#typed;
    const goesOn = before !== null && before.hole === index && now - before.at < SAME_NUMBER;
    const both = goesOn ? `${before.digits}${digit}` : digit;
    const digits = Number(both) > MOST_STONES ? digit : both;
    this.setStones(index, Number(digits));
    this.#typed = { hole: index, digits, at: now };
  }

  #change(draft: Draft): void {
    this.#typed = null;
    if (draft === this.#draft) return;
    this.#past.push(this.#draft);
    if (this.#past.length > REMEMBERED) this.#past.shift();
    this.#future = [];
    this.#show(draft);
  }

  #show(draft: Draft): void {
    const other = draft.info !== this.#draft.info;
    this.#draft = draft;
    if (other) this.hole = this.#firstHole();
    if (draft.info.game !== "gore" && (this.tool === "owner" || this.tool === "offer")) this.tool = "add";
    this.#judge();
    this.host.changed();
  }

  /** Asks the engine what it thinks of the position. */
  #judge(): void {
    const { engine } = this.host;
    const { text, problems } = engine.readSetup(draftText(this.#draft));
    Object.assign(this, { text, problems, over: false, refusedText: null });
    if (problems.length > 0) return;
    const match = engine.fromPosition(text);
    this.over = match.outcome() !== null;
    match.free();
  }

  #read(text: string): Draft | null {
    try {
      const setup = this.host.engine.readSetup(text);
      return draftOf(this.#board(setup.rules, setup.columns), setup);
    } catch {
      return null;
    }
  }

  #start(rules: string, columns?: number): Draft {
    const match = this.host.engine.start(rules, columns);
    const setup = this.host.engine.readSetup(match.position());
    match.free();
    return draftOf(this.#board(setup.rules, setup.columns), setup);
  }

  /** The board of these rules, the same object each time. */
  #board(rules: string, columns: number): BoardInfo {
    const key = `${rules} ${columns}`;
    const known = this.#boards.get(key);
    if (known !== undefined) return known;
    const match = this.host.engine.start(rules, columns);
    const { info } = match;
    match.free();
    this.#boards.set(key, info);
    return info;
  }

  /** South's first hole, where the board's Tab stop begins, too. */
  #firstHole(): number {
    const { rows, columns } = this.#draft.info;
    return (rows - 1) * columns;
  }
}
