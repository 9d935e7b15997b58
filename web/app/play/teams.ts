// Teams: the persons of a side move in turn, as a large Nsolo is played.
import { isPerson, onePerson } from "../seats.js";
import type { PlayState } from "../state.js";
import { t } from "../words/words.js";

/** The part of a game that tells whose turn it is. */
export type Turns = Pick<PlayState, "seats" | "side" | "movers" | "moves" | "ply">;

/** Who of the side to move is to move; null where nobody has given a name. */
export function nameOnTurn({ seats, side, movers, moves, ply }: Turns): string | null {
  const seat = seats[side];
  if (!isPerson(seat) || seat.names === undefined) return null;
  // Whoever answers an offer makes the move after it, too.
  const turns = movers.slice(0, ply).filter((mover, index) => {
    const move = moves[index];
    return mover === side && move !== "accept" && move !== "refuse";
  });
  return seat.names[turns.length % seat.names.length] ?? null;
}

/** Whose move it is: by name, where the persons of the side have one. */
export function whoMoves(turns: Turns): string {
  const name = nameOnTurn(turns);
  const { side } = turns;
  if (name !== null) return t("to-move-named", { side, name });
  return isPerson(turns.seats[side]) && onePerson(turns.seats) ? t("your-move", { side }) : t("to-move", { side });
}
