// Drawing a board from its layout: the still ground layer, each hole's stones and number, heaps, and stones in the air.

import type { Flyer, Grip } from "./frame.js";
import { quickHollow, RIM, tracePath } from "./hollow.js";
import { clamp, type HeapBox, type HoleBox, type Layout, type Rect, type NumberSpot } from "./layout.js";
import type { Look } from "./look.js";
import { font } from "./marks.js";
import { drawBeads, drawBody, drawFurrow, drawHeadSign, drawOwner, drawZigzag } from "./ornament.js";
import { DRAWN, spots, type Spot } from "./places.js";
import type { Sprites } from "./sprites.js";
import { css, scale } from "./surface.js";
import type { Place } from "./timeline.js";

type Ctx = CanvasRenderingContext2D;

/** Pictures that take a while to make; what is missing is drawn plainly. */
export interface Textures {
  hollows: readonly HTMLCanvasElement[];
  headHollow: HTMLCanvasElement | null;
  plank: HTMLCanvasElement | null;
}

/** No pictures yet. */
export const NO_TEXTURES: Textures = { hollows: [], headHollow: null, plank: null };

/** What stands by a hole as its number. */
export type Count = { kind: "none" } | { kind: "plain"; stones: number } | { kind: "preview"; stones: number };

/** A point on the board, in content coordinates. */
export interface Point {
  x: number;
  y: number;
}

/** Draws one board. Contexts handed in are already scaled to CSS pixels. */
export class Painter {
  /** A stone's radius in CSS pixels. */
  readonly stone: number;
  private readonly pile: { ax: number; ay: number };

  constructor(
    readonly look: Look,
    readonly layout: Layout,
    private readonly heads: readonly boolean[],
    private readonly textures: Textures,
    private readonly sprites: Sprites,
  ) {
    const hole = layout.holes[0] ?? { x: 0, y: 0, rx: 20, ry: 20 };
    const short = Math.min(hole.rx, hole.ry);
    // In low ovals stones fill the height, or they would be too small to see; they have room beside each other.
    // In larger, rounder holes they leave room for each other.
    const low = layout.countsInside ? 0.5 * clamp((40 - short) / 26, 0, 1) : 0;
    const { rx, ry } = layout.bed;
    const long = 0.3 * clamp(Math.max(rx, ry) / Math.min(rx, ry) - 1, 0, 1.4);
    this.stone = Math.min(short * look.stone.size * (1 + low + long), short * 0.54);
    this.pile = { ax: Math.max(0.05, rx / this.stone - 1.12), ay: Math.max(0.05, ry / this.stone - 1.12) };
  }

  /** Everything that does not change in a game, but for Goré's owners. What lies beyond `area` may be left out. */
  still(ctx: Ctx, owners: ArrayLike<number>, area: Rect = { x: 0, y: 0, ...sizeOf(this.layout) }): void {
    const { layout, look } = this;
    // A hole's rim, signs and shadow reach beyond it.
    const isNear = (hole: HoleBox): boolean =>
      Math.abs(hole.x - area.x - area.width / 2) < area.width / 2 + hole.rx * 1.5 + 24 &&
      Math.abs(hole.y - area.y - area.height / 2) < area.height / 2 + hole.ry * 1.5 + 24;
    if (layout.body) {
      drawBody(ctx, look, layout.body, this.textures.plank);
      if (look.game === "gore") drawZigzag(ctx, look, layout.body, this.bodyPad(), layout.portrait);
      else drawBeads(ctx, look, layout.body);
    }
    this.furrow(ctx);
    layout.holes.forEach((hole, i) => {
      if (isNear(hole)) this.hollow(ctx, hole, i);
    });
    layout.holes.forEach((hole, i) => {
      if (!isNear(hole)) return;
      if (this.heads[i] === true) drawHeadSign(ctx, look, hole, this.edgeOf(i));
      if (look.game === "gore") drawOwner(ctx, look, hole, owners[i] ?? 0);
    });
    this.labels(ctx);
  }

  /** One hole's stones and number, in an area of its own. */
  cell(ctx: Ctx, i: number, pile: readonly number[], count: Count): void {
    const cell = this.layout.cells[i];
    if (!cell) return;
    ctx.save();
    ctx.beginPath();
    ctx.rect(cell.x, cell.y, cell.width, cell.height);
    ctx.clip();
    ctx.clearRect(cell.x, cell.y, cell.width, cell.height);
    this.pileOn(ctx, i, pile);
    this.count(ctx, i, count);
    ctx.restore();
  }

