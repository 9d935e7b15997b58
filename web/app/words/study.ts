// Sentences on what a position is worth, and on the moves of a review; the part `study` of the words has them.
import type { GameName, Side } from "../../game/index.js";
import { pieceOf } from "./moves.js";
import { lead, t } from "./words.js";

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
      return t("worth-even");
    case "drawn":
      return t("worth-drawn");
    case "won":
      return t("worth-won", { side: verdict.side });
    case "ahead":
      return t("worth-ahead", { side: verdict.side, piece: pieceOf(game), count: Math.round(verdict.stones) });
    case "wins":
      return t("worth-wins", { side: verdict.side, moves: verdict.moves });
  }
}

/** A verdict in a word and a number, for a line or a table. */
export function verdictShort(verdict: Verdict): string {
  switch (verdict.kind) {
    case "even":
      return t("short-even");
    case "drawn":
      return t("short-drawn");
    case "won":
      return t("short-won", { side: verdict.side });
    case "ahead":
      return t("short-ahead", { side: verdict.side, lead: lead(verdict.stones) });
    case "wins":
      return t("short-wins", { side: verdict.side, moves: verdict.moves });
  }
}

/** What was played at a turning point. */
export function turningPlayed(ply: number, side: Side, move: string): string {
  const names = offeredBy(move);
  if (names !== null) return t("turning-offered", { ply, side, names });
  switch (move) {
    case "accept":
      return t("turning-accepted", { ply, side });
    case "refuse":
      return t("turning-refused", { ply, side });
    case "resign":
      return t("turning-resigned", { ply, side });
    default:
      return t("turning-played", { ply, side, move });
  }
}

/** What would have been better there. */
export function turningBetter(move: string): string {
  const names = offeredBy(move);
  if (names !== null) return t("better-offer", { names });
  switch (move) {
    case "accept":
      return t("better-accept");
    case "refuse":
      return t("better-refuse");
    default:
      return t("better-move", { move });
  }
}

/** The holes that a move offers, or null where it offers none. */
function offeredBy(move: string): string[] | null {
  return move.startsWith("offer:") ? move.slice("offer:".length).split(",") : null;
}
