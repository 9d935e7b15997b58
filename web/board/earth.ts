// What a ground is made of: slow folds of earth, fine grit, shade of leaves, and the light falling off to the edges.

import type { Look } from "./look.js";
import { makeNoise, octaves, smooth } from "./noise.js";
import { random } from "./random.js";
import { inSlices } from "./slices.js";
import { css, mix, scale, surface, type Rgb } from "./surface.js";

/** CSS pixels per pixel of the slow relief; it has no detail finer than this. */
export const COARSE = 3;

/** Side of the repeating tile of grit, in its own pixels (a power of two). */
export const TILE = 256;

/**
 * The slow folds of packed earth: colour by height, light by slope; with the shade that lies on it. One pixel to COARSE CSS pixels.
 * @throws Stale when `wanted` has turned false.
 */
export async function makeRelief(look: Look, width: number, height: number, wanted: () => boolean): Promise<ImageData> {
  const w = Math.ceil(width / COARSE) + 1;
  const h = Math.ceil(height / COARSE) + 1;
  const { ctx } = surface(w, h);
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
  if (look.ground.dapple > 0) ctx.drawImage(makeLeafShade(look, width, height), 0, 0, w, h);
  vignette(ctx, w, h, look);
  return ctx.getImageData(0, 0, w, h);
}

/**
 * A repeating tile of fine grain and small grit: how much each of its TILE × TILE pixels is lit (> 0) or shaded (< 0), in 1/256.
 * @throws Stale when `wanted` has turned false.
 */
export async function makeGrit(strength: number, wanted: () => boolean): Promise<Int16Array> {
  const tile = new Int16Array(TILE * TILE);
  const noise = makeNoise(17);
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
        const slope = ((here[i + 1] ?? 0) - (above[i] ?? 0)) * 2.6;
        // A grain of sand here and there stands out.
        const grain = noise(i / 2 + 11, row / 2 + 7) > 0.93 ? 0.28 * (noise(i, row) - 0.35) : 0;
        tile[row * TILE + i] = (Math.max(-1, Math.min(1, slope)) * 0.46 + grain) * strength * 256;
      }
      above = here;
    },
    wanted,
  );
  return tile;
}

/** Shade of a tree with flecks of sun between its leaves; soft, for the tree is high. */
function makeLeafShade(look: Look, width: number, height: number): HTMLCanvasElement {
  // At a small size: blurred by being stretched, and quick.
  const by = 5;
  const { canvas, ctx } = surface(width / by, height / by);
  const { width: w, height: h } = canvas;
  ctx.fillStyle = css(mix(look.ground.dark, [70, 54, 46], 0.7), look.theme === "dark" ? 0.55 : 0.44);
  ctx.fillRect(0, 0, w, h);
  ctx.globalCompositeOperation = "destination-out";
  const branches = makeNoise(31);
  const chance = random(29);
  for (let i = Math.round((width * height) / 1400); i > 0; i--) {
    const [x, y] = [chance() * w, chance() * h];
    // Flecks come in groups, where a branch lets the sun through. Each is a picture of the sun, as a pinhole throws it.
    const open = smooth(0.36, 0.6, octaves(branches, (x * by) / 230 + 5, (y * by) / 200 + 2, 2));
    if (chance() > 0.06 + open) continue;
    const r = (7 + chance() * 12 + open * chance() * 16) / by;
    const strength = (0.3 + chance() * 0.5) * (0.4 + open * 0.6);
    const fade = ctx.createRadialGradient(x, y, 0, x, y, r);
    fade.addColorStop(0, `rgb(0 0 0 / ${strength})`);
    fade.addColorStop(0.55, `rgb(0 0 0 / ${strength * 0.9})`);
    fade.addColorStop(1, "rgb(0 0 0 / 0)");
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
