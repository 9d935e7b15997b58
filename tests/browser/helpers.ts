// What the browser tests share: a page that must stay quiet, starting games, and playing them by clicks.
import { expect, type Page } from "@playwright/test";
import { has, needs, test as base } from "./fixtures.ts";

/**
 * The addresses of the tests ("./?game=gore") are those below a folder. Of the one file they are the file's own, with
 * what comes behind; a page that is opened learns so here.
 */
function readAddresses(page: Page, base: string): void {
  const goTo = page.goto.bind(page);
  page.goto = (address, options) => goTo(new URL(address.replace(/^\.\//, ""), base).href, options);
}

/** A test whose page may not write an error or a warning to the console; `allowed` patterns are for provoked trouble. */
export const test = base.extend<{ allowed: RegExp[] }>({
  allowed: [[], { option: true }],
  context: async ({ context, baseURL }, use) => {
    if (baseURL?.startsWith("file:") === true) context.on("page", (page) => readAddresses(page, baseURL));
    await use(context);
  },
  page: async ({ page, allowed }, use) => {
    const complaints = listen(page);
    await use(page);
    expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect, has, needs, type Page };

/** What is no complaint of the page's, by the browser that makes it. */
const NO_COMPLAINT: Readonly<Record<string, readonly RegExp[]>> = {
  all: [
    // Playwright, where a test does without the service worker.
    /^Service Worker registration blocked by Playwright$/,
  ],
  firefox: [
    // It asks any page's site for this, even where the page's policy forbids it.
    /favicon\.ico/,
    // Of what a page was still loading when it was left.
    /^(thrown: )?Failed to load .+ A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
  ],
  webkit: [
    // WebKitGTK has no manifests.
    /^Unrecognized Content-Security-Policy directive 'manifest-src'\.\s*$/,
    // Its fetch() does without what a <link rel="preload"> has loaded (docs/browsers.md).
    /engine-\w+\.wasm was preloaded using link preload but not used/,
    // Styles may come while sizes are being told; what has changed is told with the next picture.
    /^thrown: ResizeObserver loop completed with undelivered notifications\.$/,
    // It asks any page's site for this, even where the page's policy forbids it.
    /^Refused to load http:\/\/localhost:\d+\/favicon\.ico /,
    // Playwright's own script, in a sandboxed frame.
    /^thrown: SecurityError: Service Worker is disabled because the context is sandboxed/,
    // Files that a page was still loading when it was left.
    /^(thrown: )?Fetch API cannot load http:[ /]+127\.0\.0\.1:\d+\/some\/where\/\S+ due to access control checks\.$/,
  ],
};

/** What WebKit says of a sandboxed frame's own files, before the frame goes on to frame.html (web/old/sealed.ts). */
export const SEALED =
  /^Refused to (load|connect to) http:\/\/127\.0\.0\.1:\d+\/some\/where\/[\w-]+\.(js|css|wasm) because it does not appear|^(Failed to load resource: )?Blocked by Content Security Policy\.$/;

/** Collects a page's errors and warnings from now on. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  const known = ["all", test.info().project.name].flatMap((browser) => NO_COMPLAINT[browser] ?? []);
  const complain = (text: string): void => {
    if (!known.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complain(message.text());
  });
  page.on("pageerror", (error) => {
    complain(`thrown: ${String(error)}`);
  });
  return complaints;
}

/** Waits until the page's state is one of these ("turn|choice"). */
export async function state(page: Page, wanted: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-state", new RegExp(`^(${wanted})$`), { timeout: 20_000 });
}

/** Puts settings into the storage before the page is opened. */
export async function settings(page: Page, values: object): Promise<void> {
  const put = (text: string): void => {
    try {
      localStorage.setItem("magomba.settings", text);
    } catch {
      // Blocked storage is what some tests are about.
    }
  };
  const text = JSON.stringify(values);
  if (test.info().project.name !== "one-file") {
    await page.addInitScript(put, text);
    return;
  }
  // A page from the disk whose storage is looked at before the document is there may be shown an old state of it by Chromium.
  await page.goto("./");
  await page.evaluate(put, text);
}

/** Opens the page without motion, chooses a game and its fields, and starts it. */
export async function start(page: Page, game: string, fields: Record<string, string> = {}): Promise<void> {
  await settings(page, { speed: "at-once" });
  await page.goto("./");
  await state(page, "menu");
  await page.locator(`[data-game="${game}"]`).click();
  for (const [name, value] of Object.entries({ south: "person", north: "person", ...fields })) {
    const field = page.locator(`[name="${name}"]`);
    // Levels are sliders.
    await (name.endsWith("-level") ? field.fill(value) : field.selectOption(value));
  }
  await page.locator('[data-action="start"]').click();
  await state(page, "turn|thinking|animating");
}

/** What became of a worker of the page. */
export interface WorkerNote {
  /** Questions it was asked. */
  asked: number;
  /** Questions it has answered to the end. */
  done: number;
  /** When it was ended by the page. */
  ended: number | null;
}

/** Notes what becomes of the page's workers; `workerNotes` reads it. */
export async function watchWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: WorkerNote[] = [];
    Object.assign(globalThis, { workerNotes: notes });
    globalThis.Worker = class extends Worker {
      readonly note: WorkerNote;
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.note = { asked: 0, done: 0, ended: null };
        notes.push(this.note);
        this.addEventListener("message", (event: MessageEvent<{ kind?: string }>) => {
          if (event.data.kind === "done") this.note.done += 1;
        });
      }
      override postMessage(message: unknown): void {
        this.note.asked += 1;
        super.postMessage(message);
      }
      override terminate(): void {
        this.note.ended = performance.now();
        super.terminate();
      }
    };
  });
}

/** What became of the page's workers so far, oldest first. */
export function workerNotes(page: Page): Promise<WorkerNote[]> {
  return page.evaluate(() => (globalThis as unknown as { workerNotes: WorkerNote[] }).workerNotes);
}

/** All that the list of games keeps in one of its stores. */
export function stored<T>(page: Page, store: "games" | "entries"): Promise<T[]> {
  return page.evaluate(
    (name) =>
      new Promise<T[]>((resolve, reject) => {
        const opening = indexedDB.open("magomba");
        opening.onerror = () => {
          reject(new Error("no database"));
        };
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as T[]);
          };
        };
      }),
    store,
  );
}

