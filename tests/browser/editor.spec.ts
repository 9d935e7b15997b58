// The editor: any position is set up by pointer, touch and keys, what is wrong with it is said, and a game begins there.
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, has, openPosition, settings, start, state, test } from "./helpers.ts";

const board = (page: Page) => page.locator(".editor magomba-board");
const hole = (page: Page, name: string) => page.locator(`.editor [data-hole="${name}"]`);
const record = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("magomba.game") ?? "{}") as { record?: string }).record ?? "");

/** Opens the editor with a position, as it would be after setting it up. */
async function open(page: Page, position?: string): Promise<void> {
  await settings(page, { speed: "at-once" });
  if (position !== undefined) {
    await page.addInitScript((text) => {
      localStorage.setItem("magomba.editor", text);
    }, position);
  }
  await page.goto("./?editor=");
  await state(page, "editor");
}

/** Shows the fields where they are not beside the board. */
async function showFields(page: Page): Promise<void> {
  const button = page.locator('[data-action="fields"]');
  if (await button.isVisible()) await button.click();
}

test("stones are put in and taken out by click, Alt, the other button, and a long press", async ({ page }) => {
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[data-action="editor"]').click();
  await state(page, "editor");
  await expect(page.locator("#screen-title")).toBeFocused();
  await expect(hole(page, "a1")).toHaveAttribute("data-stones", "2");
  await hole(page, "a1").click();
  await hole(page, "a1").click();
  await expect(hole(page, "a1")).toHaveAttribute("data-stones", "4");
  await expect(hole(page, "a1")).toHaveAttribute("aria-label", "a1, South, 4 stones");
  await hole(page, "a1").click({ modifiers: ["Alt"] });
  await expect(hole(page, "a1")).toHaveAttribute("data-stones", "3");
  // Where it opens no menu of the browser's that could be used instead, Alt does the same.
  await hole(page, "a1").click(has("the other button's menu") ? { button: "right" } : { modifiers: ["Alt"] });
  await expect(hole(page, "a1")).toHaveAttribute("data-stones", "2");
  await hole(page, "a2").click({ delay: 560 });
  await expect(hole(page, "a2")).toHaveAttribute("data-stones", "1");
  await page.locator('[data-tool="take"]').click();
  await hole(page, "a2").click();
  await expect(hole(page, "a2")).toHaveAttribute("data-stones", "0");
  await page.locator('.tools [data-action="undo"]').click();
  await expect(hole(page, "a2")).toHaveAttribute("data-stones", "1");
  await page.locator('.tools [data-action="redo"]').click();
  await expect(hole(page, "a2")).toHaveAttribute("data-stones", "0");
});

test("everything goes by keyboard", { tag: "@everywhere" }, async ({ page }) => {
  await open(page, "tsoro 2x8/0x8/0x8/2x8 S");
  await hole(page, "a1").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await expect(hole(page, "a2")).toHaveAttribute("data-stones", "12");
  await page.keyboard.press("-");
  await expect(hole(page, "a2")).toHaveAttribute("data-stones", "11");
  await page.keyboard.press("+");
  await page.keyboard.press("Enter");
  await expect(hole(page, "a2")).toHaveAttribute("data-stones", "13");
  await page.keyboard.press("Delete");
  await expect(hole(page, "a2")).toHaveAttribute("data-stones", "0");
  await expect(page.locator(".stepper-name")).toHaveText("a2");
  await page.locator('input[name="stones"]').fill("5");
  await page.keyboard.press("Tab");
  await expect(hole(page, "a2")).toHaveAttribute("data-stones", "5");
  await page.locator('input[name="stones"]').fill("many");
  await page.keyboard.press("Tab");
  await expect(page.locator('input[name="stones"]')).toHaveValue("5");
  // Escape loses nothing.
  await page.keyboard.press("Escape");
  await state(page, "editor");
  await page.locator('[data-action="back"]').click();
  await state(page, "menu");
  await page.locator('[data-action="editor"]').click();
  await state(page, "editor");
  await expect(board(page)).toHaveAttribute("data-position", "tsoro 2x8/0x8/0x8/2,5,2x6 S");
});

