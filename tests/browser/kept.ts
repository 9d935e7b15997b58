// What the tests of the service worker share: contexts that allow one, and what it has kept.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect } from "./helpers.ts";
import { filesOf, type SiteServer } from "./site-server.ts";

/** A browser's storage of its own, with service workers, for the pages of a server. */
export function openContext(browser: Browser, server: SiteServer): Promise<BrowserContext> {
  return browser.newContext({ baseURL: server.address, serviceWorkers: "allow" });
}

/** The names of the files that are kept for a page's site. */
export function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names: string[] = [];
    const folder = new URL("./", location.href).pathname;
    for (const cache of await caches.keys()) {
      for (const { url } of await (await caches.open(cache)).keys())
        names.push(new URL(url).pathname.slice(folder.length));
    }
    return names.filter((name) => name !== "").sort();
  });
}

/** Waits until a site is kept as it is, whole and with nothing else. */
export async function keptWhole(page: Page, site: string): Promise<void> {
  await expect.poll(() => kept(page), { timeout: 30_000 }).toEqual(filesOf(site));
}

/** The version that a page is. */
export function versionOf(page: Page): Promise<string | null> {
  return page.locator("html").getAttribute("data-version");
}
