// The list of games: kept, searched, deleted, written to files and read from them; strangers' files; a browser without a list.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { findings } from "./axe.ts";
import { expect, listen, needs, settings, start, state, stored, test } from "./helpers.ts";

/** A finished game, a running one and one with a note, of three games. */
const THREE = [
  '[Game "gore"]\n[South "Rudo"]\n[North "Computer, level 3"]\n[Date "2026.03.01"]\n[Result "S"]\n[Ending "resigned"]\n\n1. a1 resign\n',
  '[Game "kimasai"]\n[South "Person"]\n[North "Person"]\n[Date "2026.04.01"]\n[Result "*"]\n',
  '[Game "tsoro"]\n[Columns "6"]\n[South "Tendai, Farai"]\n[Date "2026.05.01"]\n[Result "*"]\n\n1. a4| {careful}\n',
].join("\n");

const lines = (page: Page) => page.locator("#games-list > [data-id]");

async function openList(page: Page): Promise<void> {
  await settings(page, { speed: "at-once" });
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[data-screen="games"]').click();
  await state(page, "games");
}

/** Hands a file to the page. */
async function hand(page: Page, name: string, content: string | Buffer): Promise<void> {
  needs("files for a field");
  await page.locator('[name="games-file"]').setInputFiles({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(content),
  });
}

const report = (page: Page) => page.locator("#games-report");

/** The records of all games in the list, sorted. */
async function records(page: Page): Promise<string[]> {
  return (await stored<{ record: string }>(page, "games")).map(({ record }) => record).sort();
}

/** Saves all games of the list to a file; its text. */
async function saveAll(page: Page): Promise<string> {
  needs("downloads");
  const saving = page.waitForEvent("download");
  await page.locator('[data-action="games-save-all"]').click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^magomba-\d{4}-\d\d-\d\d\.txt$/);
  return readFileSync(await file.path(), "utf8");
}

test("games that are played are in the list, can be gone on with, searched and deleted", async ({ page }) => {
  test.slow();
  await start(page, "kimasai");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  const moves = (await page.locator("magomba-board").getAttribute("data-moves")) ?? "";
  await page.locator('.tools [data-action="menu"]').click();
  await state(page, "menu");
  await page.locator('[data-game="gore"]').click();
  await page.locator('[name="south-names"]').fill("Rudo, Tendai");
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await expect(page.locator("#prompt h2")).toHaveText("Rudo to move (South)");
  for (let move = 0; move < 2; move += 1) {
    await page.locator("[data-startable]").first().click();
    await state(page, "turn");
  }
  await expect(page.locator("#prompt h2")).toHaveText("Tendai to move (South)");
  await page.locator('.tools [data-action="menu"]').click();
  await page.locator('[data-screen="games"]').click();
  await state(page, "games");
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).first()).toContainText("Rudo and Tendai");
  await expect(lines(page).first()).toContainText("Running, move 3");

  await page.locator('[name="games-words"]').fill("tendai");
  await expect(lines(page)).toHaveCount(1);
  await page.locator('[name="games-words"]').fill("nobody");
  await expect(lines(page)).toHaveCount(0);
  await page.locator('[data-action="games-clear"]').click();
  await page.locator('[name="games-game"]').selectOption("kimasai");
  await expect(lines(page)).toHaveCount(1);
  await page.locator('[name="games-result"]').selectOption("over");
  await expect(lines(page)).toHaveCount(0);
  await page.locator('[data-action="games-clear"]').click();

  // Deleted, and there again; deleted for good.
  await lines(page).first().locator('[data-does="delete"]').click();
  await expect(lines(page)).toHaveCount(1);
  await page.locator('[data-notice="deleted"] button', { hasText: "Undo" }).click();
  await expect(lines(page)).toHaveCount(2);
  await lines(page).filter({ hasText: "Goré" }).locator('[data-does="delete"]').click();
  await expect(lines(page)).toHaveCount(1);
  await page.reload();
  await state(page, "games");
  await expect(lines(page)).toHaveCount(1);

  await lines(page).first().locator('[data-does="open"]').click();
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", moves);
});

