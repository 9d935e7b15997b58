// The ground behind everything: earth from noise lit by its slope, painted onto a canvas that fills the page.

import { lookOf, type Look } from "./look.js";
import { makeNoise, octaves, smooth } from "./noise.js";
import { random } from "./random.js";
import { inSlices, quietly } from "./slices.js";
import { context, css, mix, scale, surface, type Rgb } from "./surface.js";
import { currentTheme, watchTheme } from "./theme.js";

/** CSS pixels per pixel of the slow relief; it has no detail finer than this. */
const COARSE = 3;

/** Side of the repeating tile of grit, in its own pixels (a power of two). */
const TILE = 256;

/** The page's ground never has more device pixels than this. */
const MOST_PIXELS = 5_000_000;

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
    const ratio = Math.min(devicePixelRatio, 2, Math.sqrt(MOST_PIXELS / (width * height)));
    const picture = await makeGroundPicture(look, width, height, ratio, wanted);
    if (!wanted()) return;
    this.canvas.width = picture.width;
    this.canvas.height = picture.height;
    context(this.canvas).drawImage(picture, 0, 0);
    this.canvas.dataset["ready"] = "";
  }
}

/**
 * A game's ground as a picture of `width` × `height` CSS pixels, `ratio` device pixels to each.
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
  ctx.scale(ratio, ratio);
  ctx.imageSmoothingQuality = "high";
  ctx.fillStyle = css(look.ground.middle);
  ctx.fillRect(0, 0, width, height);
  if (look.ground.relief === 0) return canvas;
  ctx.drawImage(await makeRelief(look, width, height, wanted), 0, 0, width, height);
  const pattern = ctx.createPattern(await makeGrit(look, wanted), "repeat");
  if (pattern) {
    // One pixel of grit to each pixel of the screen up to half as fine again as CSS, so it stays crisp.
    pattern.setTransform(new DOMMatrix().scale(1 / Math.min(ratio, 1.5)));
    ctx.fillStyle = pattern;
    ctx.fillRect(0, 0, width, height);
  }
  if (look.ground.dapple > 0) {
    ctx.drawImage(await makeLeafShade(look, width, height, wanted), 0, 0, width, height);
  }
  vignette(ctx, width, height, look);
  return canvas;
}

/** The slow folds of packed earth: colour by height, light by slope. */
async function makeRelief(
  look: Look,
  width: number,
  height: number,
  wanted: () => boolean,
): Promise<HTMLCanvasElement> {
  const w = Math.ceil(width / COARSE) + 1;
  const h = Math.ceil(height / COARSE) + 1;
  const { canvas, ctx } = surface(w, h);
  const image = ctx.createImageData(w, h);
  const noise = makeNoise(3);
  const patches = makeNoise(4);
  const { middle, lit, dark, relief } = look.ground;
  const at = (x: number, y: number): number => {
    const warp = noise(x / 150 + 40, y / 150) * 0.9;
    return octaves(noise, (x * 0.8 + y * 0.6) / 118 + warp, (y * 0.8 - x * 0.6) / 104 - warp * 0.6, 5, 0.52);
  };
  let above: Float32Array = new Float32Array(w + 1);
  await inSlices(
    h,
    (row) => {
      const y = row * COARSE;
      const here = new Float32Array(w + 1);
      for (let i = 0; i <= w; i++) here[i] = at(i * COARSE, y);
      if (row === 0) above = here;
      for (let i = 0; i < w; i++) {
        const level = here[i] ?? 0;
        // Rising away from the upper left means facing it.
        const slope = ((above[i] ?? 0) - level + level - (here[i + 1] ?? 0)) * -1;
        const light = Math.max(-1, Math.min(1, slope * 13)) * relief;
        const patch = octaves(patches, (i * COARSE) / 300, y / 240, 3) - 0.5;
        let colour: Rgb = mix(middle, patch > 0 ? lit : dark, Math.min(1, Math.abs(patch) * 1.9));
        colour = light > 0 ? mix(colour, lit, light * 0.6) : mix(colour, dark, -light * 0.62);
        const p = (row * w + i) * 4;
        image.data[p] = colour[0];
        image.data[p + 1] = colour[1];
        image.data[p + 2] = colour[2];
        image.data[p + 3] = 255;
      }
      above = here;
    },
    wanted,
  );
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** A repeating tile of fine grain and small grit, as light and dark to be laid over a colour. */
async function makeGrit(look: Look, wanted: () => boolean): Promise<HTMLCanvasElement> {
  const { canvas, ctx } = surface(TILE, TILE);
  const image = ctx.createImageData(TILE, TILE);
  const noise = makeNoise(17);
  const { lit, dark, grit } = look.ground;
  const bright = scale(lit, 1.18);
  const deep = scale(dark, 0.62);
  // Each octave's lattice is turned; whole-numbered turns keep the tile's edges matching.
  const at = (x: number, y: number): number =>
    noise((x * 2 + y) / 32, (y * 2 - x) / 32, 8) * 0.66 +
    noise((x + y * 2) / 16 + 3, (y - x * 2) / 16 + 5, 16) * 0.44 +
    noise((x * 2 - y) / 8 + 1, (y * 2 + x) / 8 + 2, 32) * 0.3;
  let above = new Float32Array(TILE + 1);
  for (let i = 0; i <= TILE; i++) above[i] = at(i, TILE - 1);
  await inSlices(
    TILE,
    (row) => {
      const here = new Float32Array(TILE + 1);
      for (let i = 0; i <= TILE; i++) here[i] = at(i, row);
      for (let i = 0; i < TILE; i++) {
        const level = here[i] ?? 0;
        const slope = (level - (above[i] ?? 0) + ((here[i + 1] ?? 0) - level)) * 2.6;
        // A grain of sand here and there stands out.
        const grain = noise(i / 2.0 + 11, row / 2.0 + 7) > 0.93 ? 0.28 : 0;
        const light = Math.max(-1, Math.min(1, slope)) * 0.46 * grit + grain * grit * (noise(i, row) - 0.35);
        const colour = light > 0 ? bright : deep;
        const p = (row * TILE + i) * 4;
        image.data[p] = colour[0];
        image.data[p + 1] = colour[1];
        image.data[p + 2] = colour[2];
        image.data[p + 3] = Math.min(1, Math.abs(light)) * 255;
      }
      above = here;
    },
    wanted,
  );
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Shade of a tree with flecks of sun between its leaves; soft, for the tree is high. */
async function makeLeafShade(
  look: Look,
  width: number,
  height: number,
  wanted: () => boolean,
): Promise<HTMLCanvasElement> {
  // At a small size: blurred by being stretched, and quick.
  const by = 6;
  const w = Math.ceil(width / by);
  const h = Math.ceil(height / by);
  const { canvas, ctx } = surface(w, h);
  const image = ctx.createImageData(w, h);
  const branches = makeNoise(31);
  const leaves = makeNoise(37);
  const strong = look.theme === "dark" ? 0.5 : 0.42;
  const shade = mix(look.ground.dark, [74, 60, 50], 0.65);
  await inSlices(
    h,
    (row) => {
      const y = row * by;
      for (let i = 0; i < w; i++) {
        const x = i * by;
        // Where a branch lets the sun through at all, and the gaps between its leaves.
        const open = octaves(branches, x / 300 + 5, y / 260 + 2, 2);
        const gaps = octaves(leaves, x / 74, y / 62, 2);
        const sun = smooth(0.34, 0.78, gaps * 0.6 + open * 0.46);
        const p = (row * w + i) * 4;
        const warm = sun > 0.5;
        const [r, g, b] = warm ? [255, 240, 205] : shade;
        image.data[p] = r;
        image.data[p + 1] = g;
        image.data[p + 2] = b;
        image.data[p + 3] = 255 * (warm ? (sun - 0.5) * 0.2 : strong * (1 - sun * 2));
      }
    },
    wanted,
  );
  ctx.putImageData(image, 0, 0);
  // Small gaps throw round pictures of the sun, like a pinhole does.
  const chance = random(29);
  for (let i = Math.round((width * height) / 5200); i > 0; i--) {
    const [x, y] = [chance() * w, chance() * h];
    if (chance() > octaves(branches, (x * by) / 300 + 5, (y * by) / 260 + 2, 2) * 1.5 - 0.25) continue;
    const r = (8 + chance() * 20) / by;
    const fade = ctx.createRadialGradient(x, y, 0, x, y, r);
    fade.addColorStop(0, `rgb(255 238 200 / ${0.1 + chance() * 0.16})`);
    fade.addColorStop(0.55, "rgb(255 238 200 / 0.09)");
    fade.addColorStop(1, "rgb(255 238 200 / 0)");
    ctx.fillStyle = fade;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
  return canvas;
}

/** A little darker towards the edges, so that the eye stays on the board. */
function vignette(ctx: CanvasRenderingContext2D, width: number, height: number, look: Look): void {
  const far = Math.hypot(width, height) / 2;
  const fade = ctx.createRadialGradient(width * 0.46, height * 0.42, far * 0.35, width / 2, height / 2, far * 1.05);
  const dark = css(scale(look.ground.dark, 0.35), 0.42);
  fade.addColorStop(0, css(scale(look.ground.dark, 0.35), 0));
  fade.addColorStop(1, dark);
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
}
