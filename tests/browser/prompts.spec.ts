// Every prompt: what it offers, what it shows before it is confirmed, and the buttons around a game.
import {
  asked,
  BONUS,
  chance,
  expect,
  holesWith,
  openPosition,
  playOn,
  pointer,
  start,
  state,
  STONES,
  test,
} from "./helpers.ts";

/** Goré: North holds 18 cows and one hole is North's in row a; South may offer up to three holes. */
const OFFER = "gore 2,3,4,5/1,0,7,2 S nnnn/ssss 6,18 - -";
/** Goré: South has holes but no cow in them. */
const PASS = "gore 5,5,5,5/0x4 S nnnn/ssss 10,18 - -";

/** Tsoro: from a3 the sowing comes to a head three times, then captures. */
const CHAIN = "tsoro 0x2,3,0,1,0/0,2,3,0x3/1,0,1,2,0x2/0,3,2,0,3,0 S";

test(
  "a head: what going on and stopping would do is shown on the board before it is chosen",
  { tag: "@everywhere" },
  async ({ page }) => {
    await start(page, "tsoro");
    expect(await playOn(page, pointer(page), chance(1), ["head"])).toBe("head");
    await expect(page.locator('#prompt [data-action="go-on"]')).toHaveText("Lift and go on");
    await expect(page.locator('#prompt [data-action="stop"]')).toHaveText("Stop here");
    await page.locator('#prompt [data-action="peek"]').click();
    await expect(page.locator("#prompt .note")).toHaveText(/^It sows \d+ more laps?/);
    await page.locator('#prompt [data-peek="stop"]').click();
    await expect(page.locator("#prompt .note")).toHaveText(/^The move ends at/);
    await expect(page.locator("html")).toHaveAttribute("data-state", "choice");
    await page.locator('#prompt [data-action="stop"]').click();
    await state(page, "turn");
  },
);

test("going on to the end passes every head at once and asks for the bonus", async ({ page }) => {
  await openPosition(page, CHAIN);
  await page.locator('[data-hole="a3"]').click();
  await state(page, "choice");
  await page.locator('[data-action="peek"]').click();
  await page.locator('[data-peek="run-on"]').click();
  await expect(page.locator("#prompt .note")).toContainText("captures");
  await page.locator('[data-action="run-on"]').click();
  await state(page, "choice");
  expect(await asked(page)).toBe("holes");
  await page.locator('[data-action="confirm"]').click();
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "a3>>>x");
});

test(
  "a bonus of whole holes: mark, unmark, no more than may be, take none",
  { tag: "@everywhere" },
  async ({ page }) => {
    await openPosition(page, BONUS);
    const hands = pointer(page);
    await hands.hole("a6");
    await state(page, "choice");
    expect(await asked(page)).toBe("holes");
    expect(await holesWith(page, "data-pickable")).toEqual(["d1", "d2", "c2"]);
    await expect(page.locator('[data-action="confirm"]')).toHaveText("Take none");
    await hands.hole("d2");
    await hands.hole("c2");
    await expect(page.locator('[data-action="confirm"]')).toHaveText("Take 6 stones");
    await hands.hole("d1");
    await expect(page.locator("#prompt .note")).toContainText("let go of one first");
    await hands.hole("d2");
    await expect(page.locator('[data-action="confirm"]')).toHaveText("Take 3 stones");
    await page.locator('[data-action="peek"]').click();
    await expect(page.locator("#prompt .note")).toContainText("3 stones leave the board");
    await expect(page.locator("[data-hole=c2]")).toHaveAttribute("aria-label", /would hold 0$/);
    // A word on a touch that does nothing is not hidden by what is being looked at.
    await hands.hole("d2");
    await hands.hole("d1");
    await expect(page.locator("#prompt .note")).toContainText("let go of one first");
    await hands.hole("d2");
    await expect(page.locator("#prompt .note")).toContainText("3 stones leave the board");
    await expect(page.locator("#status p").last()).toHaveText("3 stones leave the board.");
    await hands.button("clear");
    await expect(page.locator('[data-action="confirm"]')).toHaveText("Take none");
    await expect(page.locator("#prompt .note")).toContainText("Mark them on the board");
    await expect(page.locator("[data-hole][data-preview]")).toHaveCount(0);
    await hands.button("confirm");
    await state(page, "turn");
    await expect(page.locator("#status")).toContainText("South sowed 1 lap from a6 to b5 and captured 3.");
  },
);

