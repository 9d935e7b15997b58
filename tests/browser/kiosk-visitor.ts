// A kiosk's visitors, and what they leave behind: whole visits that are played inside the page, and the page's memory.
import type { Page } from "@playwright/test";

/** Seconds to wait for nobody: the quiet time that is asked for, and the countdown. */
export const [QUIET, COUNTDOWN] = [20, 15];
/** The address of the tests' kiosk. */
export const KIOSK = `./?kiosk=${QUIET}&speed=at-once&sound=0`;

/** Passes time of the page's own clock. */
export const wait = (page: Page, seconds: number): Promise<void> => page.clock.runFor(seconds * 1000);

/** Touches the middle of the screen, where nothing in particular is. */
export async function touch(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 800, height: 600 };
  await page.mouse.click(width / 2, height / 3);
}

/** What the kiosk has counted on this device. */
export const counts = (page: Page): Promise<{ all: object; days: object }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("magomba.kiosk-counts") ?? "null") as never);

/** What a page holds after everything that is not held has been thrown away. Sizes are in bytes. */
export interface Footprint {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly wasm: number;
  readonly workers: number;
}

/** Plays the game on the board to its end, for both sides, with what is at hand first. */
export async function finishGame(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const until = async (wanted: () => boolean): Promise<void> => {
      for (let tries = 0; !wanted(); tries += 1) {
        if (tries > 2000) throw new Error(`it stays at ${document.documentElement.dataset["state"] ?? ""}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const now = (): string => document.documentElement.dataset["state"] ?? "";
    const press = (selector: string): boolean => {
      const all = document.querySelectorAll<HTMLElement>(selector);
      const one = all[Math.floor(Math.random() * all.length)];
      one?.click();
      return one !== undefined;
    };
    for (let turn = 0; turn < 3000; turn += 1) {
      await until(() => /^(turn|choice|over)$/.test(now()));
      if (now() === "over") return;
      // Whoever stops, takes nothing more and refuses answers every question.
      const answers = ["stop", "confirm", "refuse", "pass"].map((name) => `#prompt [data-action="${name}"]:enabled`);
      if (!answers.some((selector) => press(selector)) && !press("[data-startable]"))
        throw new Error("nothing to press");
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    throw new Error("the game does not end");
  });
}

/** One visit: a touch, a language, a game of two people to its end, and away. */
export async function visit(page: Page, language: string, game: string): Promise<void> {
  await page.evaluate(
    async ([language, card]) => {
      for (const selector of ['[data-action="begin"]', `[data-language="${language}"]`, '[data-together="1"]', card]) {
        for (let tries = 0; document.querySelector(selector) === null; tries += 1) {
          if (tries > 2000) throw new Error(`there is no ${selector}`);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        document.querySelector<HTMLElement>(selector)?.click();
      }
    },
    [language, `.card[data-game="${game}"]`] as const,
  );
  await finishGame(page);
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-action="finish"]')?.click();
    while (document.documentElement.dataset["state"] !== "attract") {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
}

/** Measures a page. */
export async function footprint(page: Page): Promise<Footprint> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Performance.enable");
  // What the first collection lets go of may hold more.
  for (let time = 0; time < 3; time += 1) {
    await tools.send("HeapProfiler.collectGarbage");
    await page.waitForFunction(
      () =>
        new Promise((resolve) =>
          requestIdleCallback(() => {
            resolve(true);
          }),
        ),
    );
  }
  const { metrics } = await tools.send("Performance.getMetrics");
  await tools.detach();
  const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? NaN;
  const wasm = await page.evaluate(async () => {
    const glue = performance.getEntriesByType("resource").find(({ name }) => /\/engine-[^/]*\.js$/.test(name))?.name;
    // The page's own instance: a module is loaded once.
    const { default: engine } = (await import(glue ?? "")) as {
      default: () => Promise<{ memory: WebAssembly.Memory }>;
    };
    return (await engine()).memory.buffer.byteLength;
  });
  return {
    heap: metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    wasm,
    workers: page.workers().length,
  };
}
