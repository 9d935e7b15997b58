// Sentences on hints, analysis and review: what a position is worth, what a move would do. Part of the catalogue words.ts.
import { bonusOf, type BoardInfo, type GameName, type Side, type Summary } from "../game/index.js";
import { cows, list, n, sideName, stones } from "./words-parts.js";

/** What a position is worth in plain words; `won` and `drawn` games are over. */
export type Verdict =
  | { readonly kind: "even" | "drawn" }
  | { readonly kind: "won"; readonly side: Side }
  | { readonly kind: "ahead"; readonly side: Side; readonly stones: number }
  | { readonly kind: "wins"; readonly side: Side; readonly moves: number };

/** A verdict as a sentence. */
export function verdictSentence(game: GameName, verdict: Verdict): string {
  switch (verdict.kind) {
    case "even":
      return "The game is about even.";
    case "drawn":
      return "The game is a draw.";
    case "won":
      return verdict.side === "S" ? "South has won." : "North has won.";
    case "ahead":
      return game === "gore"
        ? `${sideName(verdict.side)} is ahead by about ${cows(Math.round(verdict.stones))}.`
        : `${sideName(verdict.side)} is ahead by about ${stones(Math.round(verdict.stones))}.`;
    case "wins":
      return verdict.moves === 1
        ? `${sideName(verdict.side)} wins with the next move.`
        : `${sideName(verdict.side)} wins in ${verdict.moves} moves at the most.`;
  }
}

/** A verdict in a word and a number, for a line or a table. */
export function verdictShort(verdict: Verdict): string {
  switch (verdict.kind) {
    case "even":
      return "even";
    case "drawn":
      return "a draw";
    case "won":
      return verdict.side === "S" ? "South has won" : "North has won";
    case "ahead":
      return `${sideName(verdict.side)} +${verdict.stones.toFixed(1)}`;
    case "wins":
      return `${sideName(verdict.side)} wins in ${verdict.moves}`;
  }
}

const count = new Intl.NumberFormat("en");

