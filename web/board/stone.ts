// One stone, shaded pixel by pixel as a small solid lit from the upper left.

import { octaves, smooth, type Noise } from "./noise.js";
import { hash, random } from "./random.js";
import type { Look } from "./look.js";
import { mix, scale, type Rgb, type Surface } from "./surface.js";

/** Towards the light: left, up and out of the board. */
const LIGHT = unit(-0.52, -0.62, 0.72);
/** Half-way between the light and the eye; where a shine sits. */
const SHINE = unit(-0.3, -0.36, 1.1);

function unit(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** How a stone is made: outline, proportions, colour, surface. Lengths in stone radii. */
export interface StoneMake {
  /** The outline's radius at 64 angles. */
  outline: Float32Array;
  long: number;
  short: number;
  tilt: number;
  tint: Rgb;
  /** 0 matt – 1 wet. */
  gloss: number;
  /** Depth of pits and bumps. */
  rough: number;
  specks: number;
  vein: { nx: number; ny: number; at: number } | null;
  /** A cowrie seen from below, with its toothed slit. */
  slit: boolean;
  /** Darker or warmer towards its back. */
  back: Rgb | null;
  /** Its back's colour is a ring, as on money cowries. */
  ring: boolean;
  seed: number;
}

/** The making of the stone that has the look number `look`. */
export function makeOf(stone: Look["stone"], look: number): StoneMake {
  const seed = hash(look, stone.tints.length, stone.kind.length);
  const chance = random(seed);
  const tint = stone.tints[look % stone.tints.length] ?? [128, 128, 128];
  const shade = 0.93 + chance() * 0.14;
  const make: StoneMake = {
    outline: blob(chance, 0.09),
    long: 1.06,
    short: 0.9,
    tilt: chance() * Math.PI,
    tint: scale(tint, shade),
    gloss: 0.35,
    rough: 0.12,
    specks: 0.4,
    vein: null,
    slit: false,
    ring: false,
    back: null,
    seed,
  };
  switch (stone.kind) {
    case "pebble":
      make.long = 1 + chance() * 0.12;
      make.short = 0.8 + chance() * 0.14;
      make.gloss = 0.1 + chance() * 0.16;
      make.specks = chance() < 0.5 ? 0.75 : 0.15;
      if (chance() < 0.22) {
        const angle = chance() * Math.PI;
        make.vein = { nx: Math.cos(angle), ny: Math.sin(angle), at: (chance() - 0.5) * 0.7 };
      }
      break;
    case "seed":
      make.outline = blob(chance, 0.05);
      make.long = 1.06;
      make.short = 0.88 + chance() * 0.06;
      make.gloss = 0.08;
      make.rough = 0.5;
      make.specks = 0.5;
      break;
    case "olive":
      make.outline = blob(chance, 0.025);
      make.long = 1.12;
      make.short = 0.8;
      make.gloss = 0.3;
      make.rough = 0.16;
      make.specks = 0.5;
      make.tilt = -0.5 + chance() * 1;
      make.back = mix(make.tint, [88, 84, 62], 0.5);
      break;
    case "cowrie":
      make.outline = blob(chance, 0.03);
      make.long = 1.08;
      make.short = 0.8 + chance() * 0.06;
      make.gloss = 0.5;
      make.rough = 0.03;
      make.specks = 0.2;
      make.ring = true;
      make.slit = look % 4 === 1;
      make.back = make.slit ? null : mix(make.tint, [206, 152, 74], 0.62);
      break;
  }
  return make;
}

/** A closed smooth line through nine points at about distance one, at 64 angles. */
function blob(chance: () => number, uneven: number): Float32Array {
  const points = Array.from({ length: 9 }, () => 1 + (chance() - 0.5) * 2 * uneven);
  const out = new Float32Array(64);
  for (let i = 0; i < 64; i++) {
    const at = (i / 64) * 9;
    const k = Math.floor(at);
    const t = at - k;
    const p = (j: number): number => points[(k + j + 9) % 9] ?? 1;
    const [a, b, c, d] = [p(-1), p(0), p(1), p(2)];
    out[i] = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  }
  return out;
}

/** Paints the stone into the middle of a square surface; `radius` in device pixels. */
export function paintStone(target: Surface, make: StoneMake, radius: number, noise: Noise): void {
  const size = target.canvas.width;
  const image = target.ctx.createImageData(size, size);
  const data = image.data;
  const cos = Math.cos(make.tilt);
  const sin = Math.sin(make.tilt);
  const shift = (make.seed % 997) * 0.37;
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      const x = (px + 0.5 - size / 2) / radius;
      const y = (py + 0.5 - size / 2) / radius;
      // Into the stone's own axes: u along, v across.
      const u = (x * cos + y * sin) / make.long;
      const v = (-x * sin + y * cos) / make.short;
      const flat = Math.sqrt(u * u + v * v);
      if (flat > 1.25) continue;
      const rim = make.outline[Math.floor(((Math.atan2(v, u) / Math.PI + 1) / 2) * 63.99)] ?? 1;
      const d = flat / rim;
      const cover = Math.min(1, Math.max(0, (1 - d) * radius * make.short + 0.5));
      if (cover <= 0) continue;
      shadePixel(data, (py * size + px) * 4, make, { x, y, u, v, d: Math.min(d, 1), shift }, noise, cover);
    }
  }
  target.ctx.putImageData(image, 0, 0);
}

