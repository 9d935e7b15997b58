// The materials and colours of each game, in each theme.

import type { GameName } from "../game/types.js";
import { mix, scale, type Rgb } from "./surface.js";

/** Which colours are wanted. `contrast`: flat, with the strongest edges. */
export type Theme = "light" | "dark" | "contrast";

/** Everything about a game's appearance that is not geometry. */
export interface Look {
  game: GameName;
  theme: Theme;
  /** The page's ground: middle, lit and shaded colour; strength of folds and of grit; leaf shade. */
  ground: { middle: Rgb; lit: Rgb; dark: Rgb; relief: number; grit: number; dapple: number };
  /** The scooped or carved holes. `depth` 0–1 is how dark the cast shadow gets, `rim` how high the lip stands. */
  hollow: { lit: Rgb; deep: Rgb; shadow: Rgb; depth: number; rim: number; crisp: boolean };
  /** The board's body, where the holes are not simply in the ground. */
  wood: { lit: Rgb; dark: Rgb; pore: Rgb; waves: number; wear: number } | null;
  /** Stones: their colours, and how they are made. */
  stone: { kind: "pebble" | "seed" | "olive" | "cowrie"; tints: readonly Rgb[]; size: number };
  /** Row letters and column numbers. */
  label: string;
  /** The same where they lie on the board's wood. */
  labelOnWood: string;
  labelHalo: string;
  /** Numbers: plate behind, figures. */
  plate: string;
  figure: string;
  /** Marks. `edge` lines both sides of a mark, so that it is seen on any ground; light where the marks are dark. */
  gold: string;
  cream: string;
  edge: string;
  sky: string;
  ember: string;
  ink: string;
}

const PEBBLES: readonly Rgb[] = [
  [132, 135, 141],
  [98, 100, 106],
  [196, 158, 104],
  [232, 226, 214],
  [150, 150, 150],
  [168, 128, 84],
  [148, 74, 52],
  [112, 110, 120],
  [214, 182, 132],
  [240, 236, 228],
  [84, 82, 82],
  [176, 172, 164],
];
const SEEDS: readonly Rgb[] = [
  [112, 66, 36],
  [134, 82, 46],
  [92, 52, 30],
  [150, 98, 58],
  [104, 62, 40],
  [124, 72, 36],
  [84, 50, 34],
  [142, 90, 48],
  [116, 74, 50],
  [98, 58, 28],
  [130, 78, 52],
  [108, 60, 34],
];
const OLIVES: readonly Rgb[] = [
  [132, 144, 106],
  [116, 130, 100],
  [148, 156, 118],
  [122, 134, 112],
  [140, 146, 100],
  [108, 122, 92],
  [152, 162, 130],
  [126, 140, 98],
  [136, 148, 122],
  [118, 128, 90],
  [144, 154, 110],
  [128, 136, 104],
];
const COWRIES: readonly Rgb[] = [
  [238, 230, 210],
  [230, 208, 158],
  [244, 240, 230],
  [222, 196, 140],
  [236, 222, 188],
  [240, 234, 218],
  [214, 186, 132],
  [242, 236, 224],
  [232, 214, 172],
  [226, 204, 154],
  [246, 242, 234],
  [234, 220, 184],
];

const DARK_EDGE = "rgb(20 8 2 / 0.68)";

