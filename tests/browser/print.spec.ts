// Printing: so many pages of the right size, for boards and for the moves of a game.
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { chance, expect, needs, playOn, pointer, start, state, test } from "./helpers.ts";

/** The pages of what the browser prints, each as "width×height" in millimetres. */
async function printed(page: Page): Promise<string[]> {
  needs("printing to a file");
  const text = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  const millimetres = (points: string | undefined): number => Math.round((Number(points) * 25.4) / 72);
  return boxes.map(([, width, height]) => `${millimetres(width)}×${millimetres(height)}`);
}

const choose = async (page: Page, name: string, value: string): Promise<void> => {
  await page.locator(`[name="print-${name}"]`).selectOption(value);
};

test("a board on one sheet, with the rules on its back, for every game", async ({ page }) => {
  await page.goto("./?print=tsoro");
  await state(page, "print");
  for (const game of ["tsoro", "nsolo", "kimasai", "gore"]) {
    await choose(page, "game", game);
    expect(await printed(page)).toEqual(["297×210", "297×210"]);
  }
});

test("bottle-tops: several sheets that join, each with its back; A3 needs fewer", async ({ page }) => {
  await page.goto("./?print=tsoro");
  await state(page, "print");
  await choose(page, "columns", "21");
  await choose(page, "pieces", "tops");
  await expect(page.locator(".paper-board")).toHaveCount(4);
  await expect(page.locator(".paper-board .join")).toHaveCount(3);
  await expect(page.locator('[role="status"].help')).toContainText("4 sheets that join");
  expect(await printed(page)).toEqual(Array(8).fill("297×210"));
  await choose(page, "paper", "A3");
  const count = await page.locator(".paper-board").count();
  expect(count).toBeLessThan(4);
  expect(await printed(page)).toEqual(Array(2 * count).fill("420×297"));
});

test("on paper a hole for bottle-tops is as wide as it has to be", async ({ page }) => {
  needs("media features beyond the colour scheme");
  await page.goto("./?print=tsoro");
  await state(page, "print");
  await choose(page, "columns", "6");
  await choose(page, "pieces", "tops");
  await page.emulateMedia({ media: "print" });
  const circle = await page.locator(".paper-board circle").first().boundingBox();
  expect(((circle?.width ?? 0) * 25.4) / 96).toBeGreaterThan(32);
  await expect(page.locator(".print-choices")).toBeHidden();
});

test("the moves of a game with diagrams, and back to the game", async ({ page }) => {
  await start(page, "tsoro", { columns: "6" });
  await playOn(page, pointer(page), chance(3));
  await page.locator('[data-action="moves"]').click();
  await page.locator('[data-action="print-moves"]').click();
  await state(page, "print");
  const moves = await page.locator(".paper-moves li").count();
  expect(moves).toBeGreaterThan(2);
  await choose(page, "every", "2");
  await expect(page.locator(".diagram")).toHaveCount(Math.ceil(moves / 2) + 1);
  await choose(page, "every", "end");
  await expect(page.locator(".diagram")).toHaveCount(2);
  expect((await printed(page)).length).toBeGreaterThan(0);
  await page.locator('[data-action="close-screen"]').click();
  await state(page, "over");
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`axe finds nothing, and nothing is wider than the window, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("./?print=nsolo");
    await state(page, "print");
    await choose(page, "pieces", "tops");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findings(page)).toEqual([]);
    await choose(page, "what", "moves");
    await expect(page.locator(".paper-none")).toBeVisible();
    await expect(page.locator('[data-action="print"]')).toBeDisabled();
  });
}
