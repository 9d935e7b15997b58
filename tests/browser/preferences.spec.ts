// The preferences: one dialog on both screens, each setting in effect at once and kept.
import type { Page } from "@playwright/test";
import { expect, needs, settings, start, state, test } from "./helpers.ts";

const html = (page: Page) => page.locator("html");

/** How bright the board's ground is in the middle, 0–255: that the canvases are drawn in a theme. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const text = document.getElementById("ground")?.style.backgroundColor ?? "";
    const [r = 0, g = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number);
    return (r + g + b) / 3;
  });
}

/** Begins a game of two people with these settings. */
async function startWith(page: Page, values: object): Promise<void> {
  await settings(page, values);
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[name="north"]').selectOption("person");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
}

test("the dialog opens on both screens, keeps the focus, and Escape closes it", async ({ page }) => {
  needs("Tab going round within the page");
  await start(page, "tsoro");
  await page.locator('.tools [data-action="menu"]').click();
  const dialog = page.locator("#preferences");
  for (const screen of ["menu", "game"]) {
    const opener = page.locator('[data-action="settings"]');
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute("aria-label", "Settings");
    for (let times = 0; times < 25; times += 1) {
      await page.keyboard.press("Tab");
      // Between the last control and the first one stands the browser itself.
      const where = await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName);
      const outside = await page.evaluate(() => document.activeElement === document.body);
      expect(outside || where === "DIALOG").toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    if (screen === "menu") await page.locator('[data-action="continue"], [data-action="start"]').first().click();
  }
  // A press beside it closes it, too.
  await page.locator('[data-action="settings"]').click();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
});

test("on a narrow window the focus goes back to the list of tools", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, "gore");
  await page.locator('[data-action="more"]').click();
  await page.locator('.tools [data-action="settings"]').click();
  await expect(page.locator("#preferences")).toBeVisible();
  await page.locator("#preferences .primary").click();
  await expect(page.locator("#preferences")).toBeHidden();
  await expect(page.locator('.tools [data-action="more"]')).toBeFocused();
});

test("a theme reaches style sheets and canvases at once, and is kept", { tag: "@everywhere" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[data-game="nsolo"]').click();
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await expect(html(page)).toHaveAttribute("data-theme", "light");
  const light = await brightness(page);
  await page.locator('[data-action="settings"]').click();
  await page.locator('[name="theme"]').selectOption("dark");
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => brightness(page)).toBeLessThan(light * 0.7);
  await page.locator('[name="theme"]').selectOption("contrast");
  await expect(html(page)).toHaveAttribute("data-theme", "contrast");
  await expect.poll(() => brightness(page)).toBeLessThan(30);
  await page.reload();
  await expect(html(page)).toHaveAttribute("data-theme", "contrast");
});

test("the system's theme is followed, and an address may ask for another", async ({ page }) => {
  needs("media features beyond the colour scheme");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("./");
  await state(page, "menu");
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html(page)).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "light", contrast: "more" });
  await expect(html(page)).toHaveAttribute("data-theme", "contrast");
  await page.emulateMedia({ colorScheme: "light", contrast: "no-preference" });
  await page.goto("./?theme=dark");
  await state(page, "menu");
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  // It outlasts the start of a game and a reload, but not a choice.
  await page.locator('[name="north"]').selectOption("person");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await page.reload();
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await page.locator('[data-action="settings"]').click();
  await expect(page.locator('[name="theme"]')).toHaveValue("dark");
  await page.locator('[name="theme"]').selectOption("light");
  await expect(html(page)).toHaveAttribute("data-theme", "light");
});

test("motion may be chosen against the system's wish", async ({ page }) => {
  needs("media features beyond the colour scheme");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await settings(page, { motion: "full" });
  await page.goto("./");
  await expect(html(page)).toHaveAttribute("data-motion", "full");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => localStorage.setItem("magomba.settings", '{"motion":"reduced"}'));
  await page.reload();
  await expect(html(page)).toHaveAttribute("data-motion", "reduced");
});

