// Room for the prompt: whatever it asks, in any window, it covers no hole, leaves the window nowhere, and stays as high as it is.
import type { Page } from "@playwright/test";
import { expect, openPosition, settings, start, state, STONES, test } from "./helpers.ts";

/** The windows that are looked at. */
const WINDOWS = [
  [360, 640],
  [820, 1180],
  [1440, 900],
  [844, 390],
] as const;

/** Tsoro 4×21: from a18 the sowing comes to a head, and going on leads to another. */
const HEADS = "tsoro 2x21/0x21/0x19,38,0/0x17,3,0x2,1 S";
/** Tsoro 4×21: from a6 a long move captures, with a bonus of two holes. */
const LONG =
  "tsoro 5,9,0,1,0,1,0x3,1,3x2,0,1,0,1,0,4,1,0x2/0,4,1,0x2,1x2,0,1,2,0,1x2,0x8" +
  "/0x14,1,2,3,1,2,1x2/0x2,1x3,3,1,0,2x2,1,2,0,2,1,2,1,0,3,8,0 S";
/** Goré: North holds 18 cows, South may offer up to three holes. */
const OFFER = "gore 2,3,4,5/1,0,7,2 S nnnn/ssss 6,18 - -";
const PASS = "gore 5,5,5,5/0x4 S nnnn/ssss 10,18 - -";
/** Goré: the next move ends the game, and South has refused an offer. */
const GLORY = "gore 1,0x3/3,0x3 S nnnn/ssss 30,14 - S";

/** What is wrong with the room the prompt has, in words; nothing when all is well. `words` has to fit without scrolling. */
function faults(page: Page, words: boolean): Promise<string[]> {
  return page.evaluate((words) => {
    const found: string[] = [];
    const boxOf = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const prompt = boxOf("#prompt");
    const board = boxOf("magomba-board");
    const frame = boxOf("magomba-board .frame");
    if (prompt.top < 0 || prompt.left < 0 || prompt.bottom > innerHeight || prompt.right > innerWidth) {
      found.push(`the prompt leaves the window: ${JSON.stringify(prompt)}`);
    }
    if (prompt.top < board.bottom - 0.5)
      found.push(`the prompt begins at ${prompt.top}, the board ends at ${board.bottom}`);
    if (boxOf(".bar").bottom > board.top + 0.5) found.push("the header covers the board");
    for (const hole of document.querySelectorAll("[data-hole]")) {
      const box = hole.getBoundingClientRect();
      const name = hole.getAttribute("data-hole") ?? "";
      if (Math.min(box.width, box.height) < 23.9) found.push(`${name} is too small: ${box.width} × ${box.height}`);
      // A board that scrolls shows what lies in its frame.
      const top = Math.max(box.top, frame.top);
      const bottom = Math.min(box.bottom, frame.bottom);
      if (bottom > top && bottom > prompt.top && top < prompt.bottom) found.push(`the prompt covers ${name}`);
    }
    for (const each of document.querySelectorAll("#prompt button")) {
      if (each.closest(".chips") !== null) continue;
      const box = each.getBoundingClientRect();
      const name = each.getAttribute("data-action") ?? each.getAttribute("data-peek") ?? "";
      if (Math.min(box.width, box.height) < 30) found.push(`${name} is too small: ${box.width} × ${box.height}`);
      const hands = each.closest(".prompt-words, .buttons, .prompt-hands");
      const scrolls = hands !== null && hands.scrollHeight > hands.clientHeight + 1;
      const inside =
        box.top >= prompt.top && box.bottom <= prompt.bottom && box.left >= prompt.left && box.right <= prompt.right;
      if (!inside && (words || !scrolls)) found.push(`${name} is not inside the prompt`);
      if (words && each.scrollWidth > each.clientWidth + 1) found.push(`the words of ${name} are cut off`);
    }
    const said = document.querySelector("#prompt .prompt-words");
    if (words && said !== null && said.scrollHeight > said.clientHeight + 1) {
      found.push(`the words need ${said.scrollHeight} px and have ${said.clientHeight}`);
    }
    if (said !== null && said.clientHeight < Math.min(30, said.scrollHeight))
      found.push(`the words have ${said.clientHeight} px`);
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    if (document.documentElement.scrollHeight > innerHeight) found.push("the page scrolls");
    return found;
  }, words);
}

/** Waits until the board is drawn for its size, which a longer title changes; until then its old picture is stretched. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator("magomba-board .content")).not.toHaveAttribute("style", /scale/);
}

/** Every text of the page twice as long as in English, as another language may have it; or as it was. */
function stretch(page: Page, on: boolean): Promise<void> {
  return page.evaluate((on) => {
    const walker = document.createTreeWalker(document.querySelector(".play") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? "";
      const elsewhere = node.parentElement?.closest("magomba-board, .panel") ?? null;
      if (text.trim() === "" || elsewhere !== null) continue;
      node.nodeValue = on ? `${text} ${text}` : text.slice(0, (text.length - 1) / 2);
    }
  }, on);
}

/** Meets the prompts of a game one after the other; `look` looks at the one that is there. */
type Walk = (page: Page, look: (name: string) => Promise<void>) => Promise<void>;

const press = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    const target = document.querySelector<HTMLElement>(wanted);
    if (target === null) throw new Error(`there is no ${wanted}`);
    target.click();
  }, selector);
