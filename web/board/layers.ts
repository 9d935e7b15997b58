// When the board is drawn anew: another board, size, theme or option. Each is prepared out of sight, in short pieces, then shown.

import type { BoardInfo } from "../game/types.js";
import { Follower } from "./follower.js";
import type { Flyer } from "./frame.js";
import { makeLayout, type Layout } from "./layout.js";
import { lookOf, type Look } from "./look.js";
import { Overview } from "./overview.js";
import { makeTextures } from "./pictures.js";
import { NO_TEXTURES, Painter, type Textures } from "./paint.js";
import type { Piles } from "./piles.js";
import { ratioFor, Sheet, type Cell } from "./sheet.js";
import { nextFrame, quietly } from "./slices.js";
import { Sprites } from "./sprites.js";
import { currentTheme, watchTheme } from "./theme.js";
import type { BoardOptions, Marks, SideIndex } from "./types.js";

/** How many holes' stones are drawn in one frame while a board is prepared. */
const CELLS = 14;

/** What the layers ask of their board. */
export interface LayerSource {
  /** The board now lies so on the screen. */
  laidOut(layout: Layout): void;
  cell(i: number): Cell;
  piles(): Piles;
  marks(): Marks;
}

/** The canvases, the frame they scroll in, and the heaps' numbers. */
export class Layers {
  /** Keeps the play in view where the board scrolls. */
  readonly follower: Follower;
  private readonly scroller = document.createElement("div");
  private readonly content = document.createElement("div");
  private readonly heapCounts = [span(), span()] as const;
  private readonly overview: Overview;
  /** What is on the screen, and what is being prepared to take its place. */
  private shown: Sheet | undefined;
  private coming: Sheet | undefined;
  /** How all that is not a canvas lies. */
  private placed: Layout | undefined;
  private finished: { look: Look; textures: Textures; sprites: Sprites } | undefined;
  private info: BoardInfo | undefined;
  private options: BoardOptions = { counts: "always", labels: true, holds: false, facing: false };
  private owners: number[] = [];
  /** All that the drawing depends on, as one text; "" when it has to be done anew in any case. */
  private key = "";
  /** The board stays turned as it is for as long as the window does. */
  private held: { turned: boolean; upright: boolean } | null = null;
  private job = 0;
  private observer: ResizeObserver | undefined;
  private unwatch: (() => void) | undefined;

  constructor(
    private readonly host: HTMLElement,
    private readonly twin: HTMLElement,
    private readonly source: LayerSource,
  ) {
    this.scroller.className = "frame";
    this.content.className = "content";
    this.content.append(this.twin);
    this.scroller.append(this.content);
    this.follower = new Follower(this.scroller);
    this.overview = new Overview(this.scroller, () => this.follower.at);
  }

  connect(): void {
    if (!this.scroller.isConnected) this.host.append(...this.heapCounts, this.scroller, this.overview.element);
    this.observer = new ResizeObserver(() => {
      this.relayout();
    });
    this.observer.observe(this.host);
    this.unwatch = watchTheme(() => {
      this.relayout();
    });
    this.relayout();
  }

  disconnect(): void {
    this.job++;
    this.observer?.disconnect();
    this.unwatch?.();
    if (this.host.dataset["ready"] === undefined) this.key = "";
  }

  setBoard(info: BoardInfo, options: BoardOptions): void {
    const before = this.info;
    this.info = info;
    this.options = options;
    this.setOwners(info.holes.map((_, i) => (i < info.holes.length / 2 ? 1 : 0)));
    if (before && boardKey(before) !== boardKey(info)) {
      // Another board's picture would be wrong, not merely old.
      this.put(undefined);
      this.finished = undefined;
      this.placed = undefined;
      this.key = "";
    }
    this.relayout();
    // The same board once more: only its buttons are new.
    if (this.placed) this.source.laidOut(this.placed);
  }

  /** Keeps the board turned as it is now, however small its frame becomes; `on` false lets it turn again. */
  hold(on: boolean): void {
    this.held = on && this.placed ? { turned: this.placed.portrait, upright: isUpright() } : null;
  }

