// How a paper board is laid over sheets: plain arithmetic in millimetres.

/** The papers that a board can be printed on; always lying on their side. */
export type Paper = "A4" | "A3";
/** What the holes are made for: bottle-tops, pebbles, or whatever one sheet has room for. */
export type Pieces = "tops" | "pebbles" | "fit";

/** Room for drawing on each paper, inside margins of 10 mm. */
export const ROOM: Readonly<Record<Paper, { width: number; height: number }>> = {
  A4: { width: 277, height: 190 },
  A3: { width: 400, height: 277 },
};
/** From one hole to the next: a bottle-top is 32 mm across, a pebble some 20. */
const PITCH: Readonly<Record<Exclude<Pieces, "fit">, number>> = { tops: 38, pebbles: 25 };
/** What of a hole's room is the hole. */
const HOLE = 0.9;
/** Beside the holes: for row letters, column numbers, and the arrows of the way round. */
export const EDGE = 8;
/** The strip at a sheet's right edge on which the next sheet is glued. */
export const FLAP = 8;
/** No hole of a board that is made to fit is larger than one for bottle-tops. */
const LARGEST = PITCH.tops;

/** One sheet of a board: so many columns, from this one on (counted from 0). */
export interface Part {
  readonly from: number;
  readonly columns: number;
}

/** A board on its sheets. */
export interface Sheets {
  readonly pitch: number;
  /** A hole's width. */
  readonly hole: number;
  readonly parts: readonly Part[];
}

/** Lays a board of `columns` × `rows` holes over as few sheets as will do; the columns are shared out evenly. */
export function layOut(columns: number, rows: number, paper: Paper, pieces: Pieces): Sheets {
  const { width, height } = ROOM[paper];
  const tall = (height - 2 * EDGE - rowsGap(rows)) / rows;
  const fit = Math.min(LARGEST, tall, (width - 2 * EDGE) / columns);
  const pitch = pieces === "fit" ? fit : Math.min(PITCH[pieces], tall);
  const whole = Math.floor((width - 2 * EDGE + 0.001) / pitch);
  const most = columns <= whole ? columns : Math.floor((width - 2 * EDGE - FLAP + 0.001) / pitch);
  const count = Math.ceil(columns / most);
  const parts: Part[] = [];
  for (let index = 0, from = 0; index < count; index += 1) {
    const share = Math.ceil((columns - from) / (count - index));
    parts.push({ from, columns: share });
    from += share;
  }
  return { pitch, hole: pitch * HOLE, parts };
}

/** The room between the two sides. */
export function rowsGap(rows: number): number {
  return rows > 1 ? 6 : 0;
}
