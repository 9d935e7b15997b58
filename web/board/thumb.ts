// A small still picture of a board, for a game's card.

import type { BoardInfo } from "../game/types.js";
import { makeGroundPicture } from "./ground.js";
import { makeLayout } from "./layout.js";
import { lookOf } from "./look.js";
import { NO_TEXTURES, Painter } from "./paint.js";
import { startPiles } from "./piles.js";
import { makeTextures } from "./pictures.js";
import { nextFrame, Stale } from "./slices.js";
import { Sprites } from "./sprites.js";
import { context, css } from "./surface.js";
import { currentTheme } from "./theme.js";
import type { BoardState } from "./types.js";

/** The latest picture asked for on each canvas; earlier ones are given up. */
const latest = new WeakMap<HTMLCanvasElement, object>();

/** Pictures are made one after another, so that several cards together do not hold the page up. */
let queue: Promise<void> = Promise.resolve();

/**
 * Draws a board with its ground onto a canvas, as large as the canvas (or, where it has no size yet, its parent) is laid out.
 * A plain drawing is there at once, the finished one a moment later.
 */
export function drawThumbnail(canvas: HTMLCanvasElement, info: BoardInfo, state: BoardState): void {
  const width = canvas.parentElement?.clientWidth ?? canvas.clientWidth;
  const height = canvas.parentElement?.clientHeight ?? canvas.clientHeight;
  if (width < 8 || height < 8) return;
  const me = {};
  latest.set(canvas, me);
  // Nobody looks at the cards of a start screen that has been left.
  const wanted = (): boolean => latest.get(canvas) === me && canvas.isConnected;
  const ratio = Math.min(devicePixelRatio, 2);
  const look = lookOf(info.game, currentTheme());
  const layout = makeLayout(
    {
      columns: info.columns,
      rows: info.rows,
      body: look.wood !== null,
      rims: look.game === "gore",
      numbers: false,
      labels: false,
      bare: true,
    },
    width,
    height,
  );
  const piles = startPiles(state);
  const paint = (painter: Painter, ground: HTMLCanvasElement | null): void => {
    const ctx = context(canvas);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.fillStyle = css(look.ground.middle);
    ctx.fillRect(0, 0, width, height);
    if (ground) ctx.drawImage(ground, 0, 0, width, height);
    painter.still(ctx, state.owners);
    piles.holes.forEach((pile, i) => {
      painter.pileOn(ctx, i, pile);
    });
  };
  const plain = new Painter(look, layout, info.heads, NO_TEXTURES, Sprites.plain(look));
  const draw = async (): Promise<void> => {
    await nextFrame(wanted);
    // Not before: the next card would have the whole page laid out anew to learn its size.
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.backgroundColor = css(look.ground.middle);
    paint(plain, null);
    await nextFrame(wanted);
    const ground = await makeGroundPicture(look, width, height, ratio, wanted);
    const sprites = await Sprites.finished(look, plain.stone * ratio, wanted);
    const textures = await makeTextures(look, layout, info.heads.includes(true), ratio, wanted);
    await nextFrame(wanted);
    paint(new Painter(look, layout, info.heads, textures, sprites), ground);
  };
  queue = queue.then(draw).catch((error: unknown) => {
    if (!(error instanceof Stale)) console.error(error);
  });
}
