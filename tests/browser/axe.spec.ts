// axe-core finds nothing on any screen or prompt, in both themes, wide and narrow.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { asked, BONUS, chance, expect, openPosition, playOn, pointer, start, state, STONES, test } from "./helpers.ts";

/** What axe-core complains about, shortened to rule and element. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

for (const scheme of ["light", "dark"] as const) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`start screen, ${scheme}, ${viewport.width} wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize(viewport);
      await page.goto("./");
      await state(page, "menu");
      for (const game of ["tsoro", "nsolo", "kimasai", "gore"]) {
        await page.locator(`[data-game="${game}"]`).click();
        expect(await findings(page)).toEqual([]);
      }
    });

    test(`board and prompts, ${scheme}, ${viewport.width} wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize(viewport);
      await start(page, "tsoro");
      expect(await findings(page)).toEqual([]);
      await playOn(page, pointer(page), chance(1), ["head"]);
      await page.locator('[data-action="peek"]').click();
      expect(await findings(page)).toEqual([]);
      await openPosition(page, BONUS);
      await page.locator('[data-hole="a6"]').click();
      await page.locator('[data-hole="d2"]').click();
      expect(await findings(page)).toEqual([]);
      await openPosition(page, STONES);
      await page.locator('[data-hole="a8"]').click();
      await page.locator('[data-hole="d8"]').click();
      expect(await asked(page)).toBe("stones");
      expect(await findings(page)).toEqual([]);
      await openPosition(page, "gore 2,3,4,5/1,0,7,2 S nnnn/ssss 6,18 a2 -".replace(" S ", " N "));
      expect(await asked(page)).toBe("answer");
      expect(await findings(page)).toEqual([]);
      for (const panel of ["moves", "settings"]) {
        const more = page.locator('[data-action="more"]');
        if (await more.isVisible()) await more.click();
        expect(await findings(page)).toEqual([]);
        await page.locator(`[data-action="${panel}"]`).click();
        await expect(page.locator("#panel")).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press("Escape");
      }
      await page.goto("./?position=nonsense");
      await state(page, "menu");
      expect(await findings(page)).toEqual([]);
    });
  }
}
