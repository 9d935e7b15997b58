// Playing against the computer: its moves come and are shown, unwanted thoughts end, a dead worker is replaced.
import { expect, needs, settings, start, state, test, watchWorkers, type WorkerNote, workerNotes } from "./helpers.ts";

test("the computer answers; undo and redo go by both moves", { tag: "@everywhere" }, async ({ page }) => {
  await start(page, "kimasai", { south: "person", north: "computer" });
  await page.locator("[data-startable]").first().click();
  const board = page.locator("magomba-board");
  await expect(board).toHaveAttribute("data-moves", /^\S+ \S+$/);
  await state(page, "turn");
  await expect(page.locator("#status")).toContainText("North stepped from");
  const moves = (await board.getAttribute("data-moves")) ?? "";
  await page.locator('[data-action="undo"]').click();
  await expect(board).toHaveAttribute("data-moves", "");
  await expect(page.locator('[data-action="undo"]')).toBeDisabled();
  await page.locator('[data-action="redo"]').click();
  await expect(board).toHaveAttribute("data-moves", moves);
  await state(page, "turn");
});

test("the computer begins when it plays South", async ({ page }) => {
  await start(page, "tsoro", { columns: "6", south: "computer", north: "person" });
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+$/);
  await state(page, "turn");
  await expect(page.locator('[data-action="undo"]')).toBeDisabled();
});

/** Fields of a thought that takes long. */
const LONG = {
  "a minute": { north: "timed", "north-seconds": "60" },
  "level 8": { north: "computer", "north-level": "8" },
} as const;

for (const [strength, fields] of Object.entries(LONG)) {
  for (const action of ["undo", "new-game", "menu"] as const) {
    test(
      `${action} ends a thought of ${strength} at once, and the next answer comes`,
      { tag: "@served" },
      async ({ page }) => {
        await watchWorkers(page);
        // Without choices inside a move: the first move asks nothing.
        await start(page, "tsoro", { heads: "0", bonus: "0", ...fields });
        const board = page.locator("magomba-board");
        await page.locator("magomba-board[data-ready]").waitFor();
        const ended = await page.evaluate(async (action) => {
          const { workerNotes: notes } = globalThis as unknown as { workerNotes: WorkerNote[] };
          document.querySelector<HTMLElement>("[data-startable]")?.click();
          while (notes[0]?.asked !== 1) await new Promise((resolve) => setTimeout(resolve, 0));
          const pressed = performance.now();
          document.querySelector<HTMLElement>(`.tools [data-action="${action}"]`)?.click();
          return (notes[0].ended ?? Infinity) - pressed;
        }, action);
        expect(ended).toBeLessThanOrEqual(50);
        await state(page, action === "menu" ? "menu" : "turn");
        // The thread is gone, the spare one is there before it is asked.
        await expect.poll(() => page.workers().length).toBe(1);
        expect((await workerNotes(page)).map(({ asked, done }) => [asked, done])).toEqual([
          [1, 0],
          [0, 0],
        ]);
        if (action === "menu") {
          await page.locator('[data-action="continue"]').click();
        } else {
          await expect(board).toHaveAttribute("data-moves", "");
          await page.locator("[data-startable]").first().click();
        }
        if (strength === "a minute") await page.locator('[data-action="move-now"]').click();
        await expect(board).toHaveAttribute("data-moves", /^\S+ \S+$/);
        await state(page, "turn|choice");
        await expect(page.locator('[data-notice="computer"]')).toHaveCount(0);
      },
    );
  }
}

for (const action of ["undo", "new-game", "menu"] as const) {
  test(`${action} while it is waited for: its late answer does no harm`, { tag: "@served" }, async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/worker-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await start(page, "kimasai", { north: "computer" });
    const board = page.locator("magomba-board");
    await page.locator("[data-startable]").first().click();
    await state(page, "thinking");
    await expect(page.locator("#prompt h2")).toHaveText("North is thinking…");
    const moves = (await board.getAttribute("data-moves")) ?? "";
    await page.locator(`.tools [data-action="${action}"]`).click();
    await state(page, action === "menu" ? "menu" : "turn");
    release();
    await page.waitForTimeout(800);
    await state(page, action === "menu" ? "menu" : "turn");
    if (action === "menu") {
      await page.locator('[data-action="continue"]').click();
      await expect(board).toHaveAttribute("data-moves", new RegExp(`^${moves} \\S+$`));
    } else {
      await expect(board).toHaveAttribute("data-moves", "");
    }
  });
}

