// WebKit as it is installed, in the shape of Playwright's own browsers: contexts that have storage of their own, pages.
//
// Playwright connects to one page of a WebKit that runs (`connectOverCDP`), and knows no more of contexts, windows and
// their sizes. A context is a MiniBrowser of its own here, each further page a window of it; both get back the methods
// that are missing.
import {
  test,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserType,
  type Page,
} from "@playwright/test";
import { startDisplay, type Display } from "./display.ts";
import { Driver } from "./driver.ts";
import { withHands } from "./hands.ts";
import { Inspector } from "./inspector.ts";

/**
 * What a context is made with. What this browser cannot do is for the tests to know (`needs` in fixtures.ts); only narrow
 * windows are skipped here.
 */
export type Wishes = BrowserContextOptions;

/** MiniBrowser's own bar allows no window narrower than this, in pixels. */
const NARROWEST = 450;

/** Playwright's own way of keeping service workers out, which it has in contexts that it has made itself. */
const NO_WORKERS = `if (navigator.serviceWorker) navigator.serviceWorker.register = async () => {
  console.warn("Service Worker registration blocked by Playwright");
};`;

/** A page, and what Playwright takes for its browser. */
interface Opened {
  readonly browser: Browser;
  readonly page: Page;
}

/** The part of Playwright's `Browser` that tests use. */
export class WebKitBrowser {
  /** What contexts are made with when nothing else is said. */
  defaults: Wishes = {};
  /** Playwright's fixtures look here for what a browser elsewhere says of itself. */
  readonly _connection = { headers: [] };
  readonly #type: BrowserType;
  readonly #display: Display;
  readonly #contexts = new Set<BrowserContext>();

  private constructor(type: BrowserType, display: Display) {
    this.#type = type;
    this.#display = display;
  }

  /** Makes a display ready; a browser is started with each context. */
  static async launch(type: BrowserType): Promise<WebKitBrowser> {
    return new WebKitBrowser(type, await startDisplay());
  }

  /** It is one of Playwright's as far as tests see. */
  asBrowser(): Browser {
    return this as unknown as Browser;
  }

  contexts(): BrowserContext[] {
    return [...this.#contexts];
  }

  version(): string {
    return "WebKitGTK";
  }

  isConnected(): boolean {
    return true;
  }

  browserType(): BrowserType {
    return this.#type;
  }

  async newContext(wishes: Wishes = {}): Promise<BrowserContext> {
    const driver = await Driver.start(this.#display.name);
    const made = { ...this.defaults, ...wishes };
    let inspector: Inspector | undefined;
    try {
      inspector = await Inspector.at(driver.inspector);
      const first = await this.#openPage(driver, inspector, driver.window, made);
      return this.#contextOf(driver, inspector, first, made);
    } catch (error) {
      inspector?.close();
      await driver.close();
      throw error;
    }
  }

  /** Playwright's context of the first page, which gets more of them from now on. */
  #contextOf(driver: Driver, inspector: Inspector, first: Opened, made: Wishes): BrowserContext {
    const context = first.page.context();
    const opened = [first];
    let fresh = true;
    Object.assign(context, {
      newPage: async (): Promise<Page> => {
        if (fresh) {
          fresh = false;
          return first.page;
        }
        const next = await this.#openPage(driver, inspector, await driver.openWindow(), made);
        opened.push(next);
        next.page.context = () => context;
        return next.page;
      },
      pages: () => (fresh ? [] : opened.map(({ page }) => page).filter((page) => !page.isClosed())),
      close: async () => {
        this.#contexts.delete(context);
        await Promise.all(opened.map(({ browser }) => browser.close().catch(() => undefined)));
        inspector.close();
        await driver.close();
      },
    });
    this.#contexts.add(context);
    return context;
  }

  async newPage(wishes: Wishes = {}): Promise<Page> {
    return (await this.newContext(wishes)).newPage();
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts().map((context) => context.close()));
    this.#display.close();
  }

  async #openPage(driver: Driver, inspector: Inspector, window: string, wishes: Wishes): Promise<Opened> {
    const transport = withHands(await inspector.nextPage(), driver, () => window);
    const browser = await this.#type.connectOverCDP(transport);
    const context = browser.contexts()[0];
    const page = context?.pages()[0];
    if (context === undefined || page === undefined) throw new Error("WebKit has no page");
    if (wishes.serviceWorkers === "block") await context.addInitScript(NO_WORKERS);

    let size = wishes.viewport ?? { width: 1280, height: 800 };
    const goto = page.goto.bind(page);
    Object.assign(page, {
      goto: async (address: string, options?: Parameters<Page["goto"]>[1]) => {
        const { href, hash } = new URL(address, wishes.baseURL);
        if (hash === "") return goto(href, options);
        // With a fragment Playwright would wait for ever for this browser to say that it is there.
        const same = page.url().replace(/#.*/, "") === href.replace(hash, "");
        const loaded = same ? null : page.waitForEvent("load");
        await page.evaluate((to) => {
          location.href = to;
        }, href);
        await loaded;
        return null;
      },
      setViewportSize: async (wanted: typeof size) => {
        test.skip(wanted.width < NARROWEST, "the windows of this browser cannot be that narrow");
        size = wanted;
        await driver.resize(window, wanted.width, wanted.height);
      },
      viewportSize: () => size,
    });
    test.skip(size.width < NARROWEST, "the windows of this browser cannot be that narrow");
    await driver.resize(window, size.width, size.height);
    await page.emulateMedia({
      colorScheme: wishes.colorScheme ?? "light",
      reducedMotion: wishes.reducedMotion ?? "no-preference",
      contrast: wishes.contrast ?? "no-preference",
    });
    return { browser, page };
  }
}
