// What is carved, drawn or sewn on the board besides holes: furrow, wooden body with its border, signs of heads, owners' rims.

import type { HoleBox, Layout, Rect } from "./layout.js";
import type { Look } from "./look.js";
import { makeNoise } from "./noise.js";
import { css, mix, scale, surface } from "./surface.js";

type Ctx = CanvasRenderingContext2D;

/** The furrow between the two sides: a groove drawn with a stick, its far edge lit. `width`: a hole's, half. */
export function drawFurrow(ctx: Ctx, look: Look, furrow: NonNullable<Layout["furrow"]>, width: number): void {
  const noise = makeNoise(23);
  const upright = furrow.x1 === furrow.x2;
  const length = upright ? furrow.y2 - furrow.y1 : furrow.x2 - furrow.x1;
  const wood = look.wood !== null;
  const line = (off: number, width: number, colour: string): void => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (let s = 0; s <= length; s += 6) {
      const wander = wood ? 0 : (noise(s / 46, 3) - 0.5) * 5 + (noise(s / 15, 9) - 0.5) * 1.6;
      const x = upright ? furrow.x1 + wander + off : furrow.x1 + s;
      const y = upright ? furrow.y1 + s : furrow.y1 + wander + off;
      if (s === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
    ctx.stroke();
  };
  ctx.save();
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  const { lit, deep, shadow } = look.hollow;
  const w = wood ? 2.4 : Math.max(2.2, Math.min(6, width * 0.2));
  line(w * 0.62, w * 0.5, css(scale(lit, 1.4), 0.5));
  line(-w * 0.55, w * 0.4, css(scale(lit, 1.3), 0.28));
  line(0, w, css(scale(deep, 0.7), 0.9));
  line(-w * 0.16, w * 0.5, css(shadow, 0.75));
  ctx.restore();
}

/** The board's wooden body: shadow on the ground, plank, bevelled edge. `plank` is null until it is made. */
export function drawBody(ctx: Ctx, look: Look, body: Rect, plank: HTMLCanvasElement | null): void {
  const wood = look.wood;
  if (!wood) return;
  const { x, y, width, height } = body;
  const radius = look.game === "gore" ? Math.min(width, height) * 0.14 : 14;
  const round = (grow: number): void => {
    ctx.beginPath();
    ctx.roundRect(x - grow, y - grow, width + grow * 2, height + grow * 2, Math.max(2, radius + grow));
  };
  drawShadow(ctx, body, radius);
  round(0);
  ctx.fillStyle = css(scale(wood.dark, 0.8));
  ctx.fill();

  ctx.save();
  round(0);
  ctx.clip();
  if (plank) ctx.drawImage(plank, x, y, width, height);
  else {
    ctx.fillStyle = css(scale(wood.lit, 0.8));
    ctx.fillRect(x, y, width, height);
  }
  if (look.theme !== "contrast") bevel(ctx, body, radius);
  ctx.restore();
  if (look.theme === "contrast") {
    ctx.strokeStyle = "#ffffff";
    ctx.lineWidth = 2;
    round(-1);
    ctx.stroke();
  }
}

/** The soft shadow of a body: made small and stretched, for a wide blur at full size takes long. */
function drawShadow(ctx: Ctx, body: Rect, radius: number): void {
  const by = 8;
  const reach = 40;
  const { canvas, ctx: small } = surface((body.width + reach * 2) / by, (body.height + reach * 2) / by);
  small.scale(1 / by, 1 / by);
  // Several outlines, each a little larger and fainter, add up to a soft edge.
  small.fillStyle = "rgb(0 0 0 / 0.1)";
  for (let grow = -4; grow <= 24; grow += 4) {
    small.beginPath();
    small.roundRect(
      reach - grow,
      reach - grow,
      body.width + grow * 2,
      body.height + grow * 2,
      Math.max(4, radius + grow),
    );
    small.fill();
  }
  ctx.drawImage(canvas, body.x - reach + 7, body.y - reach + 12, canvas.width * by, canvas.height * by);
}

function bevel(ctx: Ctx, body: Rect, radius: number): void {
  const { x, y, width, height } = body;
  const edge = Math.min(12, Math.min(width, height) * 0.03);
  const fade = ctx.createLinearGradient(x, y, x + width, y + height);
  fade.addColorStop(0, "rgb(255 226 180 / 0.26)");
  fade.addColorStop(0.4, "rgb(255 226 180 / 0.1)");
  fade.addColorStop(0.6, "rgb(0 0 0 / 0.22)");
  fade.addColorStop(1, "rgb(0 0 0 / 0.5)");
  ctx.strokeStyle = fade;
  ctx.lineWidth = edge * 2;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
  ctx.stroke();
  ctx.lineWidth = 1;
  ctx.strokeStyle = "rgb(0 0 0 / 0.28)";
  ctx.beginPath();
  ctx.roundRect(x + edge, y + edge, width - edge * 2, height - edge * 2, Math.max(1, radius - edge));
  ctx.stroke();
}

/** Zigzag carving along the two long sides of Goré's board. */
export function drawZigzag(ctx: Ctx, look: Look, body: Rect, pad: number, upright: boolean): void {
  const from = upright ? body.y + body.height * 0.1 : body.x + body.width * 0.1;
  const to = upright ? body.y + body.height * 0.9 : body.x + body.width * 0.9;
  const deep = Math.min(9, pad * 0.24);
  const step = deep * 2.1;
  const count = Math.max(2, Math.round((to - from) / step / 2) * 2);
  const near = pad * 0.62;
  const lines = upright ? [body.x + near, body.x + body.width - near] : [body.y + near, body.y + body.height - near];
  ctx.save();
  ctx.lineJoin = "miter";
  for (const line of lines) {
    const path = (off: number): void => {
      ctx.beginPath();
      for (let i = 0; i <= count; i++) {
        const s = from + ((to - from) * i) / count + off;
        const across = line + (i % 2 === 0 ? deep : -deep) * 0.9 + off;
        if (i === 0) ctx.moveTo(upright ? across : s, upright ? s : across);
        else ctx.lineTo(upright ? across : s, upright ? s : across);
      }
      ctx.stroke();
    };
    const contrast = look.theme === "contrast";
    ctx.lineWidth = 1.6;
    ctx.strokeStyle = contrast ? "rgb(255 255 255 / 0.5)" : "rgb(255 206 150 / 0.3)";
    path(1.3);
    ctx.lineWidth = 2.2;
    ctx.strokeStyle = contrast ? "rgb(0 0 0 / 0.5)" : css(look.hollow.shadow, 0.85);
    path(0);
  }
  ctx.restore();
}

/** A border of beads, red, white and blue, sewn along the plank's edge. */
export function drawBeads(ctx: Ctx, look: Look, body: Rect): void {
  const bead = Math.max(2.6, Math.min(4.6, Math.min(body.width, body.height) * 0.0085));
  const inset = bead * 2.1 + 3;
  const box = { x: body.x + inset, y: body.y + inset, width: body.width - inset * 2, height: body.height - inset * 2 };
  const colours = ["#b3271e", "#b3271e", "#f1ece0", "#f1ece0", "#28539c", "#28539c", "#f1ece0", "#f1ece0"];
  const sprites = new Map([...new Set(colours)].map((colour) => [colour, beadSprite(colour, look)]));
  // The thread's shadow first, then two rows of beads, the inner one half a bead along.
  ctx.save();
  ctx.strokeStyle = "rgb(30 14 4 / 0.5)";
  ctx.lineWidth = bead * 4.6;
  ctx.lineJoin = "round";
  ctx.strokeRect(box.x + 1.4, box.y + 1.8, box.width, box.height);
  for (const row of [-1, 1]) {
    const grow = (row * bead * 1.9) / 2;
    const b = { x: box.x + grow, y: box.y + grow, width: box.width - grow * 2, height: box.height - grow * 2 };
    const round = (b.width + b.height) * 2;
    const count = Math.round(round / (bead * 1.86) / 8) * 8;
    for (let i = 0; i < count; i++) {
      const at = ((i + (row > 0 ? 0.5 : 0)) / count) * round;
      const [x, y] = along(b, at);
      const sprite = sprites.get(colours[Math.floor((i % 32) / 4)] ?? "#fff");
      if (sprite) ctx.drawImage(sprite, x - bead, y - bead, bead * 2, bead * 2);
    }
  }
  ctx.restore();
}

/** The point `at` along the outline of a rectangle. */
function along(b: Rect, at: number): [number, number] {
  if (at < b.width) return [b.x + at, b.y];
  if (at < b.width + b.height) return [b.x + b.width, b.y + at - b.width];
  if (at < b.width * 2 + b.height) return [b.x + b.width - (at - b.width - b.height), b.y + b.height];
  return [b.x, b.y + b.height - (at - b.width * 2 - b.height)];
}

const beads = new Map<string, HTMLCanvasElement>();

function beadSprite(colour: string, look: Look): HTMLCanvasElement {
  const key = `${colour} ${look.theme}`;
  const made = beads.get(key);
  if (made) return made;
  const canvas = document.createElement("canvas");
  beads.set(key, canvas);
  canvas.width = canvas.height = 24;
  const ctx = canvas.getContext("2d");
  if (!ctx) return canvas;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(12, 12, 11, 0, Math.PI * 2);
  ctx.fill();
  if (look.theme === "contrast") return canvas;
  const shade = ctx.createRadialGradient(8, 7, 1, 12, 12, 12);
  shade.addColorStop(0, "rgb(255 255 255 / 0.75)");
  shade.addColorStop(0.28, "rgb(255 255 255 / 0.12)");
  shade.addColorStop(0.65, "rgb(0 0 0 / 0.1)");
  shade.addColorStop(1, "rgb(0 0 0 / 0.55)");
  ctx.fillStyle = shade;
  ctx.fill();
  return canvas;
}

/**
 * A head's sign: notches carved like rays. Round holes have three at each corner; low ovals five at their outer end,
 * which `toward` (1 right, -1 left) names.
 */
export function drawHeadSign(ctx: Ctx, look: Look, hole: HoleBox, toward: number): void {
  // In a small picture of the board the shape of the hole has to do.
  if (Math.min(hole.rx, hole.ry) < 9) return;
  const low = hole.ry < hole.rx * 0.7;
  const long = Math.max(4.5, Math.min(8, Math.min(hole.rx, hole.ry) * 0.26));
  if (low) {
    for (let i = -2; i <= 2; i++) {
      const angle = (i * Math.PI) / 11;
      const x = hole.x + toward * (hole.rx + 3.4 - Math.abs(i) * 0.5);
      const y = hole.y + (i * hole.ry) / 2.7;
      notch(
        ctx,
        look,
        x,
        y,
        Math.cos(angle) * toward,
        Math.sin(angle),
        long * (i === 0 ? 1.25 : i % 2 === 0 ? 0.75 : 1),
      );
    }
    return;
  }
  for (let corner = 0; corner < 4; corner++) {
    for (let i = -1; i <= 1; i++) {
      // Steep rays, so that those of two heads side by side do not cross.
      const steep = 0.3 + (i + 1) * 0.12;
      const angle = (corner < 2 ? 1 : -1) * (Math.PI / 2 + (corner % 2 === 0 ? -steep : steep));
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      // The outline is a rounded square: find where this ray leaves it.
      const edge = 1 / (Math.abs(cos) ** 3.6 + Math.abs(sin) ** 3.6) ** (1 / 3.6);
      const x = hole.x + cos * edge * hole.rx + cos * 3;
      const y = hole.y + sin * edge * hole.ry + sin * 3;
      notch(ctx, look, x, y, cos, sin, long * (i === 0 ? 1 : 0.7));
    }
  }
}

/** A short groove from x, y in a direction: dark, its lower right edge lit. */
function notch(ctx: Ctx, look: Look, x: number, y: number, cos: number, sin: number, long: number): void {
  const contrast = look.theme === "contrast";
  const stroke = (off: number, width: number, colour: string): void => {
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x + off, y + off);
    ctx.lineTo(x + cos * long + off, y + sin * long + off);
    ctx.stroke();
  };
  ctx.save();
  ctx.lineCap = "round";
  stroke(0.9, 2.2, contrast ? "#ffffff" : css(mix(scale(look.hollow.lit, 1.4), [255, 232, 200], 0.4), 0.9));
  stroke(0, 2, contrast ? "#ffffff" : css(look.hollow.shadow, 0.95));
  ctx.restore();
}