test(
  "what is written to a file, wiped and read again is the same; what is there already is known",
  { tag: "@everywhere" },
  async ({ page }) => {
    await openList(page);
    await hand(page, "three.txt", THREE);
    await expect(report(page)).toHaveAttribute("data-added", "3");
    await expect(lines(page)).toHaveCount(3);
    await expect(lines(page).first()).toContainText("Tendai and Farai");
    await expect(lines(page).last()).toContainText("South won after 2 moves");
    await expect(lines(page).last()).toContainText("Rudo – Computer, level 3");
    const before = await records(page);
    const text = await saveAll(page);
    await hand(page, "again.txt", text);
    await expect(report(page)).toHaveAttribute("data-known", "3");
    await expect(report(page)).toHaveAttribute("data-added", "0");
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase("magomba").onsuccess = resolve;
        }),
    );
    await page.reload();
    await state(page, "games");
    await expect(page.locator(".games-none")).toContainText("No games yet");
    await hand(page, "again.txt", text);
    await expect(report(page)).toHaveAttribute("data-added", "3");
    expect(await records(page)).toEqual(before);
    // One of them alone, and one that is over is looked at.
    const saving = page.waitForEvent("download");
    await lines(page).last().locator('[data-does="save"]').click();
    expect(readFileSync(await (await saving).path(), "utf8")).toBe(
      `${THREE.split("\n\n[")[0] ?? ""}\n`.replace(/\n\n$/, "\n"),
    );
    await lines(page).last().locator('[data-does="open"]').click();
    await state(page, "over");
    await expect(page.locator('#prompt [data-action="review"]')).toBeVisible();
  },
);

test("strangers' files: bad games are named with their line, the good ones taken, nothing becomes markup", async ({
  page,
}) => {
  await openList(page);
  const file = [
    '[Game "gore"]\n[South "<img src=x onerror=alert(1)>"]\n\n1. a1\n',
    '[Game "gore"]\n\n1. b1\n',
    '[Game "oware"]\n\n1. a1\n',
    '[Game "gore"]\n\n1. a1 b1 2. a2\n',
  ].join("\n");
  await hand(page, "mixed.txt", file);
  await expect(report(page)).toHaveAttribute("data-added", "2");
  await expect(page.locator(".games-flaws li")).toHaveText([
    'Game 2: line 8: move 1, "b1": b1 is not South\'s hole',
    /Game 3: line 10: .*expected a game/,
  ]);
  await expect(lines(page).filter({ hasText: "<img src=x onerror=alert(1)>" })).toHaveCount(1);
  await expect(page.locator("#games-list img")).toHaveCount(0);

  await hand(page, "<b>picture</b>.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff, 0xfe]));
  await expect(report(page).locator("[data-refused]")).toHaveAttribute("data-refused", "no-text");
  await expect(report(page)).toContainText("<b>picture</b>.png");
  await hand(page, "huge.txt", Buffer.alloc(5 * 1024 * 1024 + 1, "x"));
  await expect(report(page).locator("[data-refused]")).toHaveAttribute("data-refused", "too-large");
  await hand(page, "empty.txt", "\n\n");
  await expect(report(page).locator("[data-refused]")).toHaveAttribute("data-refused", "no-game");
  await expect(lines(page)).toHaveCount(2);
});

test("a file of thousands of games is read without the page standing still", async ({ page }) => {
  await openList(page);
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(globalThis, { long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: "longtask" });
  });
  const many = Array.from(
    { length: 3000 },
    (_, at) => `[Game "gore"]\n[South "Player ${at}"]\n\n1. a1 b1 2. a2 b2 3. a3 b3\n`,
  ).join("\n");
  await hand(page, "many.txt", many);
  await expect(report(page)).toHaveAttribute("data-added", "3000", { timeout: 40_000 });
  await expect(lines(page)).toHaveCount(30);
  await page.locator('[data-action="games-more"]').click();
  await expect(lines(page)).toHaveCount(60);
  await page.locator('[name="games-words"]').fill("player 2999");
  await expect(lines(page)).toHaveCount(1);
});

test("games are dropped onto the page, or pasted into it, wherever it is", async ({ page }) => {
  needs("a clipboard");
  await start(page, "kimasai");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "three.txt", { type: "text/plain" }));
    const what = { dataTransfer: data, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent("dragover", what));
    document.body.dispatchEvent(new DragEvent("drop", what));
  }, THREE);
  await state(page, "games");
  await expect(report(page)).toHaveAttribute("data-added", "3");
  await expect(lines(page)).toHaveCount(4);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", '[Game "gore"]\n\n1. a2\n');
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await expect(report(page)).toHaveAttribute("data-added", "1");
  await expect(lines(page)).toHaveCount(5);
  // The field for those who cannot drop or paste onto the page.
  await page.locator('[data-action="games-paste"]').click();
  await page.locator('[name="games-text"]').fill('[Game "gore"]\n\n1. a3\n');
  await page.locator('[data-action="games-paste-add"]').click();
  await expect(lines(page)).toHaveCount(6);
  // The game that was on waits.
  await page.locator('[data-action="close-screen"]').click();
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+$/);
});