test("asked for, a move is marked by the first press and played by the second", async ({ page }) => {
  await startWith(page, { speed: "at-once", confirm: true });
  const board = page.locator("magomba-board");
  const hole = (name: string) => page.locator(`[data-hole="${name}"]`);
  await hole("a5").click();
  await expect(hole("a5")).toHaveAttribute("data-chosen", "");
  await expect(page.locator("#prompt")).toContainText("a5 is marked");
  await expect(board).toHaveAttribute("data-moves", "");
  // Another hole is marked instead; Escape lets go.
  await hole("a7").click();
  await expect(hole("a7")).toHaveAttribute("data-chosen", "");
  await expect(hole("a5")).not.toHaveAttribute("data-chosen");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-chosen]")).toHaveCount(0);
  await hole("a5").focus();
  await page.keyboard.press("Enter");
  await expect(board).toHaveAttribute("data-moves", "");
  await page.keyboard.press("Enter");
  await expect(board).toHaveAttribute("data-moves", "a5");
});

test("wished for, the end of a sowing is shown and said before it begins", async ({ page }) => {
  await startWith(page, { speed: "at-once", preview: true });
  await page.locator('[data-hole="a5"]').focus();
  await expect(page.locator('[data-hole="b21"]')).toHaveAttribute("data-ghost", "");
  await expect(page.locator("#status")).toContainText("a5: 6 laps, ends at b21 without a capture.");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator('[data-hole="b21"]')).not.toHaveAttribute("data-ghost");
  await page.locator('[data-hole="a7"]').hover();
  await expect(page.locator("[data-ghost]")).toHaveCount(1);
  await page.mouse.move(2, 2);
  await page.locator('[data-hole="a5"]').click();
  await state(page, "turn");
  await expect(page.locator('[data-hole="b21"]')).toHaveAttribute("data-last", "");
});

test.describe("with touch", () => {
  test.use({ hasTouch: true });
  needs("touch");

  test("a long touch only shows where a move would end", async ({ page }) => {
    await startWith(page, { speed: "at-once", preview: true });
    const box = await page.locator('[data-hole="a5"]').boundingBox();
    if (box === null) throw new Error("no hole");
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expect(page.locator("[data-ghost]")).toHaveCount(1);
    await page.waitForTimeout(500);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(100);
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "");
    await page.locator('[data-hole="a5"]').tap();
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "a5");
  });
});

test("left-handed, tools and answers stand on the left; facing, the far player's prompt is turned", async ({
  page,
}) => {
  await settings(page, { speed: "at-once", leftHanded: true, facing: true });
  const open = async (side: string): Promise<void> => {
    const position = `tsoro 2,3,0x2,1,0/0,3,0x2,2,0/0x6/1,0x4,2 ${side}`;
    await page.goto(`./?position=${encodeURIComponent(position)}`);
    await state(page, "turn");
  };
  await open("N");
  const left = async (selector: string): Promise<number> =>
    (await page.locator(selector).first().boundingBox())?.x ?? -1;
  expect(await left(".tools")).toBeLessThan(await left(".title h1"));
  const turned = (): Promise<string> =>
    page.locator("#prompt").evaluate((prompt) => getComputedStyle(prompt).transform);
  expect(await turned()).toMatch(/^matrix\(-1, /);
  await open("S");
  expect(await turned()).toBe("none");
});

test("settings of an older version are kept", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("magomba.settings", '{"speed":"fast","labels":false}'));
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[data-action="settings"]').click();
  await expect(page.locator('[name="speed"]')).toHaveValue("fast");
  await expect(page.locator('[name="labels"]')).not.toBeChecked();
  await expect(page.locator('[name="theme"]')).toHaveValue("system");
  await expect(page.locator('#preferences [name="sound"]')).toBeChecked();
});