test("computers play each other, can be paused, taken back and let go on", async ({ page }) => {
  await start(page, "gore", { south: "computer", north: "computer" });
  const board = page.locator("magomba-board");
  await expect(board).toHaveAttribute("data-moves", /^\S+ \S+/);
  await page.locator('[data-action="pause"]').click();
  await state(page, "turn");
  const moves = ((await board.getAttribute("data-moves")) ?? "").split(" ");
  await page.locator('[data-action="undo"]').click();
  await expect(board).toHaveAttribute("data-moves", moves.slice(0, -1).join(" "));
  await page.waitForTimeout(900);
  await expect(board).toHaveAttribute("data-moves", moves.slice(0, -1).join(" "));
  await page.locator('[data-action="resume"]').click();
  await expect
    .poll(async () => ((await board.getAttribute("data-moves")) ?? "").split(" ").length)
    .toBeGreaterThan(moves.length);
});

test("paused computers make one move at a time", async ({ page }) => {
  await start(page, "kimasai", { south: "computer", "south-level": "8", north: "timed", "north-seconds": "0.5" });
  const board = page.locator("magomba-board");
  await expect(page.locator(".seats-line")).toHaveText(/South: computer, level 8\s*North: computer, 0.5 s a move/);
  await page.locator('[data-action="pause"]').click();
  await state(page, "turn");
  for (let move = 0; move < 3; move += 1) {
    const moves = ((await board.getAttribute("data-moves")) ?? "").split(" ").filter((each) => each !== "");
    await page.locator('[data-action="step"]').focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => ((await board.getAttribute("data-moves")) ?? "").split(" ").length)
      .toBe(moves.length + 1);
    await state(page, "turn");
    await expect(page.locator("#prompt")).toHaveAttribute("data-kind", "paused");
    await expect(page.locator('[data-action="step"]')).toBeFocused();
  }
});

test("a long thought is said and shown, and can be cut short", { tag: "@served" }, async ({ page }) => {
  needs("media features beyond the colour scheme");
  await start(page, "gore", { north: "timed", "north-seconds": "60" });
  await page.locator("[data-startable]").first().click();
  await expect(page.locator("#prompt h2")).toHaveText("North is thinking…");
  await expect(page.locator("#prompt .thoughts")).toBeVisible();
  await expect(page.locator("#status")).toContainText("North is thinking…");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(
    await page
      .locator(".thoughts i")
      .first()
      .evaluate((stone) => stone.getAnimations().length),
  ).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(
    await page
      .locator(".thoughts i")
      .first()
      .evaluate((stone) => stone.getAnimations().length),
  ).toBe(1);
  await page.locator('[data-action="move-now"]').click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+$/);
  await expect(page.locator("#prompt .thoughts")).toHaveCount(0);
});

test("who plays can be changed while a game is on, and is kept", async ({ page }) => {
  await start(page, "kimasai");
  await expect(page.locator(".seats-line")).toHaveCount(0);
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  const board = page.locator("magomba-board");
  await page.locator('.tools [data-action="settings"]').click();
  await page.locator('#preferences [name="north"]').selectOption("computer");
  await expect(board).toHaveAttribute("data-moves", /^\S+ \S+$/);
  await page.locator('#preferences [name="north-level"]').press("End");
  await expect(page.locator("#preferences .strength")).toContainText("Level 8");
  await expect(page.locator(".seats-line")).toHaveText("North: computer, level 8");
  await page.reload();
  await state(page, "turn");
  await expect(page.locator(".seats-line")).toHaveText("North: computer, level 8");
  await expect(page.locator(".sides-line")).toContainText("You are South");
  const saved = await page.evaluate(() => localStorage.getItem("magomba.game") ?? "");
  expect(saved).toContain('[South \\"Person\\"]');
  expect(saved).toContain('[North \\"Computer, level 8\\"]');
});

