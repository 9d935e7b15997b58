// The tests' `test` in all three browsers, and what a driver lacks of what tests ask for.
//
// Chromium and Firefox are started by Playwright (Firefox through firefox/, which fills a gap), WebKit by webkit/. The
// project says which one it is. docs/browsers.md tells the rest.
import { test as base, type Page } from "@playwright/test";
import { WebKitBrowser } from "./webkit/browser.ts";

/** Playwright's `test`, with the browser that the project names. */
export const test = base.extend<{ contextDefaults: undefined }>({
  browser: [
    async ({ playwright, browserName }, use) => {
      if (browserName === "webkit") {
        const browser = await WebKitBrowser.launch(playwright.webkit);
        await use(browser.asBrowser());
        await browser.close();
        return;
      }
      const browser = await playwright[browserName].launch();
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 0 },
  ],
  // What Playwright hands to a browser of its own behind the scenes.
  contextDefaults: [
    async ({ browser, baseURL, viewport, colorScheme, serviceWorkers, contextOptions }, use) => {
      if (browser instanceof WebKitBrowser) {
        browser.defaults = {
          ...contextOptions,
          ...(baseURL === undefined ? {} : { baseURL }),
          viewport,
          colorScheme,
          serviceWorkers,
        };
      }
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context, browserName }, use) => {
    if (browserName !== "chromium") {
      if (browserName === "firefox") context.on("page", keepOutOfBlankPages);
      await context.addInitScript(changeAfterTyping);
    }
    await use(context);
  },
});

/** Scripts that are run first see no page of nobody's (about:blank), where Firefox has no storage and no clipboard. */
function keepOutOfBlankPages(page: Page): void {
  const add = page.addInitScript.bind(page);
  page.addInitScript = (script, value) => {
    if (typeof script !== "function") return add(script, value);
    return add(`if (location.protocol !== "about:") (${String(script)})(${JSON.stringify(value)})`);
  };
}

/** In Firefox and WebKit `fill` puts the text in from a script, so leaving the field is no change of it: it is here. */
function changeAfterTyping(): void {
  const WRITTEN = /^(text|number|search|date)$/;
  let typed: EventTarget | null = null;
  const told = (): void => {
    typed?.dispatchEvent(new Event("change", { bubbles: true }));
    typed = null;
  };
  addEventListener(
    "input",
    (event) => {
      const field = event.target;
      const text =
        field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && WRITTEN.test(field.type));
      typed = text && !event.isTrusted ? field : null;
    },
    true,
  );
  addEventListener("change", () => (typed = null), true);
  addEventListener("focusout", ({ target }) => target === typed && told(), true);
}

/** What tests may need that not every driver has, and who is without it. */
const LACKING = {
  "Chromium's own protocol": ["firefox", "webkit"],
  "a way to cut the connection": ["firefox", "webkit"],
  "media features beyond the colour scheme": ["firefox"],
  "forced colours": ["firefox", "webkit"],
  touch: ["firefox", "webkit"],
  "a language of the browser's": ["webkit"],
  downloads: ["firefox", "webkit"],
  "files for a field": ["webkit"],
  "a clipboard": ["firefox", "webkit"],
  "printing to a file": ["firefox", "webkit"],
  "a browser without scripts": ["firefox", "webkit"],
  "a click on what leads away": ["webkit"],
  "a way back that ends": ["webkit"],
  "another window after the last one": ["webkit"],
  "scripts of the test's in frames": ["webkit"],
  "the other button's menu": ["webkit"],
  "a request to keep what is stored": ["webkit"],
  "a full screen": ["firefox", "webkit"],
  "sound without a sound card": ["firefox"],
  "Tab going round within the page": ["firefox"],
} as const satisfies Record<string, readonly string[]>;

/** Something that not every driver has. */
export type Need = keyof typeof LACKING;

/** The browsers that are without it. */
const lacking = (need: Need): readonly string[] => LACKING[need];

/** Skips a test, or from outside of tests all those of a file or group, where the browser's driver lacks something. */
export function needs(...what: readonly Need[]): void {
  for (const need of what) {
    const without = lacking(need);
    const reason = `the driver of this browser has not got ${need}`;
    const inTest = running();
    if (inTest === undefined) test.skip(({ browserName }) => without.includes(browserName), reason);
    else test.skip(without.includes(inTest), reason);
  }
}

/** Whether the driver of the browser has something: for a part of a test that goes on without it. */
export function has(what: Need): boolean {
  return !lacking(what).includes(test.info().project.use.browserName ?? "chromium");
}

/** Which browser the test that runs has; `undefined` outside of tests. */
function running(): string | undefined {
  try {
    return test.info().project.use.browserName ?? "chromium";
  } catch {
    return undefined;
  }
}
