// Pre-drawn stones with their shadows, and stamping them onto the board.

import type { Look } from "./look.js";
import { makeNoise } from "./noise.js";
import { LOOKS } from "./piles.js";
import { inSlices } from "./slices.js";
import { makeOf, paintStone } from "./stone.js";
import { css, surface, type Surface } from "./surface.js";

/** A sprite's canvas is this many stone radii wide, so that long stones fit at every tilt. */
const REACH = 2.6;

/** Radius beyond which sprites are stretched rather than drawn larger, in device pixels. */
const LARGEST = 72;

/** The stones of one game at one size. */
export class Sprites {
  private constructor(
    private readonly stones: readonly (HTMLCanvasElement | undefined)[],
    private readonly shadow: HTMLCanvasElement,
    private readonly look: Look,
  ) {}

  /** Plain stones to be going on with: they cost nothing to make. */
  static plain(look: Look): Sprites {
    return new Sprites([], shadowOf(24), look);
  }

  /**
   * The finished stones; `radius` in device pixels.
   * @throws Stale when `wanted` has turned false.
   */
  static async finished(look: Look, radius: number, wanted: () => boolean): Promise<Sprites> {
    const r = Math.max(5, Math.min(LARGEST, radius));
    const noise = makeNoise(11);
    const stones: HTMLCanvasElement[] = [];
    await inSlices(
      LOOKS,
      (i) => {
        const target: Surface = surface(Math.ceil(r * REACH), Math.ceil(r * REACH));
        paintStone(target, makeOf(look.stone, i), r, noise);
        stones.push(target.canvas);
      },
      wanted,
    );
    return new Sprites(stones, shadowOf(r), look);
  }

  /** Draws a stone of radius `r` lying at x, y, with the shadow it casts where it touches. */
  lie(ctx: CanvasRenderingContext2D, look: number, x: number, y: number, r: number): void {
    this.cast(ctx, x + r * 0.2, y + r * 0.26, r * 1.16, 0.8);
    this.stone(ctx, look, x, y, r);
  }

  /** Draws a stone in the air, `height` stone radii above x, y; its shadow stays on the ground and softens. */
  fly(ctx: CanvasRenderingContext2D, look: number, x: number, y: number, r: number, height: number): void {
    const away = Math.max(0, height);
    this.cast(
      ctx,
      x + r * (0.2 + away * 0.5),
      y + r * (0.26 + away * 0.55),
      r * (1.16 + away * 0.12),
      0.75 / (1 + away * 0.5),
    );
    this.stone(ctx, look, x, y - away * r * 0.55, r * (1 + away * 0.06));
  }

  private cast(ctx: CanvasRenderingContext2D, x: number, y: number, r: number, strength: number): void {
    ctx.globalAlpha = strength;
    ctx.drawImage(this.shadow, x - r * 1.3, y - r * 1.3, r * 2.6, r * 2.6);
    ctx.globalAlpha = 1;
  }

  private stone(ctx: CanvasRenderingContext2D, look: number, x: number, y: number, r: number): void {
    const sprite = this.stones[look % LOOKS];
    const half = (r * REACH) / 2;
    if (sprite) {
      ctx.drawImage(sprite, x - half, y - half, half * 2, half * 2);
      return;
    }
    const { tints } = this.look.stone;
    ctx.fillStyle = css(tints[look % tints.length] ?? [128, 128, 128]);
    ctx.beginPath();
    ctx.ellipse(x, y, r, r * 0.86, 0.4, 0, Math.PI * 2);
    ctx.fill();
  }
}

function shadowOf(radius: number): HTMLCanvasElement {
  const size = Math.max(16, Math.min(96, Math.ceil(radius * 2)));
  const { canvas, ctx } = surface(size, size);
  const half = size / 2;
  const fade = ctx.createRadialGradient(half, half, half * 0.45, half, half, half);
  fade.addColorStop(0, "rgb(10 5 2 / 0.72)");
  fade.addColorStop(0.45, "rgb(10 5 2 / 0.5)");
  fade.addColorStop(0.75, "rgb(10 5 2 / 0.14)");
  fade.addColorStop(1, "rgb(10 5 2 / 0)");
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, size, size);
  return canvas;
}
