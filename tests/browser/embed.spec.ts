// The page in a frame of another site, sandboxed without an origin: plays, talks, and leaves the page around it alone.
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { serveHost, type Host } from "./embed-host.ts";
import { expect, SEALED, test } from "./helpers.ts";
import { winInTwo } from "./shipped.ts";

/** What the frame has said, as the page around it has heard it. */
interface Heard {
  readonly type: string;
  readonly [more: string]: unknown;
}

const around = (query: string): string => `<!doctype html><html lang="en"><title>Host</title>
  <body style="margin:0"><input id="field" autofocus><div style="height:1500px">Text</div>
  <iframe id="frame" sandbox="allow-scripts" src="https://magomba.example/?${query}" width="800" height="600"></iframe>
  <script src="host.js"></script>`;

const HOST_SCRIPT = `
  const heard = [];
  const frame = document.getElementById("frame");
  addEventListener("message", ({ data, source }) => { if (source === frame.contentWindow) heard.push(data); });
  function send(message) { frame.contentWindow.postMessage(message, "*"); }`;

test.use({ allowed: [SEALED] });

let host: Host;
test.beforeAll(async ({ baseURL }) => {
  host = await serveHost(baseURL ?? "", {
    "host.js": HOST_SCRIPT,
    "board.html": around("game=nsolo&south=person&north=person&ui=board&speed=at-once&sound=0"),
    "computer.html": around("game=kimasai&south=person&north=1&ui=board&speed=at-once&xapi=1"),
    "elsewhere.html": around("game=nsolo&ui=board&origin=https://elsewhere.example"),
    "puzzle.html": around(`ui=puzzle&puzzle=${winInTwo().name}&speed=at-once&xapi=1`),
    "lesson-alone.html": around("ui=lesson&game=tsoro&speed=at-once&xapi=1"),
    "full.html": around("speed=at-once"),
  });
});
test.afterAll(() => {
  host.close();
});

/** Scrolls by the page's own means: not every driver scrolls a page for what is in a frame. */
async function bringUp(...what: readonly Locator[]): Promise<void> {
  for (const each of what) {
    await each.evaluate((element) => {
      element.scrollIntoView();
    });
  }
}

/** Clicks on what is in the page's frame. */
async function press(page: Page, what: Locator): Promise<void> {
  await bringUp(page.locator("iframe"), what);
  await what.click();
}

const frameOf = (page: Page): FrameLocator => page.frameLocator("iframe");

async function phase(frame: FrameLocator, wanted: string): Promise<void> {
  await expect(frame.locator("html")).toHaveAttribute("data-state", new RegExp(`^(${wanted})$`), { timeout: 20_000 });
}

const said = (page: Page): Promise<Heard[]> => page.evaluate("heard");

/** Sends a message, and waits for the answer with its id. */
async function ask(page: Page, message: object): Promise<Heard> {
  const id = `q${Math.random()}`;
  await page.evaluate(`send(${JSON.stringify({ magomba: 1, id, ...message })})`);
  const answer = async (): Promise<Heard | undefined> => (await said(page)).find((each) => each["id"] === id);
  await expect.poll(answer).toBeTruthy();
  return (await answer()) ?? { type: "none" };
}

interface Answer {
  readonly state: { readonly screen: string; readonly lang: string; readonly theme: string; readonly game: Game };
}
interface Game {
  readonly rules: string;
  readonly position: string;
  readonly moves: readonly string[];
  readonly record: string;
}
const stateIn = (answer: Heard): Answer["state"] => (answer as unknown as Answer).state;

test(
  "the page's own address in a sandboxed frame: it leads on where the policy takes it for nobody's",
  {
    tag: "@everywhere",
  },
  async ({ page, browserName }) => {
    await page.goto(`${host.address}board.html`);
    const frame = frameOf(page);
    await phase(frame, "turn");
    await expect(frame.locator("magomba-board")).toHaveAttribute("data-position", /^nsolo /);
    const { pathname } = new URL(page.frames()[1]?.url() ?? "");
    expect(pathname.endsWith("/frame.html")).toBe(browserName === "webkit");
  },
);

