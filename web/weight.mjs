// Prints what the built site weighs (brotli), and fails when a first visit has to download more than the limits.
//
// A first visit needs index.html and what it names, the worker, and the words of the first screen in one language (the
// heaviest is counted). Everything else is loaded when it is opened, or when the page has nothing else to do. So are the
// manifest and the icons, which only who installs the page needs, and the service worker, which is registered last of all.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

/** Bytes that a first visit may download. */
const LIMIT = 180_000;
/** Bytes that the engine may have of those. */
const ENGINE_LIMIT = 100_000;

const dist = join(dirname(fileURLToPath(import.meta.url)), "..", "dist");
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(path);
    const packed = brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    return { name: path.slice(dist.length + 1), plain: bytes.length, packed: packed.length };
  })
  .sort((a, b) => b.packed - a.packed);

const line = (packed, plain, name) =>
  `${packed.toLocaleString("en").padStart(9)} ${plain.toLocaleString("en").padStart(9)}  ${name}`;
const sum = (some, key) => some.reduce((total, file) => total + file[key], 0);
const total = (some, name) => line(sum(some, "packed"), sum(some, "plain"), name);

const page = readFileSync(join(dist, "index.html"), "utf8");
const words = files.find(({ name }) => /^words-.+-page-/.test(name));
const first = files.filter(
  (file) =>
    file === words ||
    /^(index\.html$|worker-)/.test(file.name) ||
    (page.includes(`"./${file.name}"`) && !/^(icons|manifest)/.test(file.name)),
);
const later = files.filter((file) => !first.includes(file));
const engine = first.filter(({ name }) => name.endsWith(".wasm"));
console.log("   brotli     plain  file");
for (const file of first) console.log(line(file.packed, file.plain, file.name));
console.log(total(first, `for a first visit; the limit is ${LIMIT.toLocaleString("en")}`));
console.log("\nLoaded later:");
for (const file of later) console.log(line(file.packed, file.plain, file.name));
console.log(total(later, "in all"));
if (words === undefined || sum(first, "packed") > LIMIT) {
  console.error("The page is heavier than its limit (LIMIT in web/weight.mjs), or its words are not there.");
  process.exitCode = 1;
}
if (engine.length === 0 || sum(engine, "packed") > ENGINE_LIMIT) {
  console.error("The engine is not there, or heavier than its limit (ENGINE_LIMIT in web/weight.mjs).");
  process.exitCode = 1;
}
