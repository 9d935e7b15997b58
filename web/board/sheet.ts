// One board drawn at one size: its canvases (still ground, rings, lying stones, stones in the air, heaps) and drawing on them.

import type { Flyer } from "./frame.js";
import type { HeapBox, Layout, Rect } from "./layout.js";
import { drawBadges, drawRings, type MarkedBoard } from "./marks.js";
import type { Count, Painter, Point } from "./paint.js";
import { context, present, surface } from "./surface.js";
import type { Marks, SideIndex } from "./types.js";

/** A layer never has more device pixels than this; a larger one is drawn a little less fine. */
const MOST_PIXELS = 4_200_000;

/** Nor do the layers of marks and of stones in the air, which are often drawn anew. */
const MOST_LIGHT_PIXELS = 2_400_000;

/** Device pixels of the still layer that are drawn in one go. */
const BAND = 400_000;

/** Milliseconds between the canvases that are given back. */
const RELEASE = 40;

/** How far a heap's canvas reaches beyond its ground, in CSS pixels. */
const HEAP_MARGIN = 34;

/** A hole's stones (their looks, lowest first) and its number. */
export interface Cell {
  pile: readonly number[];
  count: Count;
}

/** The canvases of a layout. They are of no cost before they are first drawn on. */
export class Sheet {
  readonly base = canvas("base");
  readonly rings = canvas("rings");
  readonly rest = canvas("rest");
  readonly air = canvas("air");
  readonly heaps: readonly [HTMLCanvasElement, HTMLCanvasElement] = [canvas("heap"), canvas("heap")];
  /** What `base` shows, or will show when it is finished. */
  private readonly still: HTMLCanvasElement;
  private presenting = false;
  /** Device pixels to a CSS pixel. */
  readonly ratio: number;
  private readonly lightRatio: number;
  /** Where stones in the air were drawn last. */
  private flown: Rect | undefined;
  private ringsShown: string | undefined;
  /** What each hole and heap shows: what is there already is not drawn again, for each layer that changes is copied whole. */
  private readonly cellsShown: string[] = [];
  private readonly heapsShown: string[] = [];
  private airUsed = false;

  constructor(
    readonly layout: Layout,
    readonly painter: Painter,
    private readonly heads: readonly boolean[],
  ) {
    const { width, height } = layout;
    this.ratio = ratioFor(layout);
    this.lightRatio = Math.min(this.ratio, Math.sqrt(MOST_LIGHT_PIXELS / (width * height)));
    for (const layer of [this.base, this.rest]) resize(layer, width, height, this.ratio);
    this.still = surface(width * this.ratio, height * this.ratio).canvas;
    for (const layer of [this.rings, this.air]) resize(layer, width, height, this.lightRatio);
    layout.heaps.forEach((box, side) => {
      const target = this.heaps[side === 0 ? 0 : 1];
      const corner = heapCorner(box);
      target.style.left = `${corner.x}px`;
      target.style.top = `${corner.y}px`;
      resize(target, corner.width, corner.height, this.ratio);
    });
  }

  /**
   * The canvases in the order in which they lie on each other: heaps lie above the board's shadow and below stones in the
   * air, unless they stay put while the board scrolls.
   */
  get layers(): readonly HTMLCanvasElement[] {
    const { base, heaps, rings, rest, air } = this;
    return this.layout.scrolls ? [...heaps, base, rings, rest, air] : [base, ...heaps, rings, rest, air];
  }

  /**
   * Takes the canvases away and gives their memory back, which some browsers would keep for long: one after the other, for
   * each takes a moment.
   */
  release(): void {
    [...this.layers, this.still].forEach((layer, i) => {
      layer.remove();
      setTimeout(
        () => {
          layer.width = layer.height = 0;
        },
        RELEASE * (i + 1),
      );
    });
  }

  /** Shows the still layer as it is drawn. */
  async presentStill(): Promise<void> {
    await present(this.base, this.still);
  }

  /** Into how many bands the still layer is divided; a large layer in one go would hold the thread for long. */
  get bands(): number {
    return Math.ceil((this.still.width * this.still.height) / BAND);
  }

  /** Draws one band of the still layer. */
  stillBand(band: number, owners: ArrayLike<number>): void {
    const edge = (k: number): number => Math.round((this.still.height * k) / this.bands) / this.ratio;
    const y = edge(band);
    this.stillIn({ x: 0, y, width: this.layout.width, height: edge(band + 1) - y }, owners);
  }

  /** Draws the still layer anew round one hole, whose owner has changed. */
  stillAround(i: number, owners: ArrayLike<number>): void {
    const hole = this.layout.holes[i];
    if (!hole) return;
    const [x, y] = [Math.floor(hole.x - hole.rx * 1.4), Math.floor(hole.y - hole.ry * 1.4)];
    this.stillIn({ x, y, width: Math.ceil(hole.rx * 2.8), height: Math.ceil(hole.ry * 2.8) }, owners);
    if (this.presenting) return;
    // Several holes may change owners at a time.
    this.presenting = true;
    queueMicrotask(() => {
      this.presenting = false;
      void this.presentStill();
    });
  }

