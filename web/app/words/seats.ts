// Words for who sits at a side.
import type { Side } from "../../game/index.js";
import type { Seat } from "../state.js";
import { t } from "./words.js";

/** Who sits at a side, for the line above the board. */
export function sideSeat(side: Side, seat: Seat): string {
  switch (seat.kind) {
    case "person":
      return seat.names === undefined ? t("seat-person", { side }) : t("seat-names", { side, names: seat.names });
    case "link":
      return t("seat-link", { side });
    case "level":
      return t("seat-level", { side, level: seat.level });
    case "seconds":
      return t("seat-seconds", { side, seconds: seat.seconds });
  }
}
