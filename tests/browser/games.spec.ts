// Whole games of all four, played through the page by clicks, choices included, to an end by their rules.
import { asked, chance, expect, holesWith, playOn, pointer, start, state, test } from "./helpers.ts";

const GAMES = [
  {
    game: "tsoro",
    fields: { columns: "8" },
    seed: 5,
    meets: ["head", "holes"],
    ends: /has no stones|cannot move|position|for ever/,
  },
  { game: "nsolo", fields: {}, seed: 11, meets: ["stones"], ends: /has no stones|cannot move|position|for ever/ },
  { game: "kimasai", fields: {}, seed: 3, meets: [], ends: /has no stones|cannot move|position/ },
  { game: "gore", fields: {}, seed: 2, meets: ["answer"], ends: /No hole holds three cows or more|counted/ },
] as const;

for (const { game, fields, seed, meets, ends } of GAMES) {
  // Games against the computer and typed ones go all the way in every game, too.
  const tag = game === "tsoro" || game === "gore" ? [] : ["@long"];
  test(`a whole game of ${game} by clicks`, { tag }, async ({ page }) => {
    test.setTimeout(240_000);
    await start(page, game, fields);
    const seen: Record<string, number> = {};
    expect(await playOn(page, pointer(page), chance(seed), [], seen)).toBe("over");
    await state(page, "over");
    for (const kind of meets) expect(seen[kind] ?? 0, `the game asks "${kind}"`).toBeGreaterThan(0);
    await expect(page.locator("#prompt .note")).toHaveText(ends);
    await expect(page.locator("#prompt h2")).toHaveText(/has won|A draw/);
    await expect(page.locator("#status")).toContainText(/has won|A draw/);
    const moves = (await page.locator("magomba-board").getAttribute("data-moves")) ?? "";
    await page.locator('[data-action="moves"]').click();
    await expect(page.locator(".moves .move")).toHaveCount(moves.split(" ").length + 1);
    expect(await holesWith(page, "data-startable")).toEqual([]);
  });
}

/** Small boards where there are some. */
const AGAINST = [
  { game: "tsoro", fields: { columns: "6" }, seed: 1 },
  { game: "nsolo", fields: { columns: "8" }, seed: 2 },
  { game: "kimasai", fields: {}, seed: 3 },
  { game: "gore", fields: {}, seed: 4 },
] as const;

for (const { game, fields, seed } of AGAINST) {
  test(`a whole game of ${game} against level 4`, async ({ page }) => {
    test.setTimeout(240_000);
    await start(page, game, { ...fields, north: "computer", "north-level": "4" });
    await expect(page.locator(".seats-line")).toHaveText("North: computer, level 4");
    expect(await playOn(page, pointer(page), chance(seed))).toBe("over");
    await expect(page.locator("#prompt h2")).toHaveText(/^(You have won|The computer has won|A draw)$/);
    const moves = (await page.locator("magomba-board").getAttribute("data-moves")) ?? "";
    expect(moves.split(" ").length).toBeGreaterThan(4);
    await expect(page.locator(".notice")).toHaveCount(0);
  });
}

test("a whole game in portrait at 390 by 844", async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, "tsoro", { columns: "6", heads: "1" });
  const board = await page.locator("magomba-board").boundingBox();
  const prompt = await page.locator("#prompt").boundingBox();
  expect(prompt?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 1);
  expect(await playOn(page, pointer(page), chance(8))).toBe("over");
  await page.locator('#prompt [data-action="new-game"]').click();
  await state(page, "turn");
  expect(await asked(page)).toBe("turn");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("at 390 by 844 all 84 holes are at least 24 pixels in both directions", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, "tsoro");
  const sizes = await page.locator("[data-hole]").evaluateAll((holes) =>
    holes.map((hole) => {
      const { width, height } = hole.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(sizes).toHaveLength(84);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});