  /** One hole's stones, upon whatever is there. */
  pileOn(ctx: Ctx, i: number, pile: readonly number[]): void {
    const shown = Math.min(pile.length, DRAWN);
    for (let k = 0; k < shown; k++) {
      const at = this.at({ hole: i, slot: k });
      // A pile's look number is its own; beyond the drawn ones the topmost are seen.
      this.sprites.lie(ctx, pile[k] ?? 0, at.x, at.y, this.stone);
    }
  }

  /** Where a resting stone lies. */
  at(place: Place): Point {
    if ("hole" in place) {
      const hole = this.layout.holes[place.hole] ?? { x: 0, y: 0 };
      const { dx, dy } = this.layout.bed;
      const spot = this.spot(place.hole, place.slot);
      return { x: hole.x + dx + spot.x * this.stone, y: hole.y + dy + spot.y * this.stone };
    }
    const heap = this.layout.heaps[place.heap];
    const spot = this.heapSpot(heap, place.heap, place.slot);
    return { x: heap.x + spot.x * this.heapStone(), y: heap.y + spot.y * this.heapStone() };
  }

  /** A stone in the air; returns the point it is above. `shift` takes heaps' host coordinates to the content's. */
  flyer(ctx: Ctx, flyer: Flyer, shift: Point): Point {
    const point = (place: Place | Grip): Point => {
      if ("over" in place) return this.inHand(place);
      const at = this.at(place);
      return "heap" in place ? { x: at.x + shift.x, y: at.y + shift.y } : at;
    };
    const a = point(flyer.from);
    const b = point(flyer.to);
    const x = a.x + (b.x - a.x) * flyer.t;
    const y = a.y + (b.y - a.y) * flyer.t;
    const sizeOf = (place: Place | Grip): number => ("heap" in place ? this.heapStone() : this.stone);
    const r = sizeOf(flyer.from) + (sizeOf(flyer.to) - sizeOf(flyer.from)) * flyer.t;
    this.sprites.fly(ctx, flyer.look, x, y, r, flyer.height);
    return { x, y };
  }

  /** A heap on its own canvas, whose middle is the heap's. */
  heap(ctx: Ctx, side: 0 | 1, pile: readonly number[], showZero: boolean, number: boolean): void {
    const box = this.layout.heaps[side];
    if (pile.length === 0 && !showZero) return;
    this.heapGround(ctx, box);
    const shown = Math.min(pile.length, DRAWN);
    const r = this.heapStone();
    for (let k = 0; k < shown; k++) {
      const spot = this.heapSpot(box, side, k);
      this.sprites.lie(ctx, pile[k] ?? 0, box.x + spot.x * r, box.y + spot.y * r, r);
    }
    if (number) this.plate(ctx, String(pile.length), box.count, 16, false);
  }

  private heapGround(ctx: Ctx, box: HeapBox): void {
    ctx.save();
    ctx.translate(box.x, box.y);
    ctx.scale(1, box.ry / box.rx);
    const fade = ctx.createRadialGradient(0, 0, box.rx * 0.2, 0, 0, box.rx * 1.1);
    fade.addColorStop(0, css(this.look.hollow.shadow, 0.34));
    fade.addColorStop(0.7, css(this.look.hollow.shadow, 0.2));
    fade.addColorStop(1, css(this.look.hollow.shadow, 0));
    ctx.fillStyle = fade;
    ctx.beginPath();
    ctx.arc(0, 0, box.rx * 1.1, 0, Math.PI * 2);
    ctx.fill();
    ctx.restore();
  }

  private heapStone(): number {
    const box = this.layout.heaps[0];
    return Math.max(4.5, Math.min(this.stone, box.ry * 0.36));
  }

  private heapSpot(box: HeapBox, side: number, slot: number): Spot {
    const r = this.heapStone();
    const all = spots(side + 5, Math.max(0.1, box.rx / r - 1), Math.max(0.1, box.ry / r - 1), slot + 1);
    return all[Math.min(slot, DRAWN - 1)] ?? { x: 0, y: 0 };
  }

  private spot(hole: number, slot: number): Spot {
    const all = spots(hole * 7 + 3, this.pile.ax, this.pile.ay, slot + 1);
    return all[Math.min(slot, DRAWN - 1)] ?? { x: 0, y: 0 };
  }

  /** Stones in the hand keep close together. */
  private inHand(grip: Grip): Point {
    const hole = this.layout.holes[grip.over] ?? { x: 0, y: 0 };
    const { dx, dy } = this.layout.bed;
    const nth = Math.min(grip.nth, 18);
    const angle = nth * 2.4;
    const far = this.stone * 0.5 * Math.sqrt(nth + 0.35);
    return { x: hole.x + dx + Math.cos(angle) * far, y: hole.y + dy + Math.sin(angle) * far * 0.7 };
  }