function base(game: GameName): Omit<Look, "game" | "theme"> {
  const marks = {
    gold: "#ffc14d",
    cream: "#fff0d2",
    edge: DARK_EDGE,
    sky: "#8fd3e0",
    ember: "#ffa24a",
    ink: "#20120a",
  };
  const figures = { plate: "rgb(30 15 7 / 0.82)", figure: "#fff3dc" };
  switch (game) {
    case "tsoro":
      return {
        ground: { middle: [158, 93, 58], lit: [190, 118, 76], dark: [98, 52, 32], relief: 1, grit: 1, dapple: 0 },
        hollow: { lit: [150, 84, 50], deep: [92, 47, 26], shadow: [20, 9, 4], depth: 0.95, rim: 1, crisp: false },
        wood: null,
        stone: { kind: "pebble", tints: PEBBLES, size: 0.31 },
        label: "#ffe9cd",
        labelOnWood: "#ffe9cd",
        labelHalo: "rgb(40 18 8 / 0.75)",
        ...figures,
        ...marks,
      };
    case "nsolo":
      return {
        ground: {
          middle: [212, 184, 138],
          lit: [240, 219, 178],
          dark: [166, 136, 96],
          relief: 0.55,
          grit: 0.75,
          dapple: 1,
        },
        hollow: {
          lit: [204, 172, 124],
          deep: [158, 126, 84],
          shadow: [74, 54, 34],
          depth: 0.72,
          rim: 0.75,
          crisp: false,
        },
        wood: null,
        stone: { kind: "seed", tints: SEEDS, size: 0.3 },
        label: "#1e1206",
        labelOnWood: "#1e1206",
        labelHalo: "rgb(255 244 220 / 0.8)",
        plate: "rgb(50 32 16 / 0.88)",
        figure: "#fff6e2",
        ...marks,
        gold: "#6e2200",
        cream: "#2e1704",
        edge: "rgb(255 246 224 / 0.92)",
        sky: "#0d5c74",
        ember: "#a33c00",
      };
    case "kimasai":
      return {
        ground: { middle: [104, 66, 48], lit: [132, 88, 64], dark: [62, 36, 26], relief: 0.8, grit: 1, dapple: 0 },
        hollow: { lit: [164, 122, 78], deep: [112, 78, 46], shadow: [44, 26, 12], depth: 0.8, rim: 0.5, crisp: true },
        wood: { lit: [204, 166, 116], dark: [142, 102, 64], pore: [84, 56, 32], waves: 0.5, wear: 1 },
        stone: { kind: "olive", tints: OLIVES, size: 0.5 },
        label: "#ffe6c4",
        labelOnWood: "#241204",
        labelHalo: "rgb(30 14 6 / 0.7)",
        ...figures,
        ...marks,
        gold: "#ffd24d",
        cream: "#fff6dc",
      };
    case "gore":
      return {
        ground: { middle: [104, 88, 68], lit: [134, 114, 88], dark: [58, 47, 35], relief: 0.85, grit: 1, dapple: 0 },
        hollow: { lit: [128, 72, 38], deep: [70, 35, 17], shadow: [16, 8, 4], depth: 0.9, rim: 0.6, crisp: true },
        wood: { lit: [116, 60, 32], dark: [58, 27, 13], pore: [30, 13, 6], waves: 1, wear: 0 },
        stone: { kind: "cowrie", tints: COWRIES, size: 0.215 },
        label: "#f2d9b4",
        labelOnWood: "#f2d9b4",
        labelHalo: "rgb(24 10 4 / 0.8)",
        ...figures,
        ...marks,
      };
  }
}

/** The look of a game in a theme; a game it does not know looks like Tsoro. */
export function lookOf(game: string, theme: Theme): Look {
  const name: GameName = game === "nsolo" || game === "kimasai" || game === "gore" ? game : "tsoro";
  const look = base(name);
  const g = look.ground;
  if (theme === "dark") {
    const night: Rgb = [16, 12, 10];
    const dim = (c: Rgb, by: number): Rgb => mix(scale(c, by), night, 0.12);
    const pale = name === "nsolo";
    const by = pale ? 0.46 : 0.6;
    look.ground = { ...g, middle: dim(g.middle, by), lit: dim(g.lit, by), dark: dim(g.dark, by) };
    const h = look.hollow;
    look.hollow = { ...h, lit: scale(h.lit, pale ? 0.62 : 0.86), deep: scale(h.deep, pale ? 0.6 : 0.86) };
    if (look.wood) look.wood = { ...look.wood, lit: scale(look.wood.lit, 0.8), dark: scale(look.wood.dark, 0.8) };
    if (name === "kimasai") look.labelOnWood = "#fff9ec";
    if (pale) {
      Object.assign(look, {
        label: "#f3e3c4",
        labelOnWood: "#f3e3c4",
        labelHalo: "rgb(20 14 8 / 0.8)",
        gold: "#ffc14d",
        cream: "#fff0d2",
        edge: DARK_EDGE,
        sky: "#8fd3e0",
        ember: "#ffa24a",
      });
    }
  }
  if (theme === "contrast") {
    look.ground = { middle: [22, 14, 10], lit: [26, 17, 12], dark: [16, 10, 7], relief: 0, grit: 0, dapple: 0 };
    look.hollow = { lit: [58, 40, 28], deep: [44, 29, 20], shadow: [0, 0, 0], depth: 0.5, rim: 0, crisp: true };
    if (look.wood) look.wood = { lit: [40, 26, 18], dark: [34, 21, 14], pore: [30, 18, 12], waves: 0, wear: 0 };
    Object.assign(look, {
      label: "#ffffff",
      labelOnWood: "#ffffff",
      labelHalo: "#000000",
      plate: "#000000",
      figure: "#ffffff",
      gold: "#ffd400",
      cream: "#ffffff",
      edge: "#000000",
      sky: "#7fe7ff",
      ember: "#ffb000",
    });
  }
  return { game: name, theme, ...look };
}
