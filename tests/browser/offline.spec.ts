// The page can be installed, and after one visit it works without a connection: games, computer, languages, lessons.
import { fileURLToPath } from "node:url";
import { chance, expect, has, listen, needs, playOn, pointer, start, state, test } from "./helpers.ts";
import { keptWhole, openContext } from "./kept.ts";
import { SiteServer } from "./site-server.ts";

const dist = fileURLToPath(new URL("../../dist", import.meta.url));

test("after one visit everything works without a connection", async ({ browser }) => {
  test.slow();
  const server = await SiteServer.open(dist, "/some/where/");
  const context = await openContext(browser, server);
  const first = await context.newPage();
  await first.goto("./");
  await state(first, "menu");
  await keptWhole(first, dist);
  if (has("another window after the last one")) await first.close();

  server.up = false;
  const page = await context.newPage();
  const complaints = listen(page);
  for (const game of ["tsoro", "nsolo", "kimasai", "gore"]) {
    await start(page, game, { north: "computer", "north-level": "1" });
    await page.locator("[data-startable]").first().click();
    await playOn(page, pointer(page), chance(1), ["turn"]);
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+/);
    // The next one begins where nothing was played.
    await page.evaluate(() => {
      localStorage.clear();
    });
  }
  await page.goto("./?lang=sn");
  await state(page, "menu");
  await expect(page.locator("html")).toHaveAttribute("lang", "sn");
  await page.locator('[name="language"]').selectOption("ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (const screen of ["lessons=nsolo", "rules=gore", "puzzle=1", "print=tsoro", "editor", "games"]) {
    await page.goto(`./?${screen}`);
    await expect(page.locator("#screen-title"), screen).toBeVisible();
  }
  expect(complaints).toEqual([]);
  await context.close();
  server.close();
});

test(
  "at a root, with wasm served as something else, and no policy broken",
  { tag: "@everywhere" },
  async ({ browser }) => {
    const server = await SiteServer.open(dist);
    server.wasm = "application/octet-stream";
    const context = await openContext(browser, server);
    const page = await context.newPage();
    const complaints = listen(page);
    await start(page, "gore", { north: "computer", "north-level": "1" });
    await keptWhole(page, dist);
    // All addresses are relative: here the worker has the whole host, and the installed page begins at its root.
    expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope))).toBe(server.address);
    if (has("Chromium's own protocol")) {
      const { manifest } = await (await context.newCDPSession(page)).send("Page.getAppManifest");
      expect([manifest.startUrl, manifest.scope]).toEqual([server.address, server.address]);
    }
    server.up = false;
    await page.reload();
    await state(page, "turn");
    await page.locator("[data-startable]").first().click();
    await playOn(page, pointer(page), chance(1), ["turn"]);
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+/);
    // Nothing but the engine's word about its type: what the page's own policy forbids would be told here, too.
    expect(complaints.filter((text) => !text.includes("instantiateStreaming"))).toEqual([]);
    await context.close();
    server.close();
  },
);

test("Chromium finds nothing that is against installing it", async ({ browser }) => {
  needs("Chromium's own protocol");
  const server = await SiteServer.open(dist, "/some/where/");
  const context = await openContext(browser, server);
  const page = await context.newPage();
  await page.goto("./");
  await state(page, "menu");
  const client = await context.newCDPSession(page);
  const { data, errors } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // A headless browser's storage is as a private window's.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  interface Named {
    readonly src: string;
    readonly icons?: readonly Named[];
    readonly sizes: string;
    readonly name: string;
    readonly url: string;
  }
  const manifest = JSON.parse(data ?? "") as Record<"icons" | "screenshots" | "shortcuts", readonly Named[]>;
  const shortcuts = manifest.shortcuts.flatMap(({ icons }) => icons ?? []);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots, ...shortcuts]) {
    const real = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(real, src).toBe(sizes);
  }
  for (const { name, url } of manifest.shortcuts) {
    await page.goto(url);
    await state(page, "turn");
    await expect(page.locator("magomba-board")).toHaveAttribute("aria-label", `${name} board`);
  }
  await context.close();
  server.close();
});
