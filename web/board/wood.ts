// Wood: rings of growth bent by noise, pores along the grain; made in slices at reduced size.

import type { Look } from "./look.js";
import { makeNoise, octaves, smooth } from "./noise.js";
import { inSlices } from "./slices.js";
import { mix, scale, surface, type Rgb } from "./surface.js";

/** Pixels across the grain at most; along the grain there are half as many, for it changes slowly. */
const LARGEST = 620;

/**
 * A plank of `width` × `height` CSS pixels with its grain running across, or down when `upright`; to be stretched onto the board.
 * @throws Stale when `wanted` has turned false.
 */
export async function makeWood(
  wood: NonNullable<Look["wood"]>,
  width: number,
  height: number,
  upright: boolean,
  ratio: number,
  wanted: () => boolean,
): Promise<HTMLCanvasElement> {
  const long = upright ? height : width;
  const wide = upright ? width : height;
  const rows = Math.min(LARGEST, Math.round(wide * Math.min(2, ratio)));
  const columns = Math.min(LARGEST, Math.round(long * 0.6));
  const target = upright ? surface(rows, columns) : surface(columns, rows);
  const image = target.ctx.createImageData(target.canvas.width, target.canvas.height);
  const noise = makeNoise(71);
  const fine = makeNoise(72);
  await inSlices(
    rows,
    (row) => {
      const v = (row / rows) * wide;
      for (let column = 0; column < columns; column++) {
        const u = (column / columns) * long;
        const c = grain(wood, u, v, noise, fine);
        const at = (upright ? column * rows + row : row * columns + column) * 4;
        image.data[at] = c[0];
        image.data[at + 1] = c[1];
        image.data[at + 2] = c[2];
        image.data[at + 3] = 255;
      }
    },
    wanted,
  );
  target.ctx.putImageData(image, 0, 0);
  return target.canvas;
}

function grain(
  wood: NonNullable<Look["wood"]>,
  u: number,
  v: number,
  noise: ReturnType<typeof makeNoise>,
  fine: ReturnType<typeof makeNoise>,
): Rgb {
  // Years of growth: lines across the plank, bent by slow noise (a knot here and there) .
  const bend =
    (octaves(noise, u / 260, v / 120, 3) - 0.5) * 9 * wood.waves + (noise(u / 90 + 9, v / 60) - 0.5) * 1.6 * wood.waves;
  const year = v / 15 + bend;
  const phase = year - Math.floor(year);
  // Early wood is pale and wide, late wood dark and narrow.
  const late = smooth(0.35, 0.86, phase) * (1 - smooth(0.9, 1, phase));
  const streak = octaves(fine, u / 70, v / 2.6, 3);
  const tone = octaves(noise, u / 420 + 3, v / 90 + 7, 2);
  let colour = mix(
    wood.lit,
    wood.dark,
    0.12 + late * 0.46 * (wood.waves > 0 ? 1 : 0) + (streak - 0.5) * 0.55 + (tone - 0.5) * 0.6,
  );
  const pore = smooth(0.66, 0.8, fine(u / 26 + 31, v / 1.7 + 5));
  colour = mix(colour, wood.pore, pore * 0.34 * (0.4 + late));
  if (wood.wear > 0) {
    // Hands have polished it: pale patches, and a few long scratches.
    const worn = smooth(0.5, 0.8, octaves(noise, u / 170 + 20, v / 110 + 4, 2));
    colour = mix(colour, scale(wood.lit, 1.08), worn * 0.42 * wood.wear);
    const scratch = smooth(0.87, 0.93, fine(u / 150 + v / 40 + 50, v / 3.2 + 77));
    colour = mix(colour, wood.pore, scratch * 0.3 * wood.wear);
  }
  return colour;
}
