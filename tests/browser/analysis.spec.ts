// Analysis: values and lines come and deepen, a line can be stepped through, and the game itself is left as it was.
import type { Page } from "@playwright/test";
import { expect, needs, openPosition, start, state, test } from "./helpers.ts";

/** A tool of the header. */
const tool = (page: Page, action: string) => page.locator(`.tools [data-action="${action}"]`);
const board = (page: Page) => page.locator("magomba-board");

/** What each hole holds. */
const stones = (page: Page): Promise<(string | null)[]> =>
  page.locator("[data-hole]").evaluateAll((holes) => holes.map((hole) => hole.getAttribute("data-stones")));

test("values and lines come and settle; a line is stepped through, and left again", async ({ page }) => {
  await start(page, "tsoro", { columns: "6" });
  // In the midst of a turn, which has to be there again afterwards.
  await page.locator('[data-hole="a1"]').click();
  await state(page, "choice");
  const moves = await board(page).getAttribute("data-moves");
  const saved = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  const before = await stones(page);
  await tool(page, "analysis").click();
  await expect(page.locator("#panel-title")).toBeFocused();
  await expect(page.locator(".lines li")).toHaveCount(3);
  await expect(page.locator(".verdict")).toHaveText(/about even|is ahead by about \d+ stones?|wins (in|with)/);
  await expect(page.locator(".looked")).toHaveText(
    /(Looking|Looked) \d+ moves ahead · [\d,]+ positions|end of the game/,
  );
  await page.locator('.line-move[data-line="1"]').nth(1).click();
  await expect(page.locator("#prompt h2")).toHaveText(/^Line 1: move 2 of \d+$/);
  await expect(page.locator("#prompt .note")).toContainText(/South|North/);
  const second = await stones(page);
  expect(second).not.toEqual(before);
  await page.locator('#prompt [data-action="line-back"]').click();
  await expect(page.locator("#prompt h2")).toHaveText(/^Line 1: move 1 of/);
  await expect(page.locator('#prompt [data-action="line-back"]')).toBeDisabled();
  await page.locator('#prompt [data-action="line-on"]').click();
  await expect(page.locator("#prompt h2")).toHaveText(/^Line 1: move 2 of/);
  await page.locator("#prompt").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#prompt h2")).toHaveText(/^Line 1: move 1 of/);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#prompt h2")).toHaveText(/^Line 1: move 2 of/);
  expect(await stones(page)).toEqual(second);
  await page.locator('#prompt [data-action="line-leave"]').click();
  await expect(page.locator("#prompt")).toHaveAttribute("data-kind", "head");
  expect(await stones(page)).toEqual(before);
  await page.locator('[data-action="close-study"]').click();
  await expect(page.locator("#panel")).toHaveCount(0);
  await expect(tool(page, "analysis")).toBeFocused();
  await expect(page.locator("#prompt")).toHaveAttribute("data-kind", "head");
  await expect(board(page)).toHaveAttribute("data-moves", moves ?? "");
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toBe(saved);
});

test("on a phone the board keeps lying as it lay, and it is said that moves are only tried out", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await start(page, "kimasai");
  await expect(board(page)).toHaveAttribute("data-turned", "");
  await page.locator('.tools [data-action="more"]').click();
  await tool(page, "analysis").click();
  await page.locator("magomba-board[data-ready]").waitFor();
  const frame = await board(page).boundingBox();
  expect(frame?.height ?? 999).toBeLessThan(frame?.width ?? 0);
  await expect(board(page)).toHaveAttribute("data-turned", "");
  await expect(page.locator(".study .tried")).toBeInViewport({ ratio: 1 });
  // A window that is turned itself turns the board.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(board(page)).not.toHaveAttribute("data-turned", "");
  await page.setViewportSize({ width: 390, height: 700 });
  await page.locator('[data-action="close-study"]').click();
  await page.locator("magomba-board[data-ready]").waitFor();
  await expect(board(page)).toHaveAttribute("data-turned", "");
});

