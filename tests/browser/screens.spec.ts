// Screens of their own: they lead back to where one was, and a game waits meanwhile as it was.
import { asked, expect, needs, openPosition, settings, state, test } from "./helpers.ts";

/** Tsoro: from a18 the sowing comes to a head. */
const HEAD = "tsoro 2x21/0x21/0x19,38,0/0x17,3,0x2,1 S";

test("a screen that the address asked for still leads to the start screen after going back to it", async ({ page }) => {
  await page.goto("./?puzzle=today");
  await state(page, "turn");
  await page.locator('[data-action="puzzles"]').click();
  await state(page, "puzzles");
  await page.locator('[data-action="close-screen"]').click();
  await state(page, "turn");
  await page.locator('[data-action="close-screen"]').click();
  await state(page, "menu");
});

test("what the address asks for beside all else outlasts a screen", async ({ page }) => {
  await page.goto("./?theme=contrast&lang=fr");
  await state(page, "menu");
  await page.locator('.menu-way[data-screen="games"]').first().click();
  await state(page, "games");
  await page.reload();
  await state(page, "games");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "contrast");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test.describe("without a connection", { tag: "@served" }, () => {
  test.use({ allowed: [/Failed to (load resource|fetch)|net::|dynamically imported/] });

  test("a screen that does not come leaves the game as it is", async ({ page, context }) => {
    needs("a way to cut the connection");
    // Idle loading would bring the screen before it is asked for.
    await page.addInitScript(() => {
      Object.assign(globalThis, { requestIdleCallback: () => 0 });
    });
    await openPosition(page, HEAD);
    await context.setOffline(true);
    await page.locator('.tools [data-action="editor"]').click();
    await expect(page.locator(".notice")).toBeVisible();
    await state(page, "turn");
    await expect(page.locator("magomba-board")).toHaveAttribute("data-position", HEAD);
  });
});

test("a turn that is running is still running after its game was printed", async ({ page }) => {
  await openPosition(page, HEAD.replace(" S", " N"));
  await page.locator('[data-hole="d20"]').click();
  await state(page, "turn");
  await page.locator('[data-hole="a18"]').click();
  await state(page, "choice");
  await page.locator('.tools [data-action="moves"]').click();
  await page.locator('#panel [data-action="print-moves"]').click();
  await page.locator("#screen-title").waitFor();
  await page.locator('[data-action="close-screen"]').click();
  await state(page, "choice");
  expect(await asked(page)).toBe("head");
});

test("the solution of a puzzle is not shown while a move is", async ({ page }) => {
  await settings(page, { speed: "slow" });
  await page.goto("./?puzzle=today");
  await state(page, "turn");
  await page.locator("[data-startable]").first().click();
  await state(page, "animating");
  await page.locator('[data-action="solution"]').click();
  await expect(page.locator(".notice")).toHaveCount(0);
});
