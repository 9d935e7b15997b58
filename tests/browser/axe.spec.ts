// axe-core finds nothing on any screen or prompt, in each theme, wide and narrow.
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import {
  asked,
  BONUS,
  chance,
  expect,
  needs,
  openPosition,
  playOn,
  pointer,
  start,
  state,
  STONES,
  test,
} from "./helpers.ts";

/** Prompts and screens that need a position or a failure of their own. */
async function rarely(page: Page): Promise<void> {
  await openPosition(page, "gore 2,3,4,5/1,0,7,2 S nnnn/ssss 6,18 - -");
  await page.locator('#prompt [data-action="offer"]').click();
  await page.locator('[data-hole="a2"]').click();
  expect(await asked(page)).toBe("offering");
  expect(await findings(page)).toEqual([]);
  await page.locator('#prompt [data-action="offer"]').click();
  await page.evaluate(() => document.querySelector<HTMLElement>('.tools [data-action="resign"]')?.click());
  expect(await asked(page)).toBe("resign");
  expect(await findings(page)).toEqual([]);
  await page.locator('#prompt [data-action="confirm"]').click();
  await state(page, "over");
  expect(await findings(page)).toEqual([]);
  await openPosition(page, "gore 5,5,5,5/0x4 S nnnn/ssss 10,18 - -");
  expect(await asked(page)).toBe("pass");
  expect(await findings(page)).toEqual([]);
}

/** Hint, analysis and review. */
async function studied(page: Page): Promise<void> {
  const press = (selector: string): Promise<void> =>
    page.evaluate((found) => document.querySelector<HTMLElement>(found)?.click(), selector);
  await openPosition(page, "kimasai 0,1x2,0x2,1x5,0x2/0x3,1x3,0,1x3,0x2/1x3,0,1x3,0x3,1,0/1x7,0x3,1,0 S");
  await page.locator('#prompt [data-action="hint"]').click();
  await expect(page.locator("[data-hinted]")).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await page.locator('#prompt [data-action="hint"]').click();
  await page.locator('#prompt [data-action="hint"]').click();
  await expect(page.locator("#prompt")).toHaveAttribute("data-kind", "aside");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await press('.tools [data-action="analysis"]');
  await expect(page.locator(".lines li")).toHaveCount(3);
  expect(await findings(page)).toEqual([]);
  await page.locator('.line-move[data-line="2"]').first().click();
  await expect(page.locator("#prompt")).toHaveAttribute("data-kind", "aside");
  expect(await findings(page)).toEqual([]);
  await press('[data-action="close-study"]');
  for (let ply = 0; ply < 4; ply += 1) {
    await page.locator("[data-startable]").first().click();
    await state(page, "turn|over");
  }
  await press('.tools [data-action="resign"]');
  await page.locator('#prompt [data-action="confirm"]').click();
  await page.locator('#prompt [data-action="review"]').click();
  await expect(page.locator(".study .looked")).toHaveCount(0, { timeout: 20_000 });
  await page.locator(".values summary").click();
  expect(await findings(page)).toEqual([]);
}

for (const colours of ["none", "active"] as const) {
  test(`hint, analysis and review, forced colours ${colours}`, async ({ page }) => {
    if (colours === "active") needs("forced colours");
    test.setTimeout(120_000);
    await page.emulateMedia({ forcedColors: colours, colorScheme: colours === "none" ? "light" : "dark" });
    await studied(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ forcedColors: colours, colorScheme: colours === "none" ? "dark" : "light" });
    await studied(page);
  });

  test(`offering, resigning, over and pass, forced colours ${colours}`, async ({ page }) => {
    if (colours === "active") needs("forced colours");
    await page.emulateMedia({ forcedColors: colours });
    await rarely(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await rarely(page);
  });
}

test.describe("an engine that does not load", { tag: "@served" }, () => {
  test.use({ allowed: [/Failed to load resource|net::|instantiateStreaming|preload/] });

  test("its screen", async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("./");
    await state(page, "error");
    expect(await findings(page)).toEqual([]);
  });
});

for (const theme of ["light", "dark", "contrast"] as const) {
  /** The system's wish that leads to the theme. */
  const wish = {
    colorScheme: theme === "light" ? "light" : "dark",
    contrast: theme === "contrast" ? "more" : "no-preference",
  } as const;

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    // Every theme and every width once; all pairs of them when there is time.
    const tag = theme === (viewport.width === 1280 ? "dark" : "contrast") ? ["@long"] : [];

    test(`start screen, ${theme}, ${viewport.width} wide`, { tag }, async ({ page }) => {
      if (theme === "contrast") needs("media features beyond the colour scheme");
      test.setTimeout(120_000);
      await page.emulateMedia(wish);
      await page.setViewportSize(viewport);
      await page.goto("./");
      await state(page, "menu");
      for (const game of ["tsoro", "nsolo", "kimasai", "gore"]) {
        await page.locator(`[data-game="${game}"]`).click();
        expect(await findings(page)).toEqual([]);
      }
      await page.locator('[data-action="rules"]').click();
      await state(page, "rules");
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await state(page, "menu");
      await page.locator('[data-action="settings"]').click();
      await expect(page.locator("#preferences")).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test(`board and prompts, ${theme}, ${viewport.width} wide`, { tag }, async ({ page }) => {
      if (theme === "contrast") needs("media features beyond the colour scheme");
      test.setTimeout(150_000);
      await page.emulateMedia(wish);
      await page.setViewportSize(viewport);
      await start(page, "tsoro");
      expect(await findings(page)).toEqual([]);
      await playOn(page, pointer(page), chance(1), ["head"]);
      await page.locator('[data-action="peek"]').click();
      expect(await findings(page)).toEqual([]);
      await openPosition(page, BONUS);
      await page.locator('[data-hole="a6"]').click();
      await page.locator('[data-hole="d2"]').click();
      expect(await findings(page)).toEqual([]);
      await openPosition(page, STONES);
      await page.locator('[data-hole="a8"]').click();
      await page.locator('[data-hole="d8"]').click();
      expect(await asked(page)).toBe("stones");
      expect(await findings(page)).toEqual([]);
      await openPosition(page, "gore 2,3,4,5/1,0,7,2 S nnnn/ssss 6,18 a2 -".replace(" S ", " N "));
      expect(await asked(page)).toBe("answer");
      expect(await findings(page)).toEqual([]);
      for (const panel of ["moves", "rules"]) {
        const more = page.locator('[data-action="more"]');
        if (await more.isVisible()) await more.click();
        expect(await findings(page)).toEqual([]);
        await page.locator(`[data-action="${panel}"]`).click();
        await expect(page.locator("#panel")).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press("Escape");
      }
      await page.evaluate(() => document.querySelector<HTMLElement>('.tools [data-action="settings"]')?.click());
      await expect(page.locator("#preferences")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.goto("./?position=nonsense");
      await state(page, "menu");
      expect(await findings(page)).toEqual([]);
    });
  }
}
