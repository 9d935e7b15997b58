// The overview of a board that scrolls: all of it in a thin strip, with a frame round what is in view.

import { OVERVIEW, type Layout } from "./layout.js";
import type { Look } from "./look.js";
import type { Piles } from "./piles.js";
import type { Point } from "./paint.js";
import { context } from "./surface.js";

/** The strip along the edge of a board that scrolls; it is only to be looked at. */
export class Overview {
  readonly element = document.createElement("div");
  private readonly canvas = document.createElement("canvas");
  private readonly lens = document.createElement("div");
  private layout: Layout | undefined;

  /** `offset`: where `scroller` is scrolled to, known before its `scroll` event comes here. */
  constructor(
    scroller: HTMLElement,
    private readonly offset: () => Point,
  ) {
    this.element.className = "overview";
    this.element.setAttribute("aria-hidden", "true");
    this.lens.className = "lens";
    this.element.append(this.canvas, this.lens);
    scroller.addEventListener(
      "scroll",
      () => {
        this.follow();
      },
      { passive: true },
    );
  }

  /** Draws all holes as dots, fuller ones larger. Hidden while the board does not scroll. */
  draw(layout: Layout, look: Look, piles: Piles): void {
    this.layout = layout;
    this.element.hidden = !layout.scrolls;
    if (!layout.scrolls) return;
    const { view, portrait } = layout;
    const [width, height] = portrait ? [OVERVIEW, view.height] : [view.width, OVERVIEW];
    const { style } = this.element;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.left = `${portrait ? view.x + view.width : view.x}px`;
    style.top = `${portrait ? view.y : view.y + view.height}px`;
    const ratio = Math.min(devicePixelRatio, 2);
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    const ctx = context(this.canvas);
    ctx.scale(ratio, ratio);
    const [sx, sy] = [width / layout.width, height / layout.height];
    layout.holes.forEach((hole, i) => {
      const stones = piles.holes[i]?.length ?? 0;
      ctx.fillStyle = stones === 0 ? "rgb(255 240 210 / 0.28)" : look.figure;
      ctx.beginPath();
      ctx.arc(hole.x * sx, hole.y * sy, stones === 0 ? 0.9 : Math.min(2.9, 1.2 + stones * 0.16), 0, Math.PI * 2);
      ctx.fill();
    });
    this.follow();
  }

  private follow(): void {
    const { layout } = this;
    if (!layout?.scrolls) return;
    const { view, portrait } = layout;
    const at = this.offset();
    const [x, y] = [
      (portrait ? OVERVIEW : view.width) / layout.width,
      (portrait ? view.height : OVERVIEW) / layout.height,
    ];
    const { style } = this.lens;
    style.left = `${at.x * x}px`;
    style.top = `${at.y * y}px`;
    style.width = `${view.width * x}px`;
    style.height = `${view.height * y}px`;
  }
}
