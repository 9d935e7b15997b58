// The rules page: reached from the start screen, from a game and by its address; its boards show the examples.
import { findings } from "./axe.ts";
import { BONUS, expect, needs, openPosition, settings, state, test } from "./helpers.ts";

for (const game of ["tsoro", "nsolo", "kimasai", "gore"]) {
  test(`${game}: story, rules and sources, by its address`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`./?rules=${game}`);
    await state(page, "rules");
    await expect(page.locator("#screen-title")).toBeFocused();
    for (const section of ["story", "aim", "board", "move", "capture", "end", "options", "sources"]) {
      await expect(page.locator(`[data-section="${section}"] h2`)).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findings(page)).toEqual([]);
  });
}

test("a board shows its example, can be stopped, and is there only near the window", async ({ page }) => {
  await page.goto("./?rules=tsoro");
  await state(page, "rules");
  const boards = page.locator("magomba-example magomba-board");
  const examples = await page.locator("magomba-example").count();
  expect(examples).toBeGreaterThan(3);
  await expect.poll(() => boards.count()).toBeLessThan(examples);
  const capture = page.locator('[data-section="capture"] magomba-example');
  await capture.scrollIntoViewIfNeeded();
  await expect(capture.locator("magomba-board")).toBeVisible();
  await expect(capture.locator('[data-hole="c4"]')).toHaveAttribute("data-stones", "2");
  const show = capture.locator('[data-action="show-example"]');
  const running = await show.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 250));
    const was = button.hasAttribute("data-running");
    button.click();
    return [was, button.hasAttribute("data-running")];
  });
  expect(running).toEqual([true, false]);
  await expect(capture.locator('[data-hole="c4"]')).toHaveAttribute("data-stones", "2");
  await show.click();
  await expect(capture.locator(".told")).toContainText("captured", { timeout: 15_000 });
  await expect(capture.locator('[data-hole="c4"]')).toHaveAttribute("data-stones", "0");
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(capture.locator("magomba-board")).toHaveCount(0);
});

test("without motion the example is shown, too", async ({ page }) => {
  needs("media features beyond the colour scheme");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./?rules=gore");
  await state(page, "rules");
  const offers = page.locator('[data-section="offers"] magomba-example');
  await offers.scrollIntoViewIfNeeded();
  await offers.locator('[data-action="show-example"]').click();
  await expect(offers.locator(".told")).toContainText("North accepted", { timeout: 15_000 });
  await expect(offers.locator('[data-hole="a2"]')).toHaveAttribute("data-stones", "6");
});

test(
  "from the start screen and back, by the page's button and the browser's",
  { tag: "@everywhere" },
  async ({ page }) => {
    await page.goto("./");
    await state(page, "menu");
    await page.locator('[data-game="tsoro"]').click();
    await page.locator('[name="heads"]').selectOption("1");
    await page.locator('.ways [data-action="rules"]').click();
    await state(page, "rules");
    expect(new URL(page.url()).search).toBe("?rules=tsoro:heads=1");
    await expect(page.locator('[data-section="heads"]')).toContainText("is your head, your musoro");
    await page.locator('[data-screen-game="gore"]').click();
    await expect(page.locator("#screen-title")).toHaveText("How to play Goré");
    await page.goBack();
    await state(page, "menu");
    await page.locator('.ways [data-action="rules"]').click();
    await state(page, "rules");
    await page.locator('[data-action="close-screen"]').click();
    await state(page, "menu");
    expect(new URL(page.url()).search).toBe("");
  },
);

test("from a game and back: it is as it was", async ({ page }) => {
  await settings(page, { speed: "at-once" });
  await openPosition(page, BONUS);
  await page.locator('[data-hole="a6"]').click();
  await state(page, "choice");
  await page.locator('[data-action="rules"]').click();
  await page.locator('[data-action="whole-rules"]').click();
  await state(page, "rules");
  await page.keyboard.press("Escape");
  await state(page, "choice");
  await expect(page.locator("#prompt")).toHaveAttribute("data-kind", "holes");
  await page.locator('[data-hole="d2"]').click();
  await expect(page.locator('[data-hole="d2"]')).toHaveAttribute("data-picked", "");
});

test("an address with nonsense opens the first game's page", async ({ page }) => {
  await page.goto("./?rules=<b>chess</b>");
  await state(page, "rules");
  await expect(page.locator("#screen-title")).toHaveText("How to play Tsoro");
});
