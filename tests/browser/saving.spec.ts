// The game that is there again: after a reload, in the middle of a choice, with blocked or full storage, in two tabs.
import {
  asked,
  BONUS,
  chance,
  expect,
  listen,
  needs,
  openPosition,
  playOn,
  pointer,
  settings,
  start,
  state,
  stored,
  test,
} from "./helpers.ts";
import type { Page } from "@playwright/test";

/** What is on the board, hole by hole. */
function stones(page: Page): Promise<(string | null)[]> {
  return page.locator("[data-hole]").evaluateAll((holes) => holes.map((hole) => hole.getAttribute("data-stones")));
}

/** The games in the list on the device, with their moves. */
async function listed(page: Page): Promise<string[]> {
  const entries = await stored<{ game: string; plies: number }>(page, "entries");
  return entries.map(({ game, plies }) => `${game} ${plies}`).sort();
}

test("a reload in the middle of a head's choice resumes it", { tag: "@everywhere" }, async ({ page }) => {
  await start(page, "tsoro");
  expect(await playOn(page, pointer(page), chance(1), ["head"])).toBe("head");
  const before = await stones(page);
  const heading = (await page.locator("#prompt h2").textContent()) ?? "";
  const moves = await page.locator("magomba-board").getAttribute("data-moves");
  await page.reload();
  await state(page, "choice");
  expect(await asked(page)).toBe("head");
  await expect(page.locator("#prompt h2")).toHaveText(heading);
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", moves ?? "");
  expect(await stones(page)).toEqual(before);
  await page.locator('[data-action="stop"]').click();
  await state(page, "turn");
  await page.locator('[data-action="undo"]').click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", moves ?? "");
});

test("a reload in the middle of a bonus resumes it", { tag: "@everywhere" }, async ({ page }) => {
  await openPosition(page, BONUS);
  await page.locator('[data-hole="a1"]').click();
  await expect(page.locator("#prompt .note")).toContainText("a1 cannot start");
  expect(new URL(page.url()).search).not.toBe("");
  await page.locator('[data-hole="a6"]').click();
  await state(page, "choice");
  // A move that is begun belongs to a game like any other: the address no longer stands for it.
  expect(new URL(page.url()).search).toBe("");
  const before = await stones(page);
  await page.reload();
  await state(page, "choice");
  expect(await asked(page)).toBe("holes");
  expect(await stones(page)).toEqual(before);
  await page.locator('[data-action="undo"]').click();
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-position", BONUS);
});

test("undo, then reload: what was taken back can still be redone", async ({ page }) => {
  await start(page, "kimasai");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  const moves = (await page.locator("magomba-board").getAttribute("data-moves")) ?? "";
  expect(moves).not.toBe("");
  await page.locator('[data-action="undo"]').click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "");
  await page.reload();
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "");
  await page.locator('[data-action="redo"]').click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", moves);
});

test("the start screen offers to go on with the unfinished game", async ({ page }) => {
  await start(page, "gore");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  const moves = (await page.locator("magomba-board").getAttribute("data-moves")) ?? "";
  await page.locator('[data-action="menu"]').click();
  await state(page, "menu");
  await expect(page.locator('[data-action="continue"]')).toHaveText(/Continue Goré/);
  await page.locator('[data-action="continue"]').click();
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", moves);
});

for (const [name, text] of [
  ["no JSON", "{oops"],
  ["another shape", '{"v":1,"record":7}'],
  [
    "a record that is none",
    JSON.stringify({
      v: 1,
      record: "<b>hello</b>",
      cursor: 0,
      running: null,
      seats: { S: "person", N: "person" },
      finished: false,
    }),
  ],
  ["an enormous one", `{"v":1,"record":"${"x".repeat(600_000)}"}`],
] as const) {
  test(`a saved text that is ${name} is set aside with a notice`, async ({ page }) => {
    await page.addInitScript((saved) => {
      if (sessionStorage.getItem("once") !== null) return;
      sessionStorage.setItem("once", "1");
      localStorage.setItem("magomba.game", saved);
    }, text);
    await page.goto("./");
    await state(page, "menu");
    await expect(page.locator('[data-notice="saved"]')).toBeVisible();
    await page.reload();
    await state(page, "menu");
    await expect(page.locator('[data-notice="saved"]')).toHaveCount(0);
  });
}