/** Opens a position for two people, without motion. */
export async function openPosition(page: Page, position: string): Promise<void> {
  await settings(page, { speed: "at-once" });
  await page.goto(`./?position=${encodeURIComponent(position)}`);
  await state(page, "turn|choice|over");
}

/** Tsoro: a6 captures c5 and d5; d1 (2 stones), d2 (3) and c2 (3) are left for the bonus of two. */
export const BONUS = "tsoro 2,3,0x2,1,0/0,3,0x2,2,0/0x6/1,0x4,2 S";

/** Nsolo: a8 captures the two stones of c7; five stones in c1, d1 and d8 are left for the bonus of two. */
export const STONES = "nsolo 1,0x6,3/1,0x5,2,0/0x8/2,0x6,2 S";

/** What the prompt asks now ("turn", "head", "holes", "stones", "answer", "pass", "over"). */
export function asked(page: Page): Promise<string | null> {
  return page.locator("#prompt").getAttribute("data-kind");
}

/** Repeatable chance. */
export function chance(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return Math.floor((now / 2 ** 32) * below);
  };
}

/** Ways of pressing things: by pointer, or by keyboard alone. */
export interface Hands {
  hole(name: string): Promise<void>;
  button(action: string): Promise<void>;
}

/** A player with a pointer. */
export function pointer(page: Page): Hands {
  return {
    hole: (name) => page.locator(`[data-hole="${name}"]`).click(),
    button: (action) => page.locator(`#prompt [data-action="${action}"]`).click(),
  };
}

/** Names of the holes with an attribute. */
export function holesWith(page: Page, attribute: string): Promise<string[]> {
  return page
    .locator(`[data-hole][${attribute}]`)
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-hole") ?? ""));
}

/**
 * Plays at random until the prompt asks one of `until`, or the game is over; gives back what it asks. Each choice met is
 * answered in one of its ways; `seen` counts them.
 */
export async function playOn(
  page: Page,
  hands: Hands,
  pick: (below: number) => number,
  until: readonly string[] = [],
  seen: Record<string, number> = {},
): Promise<string> {
  for (let step = 0; step < 3000; step += 1) {
    await state(page, "turn|choice|over");
    const kind = (await asked(page)) ?? "";
    if (kind === "over" || until.includes(kind)) return kind;
    seen[kind] = (seen[kind] ?? 0) + 1;
    await answer(page, hands, pick, kind);
  }
  throw new Error("the game does not end");
}

async function answer(page: Page, hands: Hands, pick: (below: number) => number, kind: string): Promise<void> {
  const anyOf = (names: readonly string[]): string => names[pick(names.length)] ?? "";
  switch (kind) {
    case "turn": {
      const mayOffer = await page.locator('#prompt [data-action="offer"]').isVisible();
      if (mayOffer && pick(4) === 0) {
        await hands.button("offer");
        await hands.hole(anyOf(await holesWith(page, "data-pickable")));
        await hands.button("confirm");
      } else {
        await hands.hole(anyOf(await holesWith(page, "data-startable")));
      }
      return;
    }
    case "head": {
      const goOn = await page.locator('#prompt [data-action="go-on"]').isVisible();
      await hands.button(goOn && pick(3) > 0 ? "go-on" : "stop");
      return;
    }
    case "holes":
    case "stones": {
      await hands.hole(anyOf(await holesWith(page, "data-pickable")));
      await hands.button(
        pick(2) === 0 && (await page.locator('[data-action="fill"]').isVisible()) ? "fill" : "confirm",
      );
      if ((await asked(page)) === kind && (await page.locator('#prompt [data-action="confirm"].primary').isVisible())) {
        await hands.button("confirm");
      }
      return;
    }
    case "answer":
      await hands.button(pick(2) === 0 ? "accept" : "refuse");
      return;
    case "pass":
      await hands.button("pass");
      return;
    default:
      throw new Error(`a prompt that the tests do not know: ${kind}`);
  }
}
