// Takes docs/pictures/screens/: for each screen one sheet with every theme and every size, to be looked at. Run by
// `cargo xtask pictures`.
import { fileURLToPath } from "node:url";
import { test, type Page } from "@playwright/test";
import { BONUS, chance, openPosition, playOn, pointer, settings, start, state } from "./helpers.js";
import { GAMES, SIZES } from "./picture-positions.js";

/** The themes, as what the system asks for. */
const THEMES = {
  light: { colorScheme: "light", contrast: "no-preference", forcedColors: "none" },
  dark: { colorScheme: "dark", contrast: "no-preference", forcedColors: "none" },
  contrast: { colorScheme: "dark", contrast: "more", forcedColors: "none" },
  forced: { colorScheme: "dark", contrast: "no-preference", forcedColors: "active" },
} as const;

/** How large each size is shown on a sheet: all are of the same height. */
const HEIGHT = 450;

/** Milliseconds that a board takes to be drawn in another theme. */
const DRAWN = 1500;

const press = (page: Page, action: string): Promise<void> =>
  page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), `[data-action="${action}"]`);

const screen =
  (query: string, shown: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`./?${query}`);
    await state(page, shown);
  };

/** Every screen, and how it is come to. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  start: screen("", "menu"),
  ...Object.fromEntries(
    Object.entries(GAMES).map(([game, { position, hole }]) => [
      game,
      async (page: Page) => {
        await openPosition(page, position);
        if (hole !== null) await page.locator(`[data-hole="${hole}"]`).click();
        await state(page, "turn|choice");
      },
    ]),
  ),
  bonus: async (page) => {
    await openPosition(page, BONUS);
    await page.locator('[data-hole="a6"]').click();
    await page.locator('[data-hole="d2"]').click();
  },
  moves: async (page) => {
    await start(page, "gore");
    await playOn(page, pointer(page), chance(3), ["answer"]);
    await press(page, "moves");
    await page.locator("#panel").waitFor();
  },
  hint: async (page) => {
    await openPosition(page, GAMES.kimasai.position);
    await press(page, "hint");
    await page.locator("[data-hinted]").waitFor();
  },
  analysis: async (page) => {
    await openPosition(page, GAMES.nsolo.position);
    await press(page, "analysis");
    await page.locator('.looked[data-status="settled"]').waitFor({ timeout: 40_000 });
  },
  review: async (page) => {
    await start(page, "tsoro", { columns: "8" });
    await playOn(page, pointer(page), chance(11));
    await press(page, "review");
    await page.locator(".study .looked").waitFor({ state: "detached", timeout: 60_000 });
  },
  rules: screen("rules=tsoro", "rules"),
  lesson: screen("lessons=gore", "turn"),
  puzzles: screen("puzzle=kimasai", "puzzles"),
  puzzle: screen("puzzle=today", "turn"),
  games: async (page) => {
    await start(page, "kimasai");
    await page.locator("[data-startable]").first().click();
    await state(page, "turn");
    await screen("games=", "games")(page);
  },
  editor: screen("editor=", "editor"),
  print: async (page) => {
    await page.goto("./?print=tsoro");
    await page.locator("#screen-title").waitFor();
  },
  preferences: async (page) => {
    await screen("", "menu")(page);
    await press(page, "settings");
    await page.locator("#preferences").waitFor();
  },
  link: async (page) => {
    await openPosition(page, GAMES.gore.position);
    await press(page, "link");
    await page.locator("#panel").waitFor();
  },
  commands: async (page) => {
    await openPosition(page, GAMES.tsoro.position);
    await press(page, "commands");
    await page.locator("#panel").waitFor();
  },
};

/** Puts the pictures of a screen on one sheet, a row for each theme, and keeps it. */
async function sheet(page: Page, name: string, rows: readonly Buffer[][]): Promise<void> {
  const image = (picture: Buffer): string =>
    `<img height="${HEIGHT}" src="data:image/jpeg;base64,${picture.toString("base64")}">`;
  const lines = rows.map((pictures) => `<div>${pictures.map(image).join(" ")}</div>`);
  await page.emulateMedia(THEMES.light);
  await page.goto("about:blank");
  await page.setContent(`<body style="margin:8px;width:max-content;background:#777">${lines.join("")}</body>`);
  const path = fileURLToPath(new URL(`../../docs/pictures/screens/${name}.jpg`, import.meta.url));
  await page.locator("body").screenshot({ path, type: "jpeg", quality: 60 });
}

for (const [name, open] of Object.entries(SCREENS)) {
  test(name, async ({ page }) => {
    test.setTimeout(400_000);
    await settings(page, { speed: "at-once" });
    const rows: Buffer[][] = Object.keys(THEMES).map(() => []);
    for (const viewport of Object.values(SIZES)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia(THEMES.light);
      await open(page);
      for (const [row, theme] of Object.values(THEMES).entries()) {
        await page.emulateMedia(theme);
        await page.waitForTimeout(DRAWN);
        rows[row]?.push(await page.screenshot({ type: "jpeg", quality: 80 }));
      }
    }
    await sheet(page, name, rows);
  });
}
