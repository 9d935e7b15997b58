// Takes the pictures of docs/pictures/: each game in the middle of play at three sizes. Run by `cargo xtask pictures`.
import { fileURLToPath } from "node:url";
import { test } from "@playwright/test";
import { openPosition, start, state } from "./helpers.js";

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
