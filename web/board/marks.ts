// Marks on holes. Each differs from the others by its shape, not only by its colour.

import { tracePath } from "./hollow.js";
import { clamp, type HoleBox, type Layout } from "./layout.js";
import type { Look } from "./look.js";
import type { Marks } from "./types.js";

type Ctx = CanvasRenderingContext2D;

/** What marks need to know of the board. `wide`: owners' rims are drawn round the holes, so marks keep outside them. */
export interface MarkedBoard {
  look: Look;
  layout: Layout;
  heads: readonly boolean[];
  wide: boolean;
}

/** Draws the marks that lie beneath the stones: lines round the holes. */
export function drawRings(ctx: Ctx, { look, layout, heads, wide }: MarkedBoard, marks: Marks): void {
  layout.holes.forEach((hole, i) => {
    const head = heads[i] === true;
    const out = wide ? Math.min(hole.rx, hole.ry) * 0.25 : 2.5;
    if (marks.offered.has(i)) drawOffered(ctx, look, hole, out);
    if (marks.chosen === i) drawChosen(ctx, look, hole, head, wide ? 1 : 2);
    else if (marks.picked.has(i)) drawTakenEdge(ctx, look, hole, head);
    else if (marks.pickable.has(i)) drawPickable(ctx, look, hole, out, wide);
    else if (marks.startable.has(i)) drawStartable(ctx, look, hole, head);
  });
}

/** Draws the marks that lie upon the stones: what has been taken, and where the last move ended. */
export function drawBadges(ctx: Ctx, { look, layout, heads }: MarkedBoard, marks: Marks): void {
  layout.holes.forEach((hole, i) => {
    const taken = marks.picked.get(i);
    if (taken !== undefined) drawPicked(ctx, look, hole, heads[i] === true, taken);
    if (marks.ghost === i) drawGhost(ctx, look, hole);
    if (marks.last === i) drawLast(ctx, look, hole);
    if (marks.hinted.has(i)) drawHinted(ctx, look, hole, heads[i] === true);
  });
}

function twice(ctx: Ctx, under: string, over: string, width: number, path: () => void): void {
  ctx.lineWidth = width + 2;
  ctx.strokeStyle = under;
  path();
  ctx.stroke();
  ctx.lineWidth = width;
  ctx.strokeStyle = over;
  path();
  ctx.stroke();
}

/** Could start a move: one line round the rim. */
function drawStartable(ctx: Ctx, look: Look, hole: HoleBox, head: boolean): void {
  ctx.save();
  const width = clamp(Math.min(hole.rx, hole.ry) * 0.06, 1.7, 2.6);
  twice(ctx, look.edge, look.cream, look.theme === "contrast" ? 2.6 : width, () => {
    ctx.beginPath();
    tracePath(ctx, hole, head, 1.4);
  });
  ctx.restore();
}

/** The hole of the running turn: a strong ring with a glow and a second line inside. */
function drawChosen(ctx: Ctx, look: Look, hole: HoleBox, head: boolean, out: number): void {
  ctx.save();
  for (const [width, alpha] of [
    [13, 0.14],
    [9, 0.2],
    [6, 0.26],
  ] as const) {
    ctx.lineWidth = width;
    ctx.globalAlpha = alpha;
    ctx.strokeStyle = look.gold;
    ctx.beginPath();
    tracePath(ctx, hole, head, out);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  twice(ctx, look.edge, look.gold, Math.max(2.6, Math.min(3.6, Math.min(hole.rx, hole.ry) * 0.13)), () => {
    ctx.beginPath();
    tracePath(ctx, hole, head, out);
  });
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = look.gold;
  ctx.globalAlpha = 0.7;
  ctx.beginPath();
  tracePath(ctx, hole, head, -3.6);
  ctx.stroke();
  ctx.restore();
}

/** Could be taken: four corners that point at the hole. */
function drawPickable(ctx: Ctx, look: Look, hole: HoleBox, out: number, wide: boolean): void {
  const rx = hole.rx + (wide ? out * 0.75 : 1);
  const ry = hole.ry + (wide ? out * 0.75 : 0.5);
  const arm = Math.max(6, Math.min(rx, ry) * 0.5);
  ctx.save();
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  twice(ctx, look.edge, look.gold, Math.max(2.2, Math.min(3, arm * 0.2)), () => {
    ctx.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const x = hole.x + sx * rx * (wide ? 0.98 : 0.96);
      const y = hole.y + sy * ry * (wide ? 0.98 : 0.96);
      const round = arm * 0.55;
      ctx.moveTo(x - sx * arm, y);
      ctx.arcTo(x, y, x, y - sy * arm, round);
      ctx.lineTo(x, y - sy * arm);
    }
  });
  ctx.restore();
}

