// What a line of the list of games says.
import { seatOfTag } from "../seats.js";
import type { Side } from "../../game/index.js";
import { language, t } from "../words/words.js";
import type { Entry } from "./entry.js";
import { dayOf } from "./filter.js";
import { rowsOf } from "./mini.js";

/** The game and its board: "Tsoro 4 × 21". */
export function boardText({ game, position }: Entry): string {
  const rows = rowsOf(position);
  const name = t("game", { game });
  return rows === null ? name : t("games-board", { game: name, rows: rows.length, columns: rows[0]?.length ?? 0 });
}

/** How it stands, or how it ended. */
export function resultText({ result, plies }: Entry): string {
  if (result === "*") return t("games-running-at", { move: plies + 1 });
  if (result === "=") return t("games-drawn-after", { moves: plies });
  return t("games-won-after", { side: result, moves: plies });
}

/** Who plays a side: the computer in the page's words, persons by the names they gave themselves. */
export function whoText(entry: Entry, side: Side): string {
  const seat = seatOfTag(side === "S" ? entry.south : entry.north);
  switch (seat.kind) {
    case "person":
      return seat.names === undefined ? t("person") : t("games-names", { names: seat.names });
    // Records name the persons who played through links.
    case "link":
      return t("person");
    case "level":
      return t("games-level", { level: seat.level });
    case "seconds":
      return t("games-seconds", { seconds: seat.seconds });
  }
}

/** The day, as people of the page's language write it. */
export function dayText(entry: Entry): string {
  const day = dayOf(entry);
  const date = new Date(`${day}T12:00:00`);
  if (Number.isNaN(date.getTime())) return day;
  try {
    return new Intl.DateTimeFormat(language().code, { dateStyle: "medium" }).format(date);
  } catch {
    return day;
  }
}

/** All that a line says, to be searched. */
export function lineText(entry: Entry): string {
  return [boardText(entry), resultText(entry), whoText(entry, "S"), whoText(entry, "N"), dayText(entry)].join(" ");
}
