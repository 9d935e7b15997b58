// A kiosk in trouble: a page that fails, wrong values, words that do not come.
import { expect, needs, state, test } from "./helpers.ts";
import { KIOSK, touch, wait } from "./kiosk-visitor.ts";

test.describe("trouble", () => {
  test.use({
    allowed: [/in the address was passed over|thrown: Error: on purpose|starts anew/],
  });

  test("a page that fails starts anew; a wrong value makes no open page of a kiosk; still where nothing may move", async ({
    page,
  }) => {
    needs("media features beyond the colour scheme");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("./?kiosk=often&languages=sn,xx&staff=4711&columns=12");
    await state(page, "attract");
    await expect(page.locator("html")).toHaveAttribute("data-ui", "kiosk");
    await expect(page.locator("html")).toHaveAttribute("lang", "sn");
    // Two computers begin after less than a second where they may.
    await wait(page, 20);
    expect(await page.locator("magomba-board").getAttribute("data-moves")).toBe("");
    await page.evaluate(() => {
      Object.assign(globalThis, { before: true });
      queueMicrotask(() => {
        throw new Error("on purpose");
      });
    });
    await wait(page, 2).catch(() => undefined);
    await expect.poll(() => page.evaluate(() => "before" in globalThis).catch(() => true)).toBe(false);
    await state(page, "attract");
  });
});

test.describe("words that cannot be loaded", () => {
  test.use({ allowed: [/Failed to load|ERR_FAILED|NetworkError|Load failed|blocked/] });

  test("at the start: it tries until they can be", { tag: "@served" }, async ({ page }) => {
    await page.clock.install();
    await page.route("**/words-*", (route) => route.fulfill({ status: 503 }));
    await page.goto(KIOSK);
    await state(page, "error");
    await wait(page, 15);
    await state(page, "error");
    await page.unroute("**/words-*");
    await wait(page, 15).catch(() => undefined);
    await state(page, "attract");
  });

  test("of a language: is told on the choices, until the next one", async ({ page }) => {
    await page.goto(`${KIOSK}&languages=en,pt,fr&lang=en`);
    await state(page, "attract");
    await touch(page);
    await state(page, "language");
    await page.evaluate(() => {
      const { fetch } = globalThis;
      globalThis.fetch = () => Promise.reject(new TypeError("on purpose"));
      Object.assign(globalThis, { mend: () => Object.assign(globalThis, { fetch }) });
    });
    await page.locator('[data-language="pt"]').click();
    await state(page, "choose");
    await expect(page.locator(".kiosk-notice")).toBeVisible();
    await page.locator('[data-action="language"]').click();
    await expect(page.locator(".kiosk-notice")).toBeVisible();
    await page.evaluate("mend()");
    await page.locator('[data-language="en"]').click();
    await state(page, "choose");
    await expect(page.locator(".kiosk-notice")).toHaveCount(0);
  });
});
