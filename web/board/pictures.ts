// Makes the pictures of a board that take a while: its hollows and its plank.

import { makeHollow } from "./hollow.js";
import type { Layout } from "./layout.js";
import type { Look } from "./look.js";
import type { Textures } from "./paint.js";
import { makeWood } from "./wood.js";

/**
 * The hollows and the plank of a layout, for a screen with `ratio` device pixels to a CSS pixel.
 * @throws Stale when `wanted` has turned false.
 */
export async function makeTextures(
  look: Look,
  layout: Layout,
  heads: boolean,
  ratio: number,
  wanted: () => boolean,
): Promise<Textures> {
  const hole = layout.holes[0] ?? { rx: 10, ry: 10 };
  const [rx, ry] = [hole.rx * ratio, hole.ry * ratio];
  const hollows: HTMLCanvasElement[] = [];
  // A few different ones, so that the eye does not see one stamp; large ones are few on the board anyway.
  const variants = rx * ry > 8000 ? 2 : 4;
  for (let seed = 0; seed < variants; seed++) {
    hollows.push(await makeHollow(look, { rx, ry, head: false, seed }, wanted));
  }
  const headHollow = heads ? await makeHollow(look, { rx, ry, head: true, seed: 9 }, wanted) : null;
  const { body, portrait } = layout;
  const plank = body && look.wood ? await makeWood(look.wood, body.width, body.height, portrait, ratio, wanted) : null;
  return { hollows, headHollow, plank };
}
