// Every sentence the page says, each one whole: a later catalogue takes them over one by one.
import type { GameName, OptionName, Side } from "../game/index.js";
import { cows, holes, list, n, other, sideName, stones } from "./words-parts.js";

export * from "./words-moves.js";
export * from "./words-seats.js";
export * from "./words-study.js";
export { sideName } from "./words-parts.js";

// ---- games and options --------------------------------------------------------------------------------------------

/** A game's name as its players say it. */
export const gameName: Record<GameName, string> = {
  tsoro: "Tsoro",
  nsolo: "Nsolo",
  kimasai: "Bao la Kimasai",
  gore: "Goré",
};

/** Whose game it is and where it is played, in one line. */
export const gamePlace: Record<GameName, string> = {
  tsoro: "Shona, north-eastern Zimbabwe",
  nsolo: "Ngoni, Malawi and eastern Zambia",
  kimasai: "Maasai, central Tanzania",
  gore: "Guro, Ivory Coast",
};

/** What the game is like, in one line; by whatever rules. */
export const gameGist: Record<GameName, string> = {
  tsoro: "Long sowings of stones (matombo), lap after lap, on a board of up to 84 holes.",
  nsolo: "A big board full of stones, and captures that take more than they find.",
  kimasai: "Single stones that step, slip past and capture.",
  gore: "Two rows, eight holes, and a herd of cows (ayla) to win.",
};

/** A field's name on the start screen. */
export const fieldName: Record<OptionName | "columns", string> = {
  columns: "Columns",
  heads: "Heads",
  bonus: "Bonus",
  "safe-heads": "Safe heads",
  capture: "Capture",
  trade: "Trading",
};

/** What a field does, in one line. */
export const fieldHelp: Record<OptionName | "columns", string> = {
  columns: "How many holes each row has: fewer make a shorter game.",
  heads: "Holes at the right end of your outer row (musoro, plural misoro) where you may stop a sowing.",
  bonus: "How many more enemy holes a capture lets you empty.",
  "safe-heads": "Whether the bonus has to leave the heads alone.",
  capture: "1975: one hole, then as many stones again. 1913: two holes, then one more whole hole.",
  trade: "Whether you may offer holes to the other for six cows each.",
};

/** A value of a field, as its choice reads. */
export function fieldValue(name: OptionName | "columns", value: string): string {
  switch (name) {
    case "heads":
      return value === "0" ? "No heads" : value === "1" ? "One head a side" : "Two heads a side";
    case "bonus":
      return value === "0" ? "No bonus" : value === "1" ? "One more hole" : `${value} more holes`;
    case "safe-heads":
      return value === "yes" ? "Heads are safe" : "Heads may be taken";
    case "capture":
      return value === "1913" ? "As in 1913" : "As in 1975";
    case "trade":
      return value === "no" ? "No trading" : "With trading";
    case "columns":
      return value;
  }
}

/** One rule in use, for the line under the game's name. */
export function ruleInUse(name: OptionName, value: string): string {
  switch (name) {
    case "heads":
      return value === "0" ? "no heads" : value === "1" ? "one head" : "two heads";
    case "bonus":
      return value === "0" ? "no bonus" : `bonus of ${value}`;
    case "safe-heads":
      return value === "yes" ? "safe heads" : "";
    case "capture":
      return value === "1913" ? "capture of 1913" : "capture of 1975";
    case "trade":
      return value === "no" ? "no trading" : "with trading";
  }
}

// ---- prompts ------------------------------------------------------------------------------------------------------

