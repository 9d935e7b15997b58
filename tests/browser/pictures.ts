// Takes the pictures of docs/pictures/: each game in the middle of play at three sizes. Run by `cargo xtask pictures`.
import { fileURLToPath } from "node:url";
import { test, type Page } from "@playwright/test";
import { chance, openPosition, playOn, pointer, start, state } from "./helpers.js";

/** Where a picture goes. */
const picture = (name: string): string => fileURLToPath(new URL(`../../docs/pictures/${name}.jpg`, import.meta.url));

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  wide: { width: 1440, height: 900 },
};

/** Positions worth looking at, and the hole that shows a choice there, if any. */
const GAMES = {
  tsoro: {
    position:
      "tsoro 2x2,0x2,1,0,3,1,0x6,2,0,1x4,0/0x2,2,0x2,2,0,2,1,0,1,0,1,0,3,2,1,0x4/0x17,1,4,1,5/0,1,0,1,0,1x2,0x2,1x2,0,2,1,0,4,0,3,0,2x2 S",
    hole: "a18",
  },
  nsolo: {
    position: "nsolo 1x2,3,1,0,3,0,4,2,1,0,1/0,1x3,0,4,1x2,0,1,4,2/0,1,0,1,0,3x2,0,3,0,4,3/1,0,5,0,2,0,2,4,3,0x2,1 S",
    hole: null,
  },
  kimasai: {
    position: "kimasai 0,1x2,0x2,1x5,0x2/0x3,1x3,0,1x3,0x2/1x3,0,1x3,0x3,1,0/1x7,0x3,1,0 S",
    hole: null,
  },
  gore: { position: "gore 5,2,7,4/6,0,1,4 S nnnn/ssss 14,5 b2,b4 -", hole: null },
} as const;

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
