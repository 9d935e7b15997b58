// The ground behind everything: earth from noise lit by its slope, painted onto a canvas that fills the page.

import { COARSE, makeGrit, makeRelief, TILE } from "./earth.js";
import { lookOf, type Look } from "./look.js";
import { inSlices, quietly } from "./slices.js";
import { css, present, surface } from "./surface.js";
import { currentTheme, watchTheme } from "./theme.js";

/** The page's ground never has more device pixels than this. */
const MOST_PIXELS = 3_200_000;

/**
 * Paints a game's ground onto `canvas`, as large as the canvas is laid out, and again whenever its size or the theme changes.
 * A flat colour is there at once; the texture follows. The canvas gets `data-ink="light|dark"`: the text that is readable on it.
 * @returns a function that ends the watching
 */
export function paintGround(canvas: HTMLCanvasElement, game: string): () => void {
  const painter = new GroundPainter(canvas, game);
  const observer = new ResizeObserver(() => {
    painter.sizeChanged();
  });
  observer.observe(canvas);
  const unwatch = watchTheme(() => {
    painter.repaint();
  });
  painter.repaint();
  return () => {
    observer.disconnect();
    unwatch();
    painter.end();
  };
}

class GroundPainter {
  private job = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private width = 0;
  private height = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly game: string,
  ) {}

  sizeChanged(): void {
    const { width, height } = this.canvas.getBoundingClientRect();
    // A phone's address bar comes and goes: the old picture, stretched a little, serves until the size is at rest.
    if (Math.abs(width - this.width) < 1 && Math.abs(height - this.height) < 1) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        this.repaint();
      },
      this.width === 0 ? 0 : 160,
    );
  }

  repaint(): void {
    const job = ++this.job;
    const box = this.canvas.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return;
    const look = lookOf(this.game, currentTheme());
    const fresh = this.width === 0;
    this.width = box.width;
    this.height = box.height;
    const [r, g, b] = look.ground.middle;
    this.canvas.dataset["ink"] = r * 0.3 + g * 0.59 + b * 0.11 > 140 ? "dark" : "light";
    this.canvas.style.backgroundColor = css(look.ground.middle);
    if (fresh) this.canvas.width = this.canvas.height = 1;
    quietly(this.texture(look, box.width, box.height, () => job === this.job));
  }

  end(): void {
    this.job++;
    clearTimeout(this.timer);
  }

  private async texture(look: Look, width: number, height: number, wanted: () => boolean): Promise<void> {
    const ratio = Math.min(devicePixelRatio, 1.5, Math.sqrt(MOST_PIXELS / (width * height)));
    const picture = await makeGroundPicture(look, width, height, ratio, wanted);
    if (!wanted()) return;
    await present(this.canvas, picture);
    picture.width = picture.height = 0;
    if (!wanted()) return;
    this.canvas.dataset["ready"] = "";
  }
}

/**
 * A game's ground as a picture of `width` × `height` CSS pixels, `ratio` device pixels to each.
 * Every pixel is worked out here, in slices: layering large canvases would hold the thread for as long as it takes.
 * @throws Stale when `wanted` has turned false.
 */
export async function makeGroundPicture(
  look: Look,
  width: number,
  height: number,
  ratio: number,
  wanted: () => boolean,
): Promise<HTMLCanvasElement> {
  const { canvas, ctx } = surface(width * ratio, height * ratio);
  if (look.ground.relief === 0) {
    ctx.fillStyle = css(look.ground.middle);
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    return canvas;
  }
  const relief = await makeRelief(look, width, height, wanted);
  const grit = await makeGrit(look.ground.grit, wanted);
  const image = ctx.createImageData(canvas.width, canvas.height);
  const step = 1 / (ratio * COARSE);
  // On fine screens a grain of grit covers a little more than a pixel, or it would be too small to see.
  const fine = 1 / Math.max(1, ratio / 1.5);
  await inSlices(
    canvas.height,
    (row) => {
      lightRow(image, row, relief, step, grit, fine);
    },
    wanted,
  );
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** One row of the ground: the relief, stretched smoothly, with grit on it. */
function lightRow(
  image: ImageData,
  row: number,
  relief: ImageData,
  step: number,
  grit: Int16Array,
  fine: number,
): void {
  const { width, data } = image;
  const from = relief.data;
  const y = Math.min(row * step, relief.height - 1.001);
  const y0 = Math.floor(y);
  const ty = y - y0;
  const above = y0 * relief.width * 4;
  const below = above + relief.width * 4;
  const gritRow = (Math.floor(row * fine) & (TILE - 1)) * TILE;
  for (let i = 0; i < width; i++) {
    const x = Math.min(i * step, relief.width - 1.001);
    const x0 = Math.floor(x);
    const tx = x - x0;
    const light = (grit[gritRow + (Math.floor(i * fine) & (TILE - 1))] ?? 0) / 256;
    // Grit makes its ground lighter or darker, whatever that is, so that it also lies in the shade.
    const by = 1 + light * (light > 0 ? 0.62 : 0.74);
    const p = (row * width + i) * 4;
    for (let c = 0; c < 3; c++) {
      const a = above + x0 * 4 + c;
      const b = below + x0 * 4 + c;
      const top = (from[a] ?? 0) * (1 - tx) + (from[a + 4] ?? 0) * tx;
      const bottom = (from[b] ?? 0) * (1 - tx) + (from[b + 4] ?? 0) * tx;
      const colour = top + (bottom - top) * ty;
      data[p + c] = colour * by;
    }
    data[p + 3] = 255;
  }
}
