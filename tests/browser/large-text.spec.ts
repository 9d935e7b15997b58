// Letters twice as large, as a reader's browser may have them: everything is still there to be read and pressed.
import type { Page } from "@playwright/test";
import { cutText } from "./cut-text.ts";
import config from "./playwright.config.ts";
import { expect, needs, openPosition, state, test } from "./helpers.ts";

const { launchOptions } = config.use ?? {};

// Its switch for larger letters is one of Chromium's.
needs("Chromium's own protocol");

test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"] },
  viewport: { width: 390, height: 800 },
});

/** Tsoro: from a18 the sowing comes to a head. */
const HEAD = "tsoro 2x21/0x21/0x19,38,0/0x17,3,0x2,1 S";

/** The buttons of the prompt that cannot be brought into sight whole, or whose words are cut. */
async function cutButtons(page: Page): Promise<string[]> {
  const cut: string[] = [];
  for (const button of await page.locator("#prompt button:visible").all()) {
    await button.scrollIntoViewIfNeeded();
    const fault = await button.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const card = document.querySelector("#prompt")?.getBoundingClientRect() ?? new DOMRect();
      const outside =
        box.top < card.top - 1 ||
        box.bottom > card.bottom + 1 ||
        box.left < card.left - 1 ||
        box.right > card.right + 1;
      const short = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
      return outside || short ? `${element.dataset["action"] ?? ""}: ${outside ? "outside" : "cut"}` : null;
    });
    if (fault !== null) cut.push(fault);
  }
  return cut;
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("a choice in a move: the question and every answer can be read", async ({ page }) => {
  await openPosition(page, HEAD);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await page.locator('[data-hole="a18"]').click();
  await state(page, "choice");
  expect(await cutButtons(page)).toEqual([]);
  await page.locator("#prompt-heading").scrollIntoViewIfNeeded();
  await expect(page.locator("#prompt-heading")).toBeInViewport({ ratio: 1 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test("the start screen, the list of games and the editor do not run off the side", async ({ page }) => {
  for (const [address, shown] of [
    ["./", "menu"],
    ["./?games=", "games"],
    ["./?editor=", "editor"],
  ] as const) {
    await page.goto(address);
    await state(page, shown);
    expect(await sideways(page), address).toBeLessThanOrEqual(0);
  }
  expect(await cutButtons(page)).toEqual([]);
  await page.setViewportSize({ width: 900, height: 700 });
  expect(await sideways(page), "a wide editor").toBeLessThanOrEqual(0);
  expect(await cutButtons(page)).toEqual([]);
});

test("a kiosk does not run off the side, and its buttons keep their words", async ({ page }) => {
  // A window that fills the screen has one size.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error("not here"));
  });
  await page.goto("./?kiosk=1&speed=at-once&sound=0&languages=fr,en&lang=fr");
  await state(page, "attract");
  const fits = async (what: string): Promise<void> => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await cutText(page), `${what}, ${width} pixels wide`).toEqual([]);
    }
  };
  await fits("waiting");
  await page.locator('[data-action="begin"]').click();
  await state(page, "language");
  await fits("languages");
  await page.locator('[data-language="fr"]').click();
  await state(page, "choose");
  await fits("games");
  await page.locator('[data-together="1"]').click();
  await page.locator('.card[data-game="gore"]').click();
  await state(page, "turn");
  await fits("a game");
  await page.keyboard.press("Control+Alt+s");
  await expect(page.locator(".pad")).toBeVisible();
  await fits("the code");
});
