// What the engine refuses is told in the language of the page, with no word of the engine's own English.
import type { Page } from "@playwright/test";
import { BONUS, expect, settings, state, test } from "./helpers.ts";

/** What a move that cannot be played and a position that cannot be read are told with, in each language. */
const SAID = {
  fr: {
    empty: "a2 est vide",
    text: "caractère 1 : attendu un trou comme a5, ou pass, offer:, accept, refuse ou resign, trouvé « zzz »",
    position: "caractère 25 : attendu la fin de la position, trouvé « W »",
    stones: "Sud a 60 pierres, mais commence avec 12 et n’en gagne jamais",
  },
  ar: {
    empty: "a2 فارغة",
    text: "الحرف 1: المتوقع حفرة مثل a5، أو pass أو offer: أو accept أو refuse أو resign، والموجود «zzz»",
    position: "الحرف 25: المتوقع نهاية الوضعية، والموجود «W»",
    stones: "عدد أحجار الجنوب هو 60، لكنه يبدأ بعدد 12 ولا يزيد عليه أبدًا",
  },
};

/** English words of the engine's sentences that are no notation. */
const ENGLISH = /\b(expected|found|character|empty|hole|the|end|stones|starts|is|has|line|move)\b/i;

/** The text of what is told, without the signs of direction; all spaces alike. */
async function textOf(page: Page, place: string): Promise<string> {
  const text = await page.locator(place).first().innerText();
  return text.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ");
}

async function type(page: Page, text: string): Promise<void> {
  const line = page.locator("#command-line");
  await line.fill(text);
  await line.press("Enter");
  await expect(page.locator(".command-log .typed").first()).toHaveText(text);
}

for (const [code, said] of Object.entries(SAID)) {
  test(`${code}: why a typed move cannot be played`, async ({ page }) => {
    await settings(page, { speed: "at-once" });
    await page.goto(`./?lang=${code}&position=${encodeURIComponent(BONUS)}`);
    await state(page, "turn");
    await page.locator('[data-hole="a6"]').focus();
    await page.keyboard.press("?");
    await expect(page.locator("#command-line")).toBeVisible();
    for (const [move, reason] of [
      ["a2", said.empty],
      ["zzz", said.text],
    ] as const) {
      await type(page, move);
      const text = await textOf(page, ".command-log li p");
      expect(text).toContain(reason);
      expect(text).not.toMatch(ENGLISH);
    }
  });

  test(`${code}: why a position of the address is none`, async ({ page }) => {
    for (const [position, reason] of [
      ["tsoro 2x6/0x6/0x6/2x6 S W", said.position],
      ["tsoro 2x6/0x6/0x6/10x6 S", said.stones],
    ] as const) {
      await page.goto(`./?lang=${code}&position=${encodeURIComponent(position)}`);
      await state(page, "menu");
      await expect(page.locator('[data-notice="position"]')).toBeVisible();
      const text = await textOf(page, '[data-notice="position"]');
      expect(text).toContain(reason);
      expect(text).not.toMatch(ENGLISH);
    }
  });
}

test.describe("without the words for it", { tag: "@served" }, () => {
  test.use({ allowed: [/net::ERR_FAILED/] });

  test("the engine's own sentence is shown", async ({ page }) => {
    await page.route("**/words-*-errors-*", (route) => route.abort());
    await page.goto("./?lang=fr&position=tsoro");
    await state(page, "menu");
    await expect(page.locator('[data-notice="position"]')).toContainText("expected the board");
  });
});
