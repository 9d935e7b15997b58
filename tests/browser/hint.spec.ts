// Hints: where to look, what the move does, the move on the board; and the game as it was.
import type { Page } from "@playwright/test";
import { expect, openPosition, start, state, test } from "./helpers.ts";

const hint = (page: Page) => page.locator('#prompt [data-action="hint"]');
const note = (page: Page) => page.locator("#prompt .note");
const pointed = (page: Page) => page.locator("[data-hole][data-hinted]");

/** What each hole holds. */
const stones = (page: Page): Promise<(string | null)[]> =>
  page.locator("[data-hole]").evaluateAll((holes) => holes.map((hole) => hole.getAttribute("data-stones")));

test("Tsoro: a hole, what it does, the move itself, and back", async ({ page }) => {
  await start(page, "tsoro");
  const before = await stones(page);
  await expect(pointed(page)).toHaveCount(0);
  await hint(page).click();
  await expect(note(page)).toHaveText(/^Have a look at [ab]\d+\.$/);
  await expect(pointed(page)).toHaveCount(1);
  const hole = (await pointed(page).getAttribute("data-hole")) ?? "";
  await expect(note(page)).toHaveText(`Have a look at ${hole}.`);
  await expect(pointed(page)).toHaveAttribute("aria-label", /the hint/);
  await expect(page.locator("#status")).toContainText(`Have a look at ${hole}.`);
  await expect(hint(page)).toHaveText("What it does");
  await hint(page).click();
  await expect(note(page)).toHaveText(new RegExp(`^From ${hole} it sows \\d+ laps?`));
  await expect(hint(page)).toHaveText("Show it");
  await hint(page).click();
  await expect(page.locator("#prompt h2")).toHaveText("The hint on the board");
  await expect(note(page)).toHaveText(new RegExp(`^South sowed \\d+ laps? from ${hole} to`));
  expect(await stones(page)).not.toEqual(before);
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "");
  await page.locator('#prompt [data-action="line-leave"]').click();
  await state(page, "turn");
  expect(await stones(page)).toEqual(before);
  await page.locator(`[data-hole="${hole}"]`).click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", new RegExp(`^(${hole}.*)?$`));
});

test("Goré by keyboard: a move, and an offer's answer", async ({ page }) => {
  await openPosition(page, "gore 2,3,4,5/1,0,7,2 S nnnn/ssss 6,18 - -");
  await hint(page).focus();
  await page.keyboard.press("Enter");
  await expect(note(page)).toHaveText(/^(Have a look at a\d\.|Think about offering holes instead of sowing\.)$/);
  await page.keyboard.press("Enter");
  await expect(note(page)).toHaveText(/^(Sowing from a\d ends at [ab]\d|Offer )/);
  await page.keyboard.press("Enter");
  await expect(page.locator("#prompt h2")).toHaveText("The hint on the board");
  await page.keyboard.press("Escape");
  await state(page, "turn");
  await openPosition(page, "gore 2,3,4,5/1,0,7,2 N nnnn/ssss 6,18 a2 -");
  await state(page, "choice");
  await hint(page).click();
  await expect(note(page)).toHaveText(/^(Accepting|Refusing) looks better than/);
});

test("inside a turn the next answer is told", async ({ page }) => {
  await start(page, "tsoro", { columns: "6" });
  await page.locator('[data-hole="a1"]').click();
  await state(page, "choice");
  await hint(page).click();
  await expect(note(page)).toHaveText(/^(Lift and go on at a\d|Stop at a\d|Another beginning looks better)/);
  await expect(hint(page)).toHaveCount(0);
});

test("a move instead of waiting for it is no trouble, and the computer is never asked by it", async ({ page }) => {
  await start(page, "kimasai", { north: "computer" });
  await hint(page).click();
  await page.locator("[data-startable]").first().click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+$/);
  await state(page, "turn");
  await expect(pointed(page)).toHaveCount(0);
});

test.describe("a worker that dies", { tag: "@served" }, () => {
  test.use({ allowed: [/^Failed to load resource: net::ERR_FAILED$/] });

  test("a hint that cannot be had is said", async ({ page }) => {
    await page.route("**/worker-*.js", (route) => route.abort());
    await start(page, "kimasai");
    await hint(page).click();
    await expect(note(page)).toContainText("No hint can be found now");
    await page.unroute("**/worker-*.js");
    await hint(page).click();
    await expect(note(page)).toHaveText(/^Have a look at/);
  });
});
