// The one file where it is shown by others: in a sandboxed frame of a site that has a say in what runs, without a worker, with
// a home for its links. That it plays when it is opened from the disk is shown by the tests tagged @everywhere.
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, listen, test, type Page } from "./helpers.ts";

const FILE = readFileSync(new URL("../../dist/magomba.html", import.meta.url), "utf8");

/** A place for lessons: `/course` shows the file in a frame, as it was put there; `/magomba.html` is the file alone. */
let place: Server;
let address: string;
/** What else is asked of the place: nothing should be. */
const asked: string[] = [];
/** What the place wants of what it shows. */
let policy = "";
let file = FILE;

test.beforeAll(async () => {
  place = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://place").pathname;
    const body = {
      "/course":
        '<p>Week 3</p><iframe sandbox="allow-scripts" width="900" height="700" src="magomba.html?game=gore"></iframe>',
      "/magomba.html": file,
    }[path];
    if (body === undefined) asked.push(path);
    response.writeHead(body === undefined ? 404 : 200, {
      "content-type": "text/html; charset=utf-8",
      ...(policy === "" || path === "/course" ? {} : { "content-security-policy": policy }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => place.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(place.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  place.close();
});

test.beforeEach(() => {
  [policy, file] = ["", FILE];
  asked.length = 0;
});

/** Plays a1 of Goré and waits for the computer's answer. */
async function playOne(page: Page, frame: string | null): Promise<void> {
  const there = frame === null ? page.locator(":root") : page.frameLocator(frame).locator(":root");
  await expect(there).toHaveAttribute("data-state", "turn", { timeout: 20_000 });
  await there.locator("[data-startable]").first().click();
  await expect(there.locator("magomba-board")).toHaveAttribute("data-moves", /\S+ \S+/, { timeout: 30_000 });
  await expect(there).toHaveAttribute("data-state", "turn", { timeout: 20_000 });
}

test("in a sandboxed frame it plays, keeps quiet and asks for nothing", async ({ page }) => {
  const complaints = listen(page);
  await page.goto(`${address}/course`);
  await playOne(page, "iframe");
  const frame = page.frameLocator("iframe");
  // What is in a frame has no address of its own to send to anyone.
  await expect(frame.locator("html")).toHaveAttribute("data-links", "0");
  expect(asked.filter((path) => path !== "/favicon.ico")).toEqual([]);
  expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
});

test.describe("where no worker may start", () => {
  test.use({ allowed: [/worker|Worker|404/] });

  test("the computer thinks on the page", async ({ page }) => {
    policy = "worker-src 'none'";
    await page.goto(`${address}/magomba.html?game=gore`);
    await playOne(page, null);
  });
});

test.describe("links", () => {
  test.use({ allowed: [/404/] });
  const link = (page: Page): Promise<string> => page.locator('[name="link"]').inputValue();

  test("lead to the server that has the file, or to the home that is written in it", async ({ page }) => {
    await page.goto(`${address}/magomba.html?game=gore&south=person&north=person`);
    await page.locator('[data-action="link"]').click();
    await expect(page.locator('[name="link"]')).toHaveValue(/#game=/);
    expect(await link(page)).toContain(`${address}/magomba.html#game=`);
    file = FILE.replace(
      'name="magomba-home" content=""',
      'name="magomba-home" content="https://games.example/magomba/"',
    );
    await page.reload();
    await page.locator('[data-action="link"]').click();
    await expect(page.locator('[name="link"]')).toHaveValue(/#game=/);
    expect(await link(page)).toContain("https://games.example/magomba/#game=");
    // A home with a password in it is none.
    file = file.replace("https://games", "https://me:secret@games");
    await page.reload();
    await page.locator('[data-action="link"]').click();
    await expect(page.locator('[name="link"]')).toHaveValue(/#game=/);
    expect(await link(page)).toContain(`${address}/magomba.html#game=`);
  });
});

test("it is told, too, of a browser that is too old", async ({ page }) => {
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await page.goto(new URL("../../dist/magomba.html", import.meta.url).href);
  await expect(page.locator("#main h1")).toHaveText("This browser is too old");
});
