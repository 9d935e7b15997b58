// Sound: none before a gesture, none when muted, stones that are heard as they fall, and play that goes on without it.
import type { Page } from "@playwright/test";
import { expect, needs, settings, state, test } from "./helpers.ts";

interface Notes {
  contexts: number;
  started: number;
  state: string;
}

/** Counts audio contexts and what is started in them; `fails` has every context throw. */
async function listenIn(page: Page, fails = false): Promise<void> {
  if (!fails) needs("sound without a sound card");
  await page.addInitScript((failing) => {
    const notes = { contexts: 0, started: 0, state: "none" };
    Object.assign(globalThis, { soundNotes: notes });
    for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      type Start = (this: AudioScheduledSourceNode, ...when: number[]) => void;
      const own = Object.getOwnPropertyDescriptor(kind.prototype, "start")?.value as Start;
      const counted: Start = function (...when) {
        notes.started += 1;
        own.apply(this, when);
      };
      Object.defineProperty(kind.prototype, "start", { configurable: true, value: counted });
    }
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        if (failing) throw new DOMException("no audio device", "NotSupportedError");
        super(options);
        notes.contexts += 1;
        this.addEventListener("statechange", () => (notes.state = this.state));
      }
    };
  }, fails);
}

const notes = (page: Page): Promise<Notes> =>
  page.evaluate(() => (globalThis as unknown as { soundNotes: Notes }).soundNotes);

async function begin(page: Page, values: object): Promise<void> {
  await settings(page, values);
  await page.goto("./");
  await state(page, "menu");
  await page.locator('[name="north"]').selectOption("person");
}

test("muted, no audio context is ever made", async ({ page }) => {
  await listenIn(page);
  await begin(page, { speed: "fast", sound: false });
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await page.locator('[data-hole="a5"]').click();
  await state(page, "animating");
  await state(page, "turn");
  expect(await notes(page)).toMatchObject({ contexts: 0, started: 0 });
});

test(
  "stones are heard after the first gesture; the button mutes them and is remembered",
  { tag: "@everywhere" },
  async ({ page }) => {
    await listenIn(page);
    await settings(page, { speed: "fast" });
    await page.goto("./");
    await state(page, "menu");
    expect((await notes(page)).contexts).toBe(0);
    const button = page.locator('[data-action="sound"]');
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await page.locator('[name="north"]').selectOption("person");
    await page.locator('[data-action="start"]').click();
    await state(page, "turn");
    await expect.poll(async () => (await notes(page)).state).toBe("running");
    expect((await notes(page)).contexts).toBe(1);
    await page.locator('[data-hole="a5"]').click();
    await state(page, "animating");
    await state(page, "turn");
    const heard = (await notes(page)).started;
    expect(heard).toBeGreaterThan(20);
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect.poll(async () => (await notes(page)).state).toBe("suspended");
    const before = (await notes(page)).started;
    await page.locator("[data-startable]").first().click();
    await state(page, "turn|choice");
    expect((await notes(page)).started).toBe(before);
    const kept = await page.evaluate(() => localStorage.getItem("magomba.settings") ?? "");
    expect(kept).toContain('"sound":false');
  },
);

test("a tab that was away is heard again", async ({ page }) => {
  await listenIn(page);
  await begin(page, { speed: "at-once" });
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await expect.poll(async () => (await notes(page)).state).toBe("running");
  const see = (now: string): Promise<void> =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event("visibilitychange"));
    }, now);
  await see("hidden");
  await expect.poll(async () => (await notes(page)).state).toBe("suspended");
  await see("visible");
  await expect.poll(async () => (await notes(page)).state).toBe("running");
  const before = (await notes(page)).started;
  await page.locator('[data-hole="a5"]').click();
  await expect.poll(async () => (await notes(page)).started).toBeGreaterThan(before);
  // At once, a whole move is one short sound: a handful of tones, not one for each stone.
  expect((await notes(page)).started - before).toBeLessThan(12);
});

test("play goes on where audio fails", async ({ page }) => {
  await listenIn(page, true);
  await begin(page, { speed: "at-once" });
  await page.locator('[data-action="start"]').click();
  await state(page, "turn");
  await page.locator('[data-hole="a5"]').click();
  await state(page, "turn|choice");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "a5");
});

for (const [what, address] of [
  ["a lesson", "./?lessons=tsoro"],
  ["a puzzle", "./?puzzle=today"],
] as const) {
  test(`${what} is heard, too`, async ({ page }) => {
    await listenIn(page);
    await page.goto(address);
    await state(page, "turn");
    await page.locator("[data-startable]").first().click();
    await expect.poll(async () => (await notes(page)).started).toBeGreaterThan(0);
  });
}
