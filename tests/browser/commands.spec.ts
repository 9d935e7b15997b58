// Typed moves, the reading of the board by keys and words, and whole games by nothing else.
import { asked, BONUS, chance, expect, holesWith, openPosition, start, state, test } from "./helpers.ts";
import type { Page } from "@playwright/test";

/** Types a line into the command box. */
async function type(page: Page, text: string): Promise<void> {
  const line = page.locator("#command-line");
  await line.fill(text);
  await line.press("Enter");
}

const said = (page: Page): ReturnType<Page["locator"]> => page.locator("#status");

test("letters on a hole read the row, what can start, what a move would do, the last move and the heaps", async ({
  page,
}) => {
  await openPosition(page, BONUS);
  await page.locator('[data-hole="a6"]').focus();
  await page.keyboard.press("r");
  await expect(said(page)).toContainText("Row a, South: 1, 0, 0, 0, 0, 2.");
  await page.keyboard.press("s");
  await expect(said(page)).toContainText("South can start from a6.");
  await page.keyboard.press("w");
  await expect(said(page)).toContainText("a6: 1 lap, ends at b5, captures 3 and lets you take more.");
  await page.keyboard.press("l");
  await expect(said(page)).toContainText("No moves yet.");
  await page.keyboard.press("t");
  await expect(said(page)).toContainText(/North has taken \d+ stones/);
  // Nothing of it was a move.
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "");
});

test("? opens the command box, which takes moves, answers and words, and says why not", async ({ page }) => {
  await openPosition(page, BONUS);
  await page.keyboard.press("?");
  await expect(page.locator("#panel-title")).toBeFocused();
  await type(page, "b1");
  await expect(page.locator(".command-log li").first()).toContainText("“b1” cannot be played:");
  await type(page, "<img src=x onerror=alert(1)>");
  await expect(page.locator(".command-log .typed").first()).toHaveText("<img src=x onerror=alert(1)>");
  await expect(page.locator("#panel img")).toHaveCount(0);
  await type(page, "row d");
  await expect(page.locator(".command-log li").first()).toContainText("Row d, North: 2, 3, 0, 0, 1, 0.");
  await type(page, "what a6");
  await expect(page.locator(".command-log li").first()).toContainText("captures 3");
  await type(page, "A6");
  await state(page, "choice");
  await type(page, "d1,c2");
  await state(page, "turn|over");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "a6xc2,d1");
  await expect(page.locator("#command-line")).toBeFocused();
  await type(page, "undo");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "");
  // A whole move with its bonus at once.
  await type(page, "a6xc2,d2");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^a6x/);
  await type(page, "x".repeat(350));
  await expect(page.locator(".command-log li").first()).toContainText("too long");
  await page.keyboard.press("Escape");
  await expect(page.locator("#panel")).toHaveCount(0);
});

test("a question mark that is typed is one", async ({ page }) => {
  await openPosition(page, BONUS);
  await page.keyboard.press("?");
  await page.locator("#command-line").focus();
  await page.keyboard.type("what?");
  await expect(page.locator("#command-line")).toHaveValue("what?");
});

for (const game of ["tsoro", "nsolo", "kimasai", "gore"]) {
  test(`a whole game of ${game} by typed moves and the board's buttons alone`, async ({ page }) => {
    test.setTimeout(240_000);
    const columns = game === "tsoro" ? { columns: "6" } : game === "nsolo" ? { columns: "8" } : {};
    await start(page, game, columns);
    await page.keyboard.press("?");
    const pick = chance(game.length);
    const anyOf = (names: readonly string[]): string => names[pick(names.length)] ?? "";
    for (let ply = 0; ; ply += 1) {
      expect(ply).toBeLessThan(1500);
      await state(page, "turn|choice|over");
      const kind = (await asked(page)) ?? "";
      if (kind === "over") break;
      if (kind === "turn") await type(page, anyOf(await holesWith(page, "data-startable")));
      else if (kind === "head") await type(page, pick(2) === 0 ? "stop" : "|");
      else if (kind === "holes" || kind === "stones") {
        const from = anyOf(await holesWith(page, "data-pickable"));
        // What may be taken at the least is not known here: one hole's stones, or none.
        await type(page, kind === "stones" ? `${from}:1` : from);
        if ((await asked(page)) === kind) await type(page, "none");
      } else if (kind === "pass") await type(page, "pass");
      else throw new Error(`a prompt that typing does not know: ${kind}`);
    }
    await expect(said(page)).toContainText(/has won|A draw/, { timeout: 30_000 });
  });
}
