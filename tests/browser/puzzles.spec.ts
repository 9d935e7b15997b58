// Puzzles: the list, one solved by pointer and one by keyboard, wrong tries, the solution, links, the puzzle of the day.
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, settings, state, test } from "./helpers.ts";
import { shipped, winInTwo } from "./shipped.ts";

const hole = (page: Page, move = ""): ReturnType<Page["locator"]> =>
  page.locator(`[data-hole="${move.replace("x", "")}"]`);

/** Nothing is wider than the window. */
async function fits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

test(
  "from the start screen to a solved puzzle, which is marked and stays so",
  { tag: "@everywhere" },
  async ({ page }) => {
    await settings(page, { speed: "at-once" });
    await page.goto("./");
    await state(page, "menu");
    await page.locator('[data-game="kimasai"]').click();
    await page.locator('.ways [data-action="puzzle"]').click();
    await state(page, "puzzles");
    const { name, line } = winInTwo();
    await page.locator(`[data-puzzle="${name}"]`).click();
    await state(page, "turn");
    await expect(page.locator("#prompt-heading")).toHaveText("South to move: win in 2 turns");
    await hole(page, line[0]).click();
    await expect(page.locator("#prompt-heading")).toHaveText("South to move: win with this turn");
    await hole(page, line[2]).click();
    await state(page, "right");
    expect(await findings(page)).toEqual([]);
    await page.locator('[data-action="puzzles"]').click();
    await state(page, "puzzles");
    await expect(page.locator(`[data-puzzle="${name}"]`)).toHaveAttribute("data-solved", "");
    await page.reload();
    await state(page, "puzzles");
    await expect(page.locator(`[data-puzzle="${name}"]`)).toHaveAccessibleName(/solved$/);
    await page.locator('[data-action="close-screen"]').click();
    await state(page, "menu");
  },
);

test("a wrong turn, a hint in steps and the solution, by keyboard", async ({ page }) => {
  await settings(page, { speed: "at-once" });
  const { name, line } = winInTwo();
  await page.goto(`./?puzzle=${name}`);
  await state(page, "turn");
  const right = (line[0] ?? "").replace("x", "");
  const wrong = page.locator(`[data-startable]:not([data-hole="${right}"])`).first();
  await wrong.focus();
  await page.keyboard.press("Enter");
  await state(page, "wrong");
  await expect(page.locator("#prompt .note")).toContainText("North can hold out");
  expect(await findings(page)).toEqual([]);
  await expect(page.locator('#prompt [data-action="again"]')).toBeFocused();
  await page.keyboard.press("Enter");
  await state(page, "turn");
  await page.locator('#prompt [data-action="hint"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-hinted]")).toHaveCount(1);
  await expect(hole(page, line[0])).toHaveAttribute("data-hinted", "");
  await page.locator('[data-action="solution"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#prompt")).toHaveAttribute("data-kind", "aside");
  await expect(page.locator("#prompt-heading")).toContainText("1");
  await page.locator("#prompt").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#prompt-heading")).toContainText("2");
  await page.keyboard.press("Escape");
  await state(page, "turn");
  await page.keyboard.press("Escape");
  await state(page, "puzzles");
  await expect(page.locator(`[data-puzzle="${name}"]`)).not.toHaveAttribute("data-solved");
});

test("an address may name a puzzle, the day's, or none there is", async ({ page }) => {
  await settings(page, { speed: "at-once" });
  await page.clock.setFixedTime(new Date("2026-11-30T12:00:00"));
  await page.goto("./?puzzle=");
  await state(page, "puzzles");
  await page.locator('[data-puzzle="today"]').click();
  await state(page, "turn");
  const title = await page.locator("#screen-title").textContent();
  const named = new URL(page.url()).searchParams.get("puzzle") ?? "";
  expect(["tsoro", "nsolo", "kimasai", "gore"].flatMap(shipped).map(({ name }) => name)).toContain(named);
  await page.goto("./?puzzle=today");
  await state(page, "turn");
  await expect(page.locator("#screen-title")).toHaveText(title ?? "");
  await page.goto("./?puzzle=%3Cb%3Enonsense");
  await state(page, "puzzles");
  await expect(page.locator(".notice")).toContainText("no puzzle of that name");
  await page.locator('[data-screen-game="gore"]').click();
  await expect(page.locator("#puzzles-game")).toHaveText("Goré");
});

for (const width of [360, 1280]) {
  test(`list and puzzles fit and pass axe at ${width} pixels`, async ({ page }) => {
    test.setTimeout(180_000);
    await settings(page, { speed: "at-once" });
    await page.setViewportSize({ width, height: 800 });
    for (const game of ["tsoro", "nsolo", "kimasai", "gore"]) {
      await page.goto(`./?puzzle=${game}`);
      await state(page, "puzzles");
      await fits(page);
      expect(await findings(page)).toEqual([]);
      const gain = shipped(game).find(({ goal }) => goal.startsWith("gain"));
      await page.goto(`./?puzzle=${gain?.name ?? ""}`);
      await state(page, "turn");
      await fits(page);
      expect(await findings(page)).toEqual([]);
    }
  });
}
