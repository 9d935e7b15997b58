// Games in links: what is sent is what is opened, two devices play by turns, and whatever else an address holds does no harm.
import type { Browser, Page } from "@playwright/test";
import jsQR from "jsqr";
import { deflateRawSync } from "node:zlib";
import { findings } from "./axe.ts";
import { asked, expect, needs, openPosition, settings, start, state, test } from "./helpers.ts";

const GAME = "gore";

/** A fragment round whatever content. */
function fragment(content: string | Uint8Array, version = "1"): string {
  return `#game=${version}.${deflateRawSync(content).toString("base64url")}`;
}

/** A fragment with a record of Goré. */
function record(moves: string, tags = "", cursor = moves === "" ? 0 : moves.split(" ").length): string {
  return fragment(`${cursor}\n[Game "gore"]\n[Result "*"]\n${tags === "" ? "" : `${tags}\n`}\n${moves}\n`);
}

/** The page of another device. */
async function elsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await settings(page, { speed: "at-once" });
  return page;
}

/** Opens the panel with the link, if it is not open, and reads the link. */
async function linkOf(page: Page): Promise<string> {
  const field = page.locator("#link-text");
  // It opens by itself after a move, once it is loaded: a press at that moment would close it.
  await page.evaluate(() => {
    if (document.querySelector('.play[data-panel="link"]') === null)
      document.querySelector<HTMLElement>('#prompt [data-action="link"], .tools [data-action="link"]')?.click();
  });
  await expect(field).toHaveValue(/#game=1\./);
  return field.inputValue();
}

/** Presses a button that may be in the list of tools. */
async function press(page: Page, action: string): Promise<void> {
  await page.evaluate(
    (name) =>
      document.querySelector<HTMLElement>(`#prompt [data-action="${name}"], .tools [data-action="${name}"]`)?.click(),
    action,
  );
}

const moves = (page: Page): Promise<string | null> => page.locator("magomba-board").getAttribute("data-moves");
const kept = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("magomba.game"));

test("a game goes to and fro between two devices", async ({ page, browser }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await start(page, GAME, { north: "link" });
  await page.locator('[data-hole="a1"]').click();
  await state(page, "turn");
  expect(await asked(page)).toBe("away");
  await expect(page.locator(".link-panel")).toBeVisible();
  const first = await linkOf(page);

  const other = await elsewhere(browser);
  await other.goto(first);
  await state(other, "turn");
  expect(await moves(other)).toBe("a1");
  await expect(other.locator("#prompt h2")).toContainText("North");
  await other.locator("[data-startable]").first().click();
  await state(other, "turn");
  expect(await asked(other)).toBe("away");
  const second = await linkOf(other);
  expect(second).not.toBe(first);
  const played = await moves(other);

  // The answer is opened in the page that waits for it.
  await page.goto(second);
  await expect.poll(() => moves(page)).toBe(played);
  await state(page, "turn");
  expect(await asked(page)).toBe("turn");
  await expect(page.locator('[data-notice="link"]')).toContainText("North");
  expect(page.url()).not.toContain("#game");
  expect(await kept(page)).toContain(played?.split(" ").join(" ") ?? "");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  const third = await linkOf(page);

  // This time in a new tab, while the old one is open.
  const tab = await other.context().newPage();
  await settings(tab, { speed: "at-once" });
  await tab.goto(third);
  await state(tab, "turn");
  expect((await moves(tab))?.split(" ")).toHaveLength(3);
  await expect(other.locator('[data-notice="other-tab"]')).toBeVisible();

  // Whoever opens their own link has their own game before them.
  await page.goto(third);
  await state(page, "turn");
  expect(await asked(page)).toBe("away");
  expect(requests.some((url) => url.includes("game="))).toBe(false);
  await other.context().close();
});