  private stillIn(area: Rect, owners: ArrayLike<number>): void {
    const ctx = scaled(this.still, this.ratio);
    ctx.save();
    ctx.beginPath();
    ctx.rect(area.x, area.y, area.width, area.height);
    ctx.clip();
    ctx.clearRect(area.x, area.y, area.width, area.height);
    this.painter.still(ctx, owners, area);
    ctx.restore();
  }

  /** Draws a hole's stones and number. */
  cell(i: number, { pile, count }: Cell): void {
    const key = `${pile.join(" ")} ${count.kind} ${count.kind === "none" ? "" : count.stones}`;
    if (this.cellsShown[i] === key) return;
    this.cellsShown[i] = key;
    this.painter.cell(scaled(this.rest, this.ratio), i, pile, count);
  }

  /** Draws a heap. `empty`: its place is shown also when nothing lies there. */
  heap(side: SideIndex, pile: readonly number[], empty: boolean, number: boolean): void {
    const key = `${pile.join(" ")} ${empty} ${number}`;
    if (this.heapsShown[side] === key) return;
    this.heapsShown[side] = key;
    const target = this.heaps[side];
    const ctx = context(target);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, target.width, target.height);
    const { x, y } = heapCorner(this.layout.heaps[side]);
    ctx.setTransform(this.ratio, 0, 0, this.ratio, -x * this.ratio, -y * this.ratio);
    this.painter.heap(ctx, side, pile, empty, number);
  }

  /** Draws marks (if they are not there yet) and the stones in the air. `shift` takes host coordinates to the content's. */
  airborne(marks: Marks, flying: readonly Flyer[], shift: Point): void {
    // A canvas that was never drawn on costs nothing.
    if (!this.airUsed && flying.length === 0 && bare(marks)) return;
    this.airUsed = true;
    const { painter, layout } = this;
    const { look } = painter;
    const ctx = scaled(this.air, this.lightRatio);
    const board: MarkedBoard = { look, layout, heads: this.heads, wide: look.game === "gore" };
    const key = keyOf(marks);
    if (this.ringsShown !== key) {
      const beneath = scaled(this.rings, this.lightRatio);
      beneath.clearRect(0, 0, layout.width, layout.height);
      drawRings(beneath, board, marks);
      ctx.clearRect(0, 0, layout.width, layout.height);
      drawBadges(ctx, board, marks);
      this.ringsShown = key;
    } else if (this.flown) {
      // Only where stones flew a moment ago is there anything to wipe.
      const { x, y, width, height } = this.flown;
      ctx.save();
      ctx.beginPath();
      ctx.rect(x, y, width, height);
      ctx.clip();
      ctx.clearRect(x, y, width, height);
      drawBadges(ctx, board, marks);
      ctx.restore();
    }
    this.flown = this.fly(ctx, flying, shift);
  }

  /** Draws stones in the air; returns where they are. */
  private fly(ctx: CanvasRenderingContext2D, flying: readonly Flyer[], shift: Point): Rect | undefined {
    if (flying.length === 0) return undefined;
    const at = flying.map((flyer) => this.painter.flyer(ctx, flyer, shift));
    const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
    const reach = this.painter.stone * 5;
    const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
    return { x: left, y: top, width: Math.max(...xs) + reach - left, height: Math.max(...ys) + reach - top };
  }
}

/** How many device pixels a layout gets to a CSS pixel. */
export function ratioFor({ width, height }: Layout): number {
  return Math.min(devicePixelRatio, 3, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** Whether there is nothing to mark. */
function bare(marks: Marks): boolean {
  const sets = [marks.startable, marks.pickable, marks.picked, marks.offered];
  return marks.chosen === null && marks.last === null && marks.ghost === null && sets.every((set) => set.size === 0);
}

/** Marks as a text, the same for marks that look the same. */
function keyOf(marks: Marks): string {
  const { startable, pickable, picked, chosen, last, offered, hinted, ghost, preview } = marks;
  const some = [startable, pickable, picked, offered, hinted, preview ?? []].map((each) => [...each].join(" "));
  return [...some, chosen, last, ghost].join("|");
}

/** A heap's canvas, its number included. */
function heapCorner(box: HeapBox): Rect {
  const left = Math.min(box.x - box.rx, box.count.x) - HEAP_MARGIN;
  const right = Math.max(box.x + box.rx, box.count.x) + HEAP_MARGIN;
  const top = Math.min(box.y - box.ry, box.count.y) - HEAP_MARGIN;
  const bottom = Math.max(box.y + box.ry, box.count.y) + HEAP_MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function canvas(name: string): HTMLCanvasElement {
  const element = document.createElement("canvas");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  return element;
}

function resize(layer: HTMLCanvasElement, width: number, height: number, ratio: number): void {
  layer.width = Math.round(width * ratio);
  layer.height = Math.round(height * ratio);
  layer.style.width = `${width}px`;
  layer.style.height = `${height}px`;
}

function scaled(layer: HTMLCanvasElement, ratio: number): CanvasRenderingContext2D {
  const ctx = context(layer);
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  return ctx;
}
