// Sentences on what happened: moves and their steps, what holes and heaps hold, how games end. Part of the catalogue words.ts.
import { bonusOf, type BoardInfo, type GameName, type Outcome, type Side, type Summary } from "../game/index.js";
import { cows, list, n, other, sideName, stones } from "./words-parts.js";

// ---- sentences about moves ----------------------------------------------------------------------------------------

/** A finished move in one sentence. `board` says by which rules it was made. */
export function moveDone(board: Pick<BoardInfo, "game" | "rules">, move: Summary): string {
  const who = sideName(move.side);
  switch (move.kind) {
    case "pass":
      return `${who} had no cow to sow and passed.`;
    case "offer":
      return `${who} offered ${list.format(move.holes)}.`;
    case "accept":
      return `${who} accepted the offer of ${list.format(move.holes)}.`;
    case "refuse":
      return `${who} refused the offer.`;
    case "resign":
      return `${who} resigned.`;
    case "sow":
      return sown(board, who, move);
  }
}

function sown({ game, rules }: Pick<BoardInfo, "game" | "rules">, who: string, move: Summary): string {
  const { from = "", last = "", captured, bonusHoles, bonusStones } = move;
  const laps = n(move.laps, "lap", "laps");
  if (game === "kimasai") {
    return captured === 0
      ? `${who} stepped from ${from} to ${last}.`
      : `${who} stepped from ${from} to ${last} and captured ${captured}.`;
  }
  if (game === "gore") {
    return captured === 0
      ? `${who} sowed from ${from} to ${last}.`
      : `${who} sowed from ${from} to ${last} and captured ${cows(captured)}.`;
  }
  if (captured === 0) return `${who} sowed ${laps} from ${from} to ${last}.`;
  if (bonusStones === 0) return `${who} sowed ${laps} from ${from} to ${last} and captured ${captured}.`;
  return bonusOf(rules) === "stones"
    ? `${who} sowed ${laps} from ${from} to ${last}, captured ${captured} and took ${n(bonusStones, "more stone", "more stones")}.`
    : `${who} sowed ${laps} from ${from} to ${last}, captured ${captured} and took ${n(bonusHoles, "more hole", "more holes")}, ${stones(bonusStones)}.`;
}

/** One step of a move that is shown step by step: `count` stones sown from a hole to another. */
export function stepSown(game: GameName, count: number, from: string, last: string): string {
  if (game === "kimasai") return `The stone of ${from} steps to ${last}.`;
  if (count === 1)
    return game === "gore" ? `One cow goes from ${from} to ${last}.` : `One stone goes from ${from} to ${last}.`;
  return game === "gore"
    ? `${cows(count)} are lifted from ${from} and sown one by one, the last into ${last}.`
    : `${stones(count)} are lifted from ${from} and sown one by one, the last into ${last}.`;
}

/** … and the last of them fell where stones lay already. */
export const stepRelays = (last: string): string => `Stones lie in ${last}: they are lifted and sown on.`;

/** One step of a move that is shown step by step: `count` stones leave these holes. */
export const stepTaken = (game: GameName, count: number, names: readonly string[]): string =>
  game === "gore"
    ? `${cows(count)} captured from ${list.format(names)}.`
    : `${stones(count)} captured from ${list.format(names)}.`;

/** What a side has taken, for those who hear the board. */
export const heapLabel = (game: GameName, side: Side, taken: number): string =>
  game === "gore" ? `${sideName(side)}'s herd: ${cows(taken)}.` : `${sideName(side)} has taken ${stones(taken)}.`;

/** A hole's name for those who hear the board: whose, how many, what can be done with it. */
export function holeLabel(hole: {
  name: string;
  owner: Side;
  stones: number;
  piece: "stone" | "cow";
  head: boolean;
  startable: boolean;
  pickable: boolean;
  /** Stones marked in it; 1 for a whole hole. */
  picked: number;
  offered: boolean;
  hinted: boolean;
  /** Stones there would be after the answer that is being looked at; null when none is. */
  preview: number | null;
}): string {
  const parts = [
    `${hole.name}, ${sideName(hole.owner)}`,
    hole.piece === "cow" ? cows(hole.stones) : stones(hole.stones),
  ];
  if (hole.head) parts.push("head");
  if (hole.startable) parts.push("can start");
  if (hole.picked > 0) parts.push(hole.picked > 1 ? `${hole.picked} marked` : "marked");
  else if (hole.pickable) parts.push("can be taken");
  if (hole.offered) parts.push("offered");
  if (hole.hinted) parts.push("the hint");
  if (hole.preview !== null) parts.push(`would hold ${hole.preview}`);
  return parts.join(", ");
}

/** How moves are written, for those who have not met it. `board` says by which rules. */
export function moveSigns({ game, rules }: Pick<BoardInfo, "game" | "rules">): string {
  const bonus = !rules.includes("bonus=0");
  if (game === "nsolo") {
    return bonusOf(rules) === "stones"
      ? "A move is named after the hole where it begins; x captures, and what is taken besides follows."
      : "A move is named after the hole where it begins; x captures, and the hole emptied besides follows.";
  }
  if (game !== "tsoro") return "A move is named after the hole where it begins; x captures.";
  if (rules.includes("heads=0")) {
    return bonus
      ? "A move is named after the hole where it begins; x captures, and the holes emptied besides follow."
      : "A move is named after the hole where it begins; x captures.";
  }
  return bonus
    ? "A move is named after the hole where it begins; > goes on at a head, | stops there, x captures, and the holes emptied besides follow."
    : "A move is named after the hole where it begins; > goes on at a head, | stops there, x captures.";
}

// ---- results ------------------------------------------------------------------------------------------------------

/** Who has won, in a word or two. */
export function resultHeading(outcome: Outcome): string {
  return outcome.result === "=" ? "A draw" : outcome.result === "S" ? "South has won" : "North has won";
}

/** Why the game is over, in a sentence. */
export function resultReason(game: GameName, outcome: Outcome, toMove: Side): string {
  const draw = outcome.result === "=";
  const winner: Side = outcome.result === "N" ? "N" : "S";
  const even = outcome.scoreSouth === outcome.scoreNorth;
  const [south, north] = [cows(outcome.scoreSouth), cows(outcome.scoreNorth)];
  switch (outcome.ending) {
    case "captured":
      return `${other(winner)} has no stones left.`;
    case "immobile":
      return `${other(winner)} cannot move.`;
    case "resigned":
      return `${other(winner)} resigned.`;
    case "cleared":
      return even
        ? `No hole holds three cows or more: both have ${south}.`
        : `No hole holds three cows or more: South has ${south}, North has ${north}.`;
    case "repetition":
      if (game === "gore") {
        return even
          ? `The same position came about for the third time, so the cows are counted: both have ${south}.`
          : `The same position came about for the third time, so the cows are counted: South has ${south}, North has ${north}.`;
      }
      if (draw) return "The same position came about a second time.";
      return even
        ? `The same position came about for the third time with equal stones; ${other(winner)} brought it about.`
        : `The same position came about for the third time; ${sideName(winner)} has more stones on the board.`;
    case "endless":
      if (draw) return `Every move of ${sideName(toMove)} would go on for ever.`;
      return even
        ? `Every move of ${sideName(toMove)} would go on for ever, and the stones are equal.`
        : `Every move of ${sideName(toMove)} would go on for ever; ${sideName(winner)} has more stones on the board.`;
  }
}

/** The shadow on a win after a refused offer. */
export const withoutGlory = (winner: Side): string =>
  `A victory without glory: ${sideName(winner)} refused an offer in this game.`;