test.describe("the page for sandboxed frames", () => {
  test.use({ allowed: [/Content.Security.Policy|Failed to load|NetworkError|access control checks/] });

  test("has the page's policy: nothing inline, nothing from elsewhere", { tag: "@everywhere" }, async ({ page }) => {
    await page.goto(`${host.address}strict-csp.html`);
    const frame = frameOf(page);
    await phase(frame, "turn");
    expect(page.frames()[1]?.url()).toContain("/frame.html?");
    const [refused, ran] = await frame.locator("html").evaluate(async (page, elsewhere) => {
      const told: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        told.push(effectiveDirective.replace("-elem", "")),
      );
      const inline = document.createElement("script");
      inline.textContent = "document.documentElement.dataset.ran = 'inline'";
      page.append(inline);
      await fetch(elsewhere).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 200));
      // Two policies may tell of the same.
      return [[...new Set(told)].sort(), page.dataset["ran"]] as const;
    }, host.address);
    expect(refused).toEqual(["connect-src", "script-src"]);
    expect(ran).toBeUndefined();
  });

  test("leads to the page where it is no such frame", async ({ page, baseURL }) => {
    await page.goto("./frame.html?rules=gore");
    await expect(page.locator("#screen-title")).toBeVisible();
    expect(page.url()).toBe(`${baseURL ?? ""}?rules=gore`);
  });
});

test("a sandboxed frame plays, is told what to do, and takes neither focus nor place", async ({ page }) => {
  await page.goto(`${host.address}board.html`);
  const frame = frameOf(page);
  await phase(frame, "turn");
  await expect(frame.locator("magomba-board")).toHaveAttribute("data-position", /^nsolo /);
  await expect(frame.locator("[data-notice]")).toHaveCount(0);
  await expect(frame.locator(".tools")).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("field");
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // A late comer says hello; the height does not depend on the frame's.
  await page.evaluate(`send({ magomba: 1, type: "hello", resize: true })`);
  const heights = async (): Promise<unknown[]> =>
    (await said(page)).filter(({ type }) => type === "height").map(({ height }) => height);
  await expect.poll(async () => (await heights()).length).toBe(1);
  const [height] = await heights();
  expect(height).toBeGreaterThan(300);
  await page.evaluate(`frame.height = ${Number(height)}`);
  await page.evaluate(`frame.width = 400`);
  await expect.poll(async () => (await heights()).length).toBe(2);

  const played = stateIn(await ask(page, { type: "play", moves: ["a8", "d1"] }));
  expect(played.game.moves).toHaveLength(2);
  await expect.poll(async () => (await said(page)).filter(({ type }) => type === "move").length).toBe(2);
  expect((await said(page)).find(({ type }) => type === "move")).toMatchObject({ side: "S", ply: 1 });

  // What is wrong changes nothing, and is told.
  expect(await ask(page, { type: "play", move: "z9" })).toMatchObject({ type: "error" });
  expect(await ask(page, { type: "start", game: "chess" })).toMatchObject({ type: "error", code: "message" });
  expect(await ask(page, { type: "load", position: "tsoro 99x8" })).toMatchObject({ type: "error" });
  expect(await ask(page, { magomba: 7, type: "state" })).toMatchObject({ type: "error", code: "message" });
  expect(await ask(page, { type: "load", record: "x".repeat(500_000) })).toMatchObject({ type: "error" });
  await page.evaluate(`send("nonsense"); send(null); send({ type: "start" })`);
  expect(stateIn(await ask(page, { type: "state" })).game.moves).toEqual(played.game.moves);

  expect(stateIn(await ask(page, { type: "language", lang: "fr" })).lang).toBe("fr");
  await expect(frame.locator("html")).toHaveAttribute("lang", "fr");
  expect(stateIn(await ask(page, { type: "theme", theme: "contrast" })).theme).toBe("contrast");
  const loaded = stateIn(await ask(page, { type: "load", record: played.game.record, ply: 1 }));
  expect(loaded.game.moves).toHaveLength(2);
  expect(stateIn(await ask(page, { type: "reset" })).game.moves).toHaveLength(0);
  const position = "tsoro 2x8/0x8/0x8/2x8 S";
  expect(stateIn(await ask(page, { type: "load", position })).game.position).toBe(position);
  expect(stateIn(await ask(page, { type: "start", game: "gore", north: "person" })).game.rules).toBe("gore");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("field");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the computer thinks in a sandboxed frame, and xAPI statements come where they are asked for", async ({
  page,
}) => {
  await page.goto(`${host.address}computer.html`);
  const frame = frameOf(page);
  await phase(frame, "turn");
  await press(page, frame.locator("[data-startable]").first());
  await expect(frame.locator("magomba-board")).toHaveAttribute("data-moves", / /, { timeout: 20_000 });
  // A game that ends: the side to move gives up.
  await ask(page, { type: "play", move: "resign" });
  await expect.poll(() => verbs(page)).toEqual(["initialized", "progressed", "progressed", "progressed", "completed"]);
  const { result } = (await statements(page)).at(-1) ?? {};
  expect(result).toMatchObject({ completion: true, score: { min: 0 } });
  expect(result?.duration).toMatch(/^PT[\d.]+S$/);
  expect((await said(page)).some(({ type }) => type === "result")).toBe(true);
});