test("it deepens", async ({ page }) => {
  await start(page, "tsoro");
  await tool(page, "analysis").click();
  const depth = async (): Promise<number> =>
    Number(/(\d+) moves/.exec((await page.locator(".looked").textContent()) ?? "")?.[1] ?? 0);
  await expect.poll(depth).toBeGreaterThan(1);
  const first = await depth();
  await expect.poll(depth).toBeGreaterThan(first);
});

test("moves for both sides are tried out while the computer waits, and the game comes back as it was", async ({
  page,
}) => {
  await start(page, "kimasai", { north: "computer" });
  const first = page.locator("[data-startable]").first();
  await first.click();
  await expect(board(page)).toHaveAttribute("data-moves", /^\S+ \S+$/);
  await state(page, "turn");
  const moves = (await board(page).getAttribute("data-moves")) ?? "";
  await tool(page, "analysis").click();
  for (let ply = 0; ply < 3; ply += 1) {
    await first.click();
    await state(page, "turn");
    expect(((await board(page).getAttribute("data-moves")) ?? "").split(" ")).toHaveLength(3 + ply);
  }
  await expect(page.locator(".verdict")).toHaveText(/North|South|even/);
  await expect(tool(page, "resign")).toBeDisabled();
  // Back beyond what the game had, and on another way: the game's own moves stay.
  for (let ply = 0; ply < 5; ply += 1) await tool(page, "undo").click();
  await expect(board(page)).toHaveAttribute("data-moves", "");
  await page.locator("[data-startable]").last().click();
  await state(page, "turn");
  await page.keyboard.press("Escape");
  await expect(page.locator("#panel")).toHaveCount(0);
  await expect(board(page)).toHaveAttribute("data-moves", moves);
  await page.reload();
  await expect(board(page)).toHaveAttribute("data-moves", moves);
});

test("the computer that was thinking goes on when the analysis is closed", async ({ page }) => {
  await start(page, "kimasai", { north: "computer" });
  await page.locator("[data-startable]").first().click();
  await tool(page, "analysis").click();
  await expect(page.locator(".lines li").first()).toBeVisible();
  const moves = ((await board(page).getAttribute("data-moves")) ?? "").split(" ").length;
  await page.waitForTimeout(900);
  expect(((await board(page).getAttribute("data-moves")) ?? "").split(" ")).toHaveLength(moves);
  await tool(page, "analysis").click();
  await expect(board(page)).toHaveAttribute("data-moves", /^\S+ \S+$/);
});

test("a position from the address is analysed to its end; a game that is over says so", async ({ page }) => {
  await openPosition(page, "tsoro:bonus=0 0x6/0,1,0x4/0x6/3,1,2,3,1,2 N");
  await tool(page, "analysis").click();
  await expect(page.locator(".verdict")).toHaveText("South wins in 2 moves at the most.");
  await expect(page.locator(".looked")).toHaveText("Looked to the end of the game.");
  await expect(page.locator("#status")).toContainText("South wins in 2 moves at the most.");
  for (const name of ["c2", "a3", "c3", "a1"]) {
    const stop = page.locator('#prompt [data-action="stop"]');
    await page.locator(`[data-hole="${name}"]`).click();
    await state(page, "turn|choice|over");
    if (await stop.isVisible()) await stop.click();
  }
  await state(page, "over");
  await expect(page.locator(".verdict")).toContainText("The game is over here");
  await tool(page, "undo").click();
  await expect(page.locator(".verdict")).toHaveText("South wins with the next move.");
});

