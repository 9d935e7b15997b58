// Builds the npm package into web/package/dist/ from web/game and the engine in web/generated/ (`cargo xtask build` makes that).
//
//   node web/package/build.mjs        then, in web/package:  npm pack
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, "..");
const dist = join(here, "dist");

rmSync(dist, { recursive: true, force: true });
const tsc = join(web, "node_modules", "typescript", "bin", "tsc");
const { status } = spawnSync(process.execPath, [tsc, "--project", join(here, "tsconfig.json")], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

mkdirSync(join(dist, "generated"), { recursive: true });
for (const name of ["magomba_wasm.js", "magomba_wasm_bg.wasm"]) {
  copyFileSync(join(web, "generated", name), join(dist, "generated", name));
}
// Not every project's settings know this symbol, and nobody needs it.
const types = readFileSync(join(web, "generated", "magomba_wasm.d.ts"), "utf8");
writeFileSync(join(dist, "generated", "magomba_wasm.d.ts"), types.replaceAll("[Symbol.dispose](): void;", ""));
for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(join(web, "..", name), join(here, name));
