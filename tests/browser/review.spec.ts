// The review of a finished game: graph, turning points with a better line, table; by pointer and by keyboard.
import type { Page } from "@playwright/test";
import { chance, expect, holesWith, openPosition, playOn, pointer, start, state, test } from "./helpers.ts";

const board = (page: Page) => page.locator("magomba-board");
const graph = (page: Page) => page.locator(".graph");
const settled = async (page: Page): Promise<void> => {
  await expect(page.locator(".study .looked")).toHaveCount(0, { timeout: 40_000 });
};

/** Two players at random, to the end. */
async function game(page: Page): Promise<string[]> {
  await start(page, "tsoro", { columns: "6", bonus: "0" });
  expect(await playOn(page, pointer(page), chance(5))).toBe("over");
  return ((await board(page).getAttribute("data-moves")) ?? "").split(" ");
}

test("every position has a value; turning points have a better line, which is shown and left", async ({ page }) => {
  test.setTimeout(120_000);
  const moves = await game(page);
  const saved = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await page.locator('#prompt [data-action="review"]').click();
  await expect(page.locator("#panel-title")).toBeFocused();
  await settled(page);
  await expect(page.locator("#status")).toContainText("The review is done.");
  const last = String(moves.length);
  await expect(graph(page)).toHaveAttribute("aria-valuemax", last);
  await expect(graph(page)).toHaveAttribute("aria-valuenow", last);
  await expect(graph(page)).toHaveAttribute("aria-valuetext", /^After move \d+: (South|North) has won\.$/);
  const points = ((await page.locator(".graph polyline").getAttribute("points")) ?? "").split(" ");
  expect(points).toHaveLength(moves.length + 1);

  // The table says the same as the graph.
  await page.locator(".values summary").click();
  await expect(page.locator(".values tbody tr")).toHaveCount(moves.length + 1);
  await expect(page.locator(".values tbody tr").last()).toContainText(/(South|North) has won/);
  await expect(page.locator(".values tbody")).not.toContainText("not looked at");
  const turnings = page.locator(".turnings li");
  const found = await turnings.count();
  expect(found).toBeGreaterThan(0);
  await expect(page.locator(".values tr[data-turning]")).toHaveCount(found);
  await expect(page.locator(".graph .turning")).toHaveCount(found);

  const ply = Number(await turnings.first().getAttribute("data-ply"));
  await expect(turnings.first()).toContainText(`played ${moves[ply - 1] ?? ""}.`);
  await turnings.first().locator('[data-action="turning-better"]').click();
  await expect(page.locator("#prompt h2")).toHaveText(/^The better line/);
  await expect(board(page)).toHaveAttribute("data-moves", moves.slice(0, ply - 1).join(" "));
  await expect(graph(page)).toHaveAttribute("aria-valuenow", String(ply - 1));
  await page.locator('#prompt [data-action="line-leave"]').click();
  await turnings.first().locator('[data-action="turning-go"]').click();
  await expect(board(page)).toHaveAttribute("data-moves", moves.slice(0, ply).join(" "));

  await page.locator('[data-action="close-study"]').click();
  await state(page, "over");
  await expect(board(page)).toHaveAttribute("data-moves", moves.join(" "));
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toBe(saved);
});

test("the graph is walked by keys and clicks, also after another way was tried", async ({ page }) => {
  test.setTimeout(120_000);
  const moves = await game(page);
  await page.locator('#prompt [data-action="review"]').click();
  await graph(page).focus();
  await page.keyboard.press("Home");
  await expect(graph(page)).toHaveAttribute("aria-valuenow", "0");
  await expect(board(page)).toHaveAttribute("data-moves", "");
  await page.keyboard.press("ArrowRight");
  await expect(board(page)).toHaveAttribute("data-moves", moves[0] ?? "");
  await expect(graph(page)).toBeFocused();
  await page.keyboard.press("Home");
  const other = (await holesWith(page, "data-startable")).find((hole) => moves[0]?.startsWith(hole) === false) ?? "";
  await page.locator(`[data-hole="${other}"]`).click();
  await state(page, "turn|choice");
  await graph(page).focus();
  await page.keyboard.press("End");
  await expect(board(page)).toHaveAttribute("data-moves", moves.join(" "));
  await settled(page);
  const box = await graph(page).locator("polyline").boundingBox();
  if (box === null) throw new Error("the graph is not there");
  const middle = Math.floor(moves.length / 2);
  await page.mouse.click(box.x + (box.width * middle) / moves.length, box.y + box.height / 2);
  await expect(graph(page)).toHaveAttribute("aria-valuenow", String(middle));
  // The analysis of a position of the game, and back to the review.
  await page.locator('.tools [data-action="analysis"]').click();
  await expect(page.locator(".lines li").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(graph(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#panel")).toHaveCount(0);
  await state(page, "over");
});

test("it can be stopped and gone on with; a resigned Goré game has its value drawn", async ({ page }) => {
  await openPosition(page, "gore 2,3,4,5/1,0,7,2 S nnnn/ssss 6,18 - -");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn|choice");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn|choice");
  await page.locator('.tools [data-action="resign"]').click();
  await page.locator('#prompt [data-action="confirm"]').click();
  await state(page, "over");
  await page.locator('#prompt [data-action="review"]').click();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-action="review-stop"]')?.click());
  const on = page.locator('[data-action="review-on"]');
  if (await on.isVisible()) await on.click();
  await settled(page);
  const points = ((await page.locator(".graph polyline").getAttribute("points")) ?? "").split(" ");
  expect(points).toHaveLength(4);
  for (const point of points) {
    const y = Number(point.split(",")[1]);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(110);
  }
});

test("a game of computers is reviewed while it is paused, and when it was ended", async ({ page }) => {
  await start(page, "kimasai", { south: "computer", "south-level": "1", north: "computer", "north-level": "1" });
  await expect(board(page)).toHaveAttribute("data-moves", /^\S+ \S+/);
  await page.locator('#prompt [data-action="pause"]').click();
  await state(page, "turn");
  const moves = (await board(page).getAttribute("data-moves")) ?? "";
  const plies = moves.split(" ").length;
  await page.locator('#prompt [data-action="review"]').click();
  await settled(page);
  await expect(graph(page)).toHaveAttribute("aria-valuemax", String(plies));
  await page.locator('[data-action="close-study"]').click();
  await expect(page.locator("#prompt")).toHaveAttribute("data-kind", "paused");
  await expect(board(page)).toHaveAttribute("data-moves", moves);

  await page.locator('.tools [data-action="end"]').click();
  await state(page, "over");
  await expect(page.locator("#prompt h2")).toHaveText("The game was ended.");
  await expect(page.locator('.tools [data-action="end"]')).toBeDisabled();
  await page.locator('#prompt [data-action="review"]').click();
  await settled(page);
  await page.locator('[data-action="close-study"]').click();
  await state(page, "over");
  // It is nothing to go on with, until someone does.
  await page.reload();
  await state(page, "menu");
  await expect(page.locator('[data-action="continue"]')).toHaveCount(0);
});
