// The layout of a board in a tall window: turned, column 1 at the bottom, South on the right. See layout.ts for the units.

import {
  clamp,
  OVERVIEW,
  rowLetters,
  SCROLLED,
  SMALLEST,
  type BoardShape,
  type HeapBox,
  type Layout,
  type Placed,
  type Rect,
} from "./layout.js";

interface Sizes {
  /** From one row of holes (now upright) to the next, and from one column (now across) to the next. */
  across: number;
  down: number;
  rx: number;
  ry: number;
  lane: number;
  pad: number;
  top: number;
  edge: number;
  inside: boolean;
  pill: number;
  width: number;
  height: number;
}

function fit(shape: BoardShape, w: number, h: number, least: number): Sizes {
  const { columns, rows } = shape;
  const top = shape.labels ? 18 : shape.bare ? 1 : 4;
  const edge = shape.bare ? 3 : shape.body ? 8 : 13;
  const pad = shape.body ? clamp(w * 0.05, 14, 40) : 0;
  const lane = shape.labels || rows === 4 ? clamp(w * 0.065, shape.labels ? 24 : 14, 40) : 0;
  const gapX = clamp(w * 0.022, 6, 18);
  const acrossFits = (w - edge * 2 - pad * 2 - lane) / rows;
  const downFits = (h - top - 8 - pad * 2) / columns;
  // Rather a narrow gap than a board that has to scroll.
  const gapY = clamp(Math.min(downFits * 0.15, downFits - SMALLEST - 0.2), 2, 9);
  const rims = shape.rims ? 0.74 : 1;
  let rx = Math.max(least, (acrossFits - gapX) * rims) / 2;
  // Low holes carry their number inside their end; where there is height to spare it stands below.
  const pillRoom = shape.numbers ? clamp(h * 0.024, 16, 22) : 0;
  let ry = Math.max(least, (downFits - gapY) * (shape.rims ? 0.8 : 1)) / 2;
  const inside = shape.numbers && !shape.rims && ry < rx * 0.74;
  const pill = inside ? 0 : pillRoom;
  if (!inside) ry = Math.max(least, (downFits - gapY - pill) * (shape.rims ? 0.86 : 1)) / 2;
  ry = Math.min(ry, rx);
  rx = Math.min(rx, Math.max(ry * (inside ? 3.7 : 1.9), least / 2));
  if (shape.rims) rx = Math.min(rx, ry * 1.2);
  const down = Math.min(Math.max(downFits, ry * 2 + gapY + pill), (ry * 2 + pill) * 1.28 + gapY);
  const across = Math.min(Math.max(acrossFits, rx * 2 + gapX), rx * 2 * 1.2 + gapX + (shape.rims ? 40 : 0));
  return {
    across,
    down,
    rx,
    ry,
    lane,
    pad,
    top,
    edge,
    inside,
    pill,
    width: across * rows + lane + pad * 2 + edge * 2,
    height: down * columns + top + 8 + pad * 2,
  };
}

/** The layout of a board in a window taller than it is wide. */
export function portrait(shape: BoardShape, width: number, height: number): Layout {
  const strip = shape.bare ? 0 : clamp(height * 0.062, 34, 84);
  const h = height - strip;
  let s = fit(shape, width, h, 1);
  const scrolls = shape.bare !== true && Math.min(s.rx, s.ry) * 2 < SMALLEST;
  if (scrolls) s = fit(shape, width - OVERVIEW, h, SCROLLED);
  const view: Rect = scrolls ? { x: 0, y: 0, width: width - OVERVIEW, height: h } : { x: 0, y: 0, width, height };
  const content = scrolls
    ? { width: Math.max(width - OVERVIEW, s.width), height: Math.max(h, s.height) }
    : { width, height };
  const x0 = Math.max(0, (content.width - s.width) / 2);
  const y0 = Math.max(0, ((scrolls ? content.height : h) - s.height) / 2);
  const spare = scrolls ? 0 : Math.max(0, h - s.height) / 2;
  const stripTop = scrolls ? h : y0 + s.height;
  return {
    ...place(shape, s, x0, y0),
    ...content,
    view,
    scrolls,
    heaps: heapBoxes(width, s, x0, stripTop, strip + Math.min(spare, 40)),
  };
}

function place(shape: BoardShape, s: Sizes, x0: number, y0: number): Placed {
  const { columns, rows } = shape;
  const letters = rowLetters(rows);
  const countSize = s.inside ? clamp(s.ry * 0.95, 12, 16) : clamp(s.pill * 0.8, 12, 17);
  const end = s.inside ? countSize * 1.5 : 0;
  const rowX = (row: number): number => x0 + s.edge + s.pad + s.across * (row + 0.5) + (row < rows / 2 ? 0 : s.lane);
  const inY = y0 + s.top + s.pad + 4;
  const placed: Placed = {
    portrait: true,
    holes: [],
    cells: [],
    counts: [],
    countsInside: s.inside,
    countSize,
    bed: { dx: -end / 2, dy: 0, rx: s.rx * 0.95 - end / 2, ry: s.ry * 0.94 },
    body: shape.body
      ? {
          x: x0 + s.edge,
          y: y0 + s.top,
          width: s.across * rows + s.lane + s.pad * 2,
          height: s.down * columns + s.pad * 2 + 8,
        }
      : null,
    furrow: null,
    labels: [],
    labelSize: clamp(s.down * 0.36, 11, 15),
  };
  const middle = x0 + s.edge + s.pad + (s.across * rows + s.lane) / 2;
  for (let row = 0; row < rows; row++) {
    const x = rowX(row);
    for (let column = 0; column < columns; column++) {
      const top = inY + (columns - 1 - column) * s.down;
      const y = top + (s.down - s.pill) / 2;
      placed.holes.push({ x, y, rx: s.rx, ry: s.ry });
      placed.cells.push({ x: x - s.across / 2, y: top, width: s.across, height: s.down });
      const below = y + s.ry + s.pill / 2 + (shape.rims ? s.ry * 0.12 : 1);
      placed.counts.push(s.inside ? { x: x + s.rx - end * 0.55 - s.rx * 0.04, y } : { x, y: below });
      if (shape.labels && row === 0) placed.labels.push({ text: String(column + 1), x: middle, y, onBody: shape.body });
    }
    if (shape.labels) placed.labels.push({ text: letters[row] ?? "", x, y: y0 + s.top / 2 + 1 });
  }
  if (rows === 4) {
    placed.furrow = {
      x1: middle,
      y1: inY + (shape.body ? 2 : -4),
      x2: middle,
      y2: inY + s.down * columns + (shape.body ? -2 : 4),
    };
  }
  return placed;
}

/** A thin strip under the board: North's heap at its left end, South's at its right, each on its owner's edge. */
function heapBoxes(width: number, s: Sizes, x0: number, top: number, strip: number): [HeapBox, HeapBox] {
  const ry = Math.min(strip * 0.4, 34);
  const y = top + Math.min(strip / 2, 42);
  const rx = Math.min(width * 0.15, ry * 2.3);
  const left = Math.max(10, x0 + s.edge) + rx;
  const right = width - left;
  return [
    { x: right, y, rx, ry, count: { x: right - rx - 22, y } },
    { x: left, y, rx, ry, count: { x: left + rx + 22, y } },
  ];
}
