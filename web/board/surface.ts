// Small helpers for off-screen canvases and colours.

/** Red, green, blue, each 0–255. */
export type Rgb = readonly [number, number, number];

/** An off-screen canvas with its context. Sizes in device pixels, at least 1. */
export interface Surface {
  canvas: HTMLCanvasElement;
  ctx: CanvasRenderingContext2D;
}

/** The 2D context of a canvas.
 * @throws Error where the browser has none. */
export function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("This browser cannot draw on a canvas.");
  return ctx;
}

/** A new off-screen canvas. */
export function surface(width: number, height: number): Surface {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return { canvas, ctx: context(canvas) };
}

/** A CSS colour. */
export function css(colour: Rgb, alpha = 1): string {
  return `rgb(${colour[0] | 0} ${colour[1] | 0} ${colour[2] | 0} / ${alpha})`;
}

/** Part `t` of the way from `a` to `b`. */
export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** A colour made lighter (> 1) or darker (< 1). */
export function scale(a: Rgb, by: number): Rgb {
  return [Math.min(255, a[0] * by), Math.min(255, a[1] * by), Math.min(255, a[2] * by)];
}

/**
 * Puts a finished picture into a canvas that nothing else draws on. It is handed over whole: what is drawn on a canvas in
 * pieces has to be copied for every frame of the page where no graphics processor helps, even if nothing in it changes.
 */
export async function present(target: HTMLCanvasElement, picture: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  if (target.width !== width || target.height !== height) Object.assign(target, { width, height });
  target.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
}