test("blocked storage: a notice, and everything else goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await page.goto("./");
  await state(page, "menu");
  await expect(page.locator('[data-notice="storage"]')).toHaveText(/does not let the page keep anything/);
  await page.locator('[data-notice="storage"] button').last().click();
  await page.locator('[name="north"]').selectOption("person");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await page.locator('[data-action="settings"]').click();
  await page.locator('[name="speed"]').selectOption("at-once");
  await page.keyboard.press("Escape");
  await page.locator('[data-hole="a5"]').click();
  await state(page, "turn|choice");
  await page.locator('[data-action="menu"]').click();
  await page.locator('[data-action="continue"]').click();
  await state(page, "turn|choice");
  await expect(page.locator('[data-notice="storage"]')).toHaveCount(0);
});

test("full storage: a notice once, and everything else goes on", async ({ page }) => {
  await settings(page, { speed: "at-once" });
  await page.goto("./");
  await state(page, "menu");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.locator('[data-game="kimasai"]').click();
  await expect(page.locator('[data-notice="storage"]')).toHaveText(/storage is full/);
  await page.locator('[data-notice="storage"] button').last().click();
  await page.locator('[name="north"]').selectOption("person");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  for (let move = 0; move < 3; move += 1) {
    await page.locator("[data-startable]").first().click();
    await state(page, "turn");
  }
  await expect(page.locator('[data-notice="storage"]')).toHaveCount(0);
  await page.locator('[data-action="menu"]').click();
  await page.locator('[data-action="continue"]').click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+ \S+$/);
});

test("two tabs do not write over each other's game in silence", { tag: "@served" }, async ({ page, context }) => {
  await start(page, "kimasai");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  const other = await context.newPage();
  const complaints = listen(other);
  await settings(other, { speed: "at-once" });
  await other.goto("./");
  await state(other, "turn");
  await other.locator("[data-startable]").first().click();
  await state(other, "turn");
  const newer = (await other.locator("magomba-board").getAttribute("data-moves")) ?? "";
  await expect(page.locator('[data-notice="other-tab"]')).toBeVisible();
  // The older tab plays on: nothing of it is saved.
  await page.locator("[data-startable]").last().click();
  await state(page, "turn");
  const saved = await other.evaluate(() => localStorage.getItem("magomba.game") ?? "");
  expect(JSON.parse(saved)).toMatchObject({ cursor: 2 });
  await page.locator('[data-notice="other-tab"] button', { hasText: "Load the other game here" }).click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", newer);
  // From here on both go their own ways, and both are kept.
  await other.locator("[data-startable]").first().click();
  await expect(page.locator('[data-notice="other-tab"]')).toBeVisible();
  await page.locator("[data-startable]").last().click();
  await state(page, "turn");
  await page.locator('[data-notice="other-tab"] button', { hasText: "Keep both games" }).click();
  await expect(page.locator("[data-notice]")).toHaveCount(0);
  await other.locator("[data-startable]").first().click();
  await state(other, "turn");
  await expect(page.locator("[data-notice]")).toHaveCount(0);
  await expect.poll(() => listed(page)).toEqual(["kimasai 3", "kimasai 4"]);
  expect(complaints).toEqual([]);
});

test("a second tab that only looks on disturbs nobody", { tag: "@served" }, async ({ page, context }) => {
  await start(page, "kimasai");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  const other = await context.newPage();
  await settings(other, { speed: "at-once" });
  await other.goto("./");
  await state(other, "turn");
  await page.locator("[data-startable]").first().click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+$/);
  await expect(page.locator('[data-notice="other-tab"]')).toHaveCount(0);
  const saved = await page.evaluate(() => localStorage.getItem("magomba.game") ?? "");
  expect(JSON.parse(saved)).toMatchObject({ cursor: 2 });
  // A tab that shows a position of its own is told nothing either.
  await other.goto(`./?position=${encodeURIComponent(BONUS)}`);
  await state(other, "turn");
  await page.locator("[data-startable]").first().click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+ \S+$/);
  await expect(other.locator("[data-notice]")).toHaveCount(0);
  // Its first move makes a game of its own of it: neither tab's is lost.
  const before = await page.locator("magomba-board").getAttribute("data-moves");
  await other.locator('[data-hole="a6"]').click();
  await state(other, "choice");
  await expect(other.locator('[data-notice="other-tab"]')).toHaveCount(0);
  await page.locator("[data-startable]").first().click();
  await expect(page.locator("magomba-board")).not.toHaveAttribute("data-moves", before ?? "");
  await expect(page.locator("[data-notice]")).toHaveCount(0);
  await expect.poll(() => listed(page)).toEqual(["kimasai 4", "tsoro 0"]);
});

