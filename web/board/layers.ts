// The board's canvases: a still layer, a layer of lying stones, one of marks and flying stones, and a small one for each heap.

import type { BoardInfo } from "../game/types.js";
import type { Flyer } from "./frame.js";
import { makeLayout, type HeapBox, type Layout, type Rect } from "./layout.js";
import { lookOf, type Look } from "./look.js";
import { drawBadges, drawRings, type MarkedBoard } from "./marks.js";
import { Overview } from "./overview.js";
import { makeTextures } from "./pictures.js";
import { NO_TEXTURES, Painter, type Count, type Textures } from "./paint.js";
import type { Piles } from "./piles.js";
import { nextFrame, quietly } from "./slices.js";
import { Sprites } from "./sprites.js";
import { context } from "./surface.js";
import { currentTheme, watchTheme } from "./theme.js";
import type { BoardOptions, Marks } from "./types.js";

/** A layer never has more device pixels than this; a larger one is drawn a little less fine. */
const MOST_PIXELS = 4_200_000;

/** Nor do the layers of marks and of stones in the air, which are often drawn anew. */
const MOST_LIGHT_PIXELS = 2_400_000;

/** Device pixels of the still layer that are drawn in one frame. */
const BAND = 700_000;

/** What the layers tell their board. */
export interface LayerEvents {
  laidOut(layout: Layout): void;
  /** The lying stones have to be drawn again. */
  redrawStones(): void;
  /** Heaps and marks have to be drawn again. */
  redrawMarks(): void;
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
  private finished: { textures: Textures; sprites: Sprites } | undefined;
  private layout: Layout | undefined;
  private info: BoardInfo | undefined;
  private options: BoardOptions = { counts: "always", labels: true };
  private owners: ArrayLike<number> = [];
  private ratio = 1;
  private lightRatio = 1;
  private job = 0;
  /** Where stones in the air were drawn last. */
  private flown: Rect | undefined;
  private ringsShown: Marks | undefined;
  private airUsed = false;
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

  /** Draws the still layer anew where owners have changed. */
  drawStill(owners: ArrayLike<number>): void {
    const before = this.owners;
    this.owners = Array.from(owners);
    const { layout } = this;
    layout?.holes.forEach((hole, i) => {
      if (before[i] === this.owners[i]) return;
      const [x, y] = [Math.floor(hole.x - hole.rx * 1.4), Math.floor(hole.y - hole.ry * 1.4)];
      this.drawStillIn({ x, y, width: Math.ceil(hole.rx * 2.8), height: Math.ceil(hole.ry * 2.8) });
    });
  }

  private drawStillIn(area: Rect): void {
    if (!this.painter) return;
    const ctx = this.scaled(this.base);
    ctx.save();
    ctx.beginPath();
    ctx.rect(area.x, area.y, area.width, area.height);
    ctx.clip();
    ctx.clearRect(area.x, area.y, area.width, area.height);
    this.painter.still(ctx, this.owners);
    ctx.restore();
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
    // A canvas that was never drawn on costs nothing.
    if (!this.airUsed && flying.length === 0 && bare(marks)) return;
    this.airUsed = true;
    const ctx = this.scaled(this.air, this.lightRatio);
    const board: MarkedBoard = { look: painter.look, layout, heads: info.heads, wide: painter.look.game === "gore" };
    if (this.ringsShown !== marks) {
      const beneath = this.scaled(this.rings, this.lightRatio);
      beneath.clearRect(0, 0, layout.width, layout.height);
      drawRings(beneath, board, marks);
      ctx.clearRect(0, 0, layout.width, layout.height);
      drawBadges(ctx, board, marks);
      this.ringsShown = marks;
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
    const { view, scrolls } = layout;
    const shift = scrolls
      ? { x: this.scroller.scrollLeft - view.x, y: this.scroller.scrollTop - view.y }
      : { x: 0, y: 0 };
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const flyer of flying) {
      const at = painter.flyer(ctx, flyer, shift);
      left = Math.min(left, at.x);
      right = Math.max(right, at.x);
      top = Math.min(top, at.y);
      bottom = Math.max(bottom, at.y);
    }
    const reach = painter.stone * 5;
    this.flown =
      flying.length === 0
        ? undefined
        : { x: left - reach, y: top - reach, width: right - left + reach * 2, height: bottom - top + reach * 2 };
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
    this.lightRatio = Math.min(this.ratio, Math.sqrt(MOST_LIGHT_PIXELS / (layout.width * layout.height)));
    this.sizeCanvases(layout);
    this.events.laidOut(layout);
    delete this.host.dataset["ready"];
    const same = this.painter?.look.game === look.game && this.painter.look.theme === look.theme;
    if (same && this.finished) {
      // While the window is being resized the old pictures serve, stretched.
      this.painter = this.newPainter(look, layout, this.finished.textures, this.finished.sprites);
      this.drawStillIn({ x: 0, y: 0, width: layout.width, height: layout.height });
      this.events.redrawStones();
      this.events.redrawMarks();
    } else {
      this.painter = undefined;
    }
    const job = ++this.job;
    quietly(this.refine(look, layout, () => job === this.job));
  }

