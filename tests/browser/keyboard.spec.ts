// The page by keyboard alone: from the start screen to the end of a game; the focus is never lost.
import {
  asked,
  BONUS,
  chance,
  expect,
  needs,
  openPosition,
  playOn,
  settings,
  state,
  test,
  type Hands,
} from "./helpers.ts";
import type { Page } from "@playwright/test";

/** Presses Tab until the focused element fits; fails after a round. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** A player with a keyboard. */
function keyboard(page: Page): Hands {
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute("data-hole") ?? null);
  const rows = "dcba";
  return {
    async hole(name) {
      if ((await focused()) === null) await tabTo(page, "[data-hole]");
      for (let step = 0; step < 60; step += 1) {
        const here = (await focused()) ?? "";
        if (here === name) break;
        const down = rows.indexOf(name[0] ?? "") - rows.indexOf(here[0] ?? "");
        const across = Number(name.slice(1)) - Number(here.slice(1));
        await page.keyboard.press(
          down > 0 ? "ArrowDown" : down < 0 ? "ArrowUp" : across > 0 ? "ArrowRight" : "ArrowLeft",
        );
      }
      expect(await focused()).toBe(name);
      await page.keyboard.press("Enter");
    },
    async button(action) {
      await tabTo(page, `#prompt [data-action="${action}"]`);
      await page.keyboard.press("Enter");
    },
  };
}

test("a whole game by keyboard alone", async ({ page }) => {
  test.setTimeout(240_000);
  await settings(page, { speed: "at-once" });
  await page.goto("./");
  await state(page, "menu");
  await tabTo(page, '[data-game="tsoro"]');
  await page.keyboard.press("Enter");
  await tabTo(page, '[name="columns"]');
  await page.keyboard.press("End");
  await expect(page.locator('[name="columns"]')).toHaveValue("6");
  await tabTo(page, '[name="north"]');
  await page.keyboard.press("Home");
  await expect(page.locator('[name="north"]')).toHaveValue("person");
  await tabTo(page, '[data-action="start"]');
  await page.keyboard.press("Enter");
  await state(page, "turn");
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const seen: Record<string, number> = {};
  expect(await playOn(page, keyboard(page), chance(4), [], seen)).toBe("over");
  expect(seen["head"] ?? 0).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

/** Whether the focus is on something that is seen. */
function focusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const active = document.activeElement;
    return active !== null && active !== document.body && active.getClientRects().length > 0;
  });
}

test("on a narrow window the list of tools gives the focus on", async ({ page }) => {
  needs("Tab going round within the page");
  await page.setViewportSize({ width: 390, height: 844 });
  await openPosition(page, BONUS);
  await tabTo(page, '.tools [data-action="more"]');
  await page.keyboard.press("Enter");
  await tabTo(page, '.tools [data-action="new-game"]');
  await page.keyboard.press("Escape");
  await expect(page.locator('.tools [data-action="more"]')).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, '.tools [data-action="resign"]');
  await page.keyboard.press("Enter");
  expect(await asked(page)).toBe("resign");
  await expect(page.locator("#prompt")).toBeFocused();
  await tabTo(page, '#prompt [data-action="keep-playing"]');
  await page.keyboard.press("Enter");
  expect(await focusSeen(page)).toBe(true);
  await tabTo(page, '.tools [data-action="more"]');
  await page.keyboard.press("Enter");
  await tabTo(page, '.tools [data-action="new-game"]');
  await page.keyboard.press("Enter");
  await state(page, "turn");
  expect(await focusSeen(page)).toBe(true);
});

/** The middle of the focused hole, and whether all of it is seen inside the board. */
function focusedHole(page: Page): Promise<{ x: number; y: number; seen: boolean }> {
  return page.evaluate(() => {
    const hole = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const board = document.querySelector("magomba-board")?.getBoundingClientRect() ?? new DOMRect();
    return {
      x: hole.x + hole.width / 2,
      y: hole.y + hole.height / 2,
      seen:
        hole.top >= board.top - 1 && hole.bottom <= board.bottom + 1 && hole.left >= -1 && hole.right <= innerWidth + 1,
    };
  });
}

test("on a turned board the arrows lead where they point, and a board that scrolls shows where the focus is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settings(page, { speed: "at-once" });
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[data-game="nsolo"]').click();
  await page.locator('[name="columns"]').selectOption({ index: 28 });
  await page.locator('[name="north"]').selectOption("person");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await page.locator('[data-hole="b5"]').focus();
  for (const [key, right, down] of [
    ["ArrowUp", 0, -1],
    ["ArrowRight", 1, 0],
    ["ArrowDown", 0, 1],
    ["ArrowLeft", -1, 0],
  ] as const) {
    const before = await focusedHole(page);
    await page.keyboard.press(key);
    const after = await focusedHole(page);
    expect([Math.sign(Math.round(after.x - before.x)), Math.sign(Math.round(after.y - before.y))], key).toEqual([
      right,
      down,
    ]);
  }
  for (const key of ["End", "Home"]) {
    await page.keyboard.press(key);
    await expect.poll(async () => (await focusedHole(page)).seen, key).toBe(true);
  }
});

test("Escape takes back marks first, then the turn", { tag: "@everywhere" }, async ({ page }) => {
  await openPosition(page, BONUS);
  const board = page.locator("magomba-board");
  const position = (await board.getAttribute("data-position")) ?? "";
  const hands = keyboard(page);
  await hands.hole("a6");
  await state(page, "choice");
  await expect(page.locator("[data-hole=d5]")).toHaveAttribute("data-stones", "0");
  await hands.hole("d1");
  await expect(page.locator("#prompt h2")).toContainText("1 left");
  await page.keyboard.press("Escape");
  await expect(page.locator("#prompt h2")).toContainText("2 left");
  await page.keyboard.press("Escape");
  await state(page, "turn");
  await expect(board).toHaveAttribute("data-position", position);
  await expect(page.locator("[data-hole=d5]")).toHaveAttribute("data-stones", "1");
});

test("Escape in a head's choice gives the turn back, and the focus stays on the page", async ({ page }) => {
  await settings(page, { speed: "at-once" });
  await page.goto("./");
  await page.locator('[name="north"]').selectOption("person");
  await page.locator('[data-action="start"]').click();
  const hands = keyboard(page);
  const kind = await playOn(page, hands, chance(1), ["head"]);
  expect(kind).toBe("head");
  const stones = await page
    .locator("[data-hole]")
    .evaluateAll((all) => all.map((hole) => hole.getAttribute("data-stones")));
  await page.keyboard.press("Escape");
  await state(page, "turn");
  expect(await asked(page)).toBe("turn");
  const after = await page
    .locator("[data-hole]")
    .evaluateAll((all) => all.map((hole) => hole.getAttribute("data-stones")));
  expect(after).not.toEqual(stones);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-hole"))).toBe(true);
});

test("after a choice the focus is on the board again when the next move can be chosen", async ({ page }) => {
  await openPosition(page, BONUS);
  const hands = keyboard(page);
  await hands.hole("a6");
  await state(page, "choice");
  await hands.button("confirm");
  await state(page, "turn");
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-hole"))).toBe(true);
});
