// Languages: which one a visitor gets, changing it in the midst of a game, and how the page bears long and mirrored text.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { cutText, foreignText } from "./cut-text.ts";
import { expect, needs, settings, state, test } from "./helpers.ts";

const PSEUDO = ["qps-long", "qps-rtl"];
const LOCALES = readdirSync(fileURLToPath(new URL("../../web/locales", import.meta.url)));
const select = (page: Page) => page.locator("#set-language, #menu-language");
const board = (page: Page) => page.locator("magomba-board");
const html = (page: Page) => page.locator("html");

async function open(page: Page, action: string): Promise<void> {
  const more = page.locator('.tools [data-action="more"]');
  const tool = page.locator(`.tools [data-action="${action}"]`);
  if (!(await tool.isVisible())) await more.click();
  await tool.click();
}

async function keep(page: Page, language: string): Promise<void> {
  await page.addInitScript((code) => {
    if (localStorage.getItem("magomba.language") === null) localStorage.setItem("magomba.language", code);
  }, language);
}

test("the address asks for a language, and goes on asking when a position is left", async ({ page }) => {
  await page.goto("./?lang=qps-rtl&position=kimasai%20x");
  await state(page, "menu");
  await expect(html(page)).toHaveAttribute("lang", "qps-rtl");
  await expect(html(page)).toHaveAttribute("dir", "rtl");
  // What no position is, is told in the language of the page.
  await expect(page.locator('[data-notice="position"]')).toContainText("\u202E");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn|thinking|animating");
  expect(new URL(page.url()).search).toBe("?lang=qps-rtl");
  await page.reload();
  await expect(html(page)).toHaveAttribute("lang", "qps-rtl");
});

test("what was chosen before comes before what the browser wants, and the address before both", async ({ page }) => {
  await keep(page, "en");
  await page.goto("./");
  await state(page, "menu");
  await expect(html(page)).toHaveAttribute("lang", "en");
  await page.goto("./?lang=qps-long");
  await state(page, "menu");
  await expect(html(page)).toHaveAttribute("lang", "qps-long");
  expect(await page.evaluate(() => localStorage.getItem("magomba.language"))).toBe("en");
});