test(
  "a bonus of single stones: each touch takes one, the list gives back, the rest is filled up",
  { tag: "@everywhere" },
  async ({ page }) => {
    await openPosition(page, STONES);
    const hands = pointer(page);
    await hands.hole("a8");
    await state(page, "choice");
    expect(await asked(page)).toBe("stones");
    await expect(page.locator("#prompt h2")).toHaveText("South may take up to 2 more stones · 2 left");
    await hands.hole("d8");
    await hands.hole("d8");
    await expect(page.locator("#prompt h2")).toHaveText("South may take up to 2 more stones · 0 left");
    await expect(page.locator("#status p").last()).toHaveText("None left to mark.");
    await expect(page.locator("[data-hole=d8]")).toHaveAttribute("aria-label", /2 marked/);
    await hands.hole("d1");
    await expect(page.locator("#prompt .note")).toBeVisible();
    await expect(page.locator("#prompt .note")).toHaveText("All are marked; let go of one first.");
    await hands.button("peek");
    await expect(page.locator("#prompt .note")).toBeVisible();
    await expect(page.locator("#prompt .note")).toHaveText("2 stones leave the board.");
    await hands.button("peek");
    await expect(page.locator("#prompt .note")).toBeHidden();
    const chip = page.locator(".chip", { hasText: "d8" });
    await expect(chip).toContainText("2");
    await expect(chip.locator("button").last()).toBeDisabled();
    await chip.locator("button").first().click();
    await expect(page.locator("#prompt h2")).toHaveText("South may take up to 2 more stones · 1 left");
    await hands.hole("d1");
    await expect(page.locator('[data-action="confirm"]')).toHaveText("Take 2 stones");
    await page.locator('[data-hole="d1"]').focus();
    await page.keyboard.press("-");
    await expect(page.locator("#prompt h2")).toHaveText("South may take up to 2 more stones · 1 left");
    await page.locator('[data-action="fill"]').click();
    await hands.button("confirm");
    await state(page, "turn");
    await expect(page.locator("#status")).toContainText("captured 2 and took 2 more stones.");
  },
);

test("Goré: an offer with its price, accepted; the holes change hands", { tag: "@everywhere" }, async ({ page }) => {
  await openPosition(page, OFFER);
  const hands = pointer(page);
  await hands.button("offer");
  await expect(page.locator("#prompt h2")).toContainText("Up to 3");
  await expect(page.locator('[data-action="confirm"]')).toBeDisabled();
  await hands.hole("a2");
  await hands.hole("a3");
  await expect(page.locator("#prompt .note")).toContainText("North would put 12 cows into them");
  await hands.button("confirm");
  await state(page, "choice");
  await expect(page.locator("#prompt h2")).toHaveText("South offers you 2 holes: a2 and a3.");
  await expect(page.locator("#prompt .note")).toContainText("12 of your 18 cows");
  await expect(page.locator("#prompt .note")).toContainText("without glory");
  await page.locator('[data-action="peek"]').click();
  await expect(page.locator("#prompt .note")).toContainText("would be yours");
  await expect(page.locator("#status p").last()).toContainText("would be yours");
  await hands.button("replay");
  await state(page, "choice");
  expect(await asked(page)).toBe("answer");
  await hands.button("accept");
  await state(page, "turn");
  await expect(page.locator("[data-hole=a2]")).toHaveAttribute("data-stones", "6");
  await expect(page.locator("[data-hole=a3]")).toHaveAttribute("data-stones", "13");
  await expect(page.locator("#prompt h2")).toHaveText("North to move");
  expect(await holesWith(page, "data-startable")).toContain("a2");
  await expect(page.locator("#status")).toContainText("North accepted the offer of a2 and a3.");
});

test("Goré: leaving the offer sows after all; a refusal is remembered", async ({ page }) => {
  await openPosition(page, OFFER);
  const hands = pointer(page);
  await hands.button("offer");
  await hands.hole("a1");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  expect(await asked(page)).toBe("turn");
  await hands.button("offer");
  await hands.hole("a1");
  await hands.button("confirm");
  await hands.button("refuse");
  await state(page, "turn");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-position", / N$/);
});

test("Goré: a forced pass is announced, and one button does it", async ({ page }) => {
  await openPosition(page, PASS);
  expect(await asked(page)).toBe("pass");
  await expect(page.locator("#prompt h2")).toHaveText("South has no cow to sow and must pass.");
  await expect(page.locator("#prompt button")).toHaveCount(1);
  await page.locator('[data-action="pass"]').click();
  await expect(page.locator("#prompt h2")).toHaveText("North to move");
  await expect(page.locator("magomba-board")).toHaveAttribute("data-moves", "pass");
});