test("it says every reason why it is no position, and plays it when there is none", async ({ page }) => {
  await open(page, "gore:trade=no 6x4/5x4 S nnnn/nnnn 0,0 - SN");
  await expect(page.locator("#prompt")).toHaveAttribute("data-kind", "illegal");
  await expect(page.locator(".reasons li")).toHaveText([
    "There are 44 cows in holes and herds; the game has 48, so 4 are missing.",
    "South owns no hole; a player always keeps one.",
    "Without trading nobody can have refused an offer.",
  ]);
  await expect(page.locator('[data-action="play"]')).toBeDisabled();
  await page.locator('[data-tool="owner"]').click();
  await hole(page, "a1").click();
  await expect(hole(page, "a1")).toHaveAttribute("data-owner", "S");
  await page.locator('[name="herd-N"]').fill("4");
  await page.keyboard.press("Tab");
  await page.locator('[name="refused-S"]').uncheck();
  await page.locator('[name="refused-N"]').uncheck();
  await expect(page.locator("#prompt")).toHaveAttribute("data-kind", "legal");
  const position = "gore:trade=no 6x4/5x4 S nnnn/snnn 0,4 - -";
  await expect(board(page)).toHaveAttribute("data-position", position);
  await page.locator('[data-action="play"]').click();
  await state(page, "turn");
  expect(await record(page)).toContain(`[Position "${position}"]`);
});

test("an offer that waits, and what is wrong with another", async ({ page }) => {
  await open(page, "gore 2,3,4,5/1,0,7,2 S nnnn/ssss 6,18 - -");
  await page.locator('[data-tool="offer"]').click();
  await hole(page, "a1").click();
  await expect(page.locator(".reasons li")).toHaveText("a1 is on offer, but is not North’s to offer.");
  await page.locator('[name="side"]').selectOption("N");
  await expect(page.locator("#prompt")).toHaveAttribute("data-kind", "legal");
  await page.locator('[data-action="play"]').click();
  // North is the computer's, as the start screen has it, and answers.
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^(accept|refuse)/);
});

test("a hole that is too full is named, and marked on the board", async ({ page }) => {
  await open(page, "kimasai 1x12/1x11,0/0,1x11/1x12 S");
  await hole(page, "a1").click();
  await hole(page, "a2").click();
  await expect(page.locator(".reasons li").first()).toHaveText(
    "a1 and a2 hold more than 1, which no hole of this game ever does.",
  );
  await expect(hole(page, "a1")).toHaveAttribute("data-hinted", "");
});

test("a game keeps the position that it began at, whatever is done in it", async ({ page }) => {
  // Like the start in everything but who moves.
  const position = "gore 6x4/6x4 N nnnn/ssss 0,0 - -";
  await open(page);
  await page.locator('[name="game"]').selectOption("gore");
  await page.locator('[name="side"]').selectOption("N");
  await page.locator('[name="north"]').selectOption("person");
  await expect(board(page)).toHaveAttribute("data-position", position);
  await page.locator('[data-action="play"]').click();
  await state(page, "turn");
  const tag = `[Position "${position}"]`;
  expect(await record(page)).toContain(tag);
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  expect(await record(page)).toContain(tag);
  await page.locator('[data-action="undo"]').click();
  await expect(page.locator(".play magomba-board")).toHaveAttribute("data-position", position);
  expect(await record(page)).toContain(tag);
  await page.locator('.tools [data-action="new-game"]').click();
  await state(page, "turn");
  await expect(page.locator(".play magomba-board")).toHaveAttribute("data-position", position);
  expect(await record(page)).toContain(tag);
  await page.reload();
  await state(page, "turn");
  await expect(page.locator(".play magomba-board")).toHaveAttribute("data-position", position);
});

