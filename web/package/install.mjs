// Builds and packs the npm package and installs it into an empty project, as someone who wants it would.
//
//   node web/package/install.mjs FOLDER        (an empty folder)
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const [project] = process.argv.slice(2);
if (project === undefined) {
  console.error("web/package/install.mjs needs the folder of a project.");
  process.exit(2);
}

/** Runs a command in a folder; its output is shown only if it fails. */
function run(folder, command, ...words) {
  execFileSync(command, words, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
}

execFileSync(process.execPath, [join(here, "build.mjs")], { stdio: "inherit" });
const packed = mkdtempSync(join(tmpdir(), "magomba-packed-"));
try {
  run(here, "npm", "pack", "--silent", "--pack-destination", packed);
  const [tarball = ""] = readdirSync(packed);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  run(project, "npm", "install", "--offline", "--no-audit", "--no-fund", "--silent", join(packed, tarball));
} finally {
  rmSync(packed, { recursive: true, force: true });
}