test("two tabs: a game that one of them plays comes into the list of the other", async ({ page, context }) => {
  await openList(page);
  await expect(page.locator(".games-none")).toBeVisible();
  const other = await context.newPage();
  const complaints = listen(other);
  await start(other, "gore");
  await other.locator("[data-startable]").first().click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).first()).toContainText("Running, move 2");
  // Deleted here, and saved again there: it is there again.
  await lines(page).first().locator('[data-does="delete"]').click();
  await expect(lines(page)).toHaveCount(0);
  await state(other, "turn");
  await other.locator("[data-startable]").first().click();
  await expect(lines(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test("a browser without a list: told once, and everything else goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await start(page, "kimasai");
  await page.locator("[data-startable]").first().click();
  const notice = page.locator('[data-notice="games"]');
  await expect(notice).toContainText("keeps no list of games");
  await notice.locator("button").last().click();
  await state(page, "turn");
  await page.locator("[data-startable]").first().click();
  await state(page, "turn");
  await page.locator('.tools [data-action="menu"]').click();
  await page.locator('[data-screen="games"]').click();
  await expect(lines(page)).toHaveCount(1);
  await hand(page, "three.txt", THREE);
  await expect(lines(page)).toHaveCount(4);
  await expect(notice).toHaveCount(0);
  await page.reload();
  await page.goto("./");
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+ \S+$/);
});

test("the list and its report are good for assistive technology, at every width, by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page);
  await expect(page.locator("#screen-title")).toBeFocused();
  const long = `[Game "gore"]\n[South "${"W".repeat(60)}"]\n[North "${"m, ".repeat(60)}"]\n\n1. a1\n`;
  await hand(page, "three.txt", `${THREE}\n${long}\n[Game "gore"]\n\n1. ${"y".repeat(90)}\n`);
  await expect(lines(page)).toHaveCount(4);
  await expect(report(page)).toBeFocused();
  await page.locator('[data-action="games-paste"]').click();
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${width}`).toBeLessThanOrEqual(0);
  }
  expect(await findings(page)).toEqual([]);
  // By keyboard alone: delete the first game, take it back, go back to the start screen.
  await lines(page).first().locator('[data-does="delete"]').focus();
  await page.keyboard.press("Enter");
  await expect(lines(page)).toHaveCount(3);
  await expect(lines(page).first().locator('[data-does="delete"]')).toBeFocused();
  await page.locator('[data-notice="deleted"] button', { hasText: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(lines(page)).toHaveCount(4);
  await page.keyboard.press("Escape");
  await state(page, "menu");
});

test("notes are written in the panel of moves, kept, and shown; the game is played back", async ({ page }) => {
  await start(page, "gore");
  for (let move = 0; move < 3; move += 1) {
    await page.locator("[data-startable]").first().click();
    await state(page, "turn");
  }
  await page.locator('.tools [data-action="moves"]').click();
  await page.locator("#note").fill("a {good} move <b>");
  await expect(page.locator('.move[data-ply="3"] .move-note')).toBeVisible();
  await page.reload();
  await state(page, "turn");
  await page.locator('.tools [data-action="moves"]').click();
  await expect(page.locator("#note")).toHaveValue("a {good) move <b>");
  await page.locator('.move[data-ply="1"]').click();
  await expect(page.locator("#note")).toHaveValue("");
  await page.locator('.move[data-ply="3"]').click();
  // Every move that the list has marked since, however fast it went.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const ply = document.querySelector<HTMLElement>('.move[aria-current="step"]')?.dataset["ply"] ?? "";
      if (seen.at(-1) !== ply) seen.push(ply);
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
  });
  await page.locator('[data-action="play-back"]').click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen.join(" ")))
    .toMatch(/1 2 3$/);
  await state(page, "turn");
  await expect(page.locator('[data-action="play-back"]')).toHaveAttribute("aria-pressed", "false");
  // Stopped on the way.
  await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[data-action="play-back"]');
    button?.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    button?.click();
  });
  await state(page, "turn");
  await expect(page.locator('.move[aria-current="step"]')).not.toHaveAttribute("data-ply", "3");
});
