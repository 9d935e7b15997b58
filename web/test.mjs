// Runs the TypeScript unit tests: bundles every web/**/*.test.ts for Node and hands them to Node's test runner.
//
//   node test.mjs [part of a file's name ...] [-- options of node --test]
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { readLocales, SOURCE, writeDeclarations } from "./messages.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const out = join(web, "generated", "tests");
const words = process.argv.slice(2);
const split = words.includes("--") ? words.indexOf("--") : words.length;
const wanted = words.slice(0, split);
const forNode = words.slice(split + 1);

const skipped = /(^|[\\/])(node_modules|generated)([\\/]|$)/;
const tests = readdirSync(web, { recursive: true })
  .filter((name) => name.endsWith(".test.ts") && !skipped.test(name))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .sort();
if (tests.length === 0) {
  console.log(wanted.length === 0 ? "There are no unit tests yet." : "No test file has such a name.");
  process.exit(wanted.length === 0 ? 0 : 2);
}

const locales = readLocales();
writeDeclarations(locales);
rmSync(out, { recursive: true, force: true });
const result = await build({
  entryPoints: tests.map((name) => join(web, name)),
  absWorkingDir: web,
  outbase: web,
  outdir: out,
  outExtension: { ".js": ".mjs" },
  tsconfig: join(web, "tsconfig.json"),
  bundle: true,
  metafile: true,
  format: "esm",
  platform: "node",
  target: "node20",
  sourcemap: "inline",
  // Styles mean nothing to a unit test.
  loader: { ".css": "empty", ".svg": "dataurl", ".txt": "text" },
  logLevel: "warning",
  // Every test speaks English.
  inject: [join(web, "app", "words", "for-tests.ts")],
  define: { ENGLISH_WORDS: JSON.stringify(JSON.stringify(locales[SOURCE])) },
});
const bundles = Object.keys(result.metafile.outputs)
  .filter((name) => name.endsWith(".test.mjs"))
  .map((name) => relative(process.cwd(), join(web, name)));

const flags = ["--enable-source-maps", "--test", "--test-reporter=spec", ...forNode];
const { status } = spawnSync(process.execPath, [...flags, ...bundles], { stdio: "inherit" });
process.exit(status ?? 1);
