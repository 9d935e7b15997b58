// The built page opens under a sub-path, quietly: no error, no warning, no request to anyone else.
import { expect, state, test } from "./helpers.ts";

test("the page opens without an error, a warning or a request elsewhere", { tag: "@everywhere" }, async ({ page }) => {
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.url()));
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    const there = url.protocol.startsWith("http") ? url.hostname === "127.0.0.1" : !url.href.startsWith("file:");
    // Of a file there is nothing but the file.
    if (!there && !url.pathname.endsWith("/dist/magomba.html")) elsewhere.push(url.href);
  });
  await page.goto("./");
  await state(page, "menu");
  await page.waitForLoadState("networkidle");
  expect(failed).toEqual([]);
  expect(elsewhere).toEqual([]);
});