interface Spot {
  x: number;
  y: number;
  u: number;
  v: number;
  d: number;
  shift: number;
}

function shadePixel(data: Uint8ClampedArray, at: number, make: StoneMake, s: Spot, noise: Noise, cover: number): void {
  const grain = octaves(noise, s.u * 4 + s.shift, s.v * 4 + s.shift * 1.7, 3);
  // A dome, flatter on top than a ball: pebbles are worn, seeds are full.
  const lean = s.d ** 1.35;
  const length = Math.sqrt(s.x * s.x + s.y * s.y) || 1;
  const bump = (grain - 0.5) * make.rough * 2;
  let nx = (s.x / length) * lean + bump * 0.8;
  let ny = (s.y / length) * lean + bump * 0.6;
  let nz = Math.sqrt(Math.max(0.02, 1 - lean * lean));
  const unitBy = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
  nx *= unitBy;
  ny *= unitBy;
  nz *= unitBy;

  let colour: Rgb = scale(make.tint, 0.9 + grain * 0.2);
  if (make.back)
    colour = mix(colour, make.back, make.ring ? ringAt(s.d, grain) : smooth(0.35, 0.95, s.d + (grain - 0.5) * 0.3));
  if (make.specks > 0) {
    const speck = noise(s.u * 11 + s.shift * 3, s.v * 11 - s.shift);
    colour = scale(colour, 1 - make.specks * 0.42 * smooth(0.74, 0.84, speck));
  }
  if (make.vein) {
    const line = Math.abs(s.u * make.vein.nx + s.v * make.vein.ny - make.vein.at + (grain - 0.5) * 0.16);
    colour = mix(colour, [244, 240, 230], 0.6 * (1 - smooth(0.02, 0.06, line)));
  }
  let hollow = 0;
  if (make.slit) {
    const width = 0.075 + 0.05 * Math.abs(s.u);
    const teeth = 0.5 + 0.5 * Math.sin(s.u * 26);
    const along = 1 - smooth(0.72, 0.9, Math.abs(s.u));
    const away = Math.abs(s.v - 0.1 + s.u * s.u * 0.22);
    hollow = along * (1 - smooth(width * 0.55, width, away));
    const tooth = along * (1 - smooth(width, width * 3, away)) * (1 - hollow);
    colour = scale(colour, 1 - tooth * teeth * 0.3);
    colour = mix(colour, [122, 84, 52], hollow * 0.85);
  }

  const diffuse = Math.max(0, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]);
  const sky = 0.5 + 0.5 * -ny;
  const shine = Math.max(0, nx * SHINE[0] + ny * SHINE[1] + nz * SHINE[2]);
  const sharp = make.gloss > 0.4 ? 40 : 14;
  const spec = shine ** sharp * make.gloss * (1 - hollow);
  // Light thrown back by the ground keeps the lower edge from going black.
  const bounced = 0.13 * smooth(0.6, 1, s.d) * Math.max(0, (s.x + s.y) * 0.7);
  const lit = 0.32 + 0.18 * sky + 0.74 * diffuse + bounced;
  data[at] = colour[0] * lit + 255 * spec;
  data[at + 1] = colour[1] * lit + 248 * spec;
  data[at + 2] = colour[2] * lit * 0.985 + 236 * spec;
  data[at + 3] = 255 * cover;
}

/** How much of the ring's colour is seen at a distance from the middle. */
function ringAt(d: number, grain: number): number {
  const at = d + (grain - 0.5) * 0.12;
  return smooth(0.34, 0.56, at) * (1 - smooth(0.62, 0.84, at));
}
