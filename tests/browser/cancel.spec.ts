// A thought nobody wants any more is really gone: its worker is told so within 50 ms, its thread ends, its processor rests.
import type { Browser, Page } from "@playwright/test";
import { expect, needs, start, state, test, watchWorkers, type WorkerNote } from "./helpers.ts";

/** Seconds of processor time that the browser's pages (with their workers) have taken so far. */
async function processorTime(browser: Browser): Promise<number> {
  const tools = await browser.newBrowserCDPSession();
  const { processInfo } = await tools.send("SystemInfo.getProcessInfo");
  await tools.detach();
  return processInfo.filter(({ type }) => type === "renderer").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The share of a processor that the pages take for a while. */
async function load(browser: Browser): Promise<number> {
  const [before, begun] = [await processorTime(browser), performance.now()];
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const taken = (await processorTime(browser)) - before;
  return taken / ((performance.now() - begun) / 1000);
}

/** What the browser itself says of the page's workers: which came and which are gone, in the order in which it happened. */
async function watchThreads(page: Page): Promise<{ readonly events: readonly string[] }> {
  const events: string[] = [];
  const names = new Map<string, string>();
  const tools = await page.context().newCDPSession(page);
  tools.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== "worker") return;
    names.set(sessionId, `worker ${names.size + 1}`);
    events.push(`${names.get(sessionId) ?? ""} begins`);
  });
  tools.on("Target.detachedFromTarget", ({ sessionId }) => {
    const name = names.get(sessionId);
    if (name !== undefined) events.push(`${name} is gone`);
  });
  await tools.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  return { events };
}

for (const action of ["undo", "new-game", "menu"] as const) {
  test(`${action} ends the thought's thread`, async ({ page, browser }) => {
    needs("Chromium's own protocol");
    test.setTimeout(120_000);
    await watchWorkers(page);
    const threads = await watchThreads(page);
    await start(page, "tsoro", { heads: "0", bonus: "0", north: "timed", "north-seconds": "60" });
    await page.locator("magomba-board[data-ready]").waitFor();
    await page.locator("[data-startable]").first().click();
    await expect(page.locator('#prompt [data-action="move-now"]')).toBeVisible();
    expect(threads.events).toEqual(["worker 1 begins"]);
    const share = await load(browser);
    const ended = await page.evaluate((action) => {
      const { workerNotes: notes } = globalThis as unknown as { workerNotes: WorkerNote[] };
      const pressed = performance.now();
      document.querySelector<HTMLElement>(`.tools [data-action="${action}"]`)?.click();
      return (notes[0]?.ended ?? Infinity) - pressed;
    }, action);
    expect(ended).toBeLessThanOrEqual(50);
    // How soon the browser says so depends on what else the machine does; that it is this one, and no other, does not.
    await expect.poll(() => threads.events, { timeout: 20_000 }).toContain("worker 1 is gone");
    await expect.poll(() => threads.events, { timeout: 20_000 }).toContain("worker 2 begins");
    await state(page, action === "menu" ? "menu" : "turn");
    // The thought had most of its minute left: nothing takes its share of the processor any more. Where a busy machine
    // gave it hardly any, there is nothing to see.
    if (share > 0.3) await expect.poll(() => load(browser), { timeout: 30_000 }).toBeLessThan(0.15);
    expect([...threads.events].sort()).toEqual(["worker 1 begins", "worker 1 is gone", "worker 2 begins"]);
  });
}
