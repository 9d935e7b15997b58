// What axe-core finds on the page as it is, for every test that asks it.
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { faintTexts } from "./contrast.ts";

const SOURCE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

interface Axe {
  run(context: Document, options: RunOptions): Promise<AxeResults>;
}

/**
 * What axe-core complains about, or could not decide, shortened to rule and element; and texts on a picture or a
 * half-transparent card that are too faint, which it can never decide.
 */
export async function findings(page: Page): Promise<string[]> {
  // With forced colours axe-core compares the style sheet's own colours, which are not the ones that are seen.
  const forced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
  if (!(await page.evaluate(() => Object.hasOwn(window, "axe")))) await page.evaluate(SOURCE);
  // Shortened there: all that axe-core tells is a megabyte.
  const found = await page.evaluate(async (withoutColours) => {
    const axe = Reflect.get(window, "axe") as Axe;
    const { violations, incomplete } = await axe.run(document, {
      resultTypes: ["violations", "incomplete"],
      rules: { "color-contrast": { enabled: !withoutColours } },
    });
    const open = incomplete.filter(({ id }) => id !== "color-contrast");
    return [...violations, ...open].flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, forced);
  return forced ? found : [...found, ...(await faintTexts(page))];
}
