// Lessons by keyboard alone, one whole lesson for each game; wrong tries, marks, and what is kept.
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, needs, settings, state, test } from "./helpers.ts";

/** For each step what is pressed: holes, and "!action" for a button of the prompt. */
const KEYS: Record<string, string[][]> = {
  tsoro: [
    ["a4"],
    ["a1"],
    ["a3", "!go-on"],
    ["a3", "!stop"],
    ["b6"],
    ["b6", "d2", "d6", "!confirm"],
    ["b5"],
    ["b6", "d2", "c6", "!confirm"],
  ],
  nsolo: [
    ["a6"],
    ["a2"],
    ["b5", "!confirm"],
    ["b5", "!fill", "!confirm"],
    ["b5", "c6", "c6", "!confirm"],
    ["b6", "!confirm"],
    ["b5", "!fill", "!confirm"],
  ],
  kimasai: [["a12"], ["b6"], ["b9"], ["b1"], ["b7"], ["b9"]],
  gore: [["a3"], ["a4"], ["a4"], ["a3"], ["!offer", "a2", "a3", "!confirm"], ["!accept"], ["!refuse"], ["a4"]],
};

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}

async function press(page: Page, what: string): Promise<void> {
  if (what.startsWith("!")) {
    await tabTo(page, `#prompt [data-action="${what.slice(1)}"]`);
    await page.keyboard.press("Enter");
    return;
  }
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute("data-hole") ?? "");
  await tabTo(page, "[data-hole]");
  const rows = "dcba";
  for (let step = 0; step < 40; step += 1) {
    const here = await focused();
    if (here === what) break;
    const down = rows.indexOf(what[0] ?? "") - rows.indexOf(here[0] ?? "");
    const across = Number(what.slice(1)) - Number(here.slice(1));
    await page.keyboard.press(down > 0 ? "ArrowDown" : down < 0 ? "ArrowUp" : across > 0 ? "ArrowRight" : "ArrowLeft");
  }
  expect(await focused()).toBe(what);
  await page.keyboard.press("Enter");
}

for (const [game, steps] of Object.entries(KEYS)) {
  test(`${game}: the whole lesson by keyboard`, async ({ page }) => {
    test.setTimeout(120_000);
    // From the last button of an offer to the holes.
    if (game === "gore") needs("Tab going round within the page");
    await settings(page, { speed: "at-once" });
    await page.goto(`./?lessons=${game}`);
    await state(page, "turn|choice");
    await expect(page.locator(".lesson-step")).toHaveCount(steps.length);
    for (const [index, keys] of steps.entries()) {
      await state(page, "turn|choice");
      await expect(page.locator(".lesson-step[aria-current]")).toHaveText(String(index + 1));
      for (const key of keys) await press(page, key);
      await state(page, "right");
      await expect(page.locator("#prompt .primary")).toBeFocused();
      if (index < steps.length - 1) await page.keyboard.press("Enter");
    }
    await expect(page.locator(".lesson-step[data-done]")).toHaveCount(steps.length);
    await page.keyboard.press("Enter");
    await state(page, "menu");
    await expect(page.locator(`[data-game="${game}"]`)).toHaveAttribute("aria-pressed", "true");
  });
}

test(
  "a wrong try is told, taken back, and after the second the hole is marked",
  { tag: "@everywhere" },
  async ({ page }) => {
    await settings(page, { speed: "at-once" });
    await page.goto("./?lessons=tsoro");
    await state(page, "turn");
    const help = page.locator("#prompt .note span");
    await page.locator('[data-hole="a1"]').click();
    await state(page, "wrong");
    await expect(page.locator("#prompt .note")).toContainText("South sowed 1 lap from a1 to a3.");
    await page.locator('[data-hole="a4"]').click();
    await state(page, "wrong");
    await page.locator('[data-action="again"]').click();
    await state(page, "turn");
    await expect(help).toBeVisible();
    await expect(page.locator("[data-hinted]")).toHaveCount(0);
    await page.locator('[data-hole="b5"]').click();
    await state(page, "wrong");
    await page.locator('[data-action="again"]').click();
    await state(page, "turn");
    await expect(page.locator("[data-hinted]")).toHaveAttribute("data-hole", "a4");
    await page.locator('[data-hole="a4"]').click();
    await state(page, "right");
    await expect(page.locator("#status")).toContainText("Right!");
  },
);

test("what was done is kept, and nothing of the lesson becomes the saved game", async ({ page }) => {
  await settings(page, { speed: "at-once" });
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[data-game="kimasai"]').click();
  await page.locator('.ways [data-action="lessons"]').click();
  await state(page, "turn");
  await page.locator('[data-hole="a12"]').click();
  await state(page, "right");
  await page.locator('[data-action="next-step"]').click();
  await state(page, "turn");
  await page.reload();
  await state(page, "turn");
  await expect(page.locator(".lesson-step[aria-current]")).toHaveAttribute("data-step", "take");
  await expect(page.locator('.lesson-step[data-step="step"]')).toHaveAttribute("data-done", "");
  await page.locator('[data-action="close-screen"]').click();
  await state(page, "menu");
  await expect(page.locator('[data-action="continue"]')).toHaveCount(0);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`axe finds nothing, and nothing is wider than the window, at ${viewport.width}`, async ({ page }) => {
    await settings(page, { speed: "at-once" });
    await page.setViewportSize(viewport);
    const look = async (): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await findings(page)).toEqual([]);
    };
    await page.goto("./?lessons=gore");
    await state(page, "turn");
    await look();
    await page.locator('[data-hole="a1"]').click();
    await state(page, "wrong");
    await look();
    await page.locator('[data-action="again"]').click();
    await page.locator('[data-hole="a3"]').click();
    await state(page, "right");
    await look();
  });
}
