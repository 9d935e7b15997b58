// Makes another version of the site, as a change of the sources would: other words, another piece that is loaded later.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What the second version says on the button that begins a game, and on the one that leaves the rules. */
export const ANEW = "Made anew";

/** Builds the page from changed sources with the engine that is there; returns the folder of the site. */
export function buildAnew(): string {
  const copy = mkdtempSync(join(tmpdir(), "magomba-anew-"));
  const web = join(copy, "web");
  cpSync(join(root, "web"), web, { recursive: true, filter: (name) => !/[\\/](node_modules|tests)$/.test(name) });
  symlinkSync(join(root, "web", "node_modules"), join(web, "node_modules"), "junction");
  mkdirSync(join(copy, "docs"));
  symlinkSync(join(root, "docs", "pictures"), join(copy, "docs", "pictures"), "junction");
  const change = (name: string, from: RegExp, to: string): void => {
    const file = join(web, name);
    const before = readFileSync(file, "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name} has no ${String(from)}`);
    writeFileSync(file, after);
  };
  change("locales/en/page.ftl", /^start-game = .*$/m, `start-game = ${ANEW} { $game }`);
  change("locales/en/rules.ftl", /^rules-back = .*$/m, `rules-back = ${ANEW}`);
  change("app/rules/rules-screen.ts", /$/, `/** Only here. */\nexport const EDITION = 2;\n`);

  // What Trunk hands to web/build.mjs.
  const staging = join(copy, "staging");
  mkdirSync(staging);
  const generated = (name: string): string => join(root, "web", "generated", name);
  const glue = readFileSync(generated("magomba_wasm.js"), "utf8");
  writeFileSync(join(staging, "magomba-wasm.js"), glue.replaceAll("magomba_wasm_bg.wasm", "magomba-wasm_bg.wasm"));
  cpSync(generated("magomba_wasm.d.ts"), join(staging, "magomba-wasm.d.ts"));
  cpSync(generated("magomba_wasm_bg.wasm"), join(staging, "magomba-wasm_bg.wasm"));
  const links = `<link rel="modulepreload" href="./magomba-wasm.js"><link rel="preload" href="./magomba-wasm_bg.wasm" as="fetch" type="application/wasm" crossorigin>`;
  const html = readFileSync(join(root, "index.html"), "utf8").replace(/<link data-trunk[^>]*>/, links);
  writeFileSync(join(staging, "index.html"), html);
  const env = { ...process.env, TRUNK_STAGING_DIR: staging, TRUNK_PROFILE: "release" };
  execFileSync(process.execPath, [join(web, "build.mjs")], { env, stdio: ["ignore", "ignore", "inherit"] });
  const site = join(copy, "dist");
  renameSync(staging, site);
  return site;
}
