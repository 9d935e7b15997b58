// Compares the speed of random games in the native command and in Chromium: both in one run, turn by turn.
//
//   node ratio.mjs [position] [--rounds N] [--seconds N]
//
// `cargo xtask ratio` builds both and calls this. The browser's engine is built as the page's, with one function more.
// MAGOMBA_CHROMIUM names a browser; else Playwright's own is taken.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";

const target = join(dirname(fileURLToPath(import.meta.url)), "..", "target");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "7" }, seconds: { type: "string", default: "2" } },
});
const position = positionals[0] ?? "tsoro:heads=0 2x21/0x21/0x21/2x21 S";
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];

/** Playouts a second of the release build of the command. */
function native() {
  const program = join(target, "release", process.platform === "win32" ? "magomba.exe" : "magomba");
  const printed = execFileSync(program, ["playouts", position, "--seconds", String(seconds)], { encoding: "utf8" });
  return Number(printed.split(" ")[0]);
}

/** Playouts a second of the browser. */
async function inBrowser(page) {
  return page.evaluate(
    async ([position, milliseconds]) => {
      const engine = await import("/magomba_wasm.js");
      await engine.default();
      const begun = Date.now();
      const [playouts] = engine.playouts(position, milliseconds, 1);
      return (1000 * playouts) / (Date.now() - begun);
    },
    [position, 1000 * seconds],
  );
}

/** The middle one of some numbers. */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

const types = { ".js": "text/javascript", ".wasm": "application/wasm" };
// Chromium's sandbox cannot start as root.
const chromiumSandbox = process.getuid?.() !== 0;
const browser = await chromium.launch({ executablePath: process.env.MAGOMBA_CHROMIUM, chromiumSandbox });
const page = await browser.newPage();
await page.route("http://magomba.test/**", (route) => {
  const { pathname } = new URL(route.request().url());
  const contentType = types[/\.[^.]*$/.exec(pathname)?.[0]];
  if (contentType === undefined) return route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
  return route.fulfill({ contentType, body: readFileSync(join(target, "ratio", pathname)) });
});
await page.goto("http://magomba.test/");
await inBrowser(page); // By then the browser has compiled the engine with all its skill.

console.log(`${position}, ${rounds} rounds of ${seconds} s`);
const found = [];
for (let round = 0; round < rounds; round++) {
  const one = { native: native(), browser: await inBrowser(page) };
  console.log(`native ${one.native.toFixed(0)}/s  browser ${one.browser.toFixed(0)}/s`);
  found.push(one);
}
await browser.close();
const middle = (of) => median(found.map(of));
console.log(`native ${middle((one) => one.native).toFixed(0)} playouts/s`);
console.log(`browser ${middle((one) => one.browser).toFixed(0)} playouts/s`);
console.log(`ratio ${middle((one) => one.browser / one.native).toFixed(2)}`);
