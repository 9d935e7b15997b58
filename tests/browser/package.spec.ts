// The npm package in a page made with Vite: installed into an empty project, served by Vite's development server, and built.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, createServer, type InlineConfig } from "vite";
import { freePort } from "../../web/free-port.mjs";
import { expect, test } from "./helpers.ts";
import { SiteServer } from "./site-server.ts";

const install = fileURLToPath(new URL("../../web/package/install.mjs", import.meta.url));

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kimasai</title><link rel="icon" href="data:,"></head>
<body><output></output><script type="module" src="/page.js"></script></body></html>`;

/** Plays a whole game. */
const SCRIPT = `
import { loadEngine } from "magomba";
const engine = await loadEngine();
const game = engine.start("kimasai", 12);
let plies = 0;
for (; game.outcome() === null && plies < 1000; plies += 1) game.act(engine.chooseMove(game.record(), 1, plies));
document.querySelector("output").textContent = plies + " plies, " + game.outcome()?.result;
game.free();
`;

test("a Vite page with the package plays a game, while it is developed and when it is built", async ({ page }) => {
  const project = mkdtempSync(join(tmpdir(), "magomba-vite-"));
  try {
    execFileSync(process.execPath, [install, project], { stdio: "inherit" });
    writeFileSync(join(project, "index.html"), PAGE);
    writeFileSync(join(project, "page.js"), SCRIPT);
    const config: InlineConfig = {
      root: project,
      base: "./",
      configFile: false,
      logLevel: "error",
      // What the package's README asks for.
      optimizeDeps: { exclude: ["magomba"] },
      server: { host: "127.0.0.1", port: await freePort(), strictPort: true },
    };
    const played = expect(page.locator("output"));

    const developed = await createServer(config);
    try {
      await developed.listen();
      await page.goto(developed.resolvedUrls?.local[0] ?? "");
      await played.toHaveText(/^\d+ plies, [SN=]$/);
      await page.goto("about:blank");
    } finally {
      await developed.close();
    }

    await build(config);
    const site = await SiteServer.open(join(project, "dist"), "/below/");
    try {
      await page.goto(site.address);
      await played.toHaveText(/^\d+ plies, [SN=]$/);
    } finally {
      site.close();
    }
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});
