// The page opened on a position by its address.
import { expect, openPosition, start, state, test } from "./helpers.ts";

const POSITION = "tsoro:heads=1,bonus=3 3,2x7/0x8/0x8/2x7,3 S";

test("a position opens for two people and leaves the saved game alone until a move is made", async ({ page }) => {
  await start(page, "kimasai");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  const saved = await page.evaluate(() => localStorage.getItem("magomba.game"));
  await openPosition(page, POSITION);
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-position", POSITION);
  await expect(page.locator(".rules-line")).toHaveText("4 × 8 · one head · bonus of 3");
  expect(await page.evaluate(() => localStorage.getItem("magomba.game"))).toBe(saved);
  await page.locator('[data-hole="a1"]').click();
  await state(page, "turn|choice");
  while ((await page.locator("html").getAttribute("data-state")) === "choice") {
    await page.locator('[data-action="stop"], [data-action="confirm"]').first().click();
    await state(page, "turn|choice");
  }
  expect(await page.evaluate(() => localStorage.getItem("magomba.game"))).not.toBe(saved);
  await page.reload();
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^a1/);
});

for (const [name, text] of [
  ["nonsense", "hello <img src=x onerror=alert(1)>"],
  ["too many stones", "tsoro 99x8/0x8/0x8/2x8 S"],
  ["a game that is none", "chess 2x8/0x8/0x8/2x8 S"],
] as const) {
  test(`${name} shows why, over the start screen`, async ({ page }) => {
    await page.goto(`./?position=${encodeURIComponent(text)}`);
    await state(page, "menu");
    const notice = page.locator('[data-notice="position"]');
    await expect(notice).toContainText("cannot be read");
    expect(((await notice.textContent()) ?? "").length).toBeGreaterThan(70);
    await expect(page.locator('[data-action="start"]')).toBeVisible();
    expect(await page.locator("#app img").count()).toBe(0);
  });
}

test("an empty position asks for nothing", async ({ page }) => {
  await page.goto("./?position=");
  await state(page, "menu");
  await expect(page.locator("[data-notice]")).toHaveCount(0);
});

test("a text that is too long is not even looked at", async ({ page }) => {
  await page.goto(`./?position=${"1".repeat(5000)}`);
  await state(page, "menu");
  await expect(page.locator('[data-notice="position"]')).toContainText("too long");
});