test("a game and a start screen of before there were levels are read", async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.length > 0) return;
    localStorage.setItem("magomba.menu", JSON.stringify({ game: "gore", south: "computer", north: "person" }));
    const record = '[Game "gore"]\n\n1. a1 b1\n';
    const seats = { S: "person", N: "computer" };
    localStorage.setItem(
      "magomba.game",
      JSON.stringify({ v: 1, record, cursor: 2, running: null, seats, finished: false }),
    );
  });
  await page.goto("./");
  await state(page, "turn");
  await expect(page.locator(".seats-line")).toHaveText("North: computer, level 4");
  await page.locator('.tools [data-action="menu"]').click();
  await expect(page.locator('[name="south"]')).toHaveValue("computer");
  await expect(page.locator('[name="south-level"]')).toHaveValue("4");
  await expect(page.locator('[name="north"]')).toHaveValue("person");
});

test("its move is shown, and where it begins is said and marked before", async ({ page }) => {
  await settings(page, { speed: "fast" });
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await page.locator('[data-hole="a5"]').click();
  await expect(page.locator("#prompt h2")).toContainText(/North begins at [cd]\d+/, { timeout: 20_000 });
  await state(page, "animating");
});

test.describe("a worker that dies", { tag: "@served" }, () => {
  // Only what the tests themselves provoke.
  test.use({ allowed: [/^Failed to load resource: net::ERR_FAILED$/, /crash/] });

  test("is replaced, and the player is told", async ({ page }) => {
    let asked = 0;
    await page.route("**/worker-*.js", (route) => {
      asked += 1;
      // Once when it is made ready, once when it is asked.
      return asked <= 2 ? route.abort() : route.continue();
    });
    await start(page, "kimasai", { north: "computer" });
    await page.locator("[data-startable]").first().click();
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+$/);
    await expect(page.locator('[data-notice="computer"]')).toContainText("started afresh");
  });

  test("of a question is replaced, asked again, and the player is told", async ({ page }) => {
    await watchWorkers(page);
    let served = 0;
    await page.route("**/worker-*.js", async (route) => {
      served += 1;
      if (served > 1) {
        await route.continue();
        return;
      }
      const response = await route.fetch();
      const crash = 'addEventListener("message", () => { throw new Error("crash"); });';
      await route.fulfill({ response, body: `${crash}\n${await response.text()}` });
    });
    await start(page, "kimasai", { north: "timed", "north-seconds": "60" });
    await page.locator("[data-startable]").first().click();
    await expect(page.locator('[data-notice="computer"]')).toContainText("started afresh");
    await expect.poll(async () => (await workerNotes(page)).map(({ asked }) => asked)).toEqual([1, 1]);
    expect((await workerNotes(page))[0]?.ended).not.toBeNull();
    await page.locator('[data-action="move-now"]').click();
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+$/);
  });

  test("for good stops the game until it is tried again", async ({ page }) => {
    await page.route("**/worker-*.js", (route) => route.abort());
    await start(page, "kimasai", { north: "computer" });
    await page.locator("[data-startable]").first().click();
    await expect(page.locator('[data-notice="computer"]')).toContainText("does not answer");
    await state(page, "turn");
    await page.unroute("**/worker-*.js");
    await page.locator('[data-notice="computer"] button', { hasText: "Try again" }).click();
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+$/);
    await expect(page.locator('[data-notice="computer"]')).toHaveCount(0);
  });

  test("is not spoken of any more in another game", async ({ page }) => {
    await page.route("**/worker-*.js", (route) => route.abort());
    await start(page, "kimasai", { north: "computer" });
    await page.locator("[data-startable]").first().click();
    await expect(page.locator('[data-notice="computer"]')).toContainText("does not answer");
    await page.locator('.tools [data-action="new-game"]').click();
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "");
    await expect(page.locator('[data-notice="computer"]')).toHaveCount(0);
  });
});
