// Where motion is the subject: a move takes its time, can be hurried, stepped through and shown again; stillness is kept.
import { expect, needs, settings, state, test } from "./helpers.ts";
import type { Page } from "@playwright/test";

async function begin(page: Page, speed: string): Promise<void> {
  await settings(page, { speed });
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[name="north"]').selectOption("person");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
}

test("a move is shown, and its sentence said when it is over", { tag: "@everywhere" }, async ({ page }) => {
  await begin(page, "normal");
  await page.locator('[data-hole="a5"]').click();
  await state(page, "animating");
  await expect(page.locator("#status")).not.toContainText("South sowed");
  await page.waitForTimeout(500);
  await state(page, "animating");
  await state(page, "turn");
  await expect(page.locator("#status")).toContainText("South sowed 6 laps from a5 to b21.");
});

test("a key and a touch hurry it, and start nothing else", async ({ page }) => {
  await begin(page, "slow");
  await page.locator('[data-hole="a5"]').focus();
  await page.keyboard.press("Enter");
  await state(page, "animating");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-state", "turn", { timeout: 3000 });
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "a5");
  await page.locator('[data-hole="d5"]').click();
  await state(page, "animating");
  await page.locator('[data-hole="a7"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-state", /turn|choice/, { timeout: 3000 });
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^a5( d5\S*)?$/);
});

test("step by step: each step is asked for, and the rest can be shown", async ({ page }) => {
  await begin(page, "step");
  await page.locator('[data-hole="a5"]').click();
  await state(page, "animating");
  const stones = (): Promise<string> =>
    page.locator("[data-hole]").evaluateAll((holes) => holes.map((hole) => hole.getAttribute("data-stones")).join(" "));
  // The first lap (two stones from a5) lies, is said, and the move waits.
  await expect(page.locator("#status p").last()).toHaveText("Stones lie in a7: they are lifted and sown on.");
  await expect(page.locator("#prompt .note")).toContainText(
    "2 stones are lifted from a5 and sown one by one, the last into a7.",
  );
  await expect(page.locator("[data-hole=a5]")).toHaveAttribute("data-stones", "0");
  await expect(page.locator("[data-hole=a7]")).toHaveAttribute("data-stones", "3");
  await expect(page.locator("[data-hole=a7]")).toHaveAttribute("aria-label", /3 stones/);
  const first = await stones();
  await page.waitForTimeout(400);
  expect(await stones()).toBe(first);
  // The next one comes when it is asked for, and only that.
  const next = page.locator('#prompt [data-action="next"]');
  await next.click();
  await expect(page.locator("#status p").last()).toHaveText("Stones lie in a10: they are lifted and sown on.");
  await expect(page.locator("[data-hole=a7]")).toHaveAttribute("data-stones", "0");
  // Asked for twice in a row: the step that has begun is over at once.
  const before = await stones();
  await next.click();
  await next.click();
  await expect.poll(stones, { timeout: 600 }).not.toBe(before);
  await state(page, "animating");
  await page.locator('#prompt [data-action="rest"]').click();
  await state(page, "turn");
});

test("undo while a move is shown takes it back", async ({ page }) => {
  await begin(page, "slow");
  await page.locator('[data-hole="a5"]').click();
  await state(page, "animating");
  await page.locator('[data-action="undo"]').click();
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "");
  await expect(page.locator('[data-hole="a5"]')).toHaveAttribute("data-stones", "2");
});

test("the last move can be shown again", async ({ page }) => {
  await begin(page, "fast");
  await page.locator('[data-hole="a5"]').click();
  await state(page, "turn");
  const position = (await page.locator("magomba-board").getAttribute("data-position")) ?? "";
  await page.locator('#prompt [data-action="replay"]').click();
  await state(page, "animating");
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-position", position);
  await expect(page.locator('[data-hole="a5"]')).toHaveAttribute("data-stones", "0");
});

test("with reduced motion a long move is over soon", async ({ page }) => {
  needs("media features beyond the colour scheme");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await begin(page, "normal");
  const begun = Date.now();
  await page.locator('[data-hole="a5"]').click();
  await expect(page.locator("#prompt .note")).toContainText("South sowed 6 laps");
  // With motion this move takes five seconds.
  expect(Date.now() - begun).toBeLessThan(3500);
});

test("speed, numbers and labels are remembered", async ({ page }) => {
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await page.locator('[data-action="settings"]').click();
  await page.locator('[name="speed"]').selectOption("fast");
  await page.locator('[name="counts"]').selectOption("hover");
  await page.locator('[name="labels"]').uncheck();
  await page.reload();
  await state(page, "turn");
  await page.locator('[data-action="settings"]').click();
  await expect(page.locator('[name="speed"]')).toHaveValue("fast");
  await expect(page.locator('[name="counts"]')).toHaveValue("hover");
  await expect(page.locator('[name="labels"]')).not.toBeChecked();
});

test("a drag looks at another part of a board while a move is shown; only a tap hurries it", async ({ page }) => {
  needs("Chromium's own protocol");
  await page.setViewportSize({ width: 390, height: 600 });
  await begin(page, "slow");
  const tools = await page.context().newCDPSession(page);
  const touch = async (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...at: { x: number; y: number }[]
  ): Promise<void> => {
    await tools.send("Input.dispatchTouchEvent", { type, touchPoints: at });
  };
  await page.locator('[data-hole="a5"]').click();
  await state(page, "animating");
  const frame = await page.locator("magomba-board[data-scrolls] .frame").boundingBox();
  if (frame === null) throw new Error("the board does not scroll");
  const x = frame.x + frame.width / 2;
  const y = frame.y + frame.height / 2;
  await touch("touchStart", { x, y });
  for (let step = 1; step <= 6; step += 1) await touch("touchMove", { x, y: y + step * 15 });
  await touch("touchEnd");
  // At this speed the move takes some eight seconds; hurried, it would be over in one.
  await page.waitForTimeout(1800);
  await state(page, "animating");
  await touch("touchStart", { x, y });
  await touch("touchMove", { x: x + 3, y: y + 3 });
  await touch("touchEnd");
  await expect(page.locator("html")).toHaveAttribute("data-state", "turn", { timeout: 3000 });
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "a5");
});