/** The sentences of hints, analysis and review. */
export const sayStudy = {
  // A line of play on the board.
  lineHeading: (title: string, at: number, of: number): string => (of === 1 ? title : `${title}: move ${at} of ${of}`),
  lineBack: "Back one",
  lineOn: "Next",
  lineLeave: "Back to the game",
  lineLeft: "The board shows the game again.",

  // Hints.
  hint: "Hint",
  hintTells: "What it does",
  hintShows: "Show it",
  hintThinking: "Looking for a good move…",
  hintFailed: "No hint can be found now. Check the connection and try again.",
  hintHole: (hole: string): string => `Have a look at ${hole}.`,
  hintOffer: "Think about offering holes instead of sowing.",
  hintAccept: "Accepting looks better than refusing.",
  hintRefuse: "Refusing looks better than accepting.",
  hintPass: "There is nothing to do but pass.",
  hintOffers: (names: readonly string[]): string => `Offer ${list.format(names)}.`,
  hintGoesOn: (names: readonly string[]): string => `Lift and go on at ${list.format(names)}.`,
  hintGoesOnMany: (times: number): string => `Lift and go on at the first ${times} heads it comes to.`,
  hintStops: (hole: string): string => `Stop at ${hole}.`,
  hintTakes: (names: readonly string[]): string => `Take from ${list.format(names)}.`,
  hintTakesStones: (taken: readonly { hole: string; count: number }[]): string =>
    `Take ${list.format(taken.map(({ hole, count }) => `${count} from ${hole}`))}.`,
  hintTakesNone: "Take none.",
  hintElsewhere: "Another beginning looks better. You can take this one back with undo, and ask again.",
  hintTitle: "The hint on the board",

  // Analysis.
  analysis: "Analyse",
  analysisTitle: "Analysis",
  analysisNote: "Moves made here are only tried out. The game waits as it is.",
  linesTitle: "The best lines",
  lineName: (number: number): string => `Line ${number}`,
  lineLabel: (number: number, words: string): string => `Line ${number}, ${words}`,
  lineMove: (at: number, side: Side, move: string): string => `Move ${at}, ${sideName(side)}: ${move}`,
  searching: (depth: number, nodes: number): string =>
    `Looking ${n(depth, "move", "moves")} ahead · ${positions(nodes)} so far`,
  settled: (depth: number, nodes: number): string => `Looked ${n(depth, "move", "moves")} ahead · ${positions(nodes)}`,
  starting: "Beginning to look…",
  solved: "Looked to the end of the game.",
  deeper: "Look deeper",
  gameOver: "The game is over here; go back to look at an earlier position.",
  analysisReplaced: "The analysis stopped working and was started afresh.",
  analysisLoading: "The analysis is still loading. A slow connection may need a moment more.",
  analysisFailed: "The analysis does not answer. Check the connection and try again.",

  // Review.
  review: "Review",
  reviewTitle: "Review of the game",
  reviewProgress: (done: number, of: number): string => `${done} of ${n(of, "position", "positions")} looked at`,
  reviewStop: "Stop looking",
  reviewGoOn: "Look at the rest",
  graphLabel: "How the game went: what each position is worth. Arrow keys move through the game.",
  graphSouth: "South",
  graphNorth: "North",
  graphAt: (ply: number, words: string): string =>
    ply === 0 ? `Start of the game: ${words}` : `After move ${ply}: ${words}`,
  graphUnknown: "not looked at yet",
  turningTitle: "Turning points",
  turningNone: "No single move changed much.",
  turningWait: "They are found once every position has been looked at.",
  turning: (ply: number, side: Side, move: string): string => {
    const offered = offeredBy(move);
    if (offered !== null) return `Move ${ply}, ${sideName(side)} offered ${list.format(offered)}.`;
    switch (move) {
      case "accept":
        return `Move ${ply}, ${sideName(side)} accepted the offer.`;
      case "refuse":
        return `Move ${ply}, ${sideName(side)} refused the offer.`;
      case "resign":
        return `Move ${ply}, ${sideName(side)} resigned.`;
      default:
        return `Move ${ply}, ${sideName(side)} played ${move}.`;
    }
  },
  turningCost: (before: string, after: string): string => `Before it: ${before}. After it: ${after}.`,
  turningCount: (found: number): string =>
    found === 0
      ? "The review is done. No single move changed much."
      : `The review is done. ${n(found, "turning point", "turning points")}.`,
  better: (move: string): string => {
    const offered = offeredBy(move);
    if (offered !== null) return `Better was to offer ${list.format(offered)}.`;
    switch (move) {
      case "accept":
        return "Better was to accept the offer.";
      case "refuse":
        return "Better was to refuse the offer.";
      default:
        return `Better was ${move}.`;
    }
  },
  showBetter: "Better line",
  showBetterThan: (ply: number): string => `Show the better line than move ${ply}`,
  betterTitle: "The better line",
  goThere: "Go there",
  goToMove: (ply: number): string => `Go to move ${ply}`,
  table: "All values as a table",
  tableMove: "Move",
  tableWho: "Who",
  tablePlayed: "Played",
  tableValue: "Worth after it",
  tableTurning: (number: number): string => `turning point ${number}`,
} as const;

/** The holes that a move offers, or null where it offers none. */
function offeredBy(move: string): string[] | null {
  return move.startsWith("offer:") ? move.slice("offer:".length).split(",") : null;
}

function positions(nodes: number): string {
  return nodes === 1 ? "1 position" : `${count.format(nodes)} positions`;
}

/** What a move would do, in sentences. `board` says by which rules it would be made. */
export function moveWould({ game, rules }: Pick<BoardInfo, "game" | "rules">, move: Summary): string {
  const { from = "", last = "", captured, bonusHoles, bonusStones } = move;
  const laps = n(move.laps, "lap", "laps");
  if (game === "kimasai") {
    return captured === 0
      ? `The stone of ${from} steps to ${last}.`
      : `The stone of ${from} steps to ${last} and captures ${captured}.`;
  }
  if (game === "gore") {
    return captured === 0
      ? `Sowing from ${from} ends at ${last}.`
      : `Sowing from ${from} ends at ${last} and captures ${cows(captured)}.`;
  }
  if (captured === 0) return `From ${from} it sows ${laps} and ends at ${last} without a capture.`;
  if (bonusStones === 0) return `From ${from} it sows ${laps}, ends at ${last} and captures ${captured}.`;
  return bonusOf(rules) === "stones"
    ? `From ${from} it sows ${laps}, ends at ${last}, captures ${captured} and takes ${n(bonusStones, "more stone", "more stones")}.`
    : `From ${from} it sows ${laps}, ends at ${last}, captures ${captured} and takes ${n(bonusHoles, "more hole", "more holes")}, ${stones(bonusStones)}.`;
}