for (const code of LOCALES) {
  test(`a browser that wants ${code} gets it`, { tag: "@served" }, async ({ browser, baseURL }) => {
    needs("a language of the browser's");
    const context = await browser.newContext({ locale: code, ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await page.goto("./");
    await state(page, "menu");
    await expect(html(page)).toHaveAttribute("lang", code);
    await context.close();
  });
}

test(
  "a browser that wants none of the languages gets English, and so does an address that asks for none",
  { tag: "@served" },
  async ({ browser, baseURL }) => {
    needs("a language of the browser's");
    const context = await browser.newContext({ locale: "ja-JP", ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await page.goto("./?lang=%3Cb%3E");
    await state(page, "menu");
    await expect(html(page)).toHaveAttribute("lang", "en");
    await expect(html(page)).toHaveAttribute("dir", "ltr");
    await context.close();
  },
);

test("one language is loaded, and no other", { tag: "@served" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("./");
  await state(page, "menu");
  await expect.poll(() => asked.filter((url) => url.includes("/words-")).length).toBeGreaterThan(2);
  expect(asked.filter((url) => url.includes("/words-") && !url.includes("/words-en-"))).toEqual([]);
});

test(
  "a change of the language in the midst of a game keeps the game, and the choice is kept",
  { tag: "@everywhere" },
  async ({ page }) => {
    await settings(page, { speed: "at-once" });
    await page.goto("./?lang=qps-long");
    await state(page, "menu");
    await page.locator('[data-game="kimasai"]').click();
    await page.locator('[name="north"]').selectOption("person");
    await page.locator('[data-action="start"]').click();
    await state(page, "turn");
    await page.locator("[data-startable]").first().click();
    await state(page, "turn");
    const moves = await board(page).getAttribute("data-moves");
    expect(moves).not.toBe("");
    // A word on a touch is said anew, too.
    await page.locator('[data-hole="a1"]').click();
    await expect(page.locator("#prompt .note")).not.toContainText("North");
    await open(page, "settings");
    await select(page).selectOption("en");
    await expect(html(page)).toHaveAttribute("lang", "en");
    await expect(page.locator("#preferences-title")).toHaveText("Settings");
    await expect(page.locator("#prompt-heading")).toHaveText("North to move");
    await expect(page.locator("#prompt .note")).toHaveText("a1 is South's.");
    await expect(page.locator('[data-hole="a1"]')).toHaveAttribute("aria-label", /^a1, South, /);
    await expect(board(page)).toHaveAttribute("aria-label", "Bao la Kimasai board");
    await expect(board(page)).toHaveAttribute("data-moves", moves ?? "");
    await page.keyboard.press("Escape");
    await expect(page).toHaveTitle("Bao la Kimasai – Magomba");
    expect(new URL(page.url()).search).toBe("");
    expect(await page.evaluate(() => localStorage.getItem("magomba.language"))).toBe("en");
    await page.locator("[data-startable]").first().click();
    await expect(board(page)).toHaveAttribute("data-moves", new RegExp(`^${moves ?? ""} `));
  },
);

test.describe("words that do not come", { tag: "@served" }, () => {
  test.use({ allowed: [/Failed to load resource|net::/] });

  test("the page says so and stays in its language; a second choice works", async ({ page }) => {
    await page.goto("./?lang=qps-rtl");
    await state(page, "menu");
    // What is loaded when there is nothing to do has come.
    await page.waitForLoadState("networkidle");
    await page.route("**/words-*", (route) => route.abort());
    await select(page).selectOption("en");
    await expect(page.locator('[data-notice="language"]')).toContainText("English");
    await expect(html(page)).toHaveAttribute("lang", "qps-rtl");
    await expect(select(page)).toHaveValue("qps-rtl");
    await page.unroute("**/words-*");
    await select(page).selectOption("en");
    await expect(html(page)).toHaveAttribute("lang", "en");
    await expect(page.locator('[data-notice="language"]')).toHaveCount(0);
  });

  test("at the first visit the page says what to do", async ({ page }) => {
    await page.route("**/words-*", (route) => route.abort());
    await page.goto("./");
    await state(page, "error");
    await expect(page.locator(".late")).toBeVisible();
  });

  test("a part that does not come is told of, and comes when it is asked for again", async ({ page }) => {
    let broken = true;
    await page.route("**/words-*-rules-*", (route) => (broken ? route.abort() : route.continue()));
    await page.goto("./");
    await state(page, "menu");
    await page.locator('[name="north"]').selectOption("person");
    await page.locator('[data-action="start"]').click();
    await state(page, "turn");
    await open(page, "rules");
    await expect(page.locator('[data-notice="piece"]')).toBeVisible();
    broken = false;
    await open(page, "rules");
    await expect(page.locator('[data-action="whole-rules"]')).toBeVisible();
    await expect(page.locator('[data-notice="piece"]')).toHaveCount(0);
  });
});

test("the board is never mirrored", { tag: "@everywhere" }, async ({ page }) => {
  const places = async (language: string): Promise<number[]> => {
    await page.goto(
      `./?lang=${language}&position=${encodeURIComponent("tsoro:heads=1,bonus=3 3,2x7/0x8/0x8/2x7,3 S")}`,
    );
    await state(page, "turn");
    return page.locator("magomba-board").evaluate((element) =>
      ["a1", "a8", "d1"].map((hole) => {
        const box = element.querySelector(`[data-hole="${hole}"]`)?.getBoundingClientRect();
        return Math.round((box?.x ?? 0) - element.getBoundingClientRect().x);
      }),
    );
  };
  const english = await places("en");
  expect(await places("qps-rtl")).toEqual(english);
});

test("nothing on the page is said but by messages", async ({ page }) => {
  await settings(page, { speed: "at-once" });
  await page.goto("./");
  await state(page, "menu");
  expect((await foreignText(page)).length, "English is seen as English").toBeGreaterThan(20);
  for await (const name of screens(page, "qps-long")) expect.soft(await foreignText(page), name).toEqual([]);
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [number, code] of [...LOCALES, ...PSEUDO].entries()) {
    test(`no text is cut off or too wide in ${code}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: number % 2 === 0 ? "light" : "dark" });
      await settings(page, { speed: "at-once" });
      for await (const name of screens(page, code)) {
        expect.soft(await cutText(page), name).toEqual([]);
        // Pseudo-languages are none: axe-core would say so of each.
        if (LOOKED_AT.has(name) && !PSEUDO.includes(code))
          expect.soft(await findings(page), `axe-core: ${name}`).toEqual([]);
      }
    });
  }
});

/** What axe-core looks at in every language; it sees all screens in English (axe.spec.ts). */
const LOOKED_AT: ReadonlySet<string> = new Set(["start screen", "turn", "settings", "analysis"]);

/** Leads through the page in a language; each name that it gives is a screen that is on. */
async function* screens(page: Page, language: string): AsyncGenerator<string> {
  await page.goto(`./?lang=${language}`);
  await state(page, "menu");
  yield "start screen";
  for (const game of ["nsolo", "gore", "kimasai"]) {
    await page.locator(`[data-game="${game}"]`).click();
    yield `start screen with ${game}`;
  }
  await page.locator('[name="south"]').selectOption("timed");
  yield "a time for each move";
  await page.locator('[name="south"]').selectOption("person");
  await page.locator('[data-game="tsoro"]').click();
  await page.locator('[name="north"]').selectOption("person");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  yield "turn";
  if (await page.locator(".only-narrow").isVisible()) {
    await page.locator('[data-action="more"]').click();
    yield "tools";
    await page.keyboard.press("Escape");
  }
  await open(page, "settings");
  await expect(page.locator("#preferences-title")).toBeVisible();
  yield "settings";
  await page.keyboard.press("Escape");
  for (const panel of ["moves", "rules"] as const) {
    await open(page, panel);
    await expect(page.locator("#panel-title")).toBeVisible();
    if (panel === "rules") await expect(page.locator('[data-action="whole-rules"]')).toBeVisible();
    yield panel;
    await page.keyboard.press("Escape");
  }
  await open(page, "resign");
  yield "resigning";
  await page.locator('#prompt [data-action="keep-playing"]').click();
  await open(page, "analysis");
  await expect(page.locator(".line-move").first()).toBeVisible();
  yield "analysis";
  for (const wish of ["rules=tsoro", "lessons=gore", "print=nsolo"]) {
    await page.goto(`./?${wish}&lang=${language}`);
    await expect(page.locator("#screen-title")).toBeVisible();
    yield wish;
  }
}
