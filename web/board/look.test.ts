// Marks and labels can be made out on every game's ground, in every theme.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lookOf, type Look, type Theme } from "./look.js";
import { mix, type Rgb } from "./surface.js";

const GAMES = ["tsoro", "nsolo", "kimasai", "gore"];
const THEMES: Theme[] = ["light", "dark", "contrast"];

/** A colour as it appears upon `ground`: "#rrggbb" or "rgb(r g b / a)". */
function seen(text: string, ground: Rgb): Rgb {
  if (text.startsWith("#")) {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));
    return [r ?? 0, g ?? 0, b ?? 0];
  }
  const [r, g, b, a] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return mix(ground, [r ?? 0, g ?? 0, b ?? 0], a ?? 1);
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((c) => (c <= 10 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** The contrast of two colours as the accessibility guidelines (WCAG 2) count it: 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function each(check: (look: Look, name: string) => void): void {
  for (const game of GAMES) for (const theme of THEMES) check(lookOf(game, theme), `${game}, ${theme}`);
}

/** All that marks lie upon: earth or wood, and the inside of a hole, in light and shade. */
function grounds({ ground, hollow, wood }: Look): Rgb[] {
  const around = wood ? [wood.lit, wood.dark] : [ground.lit, ground.middle, ground.dark];
  return [...around, hollow.lit, hollow.deep, hollow.shadow];
}

test("a ring or its edge stands out from whatever it lies upon, and the one from the other", () => {
  each((look, name) => {
    for (const ground of grounds(look)) {
      for (const mark of [look.cream, look.gold]) {
        const [line, edge] = [seen(mark, ground), seen(look.edge, ground)];
        const best = Math.max(contrast(line, ground), contrast(edge, ground));
        assert.ok(best >= 3, `${name}: ${mark} on ${ground.join()} ${best.toFixed(2)}`);
        assert.ok(contrast(line, edge) >= 3, `${name}: ${mark} beside its edge on ${ground.join()}`);
      }
    }
  });
});

test("row letters and column numbers can be read", () => {
  each((look, name) => {
    const { lit, middle, dark } = look.ground;
    for (const ground of [lit, middle, dark]) {
      const halo = seen(look.labelHalo, ground);
      const found = contrast(seen(look.label, ground), halo);
      assert.ok(found >= 4.5, `${name}: ${found.toFixed(2)}`);
    }
    const { wood } = look;
    if (!wood) return;
    const grain = mix(wood.lit, wood.dark, 0.5);
    const found = contrast(seen(look.labelOnWood, grain), grain);
    assert.ok(found >= 4.5, `${name}, on wood: ${found.toFixed(2)}`);
  });
});
