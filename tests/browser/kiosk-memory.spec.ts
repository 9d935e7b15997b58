// A kiosk that goes on for weeks: one visitor after the other in one page, which does not grow.
import { expect, needs, state, test } from "./helpers.ts";
import { counts, footprint, KIOSK, visit } from "./kiosk-visitor.ts";

/** Goré is soon over; where there is time all games are played. */
const ALL = ["tsoro", "gore", "nsolo", "gore", "kimasai", "gore", "gore", "gore"];

/** Games before the page is measured for the first time, and games after that. */
for (const [before, games, played, tag] of [
  [4, 16, ["gore"], ""],
  [20, 500, ALL, " @long"],
] as const) {
  test(`${games} games more leave nothing behind${tag}`, async ({ page }) => {
    needs("Chromium's own protocol");
    test.setTimeout(games * 6000 + 60_000);
    await page.setViewportSize({ width: 480, height: 400 });
    await page.goto(`${KIOSK}&languages=en,fr`);
    await state(page, "attract");
    const visits = async (count: number): Promise<void> => {
      for (let at = 0; at < count; at += 1) {
        await visit(page, at % 2 === 0 ? "fr" : "en", played[at % played.length] ?? "gore");
      }
    };
    await visits(before);
    const first = await footprint(page);
    await visits(games);
    const last = await footprint(page);
    const grown = JSON.stringify({ first, last });
    // A board that stayed would have 16 nodes and more for each game, and as many listeners; what comes and goes is less.
    expect(last.nodes - first.nodes, grown).toBeLessThan(200);
    expect(last.listeners - first.listeners, grown).toBeLessThan(60);
    expect(last.heap - first.heap, grown).toBeLessThan(1_200_000);
    expect(last.wasm - first.wasm, grown).toBeLessThanOrEqual(4 * 65_536);
    expect(last.workers, grown).toBeLessThanOrEqual(2);
    const sum = before + games;
    expect((await counts(page)).all).toEqual({
      visits: sum,
      begun: sum,
      finished: sum,
    });
  });
}
