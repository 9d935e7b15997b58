// A hole: a bowl scooped or carved, shaded by its slope, with the shadow its upper left lip casts and a lit lower lip.

import type { Look } from "./look.js";
import { makeNoise, octaves, smooth } from "./noise.js";
import { inSlices } from "./slices.js";
import { mix, scale, surface, type Rgb, type Surface } from "./surface.js";

/** How far beyond the hole's edge its rim is drawn, in half-axes. */
export const RIM = 1.3;

/** Pixels a hollow's picture may have along a side; larger ones are stretched. */
const LARGEST = 340;

/** What a hollow's picture depends on. Half-axes in device pixels. */
export interface HollowShape {
  rx: number;
  ry: number;
  /** A head: its outline is a square with round corners, not an ellipse. */
  head: boolean;
  seed: number;
}

/** Distance from the middle, 1 at the edge: round for common holes, squarish for heads. */
function norm(x: number, y: number, head: boolean): number {
  if (!head) return Math.sqrt(x * x + y * y);
  const power = 3.6;
  return (Math.abs(x) ** power + Math.abs(y) ** power) ** (1 / power);
}

/** Adds the outline of a hole to the current path. `grow` enlarges it by so many CSS pixels. */
export function tracePath(
  ctx: CanvasRenderingContext2D,
  box: { x: number; y: number; rx: number; ry: number },
  head: boolean,
  grow = 0,
): void {
  const { x, y } = box;
  const rx = Math.max(0.5, box.rx + grow);
  const ry = Math.max(0.5, box.ry + grow);
  if (!head) {
    ctx.moveTo(x + rx, y);
    ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    return;
  }
  for (let i = 0; i <= 48; i++) {
    const angle = (i / 48) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const far = 1 / norm(cos, sin, true);
    if (i === 0) ctx.moveTo(x + cos * far * rx, y + sin * far * ry);
    else ctx.lineTo(x + cos * far * rx, y + sin * far * ry);
  }
  ctx.closePath();
}

/** A quick hollow, to be going on with. CSS pixels. */
export function quickHollow(
  ctx: CanvasRenderingContext2D,
  look: Look,
  box: { x: number; y: number; rx: number; ry: number },
  head: boolean,
): void {
  const { lit, deep, shadow } = look.hollow;
  ctx.save();
  ctx.beginPath();
  tracePath(ctx, box, head);
  ctx.translate(box.x, box.y);
  ctx.scale(1, box.ry / box.rx);
  const fade = ctx.createRadialGradient(box.rx * 0.3, box.rx * 0.4, box.rx * 0.1, 0, 0, box.rx);
  fade.addColorStop(0, rgb(mix(deep, lit, 0.4)));
  fade.addColorStop(0.7, rgb(deep));
  fade.addColorStop(1, rgb(mix(deep, shadow, look.hollow.depth)));
  ctx.fillStyle = fade;
  ctx.fill();
  ctx.restore();
}

const rgb = (c: Rgb): string => `rgb(${c[0] | 0} ${c[1] | 0} ${c[2] | 0})`;

/**
 * A hollow's picture, RIM times as large as the hole; transparent where only the rim shades the ground.
 * @throws Stale when `wanted` has turned false.
 */
export async function makeHollow(look: Look, shape: HollowShape, wanted: () => boolean): Promise<HTMLCanvasElement> {
  const shrink = Math.min(1, LARGEST / (2 * RIM * Math.max(shape.rx, shape.ry)));
  const rx = shape.rx * shrink;
  const ry = shape.ry * shrink;
  const target: Surface = surface(Math.ceil(rx * 2 * RIM), Math.ceil(ry * 2 * RIM));
  const { width, height } = target.canvas;
  const image = target.ctx.createImageData(width, height);
  const noise = makeNoise(shape.seed + 40);
  const shade = makeShader(look, shape, Math.min(rx, ry), noise);
  await inSlices(
    height,
    (py) => {
      for (let px = 0; px < width; px++) {
        const x = (px + 0.5 - width / 2) / rx;
        const y = (py + 0.5 - height / 2) / ry;
        shade(image.data, (py * width + px) * 4, x, y);
      }
    },
    wanted,
  );
  target.ctx.putImageData(image, 0, 0);
  return target.canvas;
}