test("a link that is not how the game goes on leaves it alone, and opens beside it", async ({ page, browser }) => {
  await start(page, GAME, { north: "link" });
  await page.locator('[data-hole="a1"]').click();
  await state(page, "turn");
  const first = await linkOf(page);
  const other = await elsewhere(browser);
  await other.goto(first);
  await state(other, "turn");
  await other.locator("[data-startable]").first().click();
  await state(other, "turn");
  const answer = await linkOf(other);
  await other.context().close();

  // Meanwhile South takes the move back and plays another one.
  await page.keyboard.press("Escape");
  await press(page, "undo");
  await page.locator('[data-hole="a2"]').click();
  await state(page, "turn");
  const mine = await kept(page);
  await page.goto(answer);
  const notice = page.locator('[data-notice="link"]');
  await expect(notice).toContainText("differ from the first move");
  expect(await moves(page)).toBe("a2");
  expect(await kept(page)).toBe(mine);
  await notice.getByRole("button", { name: "Keep mine" }).click();
  await expect(notice).toHaveCount(0);
  expect(await moves(page)).toBe("a2");

  await page.goto(answer);
  await notice.getByRole("button", { name: "Open the other one" }).click();
  await expect.poll(() => moves(page)).toMatch(/^a1 /);
  expect(await kept(page)).toBe(mine);
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  await page.locator('[data-notice="before"] .button').click();
  await expect.poll(() => moves(page)).toBe("a2");

  // A link from before.
  await page.goto(first.replace(/#.*/, "") + record("", '[GameId "none-of-mine"]'));
  await state(page, "turn");
  await expect(page.locator("[data-notice]")).toHaveCount(0);
});

test("an older link says so and offers the older game", async ({ page }) => {
  await start(page, GAME, { north: "link" });
  const first = await linkOf(page);
  await page.keyboard.press("Escape");
  await page.locator('[data-hole="a1"]').click();
  await state(page, "turn");
  await page.goto(first);
  const notice = page.locator('[data-notice="link"]');
  await expect(notice).toContainText("older");
  expect(await moves(page)).toBe("a1");
  await notice.getByRole("button", { name: "Open the older one" }).click();
  await expect.poll(() => moves(page)).toBe("");
});

test(
  "a link without a name opens at its cursor, for two people, and leaves the saved game alone",
  { tag: "@everywhere" },
  async ({ page }) => {
    await start(page, "kimasai");
    await page.locator("[data-startable]").first().click();
    await state(page, "turn");
    const before = await kept(page);
    await page.goto(`./${record("a1 b1 a1 b2", "", 2)}`);
    await expect(page.locator("h1")).toHaveText("Goré");
    await state(page, "turn");
    expect(await moves(page)).toBe("a1 b1");
    expect(await kept(page)).toBe(before);
    await press(page, "redo");
    expect(await kept(page)).toBe(before);
    await page.reload();
    await state(page, "turn");
    expect(await moves(page)).toBe("a1 b1");
    await page.locator("[data-startable]").first().click();
    await state(page, "turn");
    expect(await kept(page)).not.toBe(before);
    expect(page.url()).not.toContain("#game");
    await page.locator('[data-notice="before"] .button').click();
    await expect(page.locator("h1")).toHaveText("Bao la Kimasai");
  },
);

const BOMB = fragment(new Uint8Array(15_000_000));
for (const [name, text, words] of [
  ["nothing", "#game=", "damaged"],
  ["markup", "#game=1.<img src=x onerror=alert(1)>", "damaged"],
  ["a packed text that is none", fragment("hello"), "damaged"],
  ["markup in a record", fragment('0\n[Game "<img src=x onerror=alert(1)>"]\n'), "cannot be read"],
  ["a move that is not legal", record("a1 a1"), "cannot be read"],
  ["a cursor beyond the end", fragment('9\n[Game "gore"]\n[Result "*"]\n\n1. a1\n'), "cannot be read"],
  ["half a link", record("a1 b1").slice(0, -9), "damaged"],
  ["more than a link", `${record("a1")}AAAA`, "damaged"],
  ["a later version", fragment("whatever", "2"), "newer version"],
  ["a bomb", BOMB, "too long"],
  ["far too many letters", `#game=1.${"A".repeat(200_000)}`, "too long"],
] as const) {
  test(`${name} in an address is refused with a sentence`, async ({ page }) => {
    await page.goto(`./${text}`);
    await state(page, "menu");
    await expect(page.locator('[data-notice="link"]')).toContainText(words);
    expect(await page.locator("#app img").count()).toBe(0);
    expect(page.url()).not.toContain("#game");
  });
}

test("a bad link does not disturb the game on the screen", async ({ page }) => {
  await start(page, GAME);
  await page.locator('[data-hole="a1"]').click();
  await state(page, "turn");
  await page.goto("./#game=1.AAAA");
  await expect(page.locator('[data-notice="link"]')).toContainText("damaged");
  expect(await moves(page)).toBe("a1");
  await state(page, "turn");
});

test("the link's QR code is dark on light in every theme and says what the link says", async ({ page }) => {
  needs("forced colours");
  for (const scheme of ["light", "dark"] as const) {
    for (const forcedColors of ["none", "active"] as const) {
      await page.emulateMedia({ colorScheme: scheme, forcedColors });
      await openPosition(page, "gore 6x4/6x4 N nnnn/ssss 0,0 - -");
      const link = await linkOf(page);
      const qr = page.locator(".qr");
      await expect(qr).toHaveAttribute("aria-label", /QR/);
      const { path, size, fills } = await qr.evaluate((svg) => ({
        path: svg.querySelector("path")?.getAttribute("d") ?? "",
        size: Number(svg.getAttribute("viewBox")?.split(" ")[2]),
        fills: [...svg.children].map((child) => getComputedStyle(child).fill),
      }));
      expect(fills).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
      expect(jsQR(seen(path, size), size * 4, size * 4)?.data).toBe(link);
    }
  }
});

/** Paints a code as a camera would see it, four pixels for a module. */
function seen(path: string, size: number): Uint8ClampedArray {
  const width = size * 4;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = "", y = "", length = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * 4; row < (Number(y) + 1) * 4; row += 1) {
      const from = (row * width + Number(x) * 4) * 4;
      for (let at = from; at < from + Number(length) * 16; at += 4) pixels.set([0, 0, 0], at);
    }
  }
  return pixels;
}

test("the link is copied, shared, and taken from the field it is pasted into", async ({ page, context }) => {
  needs("a clipboard");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (what: ShareData) => {
        document.documentElement.dataset["shared"] = what.url ?? "";
        return Promise.resolve();
      },
    });
  });
  await start(page, GAME);
  const link = await linkOf(page);
  await page.locator('.link-panel [data-action="copy-link"]').click();
  await expect(page.locator('.link-panel [data-word="copied"]')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.locator('[data-action="share"]').click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", link);
  // From here on the other side is elsewhere.
  await page.locator('[data-action="go-on-by-link"]').click();
  expect(await asked(page)).toBe("away");
  const named = await linkOf(page);
  await page.locator("#link-paste").fill("see you");
  await page.locator('[data-action="paste"]').click();
  await expect(page.locator('.link-panel [data-word="paste-none"]')).toBeVisible();
  expect(named.length).toBeGreaterThan(link.length);
  await page
    .locator("#link-paste")
    .fill(`Look: ${new URL("./", page.url()).href}${record("a3", '[GameId "abcdefgh"]')}`);
  await page.keyboard.press("Enter");
  await expect.poll(() => moves(page)).toBe("a3");
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`axe finds nothing in the panel, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await start(page, GAME, { north: "link" });
    await page.locator('[data-hole="a1"]').click();
    await linkOf(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page)).toEqual([]);
    }
  });
}
