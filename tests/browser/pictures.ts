// Takes the pictures of docs/pictures/: each game in the middle of play, and what is studied, at three sizes. Run by `cargo xtask pictures`.
import { fileURLToPath } from "node:url";
import { test, type Page } from "@playwright/test";
import { GAMES, SIZES } from "./picture-positions.js";
import { chance, openPosition, playOn, pointer, start, state } from "./helpers.js";

/** Where a picture goes. */
const picture = (name: string): string => fileURLToPath(new URL(`../../docs/pictures/${name}.jpg`, import.meta.url));

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, deviceScaleFactor: size === "phone" ? 2 : 1 });

    for (const [game, { position, hole }] of Object.entries(GAMES)) {
      test(game, async ({ page }) => {
        await openPosition(page, position);
        if (hole !== null) await page.locator(`[data-hole="${hole}"]`).click();
        await state(page, "turn|choice");
        await page.locator("magomba-board[data-ready]").waitFor();
        await page.screenshot({ path: picture(`${game}-${size}`), type: "jpeg", quality: 80 });
      });
    }
  });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`study, ${size}`, () => {
    test.use({ viewport, deviceScaleFactor: size === "phone" ? 2 : 1 });
    const shot = async (page: Page, name: string): Promise<void> => {
      await page.locator("magomba-board[data-ready]").waitFor();
      await page.screenshot({ path: picture(`${name}-${size}`), type: "jpeg", quality: 80 });
    };
    // Behind a list of tools on narrow windows.
    const press = (page: Page, action: string): Promise<void> =>
      page.evaluate(
        (selector) => document.querySelector<HTMLElement>(selector)?.click(),
        `.tools [data-action="${action}"]`,
      );

    test("hint", async ({ page }) => {
      await openPosition(page, GAMES.tsoro.position);
      await page.locator('[data-action="hint"]').click();
      await page.locator("[data-hinted]").waitFor();
      await page.locator('[data-action="hint"]').click();
      await shot(page, "hint");
    });

    test("analysis", async ({ page }) => {
      await openPosition(page, GAMES.nsolo.position);
      await press(page, "analysis");
      await page.locator('.looked[data-status="settled"]').waitFor({ timeout: 40_000 });
      await page.locator(".line-move").first().click();
      await page.locator('#prompt[data-kind="aside"]').waitFor();
      await shot(page, "analysis");
    });

    test("review", async ({ page }) => {
      test.setTimeout(120_000);
      await start(page, "tsoro", { columns: "8" });
      await playOn(page, pointer(page), chance(11));
      await page.locator('#prompt [data-action="review"]').click();
      await page.locator(".study .looked").waitFor({ state: "detached", timeout: 60_000 });
      await page.locator('[data-action="turning-go"]').first().click();
      await page.locator(".graph").scrollIntoViewIfNeeded();
      await shot(page, "review");
    });
  });
}

test.describe("start screen", () => {
  test.use({ viewport: SIZES.wide });

  test("menu", async ({ page }) => {
    await start(page, "tsoro", { north: "computer", "north-level": "3" });
    await page.locator('[data-action="menu"]').click();
    await state(page, "menu");
    // The cards' boards are drawn one after another when the page has nothing else to do.
    await page.waitForTimeout(4000);
    await page.screenshot({ path: picture("start-wide"), type: "jpeg", quality: 80 });
  });
});