test("xAPI statements of a puzzle, and of a lesson's steps", async ({ page }) => {
  await page.goto(`${host.address}puzzle.html`);
  const frame = frameOf(page);
  await phase(frame, "turn");
  const { line } = winInTwo();
  await press(page, frame.locator(`[data-hole="${line[0]?.slice(0, 2) ?? ""}"]`));
  await expect(frame.locator("magomba-board")).toHaveAttribute("data-moves", / /);
  await phase(frame, "turn");
  await press(page, frame.locator(`[data-hole="${line[2]?.slice(0, 2) ?? ""}"]`));
  await expect.poll(() => verbs(page)).toEqual(["initialized", "completed"]);
  expect((await statements(page)).at(-1)).toMatchObject({
    object: { id: expect.stringContaining(`?puzzle=${winInTwo().name}`) as unknown },
    result: { completion: true, success: true, score: { scaled: 1, raw: 1, max: 1 } },
  });

  await page.goto(`${host.address}lesson-alone.html`);
  await phase(frame, "turn");
  await press(page, frame.locator('[data-hole="a4"]'));
  await expect.poll(() => verbs(page)).toEqual(["initialized", "progressed"]);
  const [begun, progressed] = await statements(page);
  expect(progressed?.object).toEqual(begun?.object);
  expect(Object.values(progressed?.result?.extensions ?? {})).toEqual([13]);
});

interface Statement {
  readonly verb: { readonly id: string };
  readonly object: object;
  readonly result?: { readonly duration?: string; readonly extensions?: Readonly<Record<string, number>> };
}

const statements = async (page: Page): Promise<Statement[]> =>
  (await said(page)).filter(({ type }) => type === "xapi").map(({ statement }) => statement as Statement);

/** The last words of the statements' verbs. */
const verbs = async (page: Page): Promise<string[]> =>
  (await statements(page)).map(({ verb }) => verb.id.split("/").at(-1) ?? "");

test.describe("a page that is meant for another site", () => {
  // One pattern: Playwright would take a list of two for something else.
  test.use({
    allowed: [new RegExp(`${SEALED.source}|target origin provided|Unable to post message to https://elsewhere`)],
  });

  test("neither hears nor tells", async ({ page }) => {
    await page.goto(`${host.address}elsewhere.html`);
    const frame = frameOf(page);
    await phase(frame, "turn");
    await page.evaluate(`send({ magomba: 1, type: "start", game: "gore" })`);
    await page.evaluate(`send({ magomba: 1, type: "hello", resize: true })`);
    await bringUp(page.locator("iframe"), frame.locator("[data-hole]").first());
    await frame.locator("[data-hole]").first().hover();
    await expect(frame.locator("magomba-board")).toHaveAttribute("data-position", /^nsolo /);
    expect(await said(page)).toEqual([]);
  });
});

test.describe("values that are wrong", () => {
  test.use({ allowed: [/in the address was passed over/] });

  test("fall back, and are told in the console", async ({ page }) => {
    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    await page.goto("./?game=kimasai&columns=77&north=9&theme=pink&heads=1&speed=at-once");
    await expect(page.locator("magomba-board")).toHaveAttribute("data-position", /^kimasai /);
    for (const name of ["columns", "north", "theme", "heads"]) {
      expect(told.filter((text) => text.includes(`"${name}=`))).toHaveLength(1);
    }
  });
});

