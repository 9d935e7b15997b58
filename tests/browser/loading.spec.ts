// Slow and failed loads: never an empty page, always a way on. The failures themselves are provoked.
import { expect, needs, state, test } from "./helpers.ts";

test("a slow engine: the page says so, and goes on when it comes", async ({ page }) => {
  await page.route("**/*.wasm", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 7000));
    await route.continue();
  });
  await page.goto("./");
  await expect(page.locator("#main")).toContainText("Loading");
  await expect(page.locator('[role="alert"]')).toContainText("Still loading", { timeout: 8000 });
  await state(page, "menu");
});

test.describe("an engine that does not load", () => {
  test.use({ allowed: [/Failed to load resource|net::|instantiateStreaming|MIME|preload/] });

  test("the page says what to do, and a second try works", async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("./");
    await state(page, "error");
    await expect(page.locator('[role="alert"]')).toContainText("could not be loaded");
    await expect(page.locator('[role="alert"]')).toContainText("try again");
    await page.locator('[data-action="retry"]').click();
    await state(page, "error");
    await page.unroute("**/*.wasm");
    await page.locator('[data-action="retry"]').click();
    await state(page, "menu");
  });

  test("an engine that is no engine", async ({ page }) => {
    await page.route("**/*.wasm", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<p>sorry" }),
    );
    await page.goto("./");
    await state(page, "error");
  });

  test("without the script there is still text", async ({ page }) => {
    await page.route("**/app-*.js", (route) => route.abort());
    await page.goto("./");
    await expect(page.locator("#main h1")).toHaveText("Magomba");
    await expect(page.locator(".late")).toBeVisible({ timeout: 12_000 });
  });
});

test("without JavaScript the page says that it needs it", async ({ browser, baseURL }) => {
  needs("a browser without scripts");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? "");
  await expect(page.locator("noscript p")).toBeVisible();
  await context.close();
});
