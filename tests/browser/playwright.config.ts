// How the browser tests run: one Chromium, the built site served from dist/ on a port of its own.
//
// `cargo xtask test --only browser` sets MAGOMBA_CHROMIUM (a browser found on this machine; without it Playwright takes
// its own) and MAGOMBA_PORT (a free one). `cargo xtask pictures` sets MAGOMBA_PICTURES as well: then only pictures.ts and
// sheets.ts are run, which write docs/pictures/. With MAGOMBA_LONG the tests tagged @long are run, too. The base address is
// under a sub-path: the site must not need a root.
//
// Tests tagged @everywhere show the main things: they are run once more in dist/magomba.html, opened as a file
// (docs/one-file.md). With MAGOMBA_ONE_FILE (`cargo xtask test --only one-file`) all tests that make sense there are, and
// none of the site.
//
// MAGOMBA_BROWSER (`firefox` or `webkit`) runs the tests in that browser instead, those tagged @everywhere or, with
// MAGOMBA_WHOLE, all that its driver can do (docs/browsers.md). MAGOMBA_FIREFOX, and MAGOMBA_WEBKIT_DRIVER,
// MAGOMBA_MINIBROWSER and MAGOMBA_XVFB name the programs.
import { fileURLToPath } from "node:url";
import { defineConfig, type Project } from "@playwright/test";

const port = process.env["MAGOMBA_PORT"] ?? "4173";
const chromium = process.env["MAGOMBA_CHROMIUM"];
/** A headless shell has no windows to be without. */
const shell = chromium?.includes("headless-shell") === true;
const pictures = process.env["MAGOMBA_PICTURES"] !== undefined;
/** Tests that show once more, in another window or theme, what others have shown: tagged, and run when asked for. */
const long = process.env["MAGOMBA_LONG"] !== undefined;
const root = process.getuid?.() === 0;
const inOneFile = process.env["MAGOMBA_ONE_FILE"] !== undefined;
const address = `http://127.0.0.1:${port}/some/where/`;

/**
 * What is about servers, connections, other sites, links (which a file does not offer) or how many workers there are.
 * Single tests of that are tagged @served.
 */
const SERVED = [
  /(address|cancel|embed|hosting|links|loading|offline|old|one-file|package|serve|thread|update)\.spec\.ts/,
];
const oneFile: Project = {
  name: "one-file",
  testMatch: "*.spec.ts",
  testIgnore: SERVED,
  ...(inOneFile ? { grepInvert: long ? /@served/ : /@served|@long/ } : { grep: /@everywhere/ }),
  use: { baseURL: new URL("../../dist/magomba.html", import.meta.url).href },
};

/** Another browser than Chromium: its tests, and how it is started. */
const others: Readonly<Record<string, Project["use"]>> = {
  firefox: {
    browserName: "firefox",
    // Playwright's way with a Firefox as it is installed.
    channel: "moz-firefox",
    launchOptions: {
      executablePath: fileURLToPath(new URL("firefox/firefox.mjs", import.meta.url)),
      args: [],
      // One process for all sites: what hands do does not come to frames that have one of their own.
      // Scrollbars that take no room, as on phones and in the other two.
      firefoxUserPrefs: {
        "fission.webContentIsolationStrategy": 0,
        "browser.sessionhistory.max_total_viewers": 0,
        "ui.useOverlayScrollbars": 1,
        "widget.gtk.overlay-scrollbars.enabled": true,
      },
    },
  },
  webkit: { browserName: "webkit" },
};
const other = process.env["MAGOMBA_BROWSER"] ?? "";
const otherProject: Project | undefined = others[other] && {
  name: other,
  testMatch: "*.spec.ts",
  // About this computer, or about servers: once is enough.
  testIgnore: /(thread|hosting|package|serve|one-file)\.spec\.ts/,
  ...(process.env["MAGOMBA_WHOLE"] === undefined ? { grep: /@everywhere/ } : {}),
  use: others[other],
};

export default defineConfig({
  testDir: ".",
  projects:
    otherProject !== undefined
      ? [otherProject]
      : pictures
        ? [{ name: "pictures", testMatch: ["pictures.ts", "sheets.ts"] }]
        : inOneFile
          ? [oneFile]
          : [
              oneFile,
              { name: "page", testMatch: "*.spec.ts", testIgnore: "thread.spec.ts" },
              // How long the thread is held can only be seen when no other test has the processor.
              {
                name: "thread",
                testMatch: "thread.spec.ts",
                fullyParallel: false,
                dependencies: ["page", "one-file"],
              },
            ],
  outputDir: "../results",
  ...(long ? {} : { grepInvert: /@long/ }),
  forbidOnly: process.env["CI"] !== undefined,
  fullyParallel: true,
  // A Firefox or WebKit has several processes, and draws without a graphics processor.
  workers: pictures ? 1 : otherProject === undefined ? 3 : 2,
  // A machine with other work may starve one run of a test; what is broken fails twice, and the list says "flaky".
  // Those for other browsers stand on ways that are new.
  retries: otherProject === undefined ? 1 : 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    // What a test sees comes from the server; those about the service worker allow it (kept.ts).
    serviceWorkers: "block",
    // Only of the second try: a trace of every test makes all of them slow.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      // Chromium's sandbox cannot start as root.
      chromiumSandbox: !root,
      args: [
        ...(chromium === undefined || shell ? [] : ["--headless=new"]),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node ../../web/serve.mjs --dir ../../dist --port ${port} --under /some/where/`,
    url: address,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 500 },
  },
});
