// The board's canvases: a still layer, a layer of lying stones, one of marks and flying stones, and a small one for each heap.

import type { BoardInfo } from "../game/types.js";
import type { Flyer } from "./frame.js";
import { makeLayout, type HeapBox, type Layout } from "./layout.js";
import { lookOf, type Look } from "./look.js";
import { drawBadges, drawRings, type MarkedBoard } from "./marks.js";
import { Overview } from "./overview.js";
import { makeTextures } from "./pictures.js";
import { NO_TEXTURES, Painter, type Count, type Textures } from "./paint.js";
import type { Piles } from "./piles.js";
import { quietly } from "./slices.js";
import { Sprites } from "./sprites.js";
import { context } from "./surface.js";
import { currentTheme, watchTheme } from "./theme.js";
import type { BoardOptions, Marks } from "./types.js";

/** A layer never has more device pixels than this; a larger one is drawn a little less fine. */
const MOST_PIXELS = 7_500_000;

/** What the layers tell their board. */
export interface LayerEvents {
  laidOut(layout: Layout): void;
  /** Everything but the still layer has to be drawn again. */
  redraw(): void;
}

/** How far a heap's canvas reaches beyond its ground, in CSS pixels. */
const HEAP_MARGIN = 34;

/** The canvases and what is needed to draw on them. */
export class Layers {
  private readonly scroller = document.createElement("div");
  private readonly content = document.createElement("div");
  private readonly base = canvas("base");
  private readonly rings = canvas("rings");
  private readonly rest = canvas("rest");
  private readonly air = canvas("air");
  private readonly heaps = [canvas("heap"), canvas("heap")] as const;
  private readonly heapCounts = [span(), span()] as const;
  private readonly overview: Overview;
  private painter: Painter | undefined;
  private layout: Layout | undefined;
  private info: BoardInfo | undefined;
  private options: BoardOptions = { counts: "always", labels: true };
  private owners: ArrayLike<number> = [];
  private ratio = 1;
  private job = 0;
  private airEmpty = true;
  private ringsShown: Marks | undefined;
  private observer: ResizeObserver | undefined;
  private unwatch: (() => void) | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly twin: HTMLElement,
    private readonly events: LayerEvents,
  ) {
    this.scroller.className = "frame";
    this.content.className = "content";
    this.content.append(this.base, this.rings, this.rest, this.air, this.twin);
    this.scroller.append(this.content);
    this.overview = new Overview(this.scroller);
  }

  connect(): void {
    if (!this.scroller.isConnected) {
      this.host.append(...this.heaps, ...this.heapCounts, this.scroller, this.overview.element);
    }
    this.observer = new ResizeObserver(() => {
      this.relayout();
    });
    this.observer.observe(this.host);
    this.unwatch = watchTheme(() => {
      this.relayout(true);
    });
    this.relayout(true);
  }

  disconnect(): void {
    this.job++;
    this.observer?.disconnect();
    this.unwatch?.();
  }

  setBoard(info: BoardInfo, options: BoardOptions): void {
    this.info = info;
    this.options = options;
    this.owners = info.holes.map((_, i) => (i < info.holes.length / 2 ? 1 : 0));
    this.relayout(true);
  }

  setOptions(options: BoardOptions): void {
    this.options = options;
    this.relayout(true);
  }

  drawStill(owners: ArrayLike<number>): void {
    this.owners = Array.from(owners);
    this.clear(this.base)?.call(undefined, (ctx) => {
      this.painter?.still(ctx, this.owners);
    });
  }

  drawCell(i: number, pile: readonly number[], count: Count): void {
    if (!this.painter || !this.layout) return;
    this.painter.cell(this.scaled(this.rest), i, pile, count);
  }

  drawHeap(side: 0 | 1, pile: readonly number[]): void {
    const box = this.layout?.heaps[side];
    const target = this.heaps[side];
    const { painter } = this;
    if (!box || !painter) return;
    const ctx = context(target);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, target.width, target.height);
    const [x, y] = heapCorner(box);
    ctx.setTransform(this.ratio, 0, 0, this.ratio, -x * this.ratio, -y * this.ratio);
    painter.heap(ctx, side, pile, this.info?.game === "gore", this.options.counts !== "never");
    this.heapCounts[side].textContent = String(pile.length);
  }

  drawAir(marks: Marks, flying: readonly Flyer[]): void {
    const { painter, layout, info } = this;
    if (!painter || !layout || !info) return;
    const ctx = this.scaled(this.air);
    if (!this.airEmpty) ctx.clearRect(0, 0, layout.width, layout.height);
    this.airEmpty = false;
    const board: MarkedBoard = { look: painter.look, layout, heads: info.heads, wide: painter.look.game === "gore" };
    if (this.ringsShown !== marks) {
      const beneath = this.scaled(this.rings);
      beneath.clearRect(0, 0, layout.width, layout.height);
      drawRings(beneath, board, marks);
      this.ringsShown = marks;
    }
    drawBadges(ctx, board, marks);
    const shift = { x: this.scroller.scrollLeft - layout.view.x, y: this.scroller.scrollTop - layout.view.y };
    for (const flyer of flying) painter.flyer(ctx, flyer, layout.scrolls ? shift : { x: 0, y: 0 });
  }

  drawOverview(piles: Piles): void {
    if (this.painter && this.layout) this.overview.draw(this.layout, this.painter.look, piles);
  }

  /** Lays everything out anew when the host's size has changed, or always when `force`d. */
  private relayout(force = false): void {
    const { info } = this;
    if (!info || !this.host.isConnected) return;
    const { clientWidth: width, clientHeight: height } = this.host;
    if (width === 0 || height === 0) return;
    if (!force && this.host.dataset["size"] === `${width}x${height}`) return;
    this.host.dataset["size"] = `${width}x${height}`;
    const look = lookOf(info.game, currentTheme());
    const layout = makeLayout(
      {
        columns: info.columns,
        rows: info.rows,
        body: look.wood !== null,
        rims: look.game === "gore",
        numbers: this.options.counts !== "never" && look.game !== "kimasai",
        labels: this.options.labels,
      },
      width,
      height,
    );
    this.layout = layout;
    this.host.toggleAttribute("data-turned", layout.portrait);
    this.host.toggleAttribute("data-scrolls", layout.scrolls);
    this.ratio = Math.min(devicePixelRatio, 3, Math.sqrt(MOST_PIXELS / (layout.width * layout.height)));
    this.sizeCanvases(layout);
    this.events.laidOut(layout);
    this.paintWith(look, layout, NO_TEXTURES, Sprites.plain(look));
    const job = ++this.job;
    quietly(this.refine(look, layout, () => job === this.job));
  }

  private paintWith(look: Look, layout: Layout, textures: Textures, sprites: Sprites): void {
    this.ringsShown = undefined;
    this.painter = new Painter(look, layout, this.info?.heads ?? [], textures, sprites);
    this.drawStill(this.owners);
    this.events.redraw();
  }

  /** Makes the pictures that take a while, and draws again with each kind as it is ready. */
  private async refine(look: Look, layout: Layout, wanted: () => boolean): Promise<void> {
    const { painter } = this;
    if (!painter) return;
    const sprites = await Sprites.finished(look, painter.stone * this.ratio, wanted);
    this.paintWith(look, layout, NO_TEXTURES, sprites);
    const anyHead = this.info?.heads.includes(true) === true;
    const textures = await makeTextures(look, layout, anyHead, this.ratio, wanted);
    if (!wanted()) return;
    this.paintWith(look, layout, textures, sprites);
    this.host.dataset["ready"] = "";
  }

  private sizeCanvases(layout: Layout): void {
    const { view } = layout;
    place(this.scroller, view.x, view.y, view.width, view.height);
    this.content.style.width = `${layout.width}px`;
    this.content.style.height = `${layout.height}px`;
    for (const layer of [this.base, this.rings, this.rest, this.air])
      resize(layer, layout.width, layout.height, this.ratio);
    this.airEmpty = true;
    this.ringsShown = undefined;
    layout.heaps.forEach((box, side) => {
      const target = this.heaps[side];
      const number = this.heapCounts[side];
      if (!target || !number) return;
      const [x, y, width, height] = heapCorner(box);
      place(target, x, y, width, height);
      resize(target, width, height, this.ratio);
      number.style.left = `${box.count.x}px`;
      number.style.top = `${box.count.y}px`;
    });
    // South's end of a scrolled board is where its player sits.
    if (layout.scrolls && layout.portrait) this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  private scaled(layer: HTMLCanvasElement): CanvasRenderingContext2D {
    const ctx = context(layer);
    ctx.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    return ctx;
  }

  private clear(layer: HTMLCanvasElement): ((draw: (ctx: CanvasRenderingContext2D) => void) => void) | undefined {
    if (!this.layout) return undefined;
    const ctx = this.scaled(layer);
    ctx.clearRect(0, 0, this.layout.width, this.layout.height);
    return (draw) => {
      draw(ctx);
    };
  }
}

/** A heap's canvas: left, top, width, height, its number included. */
function heapCorner(box: HeapBox): [number, number, number, number] {
  const left = Math.min(box.x - box.rx, box.count.x) - HEAP_MARGIN;
  const right = Math.max(box.x + box.rx, box.count.x) + HEAP_MARGIN;
  const top = Math.min(box.y - box.ry, box.count.y) - HEAP_MARGIN;
  const bottom = Math.max(box.y + box.ry, box.count.y) + HEAP_MARGIN;
  return [left, top, right - left, bottom - top];
}

function canvas(name: string): HTMLCanvasElement {
  const element = document.createElement("canvas");
  element.className = name;
  element.setAttribute("aria-hidden", "true");
  return element;
}

function span(): HTMLElement {
  const element = document.createElement("span");
  element.className = "heap-count";
  element.setAttribute("aria-hidden", "true");
  return element;
}

function place(element: HTMLElement, x: number, y: number, width: number, height: number): void {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}

function resize(layer: HTMLCanvasElement, width: number, height: number, ratio: number): void {
  layer.width = Math.round(width * ratio);
  layer.height = Math.round(height * ratio);
  layer.style.width = `${width}px`;
  layer.style.height = `${height}px`;
}