test("a position that is played takes the place of the unfinished game, which can be had back", async ({ page }) => {
  await start(page, "kimasai");
  for (let move = 0; move < 5; move += 1) {
    await page.locator("[data-startable]").first().click();
    await state(page, "turn");
  }
  const moves = (await page.locator("magomba-board").getAttribute("data-moves")) ?? "";
  await openPosition(page, BONUS);
  await expect(page.locator("[data-notice]")).toHaveCount(0);
  await page.locator('[data-hole="a6"]').click();
  await state(page, "choice");
  const notice = page.locator('[data-notice="before"]');
  await expect(notice).toBeVisible();
  await notice.locator("button", { hasText: "Back to the game before" }).click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", moves);
  await page.reload();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", moves);
});

test("the way back to the unfinished game stays until the new one has got going", async ({ page }) => {
  await page.clock.install();
  await start(page, "kimasai");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  await page.locator('.tools [data-action="new-game"]').click();
  const notice = page.locator('[data-notice="before"]');
  await expect(notice).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(notice).toBeVisible();
  for (let move = 0; move < 4; move += 1) {
    await expect(notice).toBeVisible();
    await page.locator("[data-startable]").first().click();
    await state(page, "turn");
  }
  await expect(notice).toHaveCount(0);
});

test("a game started on the start screen can be left again for the unfinished one; no hole is covered", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, "kimasai");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  const moves = (await page.locator("magomba-board").getAttribute("data-moves")) ?? "";
  await page.evaluate(() => document.querySelector<HTMLElement>('.tools [data-action="menu"]')?.click());
  await state(page, "menu");
  await page.locator('[data-game="gore"]').click();
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  const notice = page.locator('[data-notice="before"]');
  const box = await notice.boundingBox();
  const board = await page.locator("magomba-board").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  await notice.locator("button", { hasText: "Back to the game before" }).click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", moves);
});

test("storage that is cleared in the middle of a game is written again", async ({ page }) => {
  await start(page, "kimasai");
  await page.evaluate(() => {
    localStorage.clear();
  });
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  await expect(page.locator("[data-notice]")).toHaveCount(0);
  const saved = await page.evaluate(() => localStorage.getItem("magomba.game") ?? "");
  expect(JSON.parse(saved)).toMatchObject({ cursor: 1 });
});

test("the browser is asked once to keep what is stored; that it refuses, and wipes the list, loses nothing", async ({
  page,
}) => {
  needs("a request to keep what is stored");
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    navigator.storage.persist = () => {
      Object.assign(window, { asked: Number(Reflect.get(window, "asked")) + 1 });
      return Promise.reject(new TypeError("not here"));
    };
  });
  const asks = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, "asked") as unknown);
  const resign = async (): Promise<void> => {
    await page.locator('.tools [data-action="resign"]').click();
    await page.locator('[data-action="confirm"]').click();
    await state(page, "over");
  };
  await start(page, "kimasai");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  expect(await asks()).toBe(0);
  await resign();
  await expect.poll(() => listed(page)).toEqual(["kimasai 2"]);
  expect(await asks()).toBe(1);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase("magomba").onsuccess = resolve;
      }),
  );
  await page.locator('.tools [data-action="new-game"]').click();
  await state(page, "turn");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  await expect.poll(() => listed(page)).toEqual(["kimasai 1", "kimasai 2"]);
  await resign();
  await expect.poll(() => listed(page)).toEqual(["kimasai 2", "kimasai 2"]);
  expect(await asks()).toBe(1);
  await expect(page.locator("[data-notice='games']")).toHaveCount(0);
});
