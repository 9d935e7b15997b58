// The start screen: every field shows what the game will have, whichever games were looked at before.
import { expect, settings, state, test } from "./helpers.ts";
import type { Page } from "@playwright/test";

/** The rules' fields by name. */
function fields(page: Page): Promise<Record<string, string>> {
  return page
    .locator(".rules select")
    .evaluateAll((all) =>
      Object.fromEntries<string>(
        all.map((field) => [field.getAttribute("name") ?? "", (field as HTMLSelectElement).value]),
      ),
    );
}

/** The usual fields of each game; the board that starts with them is named by the game alone. */
const USUAL = [
  ["nsolo", { columns: "8", capture: "1975" }, 32],
  ["gore", { trade: "yes" }, 8],
  ["kimasai", {}, 48],
  ["tsoro", { columns: "21", heads: "2", bonus: "2", "safe-heads": "no" }, 84],
] as const;

for (const [game, usual, holes] of USUAL) {
  test(`the usual fields of ${game} are shown, and it starts with them`, async ({ page }) => {
    await settings(page, { speed: "at-once" });
    await page.goto("./");
    await state(page, "menu");
    // Every other game is looked at before.
    for (const [other] of USUAL) await page.locator(`[data-game="${other}"]`).click();
    await page.locator(`[data-game="${game}"]`).click();
    expect(await fields(page)).toEqual(usual);
    await page.locator('[name="north"]').selectOption("person");
    await page.locator('[data-action="start"]').click();
    await state(page, "turn");
    await expect(page.locator("[data-hole]")).toHaveCount(holes);
    await expect(page.locator("magomba-board")).toHaveAttribute("data-position", new RegExp(`^${game} `));
  });
}

test("a game chosen first on a fresh page shows its own fields", async ({ page }) => {
  for (const [game, usual] of USUAL) {
    await page.goto("./");
    await state(page, "menu");
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.reload();
    await state(page, "menu");
    await page.locator(`[data-game="${game}"]`).click();
    expect(await fields(page)).toEqual(usual);
  }
});

test("what was chosen for one game is there again after another was looked at", async ({ page }) => {
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[data-game="tsoro"]').click();
  await page.locator('[name="columns"]').selectOption("8");
  await page.locator('[name="bonus"]').selectOption("3");
  await page.locator('[data-game="nsolo"]').click();
  await page.locator('[name="columns"]').selectOption("12");
  await page.locator('[data-game="tsoro"]').click();
  expect(await fields(page)).toEqual({ columns: "8", heads: "2", bonus: "3", "safe-heads": "no" });
  await page.locator('[name="north"]').selectOption("person");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-position", /^tsoro:bonus=3 /);
  await expect(page.locator("[data-hole]")).toHaveCount(32);
});

test("who plays: a gentle level at first, others by keys, or a time; all there again at the next visit", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./");
  await state(page, "menu");
  await expect(page.locator('[name="south"]')).toHaveValue("person");
  const level = page.locator('[name="north-level"]');
  await expect(level).toHaveValue("2");
  await level.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
  await expect(level).toHaveValue("5");
  await expect(level).toHaveAccessibleName("Strength of North");
  await expect(level).toHaveAttribute("aria-valuetext", "Level 5: A practised player");
  await expect(page.locator(".seats .help")).toContainText("Level 5");
  await expect(page.locator(".stop[data-filled]")).toHaveCount(5);
  // Eight stops, wide enough for a finger.
  const box = await level.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await level.click({ position: { x: (box?.width ?? 0) - 4, y: 22 } });
  await expect(level).toHaveValue("8");
  // Another kind and back: the level is still there.
  await page.locator('[name="north"]').selectOption("person");
  await expect(level).toHaveCount(0);
  await page.locator('[name="north"]').selectOption("computer");
  await expect(level).toHaveValue("8");
  await page.locator('[name="south"]').selectOption("timed");
  await page.locator('[name="south-seconds"]').selectOption("10");
  await expect(page.locator('[name="south-seconds"]')).toHaveAccessibleName("Time for South");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.reload();
  await state(page, "menu");
  await expect(level).toHaveValue("8");
  await expect(page.locator('[name="south"]')).toHaveValue("timed");
  await expect(page.locator('[name="south-seconds"]')).toHaveValue("10");
});

test("how to play is told from the start screen and beside the board, by the rules in force", async ({ page }) => {
  await settings(page, { speed: "at-once" });
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[name="bonus"]').selectOption("3");
  await page.locator('[name="north"]').selectOption("person");
  await page.locator('[data-action="rules"]').click();
  await expect(page.locator('[data-section="bonus"]')).toContainText("up to 3 more enemy holes");
  await page.keyboard.press("Escape");
  await state(page, "menu");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await page.locator('.tools [data-action="rules"]').click();
  await expect(page.locator("#panel h2")).toHaveText("How to play Tsoro");
  await expect(page.locator("#panel .how-to")).toContainText("up to 3 more enemy holes");
  await expect(page.locator(".sides-line")).toHaveText(/South is below/);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`at ${viewport.width} by ${viewport.height} the way to play is in sight, also with an unfinished game`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("./");
    await state(page, "menu");
    await expect(page.locator('[data-action="start"]')).toBeInViewport({ ratio: 1 });
    await page.locator('[data-action="start"]').click();
    await state(page, "turn");
    await page.evaluate(() => document.querySelector<HTMLElement>('.tools [data-action="menu"]')?.click());
    await state(page, "menu");
    await expect(page.locator('[data-action="continue"]')).toBeVisible();
    await expect(page.locator('[data-action="start"]')).toBeInViewport({ ratio: 1 });
  });
}