  private hollow(ctx: Ctx, hole: HoleBox, i: number): void {
    const head = this.heads[i] === true;
    const { hollows, headHollow } = this.textures;
    const picture = head ? headHollow : hollows[(i * 5 + (i >> 2)) % Math.max(1, hollows.length)];
    if (picture)
      ctx.drawImage(picture, hole.x - hole.rx * RIM, hole.y - hole.ry * RIM, hole.rx * RIM * 2, hole.ry * RIM * 2);
    else quickHollow(ctx, this.look, hole, head);
    if (this.look.theme !== "contrast") return;
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = "rgb(255 255 255 / 0.8)";
    ctx.beginPath();
    tracePath(ctx, hole, head);
    ctx.stroke();
  }

  /** The furrow, which stops short of the numbers that stand in its way. */
  private furrow(ctx: Ctx): void {
    const { layout, look } = this;
    const { furrow, labels, labelSize } = layout;
    if (!furrow) return;
    ctx.save();
    ctx.beginPath();
    ctx.rect(-100, -100, layout.width + 200, layout.height + 200);
    for (const { x, y, text } of labels) {
      if (x !== furrow.x1 || furrow.x1 !== furrow.x2) continue;
      const [width, height] = [labelSize * (0.7 + text.length * 0.6), labelSize * 1.3];
      ctx.roundRect(x - width / 2, y - height / 2, width, height, height * 0.45);
    }
    ctx.clip("evenodd");
    drawFurrow(ctx, look, furrow, layout.holes[0]?.rx ?? 20);
    ctx.restore();
  }

  private labels(ctx: Ctx): void {
    const { layout, look } = this;
    ctx.save();
    ctx.font = font(layout.labelSize, 600);
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.lineJoin = "round";
    for (const label of layout.labels) {
      const onWood = label.onBody === true;
      ctx.save();
      ctx.translate(label.x, label.y);
      if (label.far === true) ctx.rotate(Math.PI);
      ctx.fillStyle = onWood ? look.labelOnWood : look.label;
      if (!onWood) {
        ctx.strokeStyle = look.labelHalo;
        ctx.lineWidth = 3;
        ctx.strokeText(label.text, 0, 0);
      }
      ctx.fillText(label.text, 0, 0);
      ctx.restore();
    }
    ctx.restore();
  }

  private count(ctx: Ctx, i: number, count: Count): void {
    const at = this.layout.counts[i];
    if (!at || count.kind === "none") return;
    this.plate(ctx, String(count.stones), at, this.layout.countSize, count.kind === "preview");
  }

  /** A number on its plate. A previewed one is pale, with a pointed end. */
  private plate(ctx: Ctx, text: string, at: NumberSpot, size: number, preview: boolean): void {
    const { look, layout } = this;
    ctx.save();
    ctx.translate(at.x, at.y);
    if (at.far === true) ctx.rotate(Math.PI);
    ctx.font = font(size, 700);
    const width = Math.max(size * 1.42, ctx.measureText(text).width + size * 0.7);
    const height = size * 1.24;
    const [left, right, top, bottom] = [-width / 2, width / 2, -height / 2, height / 2];
    ctx.beginPath();
    if (preview) {
      ctx.moveTo(left - height * 0.42, 0);
      ctx.lineTo(left + 1, top);
      ctx.lineTo(right, top);
      ctx.lineTo(right, bottom);
      ctx.lineTo(left + 1, bottom);
      ctx.closePath();
      ctx.fillStyle = "#d8f4fa";
      ctx.fill();
      ctx.lineWidth = 1.2;
      ctx.strokeStyle = "#0b3644";
      ctx.stroke();
    } else {
      ctx.roundRect(left, top, width, height, height * 0.42);
      ctx.fillStyle =
        layout.countsInside && look.game === "tsoro" ? css(scale(look.hollow.shadow, 1), 0.55) : look.plate;
      ctx.fill();
    }
    ctx.fillStyle = preview ? "#06222c" : look.figure;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.fillText(text, 0, size * 0.06);
    ctx.restore();
  }

  /** On which side of a turned board a hole's owner sits: 1 right, -1 left. */
  private edgeOf(i: number): number {
    return i < this.layout.holes.length / 2 ? -1 : 1;
  }

  private bodyPad(): number {
    const { body, holes, portrait } = this.layout;
    const first = holes[0];
    if (!body || !first) return 20;
    return portrait
      ? Math.max(18, (first.x - first.rx * 1.2 - body.x) * 0.9)
      : Math.max(18, (first.y - first.ry * 1.2 - body.y) * 0.9);
  }
}

const sizeOf = ({ width, height }: Layout): { width: number; height: number } => ({ width, height });