/** The edge of a hole that has been taken. */
function drawTakenEdge(ctx: Ctx, look: Look, hole: HoleBox, head: boolean): void {
  ctx.save();
  twice(ctx, look.edge, look.gold, 2.4, () => {
    ctx.beginPath();
    tracePath(ctx, hole, head, 1.5);
  });
  ctx.restore();
}

/** Has been taken: darkened, with a badge that says how many. */
function drawPicked(ctx: Ctx, look: Look, hole: HoleBox, head: boolean, stones: number): void {
  const r = Math.min(hole.rx, hole.ry);
  ctx.save();
  ctx.beginPath();
  tracePath(ctx, hole, head, 1);
  ctx.fillStyle = "rgb(12 5 1 / 0.5)";
  ctx.fill();
  const size = Math.max(12, Math.min(20, r * 0.72));
  const text = `−${stones}`;
  ctx.font = font(size, 700);
  const width = ctx.measureText(text).width + size * 0.8;
  const height = size * 1.36;
  ctx.fillStyle = look.gold;
  ctx.beginPath();
  ctx.roundRect(hole.x - width / 2, hole.y - height / 2, width, height, 4);
  ctx.fill();
  ctx.fillStyle = look.game === "nsolo" && look.theme === "light" ? "#fff6e2" : look.ink;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(text, hole.x, hole.y + size * 0.06);
  ctx.restore();
}

/** Offered: a broken ring round outside. */
function drawOffered(ctx: Ctx, look: Look, hole: HoleBox, out: number): void {
  ctx.save();
  const r = Math.min(hole.rx, hole.ry);
  const width = Math.max(2.6, Math.min(4.5, r * 0.055));
  const round = Math.PI * (hole.rx + hole.ry + out * 2);
  const dash = round / 40;
  ctx.setLineDash([dash * 1.3, dash * 0.7]);
  twice(ctx, look.edge, look.gold, width, () => {
    ctx.beginPath();
    tracePath(ctx, hole, false, out);
  });
  ctx.restore();
}

/** A hint points at it: a ring, and an arrowhead over its rim. */
function drawHinted(ctx: Ctx, look: Look, hole: HoleBox, head: boolean): void {
  const size = clamp(Math.min(hole.rx, hole.ry) * 0.62, 8, 20);
  const tip = hole.y - hole.ry * 0.3;
  ctx.save();
  ctx.lineJoin = "round";
  twice(ctx, look.edge, look.gold, 3, () => {
    ctx.beginPath();
    tracePath(ctx, hole, head, 2);
  });
  ctx.beginPath();
  ctx.moveTo(hole.x, tip);
  ctx.lineTo(hole.x - size, tip - size * 1.35);
  ctx.lineTo(hole.x, tip - size * 0.95);
  ctx.lineTo(hole.x + size, tip - size * 1.35);
  ctx.closePath();
  ctx.lineWidth = 4;
  ctx.strokeStyle = "rgb(20 8 2 / 0.85)";
  ctx.stroke();
  ctx.fillStyle = look.gold;
  ctx.fill();
  ctx.restore();
}

/** Where a sowing would end: an open diamond in the middle of the hole, as large as it allows. */
function drawGhost(ctx: Ctx, look: Look, hole: HoleBox): void {
  const rx = hole.rx * 0.72;
  const ry = hole.ry * 0.72;
  ctx.save();
  ctx.lineJoin = "round";
  ctx.setLineDash([6, 3.5]);
  const path = (): void => {
    ctx.beginPath();
    ctx.moveTo(hole.x, hole.y - ry);
    ctx.lineTo(hole.x + rx, hole.y);
    ctx.lineTo(hole.x, hole.y + ry);
    ctx.lineTo(hole.x - rx, hole.y);
    ctx.closePath();
  };
  ctx.lineWidth = 5.5;
  ctx.strokeStyle = look.edge;
  path();
  ctx.stroke();
  ctx.lineWidth = 2.6;
  ctx.strokeStyle = look.sky;
  path();
  ctx.stroke();
  ctx.restore();
}

/** Where the last move ended: a small diamond on the rim. */
function drawLast(ctx: Ctx, look: Look, hole: HoleBox): void {
  const size = Math.max(5, Math.min(8, Math.min(hole.rx, hole.ry) * 0.24));
  const x = hole.x - hole.rx * 0.76;
  const y = hole.y + hole.ry * 0.72;
  ctx.save();
  ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(x, y - size);
  ctx.lineTo(x + size, y);
  ctx.lineTo(x, y + size);
  ctx.lineTo(x - size, y);
  ctx.closePath();
  ctx.lineWidth = 3;
  ctx.strokeStyle = "rgb(20 8 2 / 0.85)";
  ctx.stroke();
  ctx.fillStyle = look.theme === "light" && look.game === "nsolo" ? "#fff3d6" : look.cream;
  ctx.fill();
  ctx.restore();
}

/** The figures' font, from the system. */
export function font(size: number, weight: number): string {
  return `${weight} ${size.toFixed(1)}px system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif`;
}
