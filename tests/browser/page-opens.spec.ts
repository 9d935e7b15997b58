// The built page opens under a sub-path, quietly: no error, no warning, no request to anyone else.
import { expect, test } from "@playwright/test";

test("the page opens without an error, a warning or a request elsewhere", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.hostname !== "127.0.0.1") elsewhere.push(url.href);
  });

  await page.goto("./");
  await expect(page.locator("html")).toHaveAttribute("data-state", "menu");
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
  expect(elsewhere).toEqual([]);
});