test("by keyboard alone: open, walk along a line, step, leave, close", { tag: "@everywhere" }, async ({ page }) => {
  await start(page, "gore");
  await tool(page, "analysis").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#panel-title")).toBeFocused();
  await expect(page.locator(".lines li")).toHaveCount(3);
  await expect(page.locator(".looked")).toHaveText(/Looked/, {
    timeout: 40_000,
  });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator('.line-move[data-line="1"]').first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('.line-move[data-line="1"]').nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#prompt h2")).toHaveText(/^Line 1: move 2 of/);
  await expect(page.locator('.line-move[data-line="1"]').nth(1)).toHaveAttribute("aria-current", "step");
  await expect(page.locator('.line-move[data-line="1"]').nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#prompt")).not.toHaveAttribute("data-kind", "aside");
  await page.keyboard.press("Escape");
  await expect(page.locator("#panel")).toHaveCount(0);
  await expect(tool(page, "analysis")).toBeFocused();
});

for (const action of ["menu", "new-game"] as const) {
  test(`${action} ends it with its worker`, async ({ page }) => {
    await start(page, "tsoro");
    await tool(page, "analysis").click();
    await expect(page.locator(".lines li")).toHaveCount(3);
    expect(page.workers()).toHaveLength(1);
    let closed = false;
    page.workers()[0]?.on("close", () => {
      closed = true;
    });
    await tool(page, action).click();
    await state(page, action === "menu" ? "menu" : "turn");
    await expect(page.locator("#panel")).toHaveCount(0);
    await expect.poll(() => closed).toBe(true);
    // A new game has another made ready.
    await expect.poll(() => page.workers().length).toBe(action === "menu" ? 0 : 1);
  });
}

test("it works without a connection", async ({ page, context }) => {
  needs("a way to cut the connection");
  await start(page, "kimasai");
  await expect.poll(() => page.workers().length).toBe(1);
  await page.waitForTimeout(1000);
  await context.setOffline(true);
  await page.locator('#prompt [data-action="hint"]').click();
  await expect(page.locator("[data-hinted]")).toHaveCount(1);
  await tool(page, "analysis").click();
  await expect(page.locator(".lines li").first()).toBeVisible();
  // Each position that is tried out ends the worker of the one before.
  for (let ply = 0; ply < 3; ply += 1) {
    await page.locator("[data-startable]").first().click();
    await state(page, "turn");
    await expect(page.locator(".lines li").first()).toBeVisible();
  }
});

test("a new game from the analysis is played by those who played", async ({ page }) => {
  await start(page, "kimasai", { north: "computer" });
  await tool(page, "analysis").click();
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  await tool(page, "new-game").click();
  await expect(board(page)).toHaveAttribute("data-moves", "");
  await page.locator("[data-startable]").first().click();
  await expect(board(page)).toHaveAttribute("data-moves", /^\S+ \S+$/);
});

test.describe("a worker that dies", { tag: "@served" }, () => {
  test.use({ allowed: [/^Failed to load resource: net::ERR_FAILED$/] });

  test("is replaced, the player is told, and the analysis goes on", async ({ page }) => {
    let asked = 0;
    await page.route("**/worker-*.js", (route) => {
      asked += 1;
      // Once when it is made ready, once when it is asked.
      return asked <= 2 ? route.abort() : route.continue();
    });
    await start(page, "kimasai");
    await expect.poll(() => asked).toBe(1);
    await tool(page, "analysis").click();
    await expect(page.locator('[data-notice="analysis"]')).toContainText("started afresh");
    await expect(page.locator(".lines li").first()).toBeVisible();
  });

  test("in the midst of a search is replaced, too", async ({ page }) => {
    let asked = 0;
    await page.route("**/worker-*.js", async (route) => {
      asked += 1;
      const response = await route.fetch();
      const crash = asked === 1 ? 'self.addEventListener("message",()=>{throw new Error("crashed")});' : "";
      await route.fulfill({ response, body: crash + (await response.text()) });
    });
    await start(page, "tsoro");
    await tool(page, "analysis").click();
    await expect(page.locator('[data-notice="analysis"]')).toContainText("started afresh");
    await expect(page.locator(".lines li")).toHaveCount(3);
    expect(asked).toBe(2);
  });

  test("for good is said, and can be tried again", async ({ page }) => {
    await page.route("**/worker-*.js", (route) => route.abort());
    await start(page, "kimasai");
    await tool(page, "analysis").click();
    await expect(page.locator(".looked")).toContainText("does not answer");
    await page.unroute("**/worker-*.js");
    await page.locator('[data-action="deeper"]').click();
    await expect(page.locator(".lines li").first()).toBeVisible();
  });
});