  private newPainter(look: Look, layout: Layout, textures: Textures, sprites: Sprites): Painter {
    return new Painter(look, layout, this.info?.heads ?? [], textures, sprites);
  }

  /** Draws plainly at first, then makes the pictures that take a while, and draws again with each kind as it is ready. */
  private async refine(look: Look, layout: Layout, wanted: () => boolean): Promise<void> {
    const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
    if (!this.painter) {
      this.painter = this.newPainter(look, layout, NO_TEXTURES, Sprites.plain(look));
      await nextFrame(wanted);
      this.drawStillIn(whole);
      await nextFrame(wanted);
      this.events.redrawStones();
      await nextFrame(wanted);
      this.events.redrawMarks();
    }
    const sprites = await Sprites.finished(look, this.painter.stone * this.ratio, wanted);
    await nextFrame(wanted);
    // The still layer has no stones: it can wait for its own pictures.
    this.painter = this.newPainter(look, layout, NO_TEXTURES, sprites);
    this.events.redrawStones();
    await nextFrame(wanted);
    this.events.redrawMarks();
    const anyHead = this.info?.heads.includes(true) === true;
    const textures = await makeTextures(look, layout, anyHead, this.ratio, wanted);
    this.finished = { textures, sprites };
    this.painter = this.newPainter(look, layout, textures, sprites);
    // A large layer takes long to draw: band by band, one to a frame.
    const bands = Math.ceil((this.base.width * this.base.height) / BAND);
    for (let i = 0; i < bands; i++) {
      await nextFrame(wanted);
      const [top, bottom] = [i, i + 1].map((k) => Math.round((this.base.height * k) / bands) / this.ratio);
      this.drawStillIn({ ...whole, y: top ?? 0, height: (bottom ?? 0) - (top ?? 0) });
    }
    this.host.dataset["ready"] = "";
  }

  private sizeCanvases(layout: Layout): void {
    const { view } = layout;
    place(this.scroller, view.x, view.y, view.width, view.height);
    this.content.style.width = `${layout.width}px`;
    this.content.style.height = `${layout.height}px`;
    for (const layer of [this.base, this.rest]) resize(layer, layout.width, layout.height, this.ratio);
    for (const layer of [this.rings, this.air]) resize(layer, layout.width, layout.height, this.lightRatio);
    // Heaps lie above the board's shadow and below stones in the air, unless they stay put while the board scrolls.
    if (layout.scrolls) this.scroller.before(...this.heaps);
    else this.base.after(...this.heaps);
    this.flown = undefined;
    this.ringsShown = undefined;
    this.airUsed = false;
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

  private scaled(layer: HTMLCanvasElement, ratio = this.ratio): CanvasRenderingContext2D {
    const ctx = context(layer);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    return ctx;
  }
}

/** Whether there is nothing to mark. */
function bare(marks: Marks): boolean {
  const sets = [marks.startable, marks.pickable, marks.picked, marks.offered];
  return marks.chosen === null && marks.last === null && sets.every((set) => set.size === 0);
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
