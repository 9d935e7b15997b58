// The layout of a board in a wide window: rows lie across, South at the bottom. See layout.ts for the units.

import {
  clamp,
  OVERVIEW,
  rowLetters,
  SCROLLED,
  SMALLEST,
  type BoardShape,
  type HeapBox,
  type Label,
  type Layout,
  type Placed,
  type Rect,
} from "./layout.js";

/** Sizes of the board proper, before it is put in its place. */
interface Sizes {
  pitch: number;
  rx: number;
  ry: number;
  pill: number;
  gap: number;
  lane: number;
  pad: number;
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** The margin at the right. */
function right(shape: BoardShape): number {
  return shape.bare ? 8 : 12;
}

/** The largest board in `w` × `h`; no hole is narrower than `least` nor lower than `lowest`, even if there is no space. */
function fit(shape: BoardShape, w: number, h: number, least: number, lowest = least): Sizes {
  const { columns, rows } = shape;
  const left = shape.labels ? 24 : shape.bare ? 8 : 10;
  const bottom = shape.labels ? clamp(h * 0.06, 15, 22) : shape.bare ? 4 : 6;
  const pad = shape.body ? clamp(Math.min(w, h) * 0.055, 16, 52) : 0;
  const pill = shape.numbers && !(shape.rims && rows === 2) ? clamp(h * 0.04, 14, 22) : 0;
  const fill = shape.rims ? 0.72 : columns >= 18 ? 0.88 : 0.84;
  const across = w - left - right(shape) - pad * 2;
  const pitchFits = across / columns;
  // Narrow holes may be a little taller than wide, so that stones and fingers have room.
  const stretch = shape.rims ? 1 : pitchFits < 48 ? 1.4 : 1.14;
  const lane = rows === 4 ? clamp(h * 0.06, 10, 46) : 0;
  const room = h - bottom - pad * 2 - lane - 8;
  const gap = shape.rims ? clamp((room / rows) * 0.2, 10, 64) : clamp(room * 0.014, 2, 12);
  const tall = Math.max(lowest, room / rows - pill - gap);
  const wide = Math.max(least, pitchFits * fill, 0);
  let ry = Math.min(tall, wide * stretch) / 2;
  const rx = Math.min(wide, tall * 1.1) / 2;
  if (shape.body) ry = Math.min(ry, rx);
  const pitch = Math.max((rx * 2) / fill, Math.min(pitchFits, (rx * 2) / (fill * 0.8)));
  return {
    pitch,
    rx,
    ry,
    pill,
    gap,
    lane,
    pad,
    left,
    bottom,
    width: pitch * columns + left + right(shape) + pad * 2,
    height: (ry * 2 + pill + gap) * rows + lane + bottom + pad * 2 + 8,
  };
}

/** The layout of a board in a window at least as wide as it is tall. */
export function landscape(shape: BoardShape, width: number, height: number): Layout {
  const strip = shape.bare ? 0 : clamp(height * 0.12, 44, 104);
  const side = shape.bare ? 0 : clamp(width * 0.1, 72, 170);
  const above = fit(shape, width, height - strip * 2, 1);
  const beside = fit(shape, width - side, height, 1);
  const size = (s: Sizes): number => Math.min(s.rx, s.ry) + Math.max(s.rx, s.ry) * 0.2;
  const aside = size(beside) > size(above) * (shape.body ? 0.98 : 1.02);
  const w = aside ? width - side : width;
  const h = aside ? height : height - strip * 2;
  let sizes = aside ? beside : above;
  const scrolls = shape.bare !== true && Math.min(sizes.rx, sizes.ry) * 2 < SMALLEST;
  if (scrolls) sizes = fit(shape, w, h - OVERVIEW, SCROLLED, SMALLEST);
  const view: Rect = scrolls
    ? { x: 0, y: aside ? 0 : strip, width: w, height: h - OVERVIEW }
    : { x: 0, y: 0, width, height };
  const content = scrolls
    ? { width: Math.max(w, sizes.width), height: Math.max(h - OVERVIEW, sizes.height) }
    : { width, height };
  const x0 = Math.max(0, ((scrolls ? content.width : w) - sizes.width) / 2);
  const y0 = (scrolls ? 0 : aside ? 0 : strip) + Math.max(0, ((scrolls ? content.height : h) - sizes.height) / 2);
  return {
    ...place(shape, sizes, x0, y0),
    ...content,
    view,
    scrolls,
    heaps: heapBoxes(aside, sizes, { width, height, strip, side, x0, y0, scrolls }),
  };
}

function place(shape: BoardShape, s: Sizes, x0: number, y0: number): Placed {
  const { columns, rows } = shape;
  const letters = rowLetters(rows);
  const inX = x0 + s.left + s.pad + s.pitch / 2;
  const rowHeight = s.ry * 2 + s.pill + s.gap;
  const placed: Placed = {
    portrait: false,
    holes: [],
    cells: [],
    counts: [],
    countsInside: false,
    countSize: clamp(Math.min(s.pitch * 0.26, (s.pill || 22) * 0.82), 11, 19),
    bed: { dx: 0, dy: 0, rx: s.rx * 0.94, ry: s.ry * 0.94 },
    body: shape.body
      ? {
          x: x0 + s.left,
          y: y0 + 4,
          width: s.pitch * columns + s.pad * 2,
          height: rowHeight * rows + s.lane + s.pad * 2,
        }
      : null,
    furrow: null,
    labels: [],
    labelSize: clamp(s.pitch * 0.22, 11, 15),
  };
  for (let row = 0; row < rows; row++) {
    const far = row < rows / 2;
    const top = y0 + 4 + s.pad + row * rowHeight + (far ? 0 : s.lane);
    // The far side's numbers stand above their holes, South's below: always on the owner's side.
    const y = top + s.gap / 2 + s.ry + (far ? s.pill : 0);
    for (let column = 0; column < columns; column++) {
      const x = inX + column * s.pitch;
      placed.holes.push({ x, y, rx: s.rx, ry: s.ry });
      placed.cells.push({ x: x - s.pitch / 2, y: top, width: s.pitch, height: rowHeight });
      const away = s.pill > 0 ? s.ry + s.pill / 2 + (shape.rims ? 4 : 2) : s.ry * 1.13 + placed.countSize * 0.75;
      placed.counts.push({ x, y: y + (far ? -away : away) });
    }
    if (shape.labels) placed.labels.push({ text: letters[row] ?? "", x: x0 + s.left / 2 - (shape.body ? 0 : 1), y });
  }
  const right = inX + (columns - 0.5) * s.pitch;
  if (rows === 4) {
    const y = y0 + 4 + s.pad + rowHeight * 2 + s.lane / 2;
    const beyond = shape.body ? -2 : s.pitch * 0.14;
    placed.furrow = { x1: inX - s.pitch / 2 - beyond, y1: y, x2: right + beyond, y2: y };
  }
  if (shape.labels) placed.labels.push(...columnLabels(shape, s, inX, y0, rowHeight));
  if (shape.rims) growCells(placed);
  return placed;
}

function columnLabels(shape: BoardShape, s: Sizes, inX: number, y0: number, rowHeight: number): Label[] {
  const bottom = y0 + 4 + s.pad * 2 + rowHeight * shape.rows + s.lane;
  const y = bottom + s.bottom / 2 + (shape.body ? 3 : 0);
  return Array.from({ length: shape.columns }, (_, column) => ({
    text: String(column + 1),
    x: inX + column * s.pitch,
    y,
  }));
}

/** Where the numbers stand outside the rows, each hole's own area has to reach out to its number. */
function growCells(placed: Placed): void {
  placed.cells.forEach((cell, i) => {
    const count = placed.counts[i];
    if (!count) return;
    const top = Math.min(cell.y, count.y - placed.countSize);
    const bottom = Math.max(cell.y + cell.height, count.y + placed.countSize);
    cell.height = bottom - top;
    cell.y = top;
  });
}

interface HeapRoom {
  width: number;
  height: number;
  strip: number;
  side: number;
  x0: number;
  y0: number;
  scrolls: boolean;
}

function heapBoxes(aside: boolean, s: Sizes, room: HeapRoom): [HeapBox, HeapBox] {
  const { width, height, strip, side, x0, y0 } = room;
  if (aside) {
    const rx = side * 0.4;
    const ry = Math.min(rx * 0.75, height * 0.13);
    const right = room.scrolls ? width - side : Math.min(width - side, x0 + s.width);
    const x = right + Math.min(side * 0.5, (width - right) / 2);
    const at = (y: number): HeapBox => ({ x, y, rx, ry, count: { x, y: y + ry + 14 } });
    const middle = room.scrolls ? height / 2 : y0 + s.height / 2;
    const far = Math.min(s.height * 0.27, height * 0.27);
    return [at(middle + far - 8), at(middle - far - 8)];
  }
  const ry = strip * 0.38;
  const rx = ry * 2.1;
  const x = Math.min(width - rx - 52, x0 + s.width - rx - 60);
  const at = (y: number): HeapBox => ({ x, y, rx, ry, count: { x: x + rx + 24, y } });
  const top = room.scrolls ? strip / 2 : y0 - strip * 0.5;
  const bottom = room.scrolls ? height - strip / 2 : y0 + s.height + strip * 0.5;
  return [at(bottom), at(top)];
}
