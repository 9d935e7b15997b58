// Two versions of the site, served one after the other: a page is always of one of them, whole, and never changes by itself.
import { readdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, has, start, state, test } from "./helpers.ts";
import { finishGame } from "./kiosk-visitor.ts";
import { kept, keptWhole, openContext, versionOf } from "./kept.ts";
import { ANEW, buildAnew } from "./second-build.ts";
import { filesOf, SiteServer } from "./site-server.ts";

const old = fileURLToPath(new URL("../../dist", import.meta.url));
let anew = "";

// One build serves both.
test.describe.configure({ mode: "serial" });
test.beforeAll(() => {
  anew = buildAnew();
});
test.afterAll(() => {
  rmSync(dirname(anew), { recursive: true, force: true });
});

/** Has the browser look for a new version, as it does by itself with each visit; false when none could be had. */
async function look(page: Page): Promise<boolean> {
  // A worker that hears of a page while it is to give way goes half a minute later, and never where it is watched as here.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBeGreaterThan(0);
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const coming = registration.installing ?? registration.waiting;
    if (coming === null) return true;
    return new Promise((resolve) => {
      const follow = (): void => {
        if (coming.state === "activated" || coming.state === "redundant") resolve(coming.state === "activated");
      };
      coming.addEventListener("statechange", follow);
      follow();
    });
  });
}

test("a new version is offered, and no page is of both", async ({ browser }) => {
  test.slow();
  const server = await SiteServer.open(old, "/some/where/");
  // What is asked for and is not there answers with a page: nothing of it may be taken for the file.
  server.missing = "a page";
  const context = await openContext(browser, server);
  const page = await context.newPage();
  await start(page, "kimasai");
  await keptWhole(page, old);
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  const board = page.locator("magomba-board");
  const moves = (await board.getAttribute("data-moves")) ?? "";
  const version = await versionOf(page);

  // Offline in between, then the other version: the old files are gone from the server.
  server.up = false;
  await look(page);
  server.up = true;
  server.site = anew;
  expect(await look(page)).toBe(true);
  const notice = page.locator('[data-notice="version"]');
  await expect(notice).toContainText("A new version is ready");
  expect(await versionOf(page)).toBe(version);

  // The open page goes on with its own files: a language and a screen that it has not shown yet.
  await page.locator('.tools [data-action="settings"]').click();
  await page.locator('#preferences [name="language"]').selectOption("fr");
  await expect(notice).toContainText("nouvelle version");
  await page.locator('#preferences [name="language"]').selectOption("en");
  await page.keyboard.press("Escape");
  await page.locator("[data-startable]").first().click();
  await expect(board).not.toHaveAttribute("data-moves", moves);

  // Another tab is of the new version, without a connection, too.
  server.up = false;
  const other = await context.newPage();
  await other.goto("./?rules=gore");
  await expect(other.getByRole("button", { name: ANEW })).toBeVisible();
  expect(await versionOf(other)).not.toBe(version);
  await expect(other.locator('[data-notice="version"]')).toHaveCount(0);
  expect(await kept(other)).toEqual(expect.arrayContaining([...filesOf(old), ...filesOf(anew)]));

  // Accepted: the game goes on in the new version, and what is left of the old one is thrown away.
  const before = (await board.getAttribute("data-moves")) ?? "";
  const accept = notice.getByRole("button", { name: "Load it now" });
  await (has("a click on what leads away") ? accept.click() : accept.dispatchEvent("click"));
  await expect(page.locator("html")).not.toHaveAttribute("data-version", version ?? "");
  await state(page, "turn");
  await expect(board).toHaveAttribute("data-moves", before);
  await keptWhole(page, anew);
  await context.close();
  server.close();
});

test("half a version is none, and an older one can come back", async ({ browser }) => {
  test.slow();
  const server = await SiteServer.open(old);
  server.missing = "a page";
  const context = await openContext(browser, server);
  const page = await context.newPage();
  await page.goto("./");
  await state(page, "menu");
  await keptWhole(page, old);
  const version = await versionOf(page);
  const startsAs = async (name: string): Promise<void> => {
    await page.reload();
    await state(page, "menu");
    await expect(page.locator('[data-action="start"]')).toContainText(name);
  };

  // A piece of the new version is not there yet: it is not taken, with a connection or without.
  const there = new Set(readdirSync(old));
  server.site = anew;
  server.lost = readdirSync(anew).find((name) => name.startsWith("words-en-rules-") && !there.has(name)) ?? "none";
  expect(await look(page)).toBe(false);
  await startsAs("Play");
  server.up = false;
  await startsAs("Play");
  expect(await versionOf(page)).toBe(version);

  // It is there: the next start is of the new version.
  server.up = true;
  server.lost = null;
  expect(await look(page)).toBe(true);
  await startsAs(ANEW);
  await keptWhole(page, anew);

  // The server goes back to the old version.
  server.site = old;
  expect(await look(page)).toBe(true);
  await startsAs("Play");
  expect(await versionOf(page)).toBe(version);
  await context.close();
  server.close();
});

test("a kiosk takes a new version when nobody plays, and asks nobody", async ({ browser }) => {
  test.slow();
  const server = await SiteServer.open(old);
  const context = await openContext(browser, server);
  const page = await context.newPage();
  await page.goto("./?kiosk=1&speed=at-once&lang=en");
  await state(page, "attract");
  await keptWhole(page, old);
  const version = (await versionOf(page)) ?? "";
  await page.locator('[data-action="begin"]').click();
  await state(page, "language");
  server.site = anew;
  expect(await look(page)).toBe(true);
  await page.locator('[data-language="en"]').click();
  await page.locator('[data-together="1"]').click();
  await page.locator('.card[data-game="gore"]').click();
  await finishGame(page);
  await expect(page.locator(".notice")).toBeHidden();
  expect(await versionOf(page)).toBe(version);
  // The visitor goes.
  await page.locator('[data-action="finish"]').click();
  await expect(page.locator("html")).not.toHaveAttribute("data-version", version);
  await state(page, "attract");
  await context.close();
  server.close();
});
