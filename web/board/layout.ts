// Where everything lies: from the window's size to holes, numbers, labels and heaps. All lengths in CSS pixels. No DOM.

import { landscape } from "./landscape.js";
import { portrait } from "./portrait.js";

/** A rectangle. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A hole: its middle and half-axes. */
export interface HoleBox {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** The middle of a number; `far`: it is turned to the far player. */
export interface NumberSpot {
  x: number;
  y: number;
  far?: boolean;
}

/** A heap of taken stones: the middle and half-axes of its ground, and the middle of its number. */
export interface HeapBox extends HoleBox {
  count: NumberSpot;
}

/** A row letter or a column number, centred at x, y. */
export interface Label {
  text: string;
  x: number;
  y: number;
  /** It is turned to the far player. */
  far?: boolean;
  /** It lies on the wooden body, not on the ground. */
  onBody?: boolean;
}

/** What the layout depends on, besides the window. */
export interface BoardShape {
  columns: number;
  /** 4 or 2. */
  rows: number;
  /** The holes lie in a wooden body with a frame. */
  body: boolean;
  /** The holes' rims carry signs, so they need more room around them. */
  rims: boolean;
  /** Numbers by the holes. */
  numbers: boolean;
  labels: boolean;
  /** The far side's labels and numbers face its player. */
  facing?: boolean;
  /** Only the board: no heaps, hardly any margin (for a small picture of it). */
  bare?: boolean;
}

/** A board's layout. Content coordinates, but for `view` and `heaps`, which are in the host's. */
export interface Layout {
  portrait: boolean;
  /** The content is larger than `view` and scrolls in it. */
  scrolls: boolean;
  /** The scrolled content's size. */
  width: number;
  height: number;
  /** Where the content is seen; the whole host unless it scrolls. */
  view: Rect;
  /** Layout order. */
  holes: HoleBox[];
  /** What belongs to each hole and to no other: hole and number. */
  cells: Rect[];
  /** The middle of each hole's number. */
  counts: NumberSpot[];
  /** Numbers lie inside the hole's end rather than beside it. */
  countsInside: boolean;
  /** Height of the figures. */
  countSize: number;
  /** Where stones may lie in a hole: middle (from the hole's) and half-axes. */
  bed: { dx: number; dy: number; rx: number; ry: number };
  body: Rect | null;
  /** The furrow between the two sides, from end to end; null where there is none. */
  furrow: { x1: number; y1: number; x2: number; y2: number } | null;
  labels: Label[];
  labelSize: number;
  /** South's, then North's. */
  heaps: [HeapBox, HeapBox];
}

/** What of a layout lies on the board itself. */
export type Placed = Omit<Layout, "width" | "height" | "view" | "scrolls" | "heaps">;

/** No hole is smaller than this in its smaller direction. */
export const SMALLEST = 24;

/** A hole's size in its smaller direction once the board has to scroll anyway. */
export const SCROLLED = 32;

/** The layout of a board in a frame of `width` × `height`. Unless it is told to be, the board is `turned` in a tall one. */
export function makeLayout(shape: BoardShape, width: number, height: number, turned = height > width): Layout {
  const w = Math.max(120, width);
  const h = Math.max(120, height);
  const layout = turned ? portrait(shape, w, h) : landscape(shape, w, h);
  return shape.facing === true ? faced(layout, shape.rows) : layout;
}

/** The layout with the far side's letters and numbers turned to its player. */
function faced(layout: Layout, rows: number): Layout {
  const farLetters = rowLetters(rows).slice(0, rows / 2);
  const half = layout.holes.length / 2;
  const heaps: Layout["heaps"] = [
    layout.heaps[0],
    { ...layout.heaps[1], count: { ...layout.heaps[1].count, far: true } },
  ];
  return {
    ...layout,
    heaps,
    labels: layout.labels.map((label) => ({ ...label, far: farLetters.includes(label.text) })),
    counts: layout.counts.map((count, i) => ({ ...count, far: i < half })),
  };
}

/** `value`, but not below `low` nor above `high`. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Thickness of the overview beside a board that scrolls. */
export const OVERVIEW = 26;

/** The row letters from the far row to South's outer one. */
export function rowLetters(rows: number): string[] {
  return rows === 4 ? ["d", "c", "b", "a"] : ["b", "a"];
}