/** Everything else: headings, notes, labels and notices; a sentence with something to fill in is a function of it. */
export const say = {
  tagline: "Four old sowing games of Africa.",
  chooseGame: "Choose a game",
  whoPlays: "Who plays",
  south: "South",
  north: "North",
  southFirst: "South moves first.",
  person: "Person",
  computer: "Computer",
  computerByTime: "Computer, by time",
  strength: (side: Side): string => `Strength of ${sideName(side)}`,
  timeFor: (side: Side): string => `Time for ${sideName(side)}`,
  byTimeHelp: "It plays as well as it can in this time.",
  start: (game: GameName): string => `Play ${gameName[game]}`,
  continueGame: (game: GameName, plies: number): string =>
    plies === 0 ? `Continue ${gameName[game]}` : `Continue ${gameName[game]}, move ${plies + 1}`,
  startReplaces: "A new game takes the place of the unfinished one.",
  oneKind: "This game has one set of rules.",

  toMove: (side: Side): string => `${sideName(side)} to move`,
  yourMove: (side: Side): string => `Your move, ${sideName(side)}`,
  chooseHole: "Choose one of the ringed holes to sow from.",
  chooseSingle: "No hole holds two stones, so a single one may step.",
  chooseStep: "Choose one of the ringed stones; it steps into the next hole.",
  chooseGore: "Choose one of your holes to sow from.",
  moving: (game: GameName, side: Side): string =>
    game === "kimasai" ? `${sideName(side)} steps…` : `${sideName(side)} sows…`,
  hurryHint: "A tap or any key hurries it.",
  nextStep: "Next step",
  showRest: "Show the rest",
  thinking: (side: Side): string => `${sideName(side)} is thinking…`,
  computerMoves: (side: Side): string => `${sideName(side)}, the computer, is to move.`,
  computerBegins: (side: Side, hole: string): string => `${sideName(side)} begins at ${hole}.`,
  computerGoesOn: (side: Side, hole: string): string => `${sideName(side)} lifts and goes on at ${hole}.`,
  computerStops: (side: Side, hole: string): string => `${sideName(side)} stops at ${hole}.`,
  computerTakes: (side: Side, names: readonly string[]): string =>
    `${sideName(side)} takes from ${list.format(names)}.`,
  computerOffers: (side: Side, names: readonly string[]): string => `${sideName(side)} offers ${list.format(names)}.`,
  computerAccepts: (side: Side, names: readonly string[]): string =>
    `${sideName(side)} accepts the offer of ${list.format(names)}.`,
  computerRefuses: (side: Side): string => `${sideName(side)} refuses the offer.`,
  letItPlay: "Let the computer play on",
  oneMove: "One move",
  moveNow: "Move now",
  pause: "Pause",
  pausing: "It pauses after this move.",
  viewing: (ply: number, plies: number): string => `You are looking back, after move ${ply} of ${plies}.`,
  playFromHere: "Move from here to play on another way.",
  toLatest: "Back to the latest move",
  replay: "Show the last move again",

  headHeading: (hole: string): string => `The sowing has come to your head ${hole}.`,
  headHeadingOf: (side: Side, hole: string): string => `${sideName(side)}'s sowing has come to the head ${hole}.`,
  headFirst: "First choose below: go on, or stop.",
  answerFirst: "First choose below: accept, or refuse.",
  headNote: (count: number): string => `Lift its ${stones(count)} and sow on, or stop here and end the move.`,
  headOnlyStop: "Going on would never end, so the sowing stops here.",
  goOn: "Lift and go on",
  stop: "Stop here",
  runOn: "Go on to the end",
  peek: "Show what each would do",
  peekOne: "Show the board after it",
  peekGoOn: "Going on",
  peekStop: "Stopping",
  peekRunOn: "To the end",

  holesHeading: (upTo: number, left: number): string =>
    upTo === 1 ? `Take one more hole · ${left} left` : `Take up to ${upTo} more holes · ${left} left`,
  stonesHeading: (upTo: number, left: number): string =>
    upTo === 1 ? `Take one more stone · ${left} left` : `Take up to ${upTo} more stones · ${left} left`,
  holesHeadingOf: (side: Side, upTo: number, left: number): string =>
    upTo === 1
      ? `${sideName(side)} may take one more hole · ${left} left`
      : `${sideName(side)} may take up to ${upTo} more holes · ${left} left`,
  stonesHeadingOf: (side: Side, upTo: number, left: number): string =>
    upTo === 1
      ? `${sideName(side)} may take one more stone · ${left} left`
      : `${sideName(side)} may take up to ${upTo} more stones · ${left} left`,
  holesNote: "The capture lets you empty enemy holes, wherever they are. Mark them on the board.",
  stonesNote: "The capture lets you take as many again. Each touch on an enemy hole marks one stone.",
  marksLeft: (left: number): string => (left === 0 ? "None left to mark." : `${left} left to mark.`),
  takeStones: (count: number): string => `Take ${stones(count)}`,
  takeNone: "Take none",
  clear: "Clear",
  fill: (count: number): string => (count === 1 ? "Mark 1 more for me" : `Mark ${count} more for me`),
  fewer: (hole: string): string => `One stone fewer from ${hole}`,
  more: (hole: string): string => `One stone more from ${hole}`,
  chosenFrom: "Stones marked so far",

  offer: "Offer holes",
  offerHeading: (max: number): string =>
    max === 1 ? "Which hole do you offer?" : `Which holes do you offer? Up to ${max}`,
  offerNote: (count: number, price: number, side: Side): string =>
    count === 0
      ? `Mark your holes; ${other(side)} would put ${price} cows into each and own it. The offer is your turn.`
      : count === 1
        ? `${other(side)} would put ${price} cows into it and own it. The offer is your turn.`
        : `${other(side)} would put ${count * price} cows into them and own them. The offer is your turn.`,
  offerMarked: (count: number, max: number): string => `${count} of up to ${holes(max)} marked.`,
  offerConfirm: (count: number): string => (count === 0 ? "Offer" : `Offer ${holes(count)}`),
  offerLeave: "Sow instead",
  answerHeading: (from: Side, names: readonly string[]): string =>
    `${sideName(from)} offers you ${holes(names.length)}: ${list.format(names)}.`,
  answerNote: (price: number, count: number, herd: number): string =>
    count === 1
      ? `You would put ${price} of your ${herd} cows into it and own it. Refusing is allowed, but a win after a refusal is without glory.`
      : `You would put ${price * count} of your ${herd} cows into them and own them. Refusing is allowed, but a win after a refusal is without glory.`,
  accept: "Accept",
  refuse: "Refuse",
  passHeading: (side: Side): string => `${sideName(side)} has no cow to sow and must pass.`,
  passNote: "None of your holes holds a cow; the other moves again.",
  pass: "Pass",

  resign: "Resign",
  resignHeading: (side: Side): string => `Resign as ${sideName(side)}?`,
  resignNote: (side: Side): string => `${other(side)} will have won. You can still take it back with undo.`,
  resignYes: "Yes, resign",
  resignNo: "Keep playing",

  // What an answer would do.
  wouldSow: (laps: number, last: string, captured: number): string =>
    captured === 0
      ? `It sows ${n(laps, "more lap", "more laps")} and ends at ${last} without a capture.`
      : `It sows ${n(laps, "more lap", "more laps")}, ends at ${last} and captures ${captured}.`,
  wouldAsk: (laps: number, last: string): string =>
    `It sows ${n(laps, "more lap", "more laps")} and comes to your head ${last}, where you choose again.`,
  wouldStop: (hole: string): string => `The move ends at ${hole}; nothing is captured.`,
  wouldTake: (count: number): string =>
    count === 0
      ? "Nothing more is taken."
      : count === 1
        ? "One stone leaves the board."
        : `${count} stones leave the board.`,
  wouldAccept: (names: readonly string[], paid: number, left: number): string =>
    names.length === 1
      ? `${list.format(names)} would be yours, with ${cows(paid)} in it; ${cows(left)} would be left in your herd, and you move.`
      : `${list.format(names)} would be yours, with ${cows(paid)} in them; ${cows(left)} would be left in your herd, and you move.`,
  wouldRefuse: "The board stays as it is, and you move.",
  wouldOffer: (side: Side, names: readonly string[]): string =>
    `If ${other(side)} accepts, ${list.format(names)} would lie like this.`,

  // Why a touch does nothing.
  notYours: (hole: string, owner: Side): string => `${hole} is ${sideName(owner)}'s.`,
  emptyHole: (hole: string): string => `${hole} is empty.`,
  cannotStart: (hole: string): string => `${hole} cannot start a move now.`,
  cannotTake: (hole: string): string => `Nothing can be taken from ${hole}.`,
  allMarkedIn: (hole: string): string => `Every stone of ${hole} is marked already.`,
  noneLeft: "All are marked; let go of one first.",
  canPayFor: (side: Side, max: number): string =>
    max === 1
      ? `${other(side)} can pay for one hole only; let go of the marked one first.`
      : `${other(side)} can pay for ${max} holes only; let go of one first.`,
  keepOne: "You have to keep one hole; let go of a marked one first.",
  cannotOffer: (hole: string): string => `${hole} is not yours to offer.`,

  // Header and panels.
  rules: "Rules",
  howTo: (game: GameName): string => `How to play ${gameName[game]}`,
  allRules: "House rules are points that the sources leave open.",
  sidesBelow: "South is below.",
  sidesRight: "South is on the right.",
  youBelow: "You are South, below.",
  youAbove: "You are North, above.",
  youRight: "You are South, on the right.",
  youLeft: "You are North, on the left.",
  undo: "Undo",
  redo: "Redo",
  moves: "Moves",
  tools: "Game",
  moreButtons: "More",
  settings: "Settings",
  newGame: "New game",
  playAgain: "Play again",
  backToStart: "Start screen",
  close: "Close",
  noMoves: "No moves yet.",
  gameStart: "Start of the game",
  jumpTo: (ply: number, side: Side, move: string): string => `Move ${ply}, ${sideName(side)}: ${move}`,
  speed: "Speed of a move",
  speeds: { slow: "Slow", normal: "Normal", fast: "Fast", "at-once": "At once", step: "Step by step" },
  counts: "Numbers by the holes",
  countsValues: { always: "Always", hover: "When pointed at", never: "Never" },
  labels: "Names of rows and columns",
  boardName: (game: GameName): string => `${gameName[game]} board`,

  // Notices.
  storageBlocked: "This browser does not let the page keep anything, so the game will be lost when the tab is closed.",
  storageFull: "The browser's storage is full, so the game can no longer be saved here.",
  savedTooLong: "The saved game was far too long to be one and was removed.",
  savedBad: "The saved game could not be read and was set aside.",
  otherTab: "Another tab has saved its game since. What you play here is not saved.",
  loadOther: "Load the other game here",
  keepMine: "Save this one instead",
  badPosition: (reason: string): string => `The address asks for a position that cannot be read: ${reason}`,
  positionTooLong: "The address asks for a position that is too long to be one.",
  computerReplaced: "The computer player stopped working and was started afresh.",
  computerLoading: "The computer player is still loading. A slow connection may need a moment more.",
  computerFailed: "The computer player does not answer. Check the connection and try again.",
  tryAgain: "Try again",
  gameBefore: "The game before this one was not finished.",
  backToBefore: "Back to the game before",
  dismiss: "Dismiss",
  notices: "Notices",
  engineSlow: "Still loading the rules. A slow connection may need a moment more.",
  engineFailed: "The rules could not be loaded.",
  engineHelp:
    "Check the connection and try again. If it still fails, reload the page or use a newer browser: it needs WebAssembly.",
  loading: "Loading…",
  somethingWrong: (reason: string): string =>
    `Something went wrong, but the game is kept: reload the page if it does not go on. (${reason})`,
};
