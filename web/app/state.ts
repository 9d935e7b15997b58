// The shapes of what is on the screen. Views read them; only the controllers make them.
import type { Marks } from "../board/types.js";
import type {
  Actions,
  BoardInfo,
  BoardState,
  Choice,
  GameInfo,
  GameName,
  Options,
  Outcome,
  Side,
  Summary,
} from "../game/index.js";
import type { Skill } from "../opponent/messages.js";
import type { Said } from "./words/words.js";

/** A person at a side. */
export interface Person {
  readonly kind: "person";
  /** The names of those who move in turn; absent where nobody has given one. */
  readonly names?: readonly string[];
}
/** A person elsewhere, whose moves come by link. */
export interface Away {
  readonly kind: "link";
}
/** Who sits at a side: one or more persons, here or elsewhere, or the computer playing so well. */
export type Seat = Person | Away | Skill;
/** Who sits at each side. */
export type Seats = Readonly<Record<Side, Seat>>;

/** Where a game stands between two touches; also `document.documentElement.dataset.state` while a game is on. */
export type Phase = "turn" | "animating" | "choice" | "thinking" | "over";

/** Everything a button can ask for; also the buttons' `data-action`. */
export type Action =
  | "go-on"
  | "stop"
  | "run-on"
  | "confirm"
  | "clear"
  | "fill"
  | "accept"
  | "refuse"
  | "offer"
  | "pass"
  | "undo"
  | "redo"
  | "resign"
  | "keep-playing"
  | "end"
  | "new-game"
  | "start"
  | "retry"
  | "continue"
  | "peek"
  | "next"
  | "rest"
  | "replay"
  | "latest"
  | "play-back"
  | "pause"
  | "resume"
  | "step"
  | "move-now"
  | "menu"
  | "link"
  | "editor"
  | "hint"
  | "line-back"
  | "line-on"
  | "line-leave"
  | "analysis"
  | "review"
  | "moves"
  | "settings"
  | "sound"
  | "rules"
  | "commands"
  | "more";

/** An answer whose effect can be shown. */
export interface PeekAnswer {
  readonly id: "go-on" | "stop" | "run-on" | "confirm" | "accept" | "refuse" | "offer";
  readonly sentence: string;
  /** Stones there would be, by layout index, where they differ from now. */
  readonly preview: ReadonlyMap<number, number>;
}

/** Where a sowing from a hole would come to first, before it is begun. Holes by layout index. */
export interface Ghost {
  readonly from: number;
  readonly at: number;
  /** What it would do, in words. */
  readonly sentence: Said;
}

/** "Show what each would do": the answers and which of them the board shows. */
export interface Peek {
  readonly answers: readonly PeekAnswer[];
  readonly shown: PeekAnswer["id"];
}

/** A line of play that is on the board in place of the game. */
export interface AsideView {
  readonly line: { readonly moves: readonly string[]; readonly at: number; readonly title: Said };
  readonly board: BoardState;
  readonly marks: Marks;
  /** Which line it is, and how far in it. */
  readonly heading: Said;
  /** What its last move did. */
  readonly note: Said;
}

/** A hint: being looked for, not to be had, or told step by step. */
export type HintView =
  | { readonly kind: "asked" | "failed" }
  | {
      readonly kind: "told";
      /** How many of the sentences have been told. */
      readonly told: number;
      readonly sentences: readonly Said[];
      /** The move that can be shown after them, or null. */
      readonly move: string | null;
      /** The holes it is about by layout index, and with which sentence their marks come. */
      readonly holes: ReadonlySet<number>;
      readonly markedAt: number;
    };

/** A snapshot of one game on the screen. */
export interface PlayState {
  readonly info: BoardInfo;
  readonly game: GameName;
  readonly seats: Seats;
  readonly phase: Phase;
  readonly side: Side;
  readonly ply: number;
  readonly plies: number;
  readonly moves: readonly string[];
  /** Who made each ply. */
  readonly movers: readonly Side[];
  /** The position's text at the cursor. */
  readonly position: string;
  readonly stones: ArrayLike<number>;
  readonly owners: ArrayLike<number>;
  readonly taken: readonly [number, number];
  readonly startable: ReadonlySet<number>;
  readonly actions: Actions;
  readonly offer: readonly string[];
  readonly choice: Choice | null;
  /** "Go on to the end" would pass more than this one head. */
  readonly chain: boolean;
  /** Marked holes or stones by layout index. */
  readonly picked: ReadonlyMap<number, number>;
  /** The hole that was pressed once and waits for the second press, by layout index. */
  readonly marked: number | null;
  readonly ghost: Ghost | null;
  readonly offering: boolean;
  readonly resigning: boolean;
  readonly peek: Peek | null;
  readonly outcome: Outcome | null;
  readonly last: Summary | null;
  /** Thinking has lasted long enough to be shown. */
  readonly thinkingShown: boolean;
  readonly paused: boolean;
  /** The game is being played back, move by move. */
  readonly playing: boolean;
  /** Moves are only tried out here: the game itself waits elsewhere. */
  readonly trying: boolean;
  /** What is on the board in place of the game, or null. */
  readonly aside: AsideView | null;
  readonly hint: HintView | null;
  /** Moves are shown step by step, each asked for with "next". */
  readonly stepping: boolean;
  /** A short word on what just happened or why a touch did nothing. */
  readonly remark: string | null;
  /** What the step that was just shown did, when moves are shown step by step. */
  readonly step: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Choices of the start screen. */
export interface MenuState {
  readonly games: readonly GameInfo[];
  readonly game: GameName;
  readonly columns: Readonly<Record<GameName, number>>;
  readonly options: Readonly<Record<GameName, Options>>;
  readonly seats: Seats;
  /** An unfinished game that can be gone on with. */
  readonly saved: { readonly game: GameName; readonly plies: number } | null;
  /** The player has chosen something since the start screen opened. */
  readonly touched: boolean;
}

/** A line at the top that stays until dismissed; `actions` are extra buttons. */
export interface Notice {
  readonly id: string;
  readonly text: Said;
  /** It goes away by itself after a while: missing it does no harm. */
  readonly brief?: boolean;
  /** It is about the game on the screen, and goes when that game is left. */
  readonly ofGame?: boolean;
  readonly actions?: readonly { readonly label: Said; readonly run: () => void }[];
}
