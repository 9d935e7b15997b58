// Playing against the computer: its moves come and are shown, undo takes back both, a dead worker is replaced.
import { expect, settings, start, state, test } from "./helpers.ts";

test("the computer answers; undo and redo go by both moves", async ({ page }) => {
  await start(page, "kimasai", { south: "person", north: "computer" });
  await page.locator("[data-startable]").first().click();
  const board = page.locator("magomba-board");
  await expect(board).toHaveAttribute("data-moves", /^\S+ \S+$/);
  await state(page, "turn");
  await expect(page.locator("#status")).toContainText("North stepped from");
  const moves = (await board.getAttribute("data-moves")) ?? "";
  await page.locator('[data-action="undo"]').click();
  await expect(board).toHaveAttribute("data-moves", "");
  await expect(page.locator('[data-action="undo"]')).toBeDisabled();
  await page.locator('[data-action="redo"]').click();
  await expect(board).toHaveAttribute("data-moves", moves);
  await state(page, "turn");
});

test("the computer begins when it plays South", async ({ page }) => {
  await start(page, "tsoro", { columns: "6", south: "computer", north: "person" });
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+$/);
  await state(page, "turn");
  await expect(page.locator('[data-action="undo"]')).toBeDisabled();
});

for (const action of ["undo", "new-game", "menu"] as const) {
  test(`${action} while it thinks: its late answer does no harm`, async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/worker-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await start(page, "kimasai", { north: "computer" });
    const board = page.locator("magomba-board");
    await page.locator("[data-startable]").first().click();
    await state(page, "thinking");
    await expect(page.locator("#prompt h2")).toHaveText("North is thinking…");
    const moves = (await board.getAttribute("data-moves")) ?? "";
    await page.locator(`.tools [data-action="${action}"]`).click();
    await state(page, action === "menu" ? "menu" : "turn");
    release();
    await page.waitForTimeout(800);
    await state(page, action === "menu" ? "menu" : "turn");
    if (action === "menu") {
      await page.locator('[data-action="continue"]').click();
      await expect(board).toHaveAttribute("data-moves", new RegExp(`^${moves} \\S+$`));
    } else {
      await expect(board).toHaveAttribute("data-moves", "");
    }
  });
}

test("computers play each other, can be paused, taken back and let go on", async ({ page }) => {
  await start(page, "gore", { south: "computer", north: "computer" });
  const board = page.locator("magomba-board");
  await expect(board).toHaveAttribute("data-moves", /^\S+ \S+/);
  await page.locator('[data-action="pause"]').click();
  await state(page, "turn");
  const moves = ((await board.getAttribute("data-moves")) ?? "").split(" ");
  await page.locator('[data-action="undo"]').click();
  await expect(board).toHaveAttribute("data-moves", moves.slice(0, -1).join(" "));
  await page.waitForTimeout(900);
  await expect(board).toHaveAttribute("data-moves", moves.slice(0, -1).join(" "));
  await page.locator('[data-action="resume"]').click();
  await expect
    .poll(async () => ((await board.getAttribute("data-moves")) ?? "").split(" ").length)
    .toBeGreaterThan(moves.length);
});

test("its move is shown, and where it begins is said and marked before", async ({ page }) => {
  await settings(page, { speed: "fast" });
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await page.locator('[data-hole="a5"]').click();
  await expect(page.locator("#prompt h2")).toContainText(/North begins at [cd]\d+/, { timeout: 20_000 });
  await state(page, "animating");
});

test.describe("a worker that dies", () => {
  // Only what the tests themselves provoke.
  test.use({ allowed: [/^Failed to load resource: net::ERR_FAILED$/] });

  test("is replaced, and the player is told", async ({ page }) => {
    let asked = 0;
    await page.route("**/worker-*.js", (route) => {
      asked += 1;
      // Once when it is made ready, once when it is asked.
      return asked <= 2 ? route.abort() : route.continue();
    });
    await start(page, "kimasai", { north: "computer" });
    await page.locator("[data-startable]").first().click();
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+$/);
    await expect(page.locator('[data-notice="computer"]')).toContainText("started afresh");
  });

  test("for good stops the game until it is tried again", async ({ page }) => {
    await page.route("**/worker-*.js", (route) => route.abort());
    await start(page, "kimasai", { north: "computer" });
    await page.locator("[data-startable]").first().click();
    await expect(page.locator('[data-notice="computer"]')).toContainText("does not answer");
    await state(page, "turn");
    await page.unroute("**/worker-*.js");
    await page.locator('[data-notice="computer"] button', { hasText: "Try again" }).click();
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+$/);
    await expect(page.locator('[data-notice="computer"]')).toHaveCount(0);
  });

  test("is not spoken of any more in another game", async ({ page }) => {
    await page.route("**/worker-*.js", (route) => route.abort());
    await start(page, "kimasai", { north: "computer" });
    await page.locator("[data-startable]").first().click();
    await expect(page.locator('[data-notice="computer"]')).toContainText("does not answer");
    await page.locator('.tools [data-action="new-game"]').click();
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "");
    await expect(page.locator('[data-notice="computer"]')).toHaveCount(0);
  });
});
