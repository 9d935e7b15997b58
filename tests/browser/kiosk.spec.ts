// The page as a museum's kiosk: waits, plays, clears up, counts, lets only its staff in.
import { findings } from "./axe.ts";
import { cutText } from "./cut-text.ts";
import { serveHost } from "./embed-host.ts";
import { expect, has, needs, SEALED, state, test } from "./helpers.ts";
import { COUNTDOWN, counts, finishGame, KIOSK, QUIET, touch, wait } from "./kiosk-visitor.ts";

test.beforeEach(async ({ page }) => {
  // Firefox without a window ends where Escape leaves it; in WebKit Escape does no more than that.
  if (has("a full screen")) return;
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => false });
  });
});

test("a visit: any touch starts, language, game, still there?, and nothing of it is left", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${KIOSK}&lang=en`);
  const address = page.url();
  await state(page, "attract");
  await expect(page.locator(".attract-board")).toHaveAttribute("inert", "");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /\w/);
  expect(await findings(page)).toEqual([]);
  // The caption goes on from language to language.
  const caption = await page.locator(".attract-card").getAttribute("lang");
  await wait(page, 7);
  await expect(page.locator(".attract-card")).not.toHaveAttribute("lang", caption ?? "");

  await touch(page);
  await state(page, "language");
  expect(await findings(page)).toEqual([]);
  const arabic = page.locator('[data-language="ar"]');
  await expect(arabic).toHaveAttribute("dir", "rtl");
  await arabic.click();
  await state(page, "choose");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await findings(page)).toEqual([]);
  await page.locator('[data-together="1"]').click();
  await page.locator('.card[data-game="nsolo"]').click();
  await state(page, "turn");
  // Nothing leads out of the game or into what visitors may break.
  await expect(page.locator("a, input, select, [data-action=settings], [data-action=link]")).toHaveCount(0);
  const stays = await page.evaluate(() =>
    ["contextmenu", "selectstart", "dragstart"].map((name) => {
      const event = new Event(name, { bubbles: true, cancelable: true });
      document.getElementById("prompt")?.dispatchEvent(event);
      return event.defaultPrevented;
    }),
  );
  expect(stays).toEqual([true, true, true]);
  await page.locator('[data-action="help"]').click();
  await expect(page.locator("#kiosk-dialog h3").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.locator("#kiosk-dialog")).toBeHidden();
  await page.locator("[data-startable]").first().click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /\w/);
  const moves = await page.locator("magomba-board").getAttribute("data-moves");

  // Another language in the midst of it: the game waits.
  await page.locator('[data-action="language"]').click();
  await page.locator('[data-language="sw"]').click();
  await state(page, "turn");
  expect(await page.locator("magomba-board").getAttribute("data-moves")).toBe(moves);
  if (has("a way back that ends")) await page.goBack().catch(() => null);
  await state(page, "turn");

  // A date that is set back is nothing. One that leaps may be a sleep that stopped the page's own clock: it is asked.
  await page.clock.setSystemTime(new Date("2021-01-01T00:00:00"));
  await wait(page, 2);
  await expect(page.locator(".still")).toBeHidden();
  await page.clock.setSystemTime(new Date("2031-01-01T00:00:00"));
  await wait(page, 2);
  await expect(page.locator(".still")).toBeVisible();
  await touch(page);
  await expect(page.locator(".still")).toBeHidden();
  // Time without a touch is something.
  await wait(page, QUIET);
  await expect(page.locator(".still-left")).toHaveText(/^1\d$/);
  await expect(page.locator("#kiosk-dialog")).toHaveRole("alertdialog");
  expect(await findings(page)).toEqual([]);
  await touch(page);
  await expect(page.locator(".still")).toBeHidden();
  // The touch was an answer, and no move.
  expect(await page.locator("magomba-board").getAttribute("data-moves")).toBe(moves);
  await wait(page, QUIET + 1);
  await expect(page.locator(".still")).toBeVisible();
  await wait(page, COUNTDOWN - 4);
  await expect(page.locator("[data-told]")).toHaveText(/\d/);
  await wait(page, 5);
  await state(page, "attract");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["magomba.kiosk-counts"]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect((await counts(page)).all).toEqual({
    visits: 1,
    begun: 1,
    finished: 0,
  });

  // A device that wakes after a night has nobody before it.
  await touch(page);
  await state(page, "language");
  await page.clock.fastForward("08:00:00");
  await state(page, "attract");
});

test("a finished game goes home by QR code, is counted, and the count outlasts the power", async ({
  page,
  baseURL,
}) => {
  await page.goto(`${KIOSK}&game=tsoro&columns=6&languages=fr&home=https://play.example/magomba`);
  await state(page, "attract");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.locator('[data-action="begin"]').click();
  // One language, one game: nothing is to be chosen.
  await state(page, "turn|thinking");
  await page.locator('[data-action="games"]').click();
  await page.locator('[data-together="1"]').click();
  await page.locator(".card").click();
  await state(page, "turn");
  await finishGame(page);
  await expect(page.locator(".kiosk-end .qr")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const link = (await page.locator("[data-link]").getAttribute("data-link")) ?? "";
  expect(link).toMatch(/^https:\/\/play\.example\/magomba#game=1\./);
  const moves = await page.locator("magomba-board").getAttribute("data-moves");
  expect((await counts(page)).all).toEqual({
    visits: 1,
    begun: 2,
    finished: 1,
  });
  await page.locator('[data-action="finish"]').click();
  await state(page, "attract");
  await page.reload();
  await state(page, "attract");
  expect((await counts(page)).all).toEqual({
    visits: 1,
    begun: 2,
    finished: 1,
  });
  // On the phone.
  await page.goto(`${baseURL ?? ""}${link.slice(link.indexOf("#"))}`);
  await state(page, "over");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", moves ?? "");
});

test("staff come in by a code, read the counts and set them to zero; visitors do not", async ({
  page,
  browserName,
}) => {
  test.slow(browserName !== "chromium", "each key and touch takes its time there");
  await page.addInitScript(() => {
    if (localStorage.length === 0)
      localStorage.setItem("magomba.kiosk-counts", '{"all":{"visits":7,"begun":5},"days":[');
  });
  await page.clock.install();
  await page.goto(KIOSK);
  await state(page, "attract");
  const dialog = page.locator("#kiosk-dialog");
  const enter = async (code: string): Promise<void> => {
    for (const digit of code) await page.locator(`[data-key="${digit}"]`).click();
    await page.locator('[data-key="enter"]').click();
  };
  // Three seconds on the corner, whatever another finger does meanwhile; less is a touch like any other.
  const finger = (type: string, pointerId: number, at: number): Promise<void> =>
    page.evaluate(
      ([type, pointerId, at]) => {
        const where = { pointerId, clientX: at, clientY: at, bubbles: true, pointerType: "touch" };
        document.body.dispatchEvent(new PointerEvent(type, where));
      },
      [type, pointerId, at] as const,
    );
  await finger("pointerdown", 11, 20);
  await wait(page, 2);
  await finger("pointerdown", 12, 300);
  await finger("pointermove", 12, 200);
  await wait(page, 1.1);
  await expect(dialog).toBeVisible();
  await finger("pointerup", 12, 300);
  await finger("pointerup", 11, 20);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.mouse.move(20, 20);
  await page.mouse.down();
  await wait(page, 3.1);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await enter("4711");
  await enter("4712");
  await expect(dialog.locator("[role=status]")).not.toBeEmpty();
  await enter("4711");
  await enter("4711");
  await expect(page.locator(".counts")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // The text was broken: it counts as nothing.
  await expect(page.locator(".counts tbody tr").first()).toContainText("0");
  await page.locator('[data-action="staff-close"]').click();
  await state(page, "attract");
  await touch(page);
  await state(page, "language");

  await page.keyboard.press("Control+Alt+s");
  await expect(dialog.locator(".pad")).toBeVisible();
  for (let i = 0; i < 5; i += 1) {
    await page.keyboard.type("0000");
    await page.keyboard.press("Enter");
    await expect(page.locator(".pad-digits")).toBeEmpty();
  }
  // It is said once how long to wait, and once that it is over; what counts is not heard.
  const enterKey = page.locator('[data-key="enter"]');
  const said = dialog.locator("[role=status]");
  await expect(enterKey).toBeDisabled();
  await expect(page.locator("#kiosk-dialog-title")).toBeFocused();
  const sentence = (await said.textContent()) ?? "";
  expect(sentence).toContain("30");
  await wait(page, 5);
  await expect(page.locator(".pad-wait")).toHaveText(/^2\d$/);
  await expect(page.locator(".pad-wait")).toHaveAttribute("aria-hidden", "true");
  await expect(said).toHaveText(sentence.trim());
  // Loaded anew it goes on, and nothing is to be had for free.
  await page.reload();
  await state(page, "attract");
  await page.keyboard.press("Control+Alt+s");
  await expect(enterKey).toBeDisabled();
  await wait(page, 31);
  await expect(said).not.toHaveText(sentence.trim());
  await expect(said).not.toBeEmpty();
  // The focus is where keys are still heard.
  await page.keyboard.type("4711");
  await page.keyboard.press("Enter");
  await expect(page.locator(".counts tbody tr").first()).toContainText("1");
  // Whoever comes upon the counts does not change the code.
  await page.locator('[data-action="code-change"]').click();
  await enter("1234");
  await expect(said).not.toBeEmpty();
  await expect(page.locator(".pad")).toBeVisible();
  for (const code of ["4711", "5822", "5822"]) await enter(code);
  await expect(page.locator(".counts")).toBeVisible();
  await page.locator('[data-action="counts-clear"]').click();
  await page.locator('[data-action="counts-clear-yes"]').click();
  await expect(page.locator(".counts tbody tr").first()).not.toContainText("1");
  // Left open it closes by itself.
  await wait(page, 61);
  await expect(dialog).toBeHidden();
  await state(page, "attract");
});

test("the counts are saved as a table", async ({ page }) => {
  needs("downloads");
  await page.goto(KIOSK);
  await state(page, "attract");
  await page.keyboard.press("Control+Alt+s");
  for (let i = 0; i < 2; i += 1) {
    await page.keyboard.type("4711");
    await page.keyboard.press("Enter");
  }
  const saving = page.waitForEvent("download");
  await page.locator('[data-action="counts-save"]').click();
  expect((await saving).suggestedFilename()).toMatch(/^magomba-\d{4}-\d\d-\d\d\.csv$/);
});

test("nothing is cut or beyond the window on a small screen, whichever way lines run", async ({ page }) => {
  // A window that fills the screen has one size.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error("not here"));
  });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${KIOSK}&languages=ar,en&lang=ar`);
  await state(page, "attract");
  const readable = async (what: string): Promise<void> => {
    for (const size of [
      { width: 320, height: 568 },
      { width: 568, height: 320 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(size);
      expect.soft(await cutText(page), `${what}, ${size.width} pixels wide`).toEqual([]);
    }
  };
  await readable("waiting");
  await touch(page);
  await state(page, "language");
  await readable("languages");
  await page.locator('[data-language="ar"]').click();
  await state(page, "choose");
  await readable("games");
  await page.locator('[data-together="1"]').click();
  await page.locator('.card[data-game="gore"]').click();
  await state(page, "turn");
  await readable("a game");
  await page.locator('[data-action="games"]').click();
  // The arrow back points to where lines begin.
  const turned = page.locator('[data-action="back"] .icon');
  expect(await turned.evaluate((sign) => getComputedStyle(sign).transform)).toMatch(/^matrix\(-1, 0/);
  await page.locator('[data-action="back"]').click();
  await finishGame(page);
  await state(page, "over");
  await readable("the end");
  await page.keyboard.press("Control+Alt+s");
  await expect(page.locator(".pad")).toBeVisible();
  await readable("the code");
  for (let i = 0; i < 2; i += 1) {
    await page.keyboard.type("4711");
    await page.keyboard.press("Enter");
  }
  await expect(page.locator(".counts")).toBeVisible();
  await readable("the counts");
});

test.describe("in a frame without an origin", () => {
  test.use({ allowed: [SEALED] });

  test("a visit begins", { tag: "@served" }, async ({ page, baseURL }) => {
    const host = await serveHost(baseURL ?? "", {
      "kiosk.html": `<!doctype html><html lang="en"><title>Host</title>
        <iframe sandbox="allow-scripts" src="https://magomba.example/?kiosk=1&speed=at-once&lang=en" width="1000" height="700"></iframe>`,
    });
    await page.goto(`${host.address}kiosk.html`);
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("html")).toHaveAttribute("data-state", "attract", {
      timeout: 20_000,
    });
    await frame.locator(".attract").click();
    await frame.locator('[data-language="pt"]').click();
    await frame.locator('.card[data-game="gore"]').click();
    await expect(frame.locator("html")).toHaveAttribute("data-state", "turn", {
      timeout: 20_000,
    });
    await expect(frame.locator("html")).toHaveAttribute("lang", "pt");
    host.close();
  });
});
