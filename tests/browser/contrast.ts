// Contrast of text where axe-core cannot tell it: on half-transparent cards and on the drawn ground.
import type { Page } from "@playwright/test";

/** Texts whose contrast is below WCAG AA, whichever of the ground's lighter or darker places lies behind them. */
export async function faintTexts(page: Page): Promise<string[]> {
  await page.locator("#ground[data-ready]").waitFor({ state: "attached" });
  return page.evaluate(() => {
    type Colour = readonly [number, number, number, number];
    const parse = (text: string): Colour => {
      const [r = 0, g = 0, b = 0, a = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [r, g, b, a];
    };
    const over = ([r, g, b, a]: Colour, [r0, g0, b0]: Colour): Colour => [
      r * a + r0 * (1 - a),
      g * a + g0 * (1 - a),
      b * a + b0 * (1 - a),
      1,
    ];
    const luminance = ([r, g, b]: Colour): number => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map((value) => {
        const c = value / 255;
        return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const ratio = (one: Colour, two: Colour): number => {
      const [light, dark] = [luminance(one), luminance(two)].sort((a, b) => b - a);
      return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    };

    /** The ground's darker and lighter colours: what 1 in 20 places is darker, or lighter, than. */
    const grounds = (): Colour[] => {
      const canvas = document.querySelector<HTMLCanvasElement>("#ground");
      if (!canvas || canvas.width < 2) throw new Error("there is no ground to compare with");
      // Grains are smaller than the strokes of letters: what counts is what they look like together.
      const small = document.createElement("canvas");
      small.width = Math.ceil(canvas.width / 4);
      small.height = Math.ceil(canvas.height / 4);
      const context = small.getContext("2d", { willReadFrequently: true });
      if (!context) return [];
      context.drawImage(canvas, 0, 0, small.width, small.height);
      const { data } = context.getImageData(0, 0, small.width, small.height);
      const places: Colour[] = [];
      for (let at = 0; at < data.length; at += 4 * 37) {
        places.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, 1]);
      }
      places.sort((one, two) => luminance(one) - luminance(two));
      const cut = (share: number): Colour => places[Math.floor(places.length * share)] ?? [0, 0, 0, 1];
      return [cut(0.05), cut(0.95)];
    };

    /** What lies behind an element's text, on each ground. */
    const behind = (element: Element, under: readonly Colour[]): Colour[] => {
      const layers: Colour[] = [];
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const colour = parse(getComputedStyle(at).backgroundColor);
        if (colour[3] > 0) layers.push(colour);
        if (colour[3] === 1) break;
        if (at instanceof HTMLDialogElement) break;
      }
      return under.map((ground) => layers.reduceRight<Colour>((sum, layer) => over(layer, sum), ground));
    };

    const under = grounds();
    const found = new Set<string>();
    const modal = document.querySelector("dialog[open]");
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (
        element === null ||
        text === "" ||
        element.closest("magomba-board, :disabled, option, noscript, [hidden], svg")
      )
        continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || style.visibility === "hidden" || style.clipPath !== "none") continue;
      const size = parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const colour = parse(style.color);
      const worst = Math.min(...behind(element, under).map((ground) => ratio(over(colour, ground), ground)));
      if (worst < (large ? 3 : 4.5))
        found.add(`${worst.toFixed(2)} ${element.className || element.tagName}: ${text.slice(0, 40)}`);
    }
    return [...found];
  });
}