test("Goré: a win after a refusal is shown as a victory without glory", async ({ page }) => {
  await openPosition(page, "gore 1,0x3/3,0x3 S nnnn/ssss 30,14 - S");
  await page.locator('[data-hole="a1"]').click();
  await state(page, "over");
  await expect(page.locator("#prompt h2")).toHaveText("South has won");
  await expect(page.locator("#prompt .note")).toContainText(
    "No hole holds three cows or more: South has 33 cows, North has 15 cows.",
  );
  await expect(page.locator("#prompt .note")).toContainText("A victory without glory");
});

test("resigning asks once more, and can be taken back", async ({ page }) => {
  await start(page, "kimasai");
  await page.locator('[data-action="resign"]').click();
  await expect(page.locator("#prompt h2")).toHaveText("Resign as South?");
  await page.locator('[data-action="keep-playing"]').click();
  expect(await asked(page)).toBe("turn");
  await page.locator('[data-action="resign"]').click();
  await page.locator('[data-action="confirm"]').click();
  await state(page, "over");
  await expect(page.locator("#prompt h2")).toHaveText("North has won");
  await expect(page.locator("#prompt .note")).toHaveText("South resigned.");
  await page.locator('[data-action="undo"]').click();
  await state(page, "turn");
});

test("the list of moves jumps anywhere; a new game can be taken back", async ({ page }) => {
  await start(page, "nsolo");
  await playOn(page, pointer(page), chance(6), ["stones"]);
  if ((await asked(page)) === "stones") await page.locator('[data-action="confirm"]').click();
  await state(page, "turn|over");
  const board = page.locator("magomba-board");
  const moves = ((await board.getAttribute("data-moves")) ?? "").split(" ");
  await page.locator('[data-action="moves"]').click();
  await page.locator('.move[data-ply="0"]').click();
  await expect(board).toHaveAttribute("data-moves", "");
  await expect(page.locator("#prompt h2")).toContainText(`move 0 of ${moves.length}`);
  await page.locator('.move[data-ply="1"]').click();
  await expect(board).toHaveAttribute("data-moves", moves[0] ?? "");
  await page.locator('#prompt [data-action="latest"]').click();
  await expect(board).toHaveAttribute("data-moves", moves.join(" "));
  await page.keyboard.press("Escape");
  await expect(page.locator("#panel")).toHaveCount(0);
  await page.locator('.tools [data-action="new-game"]').click();
  await expect(board).toHaveAttribute("data-moves", "");
  await page.locator('[data-notice="before"] button', { hasText: "Back to the game before" }).click();
  await expect(board).toHaveAttribute("data-moves", moves.join(" "));
});

test("a touch that does nothing says why", async ({ page }) => {
  await start(page, "tsoro");
  const note = page.locator("#prompt .note");
  await page.locator('[data-hole="b3"]').click();
  await expect(note).toHaveText("b3 is empty.");
  await page.locator('[data-hole="d3"]').click();
  await expect(note).toHaveText("d3 is North's.");
  await expect(page.locator("#status p").last()).toHaveText("d3 is North's.");
});

test("at 320 by 256 every prompt stacks its parts; nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const fits = async (): Promise<void> => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const outside = await page.locator("#prompt *").evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().width > 1 && each.closest(".chips") === null)
        .filter((each) => each.getBoundingClientRect().right > innerWidth)
        .map((each) => `${each.nodeName} ${each.getAttribute("class") ?? ""}`),
    );
    expect(outside).toEqual([]);
  };
  // The board scrolls in its frame; what is pressed here is not the subject.
  const press = (selector: string): Promise<void> =>
    page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
  await openPosition(page, CHAIN);
  await press('[data-hole="a3"]');
  await state(page, "choice");
  await fits();
  await press('[data-action="peek"]');
  await fits();
  await openPosition(page, STONES);
  await press('[data-hole="a8"]');
  await press('[data-hole="d8"]');
  await press('[data-action="peek"]');
  await fits();
  await openPosition(page, OFFER);
  await press('[data-action="offer"]');
  await press('[data-hole="a2"]');
  await fits();
  await press('#prompt [data-action="confirm"]');
  await press('#prompt [data-action="peek"]');
  await fits();
});

test("there is no form: a frame that may run scripts, but not send forms, can start a game", async ({ page }) => {
  await page.goto("./");
  await state(page, "menu");
  await expect(page.locator("form")).toHaveCount(0);
  await expect(page.locator('[type="submit"]')).toHaveCount(0);
});