test("games, options, columns, presets and texts", async ({ page }) => {
  await open(page);
  await page.locator('[name="columns"]').selectOption("8");
  await page.locator('[name="heads"]').selectOption("1");
  await expect(board(page)).toHaveAttribute("data-position", /^tsoro:heads=1 2x8\//);
  await page.locator('[data-preset="empty"]').click();
  await expect(board(page)).toHaveAttribute("data-position", "tsoro:heads=1 0x8/0x8/0x8/0x8 S");
  await page.locator('[data-preset="start"]').click();
  await expect(board(page)).toHaveAttribute("data-position", "tsoro:heads=1 3,2x7/0x8/0x8/2x7,3 S");
  await page.locator("#editor-text").fill("nsolo 2x8/0,2x7/2x7,0/2x9 S");
  await page.keyboard.press("Tab");
  await expect(page.locator("#editor-text-help")).toContainText("is no position");
  await expect(board(page)).toHaveAttribute("data-position", "tsoro:heads=1 3,2x7/0x8/0x8/2x7,3 S");
  await page.locator("#editor-text").fill(" nsolo 2x8/0,2x7/2x7,0/2x8 N ");
  await page.keyboard.press("Tab");
  await expect(board(page)).toHaveAttribute("data-position", "nsolo 2x8/0,2x7/2x7,0/2x8 N");
  await expect(page.locator('[name="game"]')).toHaveValue("nsolo");
  await page.locator('[data-action="analyse"]').click();
  await expect(page.locator('[data-panel="analysis"]')).toBeVisible();
});

test("the position of the game on the board is set up, and the game waits", async ({ page }) => {
  await start(page, "gore");
  await page.locator('[data-hole="a1"]').click();
  await state(page, "turn");
  const position = (await page.locator("magomba-board").getAttribute("data-position")) ?? "";
  await page.evaluate(() => document.querySelector<HTMLElement>('.tools [data-action="editor"]')?.click());
  await state(page, "editor");
  await expect(board(page)).toHaveAttribute("data-position", position);
  await page.locator('[data-preset="empty"]').click();
  await page.locator('[data-preset="game"]').click();
  await expect(board(page)).toHaveAttribute("data-position", position);
  await hole(page, "b1").click();
  await page.locator('[data-action="back"]').click();
  await state(page, "turn");
  await expect(page.locator(".play magomba-board")).toHaveAttribute("data-position", position);
  await expect(page.locator(".play magomba-board")).toHaveAttribute("data-moves", "a1");
});

test(
  "the position's text and link are copied, and the link opens it",
  { tag: "@served" },
  async ({ page, context }) => {
    // What is copied is noted: a browser without a window may not let its clipboard be read.
    await page.addInitScript(() => {
      navigator.clipboard.writeText = (text) => {
        document.documentElement.dataset["copied"] = text;
        return Promise.resolve();
      };
    });
    const position = "tsoro:bonus=3 1,2x7/0x8/0x8/2x7,1 N";
    await open(page, position);
    await page.locator('[data-action="copy-text"]').click();
    await expect(page.locator('[data-copied="text"]')).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-copied", position);
    await page.locator('[data-action="copy-link"]').click();
    await expect(page.locator('[data-copied="link"]')).toBeVisible();
    const link = await page.locator("html").getAttribute("data-copied");
    const other = await context.newPage();
    await other.goto(link ?? "");
    await state(other, "turn");
    await expect(other.locator("magomba-board")).toHaveAttribute("data-position", position);
  },
);

test("a draft of nonsense in the storage does no harm", async ({ page }) => {
  await open(page, "<img src=x onerror=alert(1)>");
  await expect(board(page)).toHaveAttribute("data-position", /^tsoro /);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  const tag = viewport.width === 360 || viewport.width === 1440 ? [] : ["@long"];
  test(`nothing overflows and axe finds nothing, ${viewport.width} wide`, { tag }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    for (const [colorScheme, position] of [
      ["light", "gore:trade=no 6x4/5x4 S nnnn/nnnn 0,0 - SN"],
      ["dark", "tsoro 2x21/0x21/0x21/2x21 S"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await openPosition(page, "gore 6x4/6x4 S nnnn/ssss 0,0 - -");
      await page.evaluate((text) => {
        localStorage.setItem("magomba.editor", text);
      }, position);
      await page.goto("./?editor=");
      await state(page, "editor");
      await fits(page);
      await clean(page);
      await showFields(page);
      await fits(page);
      await clean(page);
    }
  });
}

async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide = [
      ...document.querySelectorAll("#app button, #app input, #app select, #app h1, #app h2, #app p"),
    ].filter((each) => {
      const { left, right, width: own } = each.getBoundingClientRect();
      return own > 1 && each.closest("magomba-board") === null && (left < -1 || right > width + 1);
    });
    return [
      document.documentElement.scrollWidth > width ? "the page" : "",
      ...wide.map((each) => `${each.tagName} ${each.className} ${each.textContent}`),
    ].filter((each) => each !== "");
  });
  expect(over).toEqual([]);
}

async function clean(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
}