test("the whole page in a frame: screens open and close without the history of the page around", async ({ page }) => {
  await page.goto(`${host.address}full.html`);
  const before = await page.evaluate(() => history.length);
  const frame = frameOf(page);
  await phase(frame, "menu");
  await press(page, frame.locator('.menu [data-action="lessons"]'));
  await expect(frame.locator("#screen-title")).toBeFocused();
  await press(page, frame.locator('[data-action="close-screen"]'));
  await phase(frame, "menu");
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("the museum's page: properties, methods and events of the element", async ({ page }) => {
  await page.goto(`${host.address}museum.html`);
  const frame = frameOf(page);
  await phase(frame, "turn");
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "light");
  // As high as its contents, which it is told once it is ready: nothing has to be scrolled, and nothing is empty.
  const height = (): Promise<number> =>
    page.locator("iframe").evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(height).not.toBe(480);
  expect(await height()).toBeGreaterThan(300);
  const beyond = await frame.locator("html").evaluate((html) => html.scrollHeight - innerHeight);
  expect(beyond).toBeLessThanOrEqual(1);
  await page.evaluate(`document.getElementById("board").play("a1")`);
  await expect(page.locator("#told")).toContainText("Move 1: a1", { timeout: 20_000 });
  await page.getByRole("button", { name: "Begin again" }).click();
  await expect(frame.locator("magomba-board")).toHaveAttribute("data-moves", "");
  await expect(page.locator("#told")).toHaveText("Nobody has moved yet.");
  await page.evaluate(`document.getElementById("board").play("a1")`);
  await expect(page.locator("#told")).toContainText("Move 1: a1", { timeout: 20_000 });
  // The game of the visitor before is nobody's any more.
  await expect(frame.locator("[data-notice]")).toHaveCount(0);
  expect(await page.evaluate(`document.getElementById("board").play("z9").catch(({ code }) => code)`)).toBeTruthy();
  await page.evaluate(`document.getElementById("board").theme = "dark"`);
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.evaluate(`board.removeAttribute("columns"); board.game = "gore"`);
  await expect(frame.locator("magomba-board")).toHaveAttribute("data-position", /^gore /);
});

test.describe("calls on a board", () => {
  test.use({ allowed: [/not the address of a page/] });

  test("that is not ready, or will not be, come to an end", async ({ page }) => {
    await page.goto(`${host.address}museum.html`);
    const ended = (script: string): Promise<unknown> =>
      page.evaluate(`(async () => { const one = document.createElement("magomba-board"); one.setAttribute("game", "gore");
      const end = (call) => call.then((state) => state.game.rules, ({ code }) => code); ${script} })()`);
    expect(
      await ended(`document.body.append(one); const call = end(one.ask()); one.game = "nsolo"; return call;`),
    ).toMatch(/^nsolo/);
    expect(await ended(`document.body.append(one); const call = end(one.ask()); one.remove(); return call;`)).toBe(
      "gone",
    );
    expect(
      await ended(
        `one.setAttribute("src", "javascript:alert(1)"); document.body.append(one); return end(one.start());`,
      ),
    ).toBe("address");
    // One that is not filled in is none, not the page around.
    expect(
      await ended(`one.setAttribute("src", ""); document.body.append(one); return end(one.start({ game: "gore" }));`),
    ).toMatch(/^gore/);
  });
});

test("the lesson's page: three boards, each its own", async ({ page }) => {
  await page.goto(`${host.address}lesson.html`);
  for (const id of ["lesson", "position", "puzzle"]) {
    const element = page.locator(`#${id}`);
    await bringUp(element);
    await phase(element.locator("iframe").contentFrame(), "turn");
  }
  // Whichever of the two comes first.
  const statements = async (): Promise<string[]> => (await page.locator("#statements li").allTextContents()).sort();
  await expect
    .poll(statements)
    .toEqual([
      expect.stringMatching(/^initialized: .*lessons=tsoro/),
      expect.stringMatching(/^initialized: .*puzzle=/),
    ]);
  await page.evaluate(`document.getElementById("position").play("a6xc2,d1")`);
  await expect(page.locator("#position").locator("iframe").contentFrame().locator("magomba-board")).toHaveAttribute(
    "data-moves",
    "a6xc2,d1",
  );
});

test("a page from right to left, and one with a strict policy", { tag: "@everywhere" }, async ({ page }) => {
  await page.goto(`${host.address}right-to-left.html`);
  await phase(frameOf(page), "turn");
  await expect(frameOf(page).locator("html")).toHaveAttribute("dir", "rtl");
  await expect(frameOf(page).locator("magomba-board")).toHaveAttribute("dir", "ltr");
  await page.goto(`${host.address}strict-csp.html`);
  await phase(frameOf(page), "turn");
  await frameOf(page).locator("[data-startable]").first().click();
  await expect(frameOf(page).locator("magomba-board")).toHaveAttribute("data-moves", /./);
});