/** Goré: whose hole it is now. South's rims have ticks, North's dots. */
export function drawOwner(ctx: Ctx, look: Look, hole: HoleBox, owner: number): void {
  ctx.save();
  const count = 24;
  const r = Math.min(hole.rx, hole.ry);
  const far = { rx: hole.rx + r * 0.13, ry: hole.ry + r * 0.13 };
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const x = hole.x + cos * far.rx;
    const y = hole.y + sin * far.ry;
    if (owner === 0) {
      const long = Math.max(4, r * 0.075);
      const width = Math.max(2, r * 0.036);
      for (const [off, colour] of [
        [1, "rgb(0 0 0 / 0.55)"],
        [0, look.ember],
      ] as const) {
        ctx.strokeStyle = colour;
        ctx.lineWidth = width;
        ctx.beginPath();
        ctx.moveTo(x - cos * long * 0.5 + off, y - sin * long * 0.5 + off);
        ctx.lineTo(x + cos * long * 0.7 + off, y + sin * long * 0.7 + off);
        ctx.stroke();
      }
    } else {
      const size = Math.max(1.8, r * 0.034);
      for (const [off, colour] of [
        [1, "rgb(0 0 0 / 0.55)"],
        [0, look.sky],
      ] as const) {
        ctx.fillStyle = colour;
        ctx.beginPath();
        ctx.arc(x + off, y + off, size, 0, Math.PI * 2);
        ctx.fill();
      }
    }
  }
  ctx.restore();
}