  setOptions(options: BoardOptions): void {
    const before = this.options;
    this.options = options;
    this.relayout();
    if (before.counts === options.counts) return;
    this.drawStones();
    this.drawHeaps();
  }

  /** Draws the still layer anew where owners have changed. */
  setOwners(owners: ArrayLike<number>): void {
    const before = this.owners;
    this.owners = Array.from(owners);
    this.owners.forEach((owner, i) => {
      if (before[i] === owner) return;
      for (const sheet of this.sheets()) sheet.stillAround(i, this.owners);
    });
  }

  drawStones(): void {
    this.info?.holes.forEach((_, i) => {
      this.drawCell(i);
    });
    this.drawOverview();
  }

  drawCell(i: number): void {
    const cell = this.source.cell(i);
    for (const sheet of this.sheets()) sheet.cell(i, cell);
  }

  drawHeaps(): void {
    this.drawHeap(0);
    this.drawHeap(1);
  }

  drawHeap(side: SideIndex): void {
    for (const sheet of this.sheets()) this.heapOn(sheet, side);
    this.heapCounts[side].textContent = String(this.source.piles().heaps[side].length);
  }

  drawAir(marks: Marks, flying: readonly Flyer[]): void {
    if (!this.shown) return;
    const { view, scrolls } = this.shown.layout;
    const { x, y } = this.follower.at;
    this.shown.airborne(marks, flying, scrolls ? { x: x - view.x, y: y - view.y } : { x: 0, y: 0 });
  }

  drawOverview(): void {
    if (this.shown) this.overview.draw(this.shown.layout, this.shown.painter.look, this.source.piles());
  }

  private *sheets(): Iterable<Sheet> {
    if (this.shown) yield this.shown;
    if (this.coming) yield this.coming;
  }

  private heapOn(sheet: Sheet, side: SideIndex): void {
    const { info, options } = this;
    sheet.heap(side, this.source.piles().heaps[side], info?.game === "gore", options.counts !== "never");
  }

  /** Has the board drawn anew if anything it depends on has changed. */
  private relayout(): void {
    const { info, options, host } = this;
    if (!info || !host.isConnected) return;
    const { clientWidth: width, clientHeight: height } = host;
    if (width === 0 || height === 0) return;
    const theme = currentTheme();
    const numbers = options.counts !== "never" && info.game !== "kimasai";
    const turned = this.held?.upright === isUpright() ? this.held.turned : height > width;
    const { labels, facing } = options;
    const key = [boardKey(info), theme, numbers, labels, facing, width, height, turned, devicePixelRatio].join(" ");
    if (key === this.key) return;
    this.key = key;
    delete host.dataset["ready"];
    const look = lookOf(info.game, theme);
    const layout = makeLayout(
      {
        columns: info.columns,
        rows: info.rows,
        body: look.wood !== null,
        rims: look.game === "gore",
        numbers,
        labels: options.labels,
        facing: options.facing,
      },
      width,
      height,
      turned,
    );
    if (this.shown) this.stretch(width, height);
    else {
      this.place(layout);
      this.source.laidOut(layout);
    }
    const job = ++this.job;
    this.drop();
    quietly(this.draw(info, look, layout, () => job === this.job));
  }

  /** Draws with what is there at first, then makes the pictures that take a while, and draws with them. */
  private async draw(info: BoardInfo, look: Look, layout: Layout, wanted: () => boolean): Promise<void> {
    const sheetWith = (textures: Textures, sprites: Sprites): Sheet =>
      new Sheet(layout, new Painter(look, layout, info.heads, textures, sprites), info.heads);
    // While a window is being resized nothing is begun that the next frame would throw away.
    await nextFrame(wanted);
    await nextFrame(wanted);
    const old = this.finished?.look.theme === look.theme ? this.finished : undefined;
    const first = sheetWith(old?.textures ?? NO_TEXTURES, old?.sprites ?? Sprites.plain(look));
    await this.fill(first, wanted);
    const sprites = await Sprites.finished(look, first.painter.stone * first.ratio, wanted);
    const textures = await makeTextures(look, layout, info.heads.includes(true), ratioFor(layout), wanted);
    this.finished = { look, textures, sprites };
    await nextFrame(wanted);
    await this.fill(sheetWith(textures, sprites), wanted);
    this.host.dataset["ready"] = "";
  }