const hole = (page: Page, name: string): Promise<void> => press(page, `[data-hole="${name}"]`);
const button = (page: Page, action: string): Promise<void> => press(page, `#prompt [data-action="${action}"]`);
const tool = (page: Page, action: string): Promise<void> => press(page, `.tools [data-action="${action}"]`);
const hint = async (page: Page): Promise<void> => {
  await button(page, "hint");
  await expect(page.locator("#prompt")).not.toContainText("Looking for a good move", { timeout: 20_000 });
};

/** All prompts, in a few walks; each opens what it needs. */
const WALKS: Readonly<Record<string, Walk>> = {
  "turns, hints and heads": async (page, look) => {
    await openPosition(page, HEADS);
    await look("a turn");
    await hole(page, "b1");
    await look("a touch that does nothing");
    for (const step of ["where", "what", "shown"]) {
      await hint(page);
      await look(`a hint: ${step}`);
    }
    await button(page, "line-leave");
    await hole(page, "a18");
    await state(page, "choice");
    await look("a head");
    await hint(page);
    await look("a hint at a head");
    await button(page, "peek");
    for (const answer of ["go-on", "stop", "run-on"]) {
      await press(page, `[data-peek="${answer}"]`);
      await look(`a head, looking at ${answer}`);
    }
    await button(page, "run-on");
    await state(page, "turn");
    await look("a turn after many laps");
  },
  "a bonus of holes, and results": async (page, look) => {
    await openPosition(page, LONG);
    await hole(page, "a6");
    await state(page, "choice");
    await look("a bonus of holes");
    await press(page, "[data-pickable]");
    await look("a bonus of holes, one marked");
    await button(page, "peek");
    await look("a bonus of holes, looked at");
    await button(page, "confirm");
    await state(page, "turn");
    await look("a turn with much to say");
    await tool(page, "resign");
    await look("resigning");
    await button(page, "confirm");
    await state(page, "over");
    await look("resigned");
    await tool(page, "undo");
    await tool(page, "undo");
    await look("looking back");
  },
  "a bonus of stones": async (page, look) => {
    await openPosition(page, STONES);
    await hole(page, "a8");
    await state(page, "choice");
    await look("a bonus of stones");
    await hole(page, "d8");
    await hole(page, "d1");
    await look("a bonus of stones, two marked");
    await hole(page, "d8");
    await look("a bonus of stones, a third tried");
    await button(page, "peek");
    await look("a bonus of stones, looked at");
  },
  "offers, answers and passing": async (page, look) => {
    await openPosition(page, OFFER);
    await look("a turn that may offer");
    await button(page, "offer");
    await look("offering");
    await hole(page, "a2");
    await hole(page, "a3");
    await look("offering two");
    await button(page, "peek");
    await look("offering two, looked at");
    await button(page, "confirm");
    await state(page, "choice");
    await look("an answer");
    await button(page, "peek");
    for (const answer of ["accept", "refuse"]) {
      await press(page, `[data-peek="${answer}"]`);
      await look(`an answer, looking at ${answer}`);
    }
    await openPosition(page, PASS);
    await look("a pass");
    await openPosition(page, GLORY);
    await hole(page, "a1");
    await state(page, "over");
    await look("over without glory");
  },
  "a person against the computer": async (page, look) => {
    await start(page, "kimasai", { north: "timed", "north-seconds": "60" });
    await look("your move");
    await press(page, "[data-startable]");
    await expect(page.locator("#prompt .thoughts")).toHaveCount(1);
    await look("thinking");
  },
  computers: async (page, look) => {
    await start(page, "tsoro", { south: "timed", "south-seconds": "60", north: "computer", "north-level": "1" });
    await expect(page.locator("#prompt .thoughts")).toHaveCount(1);
    await look("computers thinking");
    await button(page, "move-now");
    await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", /^\S+/);
    await button(page, "pause");
    await state(page, "turn");
    await look("computers paused");
    await tool(page, "end");
    await state(page, "over");
    await look("ended");
  },
  "a move step by step": async (page, look) => {
    await settings(page, { speed: "step" });
    await page.goto(`./?position=${encodeURIComponent(LONG)}`);
    await state(page, "turn");
    await hole(page, "a6");
    await expect(page.locator("#prompt .note")).toContainText("sown one by one");
    await look("step by step");
  },
};

for (const [width, height] of WINDOWS) {
  for (const [name, walk] of Object.entries(WALKS)) {
    // The narrowest window and the widest one always; the others when asked for.
    const tag = width === 360 || width === 1440 ? [] : ["@long"];
    test(`${name} have their room at ${width} by ${height}`, { tag }, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      const heights = new Set<number>();
      const wrong: string[] = [];
      await walk(page, async (what) => {
        await drawn(page);
        heights.add(Math.round((await page.locator("#prompt").boundingBox())?.height ?? 0));
        wrong.push(...(await faults(page, true)).map((fault) => `${what}: ${fault}`));
        await stretch(page, true);
        await drawn(page);
        wrong.push(...(await faults(page, false)).map((fault) => `${what}, twice as long: ${fault}`));
        await stretch(page, false);
      });
      expect(wrong).toEqual([]);
      expect([...heights], "the prompt's heights").toHaveLength(1);
    });
  }
}
