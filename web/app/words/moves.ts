// Sentences on what happened: moves and their steps, what holes and heaps hold, how games end.
import { bonusOf, type BoardInfo, type GameName, type Outcome, type Side, type Summary } from "../../game/index.js";
import { isComputer, isPerson } from "../seats.js";
import type { Seats } from "../state.js";
import { t } from "./words.js";

/** What a game is played with. */
export const pieceOf = (game: GameName): "cow" | "stone" => (game === "gore" ? "cow" : "stone");
/** The other side. */
export const other = (side: Side): Side => (side === "S" ? "N" : "S");
const yesOrNo = (value: boolean): "yes" | "no" => (value ? "yes" : "no");

/** A finished move in one sentence. `board` says by which rules it was made. */
export function moveDone(board: Pick<BoardInfo, "game" | "rules">, move: Summary): string {
  const { side, holes: names } = move;
  switch (move.kind) {
    case "pass":
      return t("did-pass", { side });
    case "offer":
      return t("did-offer", { side, names });
    case "accept":
      return t("did-accept", { side, names });
    case "refuse":
      return t("did-refuse", { side });
    case "resign":
      return t("did-resign", { side });
    case "sow":
      return sown(board, move);
  }
}

function sown({ game, rules }: Pick<BoardInfo, "game" | "rules">, move: Summary): string {
  const { side, from = "", last = "", laps, captured, bonusHoles: holes, bonusStones: stones } = move;
  const way = { side, from, last };
  if (game === "kimasai") {
    return captured === 0 ? t("did-step", way) : t("did-step-capture", { ...way, captured });
  }
  if (game === "gore") {
    return captured === 0 ? t("did-sow-cows", way) : t("did-sow-cows-capture", { ...way, cows: captured });
  }
  if (captured === 0) return t("did-sow", { ...way, laps });
  if (stones === 0) return t("did-sow-capture", { ...way, laps, captured });
  return bonusOf(rules) === "stones"
    ? t("did-sow-stones", { ...way, laps, captured, stones })
    : t("did-sow-holes", { ...way, laps, captured, holes, stones });
}

/** What a move would do, in a sentence. `board` says by which rules it would be made. */
export function moveWould({ game, rules }: Pick<BoardInfo, "game" | "rules">, move: Summary): string {
  const { from = "", last = "", laps, captured, bonusHoles: holes, bonusStones: stones } = move;
  const way = { from, last };
  if (game === "kimasai") {
    return captured === 0 ? t("hint-step", way) : t("hint-step-capture", { ...way, captured });
  }
  if (game === "gore") {
    return captured === 0 ? t("hint-sow-cows", way) : t("hint-sow-cows-capture", { ...way, cows: captured });
  }
  if (captured === 0) return t("hint-sow", { ...way, laps });
  if (stones === 0) return t("hint-sow-capture", { ...way, laps, captured });
  return bonusOf(rules) === "stones"
    ? t("hint-sow-stones", { ...way, laps, captured, stones })
    : t("hint-sow-holes", { ...way, laps, captured, holes, stones });
}

/** One step of a move that is shown step by step: `count` stones sown from a hole to another. */
export function stepSown(game: GameName, count: number, from: string, last: string): string {
  if (game === "kimasai") return t("step-single", { from, last });
  return t("step-sown", { piece: pieceOf(game), count, from, last });
}

/** One step of a move that is shown step by step: `count` stones leave these holes. */
export const stepTaken = (game: GameName, count: number, names: readonly string[]): string =>
  t("step-taken", { piece: pieceOf(game), count, names });

/** What a side has taken, for those who hear the board. */
export const heapLabel = (game: GameName, side: Side, taken: number): string =>
  t("heap", { side, piece: pieceOf(game), count: taken });

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
  return t("hole", {
    hole: hole.name,
    side: hole.owner,
    piece: hole.piece,
    count: hole.stones,
    head: yesOrNo(hole.head),
    startable: yesOrNo(hole.startable),
    marked: hole.picked,
    takeable: yesOrNo(hole.pickable && hole.picked === 0),
    offered: yesOrNo(hole.offered),
    hinted: yesOrNo(hole.hinted),
    preview: hole.preview ?? "none",
  });
}

/** How moves are written, for those who have not met it. `board` says by which rules. */
export function moveSigns({ game, rules }: Pick<BoardInfo, "game" | "rules">): string {
  const bonus = !rules.includes("bonus=0");
  if (game === "nsolo") return bonusOf(rules) === "stones" ? t("signs-stones") : t("signs-hole");
  if (game !== "tsoro") return t("signs");
  if (rules.includes("heads=0")) return bonus ? t("signs-holes") : t("signs");
  return bonus ? t("signs-heads-holes") : t("signs-heads");
}

/** Who has won, in a word or two: with the names of the persons where they have any, and to one who plays the computer "you". */
export function resultHeading({ result }: Outcome, seats?: Seats): string {
  const neutral = t("result", { result: result === "=" ? "draw" : result });
  if (result === "=" || seats === undefined) return neutral;
  const [winner, loser] = [seats[result], seats[other(result)]];
  if (isPerson(winner)) {
    if (winner.names !== undefined) return t("result-named", { result: neutral, names: winner.names });
    return isComputer(loser) ? t("result-you") : neutral;
  }
  return isComputer(winner) && isPerson(loser) ? t("result-computer") : neutral;
}

/** Why the game is over, in a sentence. */
export function resultReason(game: GameName, outcome: Outcome, toMove: Side): string {
  const draw = outcome.result === "=";
  const winner: Side = outcome.result === "N" ? "N" : "S";
  const loser = other(winner);
  const { scoreSouth: south, scoreNorth: north } = outcome;
  const even = south === north;
  switch (outcome.ending) {
    case "captured":
      return t("end-captured", { side: loser });
    case "immobile":
      return t("end-immobile", { side: loser });
    case "resigned":
      return t("end-resigned", { side: loser });
    case "cleared":
      return even ? t("end-cleared-even", { cows: south }) : t("end-cleared", { south, north });
    case "repetition":
      if (game === "gore") {
        return even ? t("end-counted-even", { cows: south }) : t("end-counted", { south, north });
      }
      if (draw) return t("end-twice");
      return even ? t("end-thrice-even", { side: loser }) : t("end-thrice", { side: winner });
    case "endless":
      if (draw) return t("end-endless-draw", { side: toMove });
      return even ? t("end-endless-even", { side: toMove }) : t("end-endless", { side: toMove, winner });
  }
}