type Shader = (data: Uint8ClampedArray, at: number, x: number, y: number) => void;

function makeShader(look: Look, shape: HollowShape, pixels: number, noise: ReturnType<typeof makeNoise>): Shader {
  const { lit, deep, shadow, depth, rim, crisp } = look.hollow;
  const { head } = shape;
  const aspect = shape.rx / shape.ry;
  const ragged = crisp ? 0.004 : 0.027;
  const rough = crisp ? 0.35 : 1;
  const glow = mix(scale(lit, 1.4), [255, 232, 200], 0.3);
  return (data, at, x, y) => {
    // Noise in round space, so that flat holes are not streaked.
    const gx = x * Math.max(1, aspect) * 3 + shape.seed * 9;
    const gy = y * Math.max(1, 1 / aspect) * 3 + shape.seed * 5;
    const coarse = octaves(noise, gx * 0.6, gy * 0.6, 2);
    const grain = crisp ? octaves(noise, gx * 0.5, gy * 4, 3) : octaves(noise, gx * 2.4, gy * 2.4, 3);
    const d = norm(x, y, head) + (coarse - 0.5) * ragged * 2;
    const inside = Math.min(1, Math.max(0, (1 - d) * pixels + 0.5));
    // The light comes from the upper left: what lies nearer to it than the wall is high is in shadow.
    const toward = norm(x - 0.36, y - 0.4, head);
    const cast = smooth(0.66, 1.5, toward) * depth;
    const face = (x * 0.62 + y * 0.78) / Math.max(0.3, d);
    if (inside > 0) {
      const steep = Math.min(1, d) ** 3;
      let colour = mix(deep, lit, Math.max(0, face) * steep * 0.75 + (1 - smooth(0.1, 1.15, toward)) * 0.5);
      colour = mix(colour, shadow, Math.min(1, cast * 1.02 + Math.max(0, -face) * steep * 0.45 * depth));
      // Where wall meets ground at the lit side there is still a little dark, the depth of the bowl.
      colour = mix(colour, shadow, 0.24 * depth * smooth(0.55, 1, d) * (1 - Math.max(0, face)));
      colour = scale(colour, 1 + (grain - 0.5) * 0.42 * rough + (coarse - 0.5) * 0.25 * rough);
      // The lower lip catches the light in a thin line.
      const lip = smooth(0.9, 0.985, d) * Math.max(0, face) ** 1.5;
      colour = mix(colour, scale(lit, 1.28), lip * 0.62);
      put(data, at, colour, inside);
    }
    if (inside >= 1) return;
    // Outside: only light and shade upon whatever lies beneath.
    const out = Math.max(0, d - 1);
    const width = crisp ? 0.07 : 0.15;
    const ridge = rim * Math.exp(-((out / width) ** 2) * 1.6);
    const lee = rim * smooth(0.3, 0.12, out) * smooth(0.02, 0.14, out);
    // A raised rim: its outer slope is lit at the upper left and dark at the lower right; its crest is lit all round.
    const crest =
      ridge * (0.3 + 0.34 * Math.max(0, -face) + (crisp ? 0.3 * Math.max(0, face) : 0)) * (0.75 + grain * 0.5);
    const dark = lee * Math.max(0, face) * 0.5 * (0.7 + coarse * 0.6);
    const light = crest - dark;
    const cover = Math.min(1, Math.abs(light)) * (1 - inside);
    if (cover < 0.004 && inside === 0) return;
    over(data, at, light > 0 ? glow : [20, 8, 2], cover, inside);
  };
}

function put(data: Uint8ClampedArray, at: number, c: Rgb, cover: number): void {
  data[at] = c[0];
  data[at + 1] = c[1];
  data[at + 2] = c[2];
  data[at + 3] = 255 * cover;
}

/** Adds a second colour beside what `put` has put (they share the pixel at the edge). */
function over(data: Uint8ClampedArray, at: number, c: Rgb, cover: number, inside: number): void {
  const all = cover + inside;
  if (all <= 0) return;
  for (let i = 0; i < 3; i++) {
    data[at + i] = ((data[at + i] ?? 0) * inside + (c[i] ?? 0) * cover) / all;
  }
  data[at + 3] = 255 * Math.min(1, all);
}
