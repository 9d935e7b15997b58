// What axe-core finds on the page as it is, for every test that asks it.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { faintTexts } from "./contrast.ts";

/**
 * What axe-core complains about, or could not decide, shortened to rule and element; and texts on a picture or a
 * half-transparent card that are too faint, which it can never decide.
 */
export async function findings(page: Page): Promise<string[]> {
  // With forced colours axe-core compares the style sheet's own colours, which are not the ones that are seen.
  const forced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
  // In one piece: the pages have no frames, and putting the parts together would open another page each time.
  const { violations, incomplete } = await new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules(forced ? ["color-contrast"] : [])
    .analyze();
  const open = incomplete.filter(({ id }) => id !== "color-contrast");
  const found = [...violations, ...open].flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
  return forced ? found : [...found, ...(await faintTexts(page))];
}