  /** Draws all of a sheet out of sight, a piece in each frame, and then shows it. */
  private async fill(sheet: Sheet, wanted: () => boolean): Promise<void> {
    this.drop();
    this.coming = sheet;
    for (let band = 0; band < sheet.bands; band++) {
      sheet.stillBand(band, this.owners);
      await nextFrame(wanted);
    }
    await sheet.presentStill();
    await nextFrame(wanted);
    for (let i = 0; i < sheet.layout.holes.length; i++) {
      sheet.cell(i, this.source.cell(i));
      if (i % CELLS === CELLS - 1) await nextFrame(wanted);
    }
    this.heapOn(sheet, 0);
    this.heapOn(sheet, 1);
    await nextFrame(wanted);
    sheet.airborne(this.source.marks(), [], { x: 0, y: 0 });
    await nextFrame(wanted);
    this.coming = undefined;
    this.put(sheet);
    this.place(sheet.layout);
    this.drawAir(this.source.marks(), []);
    this.drawOverview();
    // The buttons, which nobody sees, follow a frame later: each frame has as little to do as can be.
    await nextFrame(wanted);
    this.source.laidOut(sheet.layout);
  }

  /** Gives up what is being prepared. */
  private drop(): void {
    this.coming?.release();
    this.coming = undefined;
  }

  /** Puts a sheet (or none) in the place of what is shown. */
  private put(sheet: Sheet | undefined): void {
    const before = this.shown;
    this.shown = sheet;
    if (sheet) {
      const still = sheet.layout.scrolls ? sheet.heaps : [];
      this.content.prepend(...sheet.layers.slice(still.length));
      this.scroller.before(...still);
    }
    before?.release();
  }

  /** Until the board is drawn for its new size, the old picture (and its buttons) fill it. */
  private stretch(width: number, height: number): void {
    if (!this.shown || this.shown.layout.scrolls) return;
    const { width: drawnWidth, height: drawnHeight } = this.shown.layout;
    this.content.style.transform = `scale(${width / drawnWidth}, ${height / drawnHeight})`;
  }

  /** Lays out all that is not a canvas. */
  private place(layout: Layout): void {
    this.placed = layout;
    const { view, scrolls, portrait } = layout;
    const { scroller, host, content } = this;
    const middle = (scroller.scrollTop + scroller.clientHeight / 2) / Math.max(1, scroller.scrollHeight);
    const scrolled = host.hasAttribute("data-scrolls") && host.hasAttribute("data-turned");
    host.toggleAttribute("data-turned", portrait);
    host.toggleAttribute("data-scrolls", scrolls);
    scroller.style.left = `${view.x}px`;
    scroller.style.top = `${view.y}px`;
    scroller.style.width = `${view.width}px`;
    scroller.style.height = `${view.height}px`;
    content.style.width = `${layout.width}px`;
    content.style.height = `${layout.height}px`;
    content.style.transform = "";
    layout.heaps.forEach((box, side) => {
      const { style } = this.heapCounts[side === 0 ? 0 : 1];
      style.left = `${box.count.x}px`;
      style.top = `${box.count.y}px`;
    });
    if (scrolls && portrait) {
      // South's end is where its player sits; whoever has scrolled elsewhere stays there.
      const { scrollHeight, clientHeight } = scroller;
      scroller.scrollTop = scrolled ? middle * scrollHeight - clientHeight / 2 : scrollHeight;
    }
    this.follower.laidOut(layout);
  }
}

/** What of a board changes how its ground looks. */
function boardKey({ game, columns, rows, heads }: BoardInfo): string {
  return `${game} ${columns}x${rows} ${heads.map(Number).join("")}`;
}

/** The window is taller than wide. */
function isUpright(): boolean {
  return matchMedia("(orientation: portrait)").matches;
}

function span(): HTMLElement {
  const element = document.createElement("span");
  element.className = "heap-count";
  element.setAttribute("aria-hidden", "true");
  return element;
}
