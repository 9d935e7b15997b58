// Browsers that lack what the page needs: they are told so in plain words, in their language, and nothing else happens.
import { expect, needs, state, test } from "./helpers.ts";

/** What is taken away from a browser, so that it is one of before. */
const BEFORE: Readonly<Record<string, () => void>> = {
  "no WebAssembly": () => {
    Reflect.deleteProperty(globalThis, "WebAssembly");
  },
  "no vector instructions": () => {
    WebAssembly.validate = () => false;
  },
  "no module workers": () => {
    globalThis.Worker = function () {
      // Such a browser knows no second argument.
    } as unknown as typeof Worker;
  },
  "no modules": () => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, "noModule");
  },
  "no unpacking": () => {
    Reflect.deleteProperty(globalThis, "DecompressionStream");
  },
};

/** Languages in capitals are languages; what every object has is none. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "no modules": "./?lang=FR",
  "no unpacking": "./?lang=constructor",
};

for (const [what, take] of Object.entries(BEFORE)) {
  test(`${what}: the page says which browsers can show it`, async ({ page }) => {
    await page.addInitScript(take);
    await page.goto(ADDRESSES[what] ?? "./");
    await state(page, "old");
    const main = page.locator("#main");
    await expect(main.locator("h1")).toHaveText(what === "no modules" ? /trop ancien/ : /too old/);
    await expect(main).toContainText("Firefox 114");
    await expect(page.locator("html")).toHaveAttribute("lang", what === "no modules" ? "fr" : "en");
    // No "Still loading", and no page that begins all the same.
    await expect(page.locator(".late")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await state(page, "old");
  });
}

test("the page around is told", async ({ page }) => {
  needs("scripts of the test's in frames");
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
    addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      document.title = JSON.stringify(data);
    });
  });
  // A page of the site's with nothing in it but the frame.
  await page.route("**/around.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe sandbox="allow-scripts" src="./"></iframe>` }),
  );
  await page.goto("./around.html");
  await expect(page).toHaveTitle(/"magomba":1,"type":"error","code":"browser"/);
});
