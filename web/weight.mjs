// Prints what the built site weighs (brotli), and fails where that is more than the limits.
//
// A first visit needs index.html and what it names, the worker, and the words of the first screen in one language (the
// heaviest is counted). Everything else is loaded when it is opened, or when the page has nothing else to do. So are the
// manifest and the icons, which only who installs the page needs, and the service worker, which is registered last of all.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { NOT_KEPT } from "./offline.mjs";
import { ONE_FILE } from "./one-file.mjs";

/** Bytes that a first visit may download. */
const LIMIT = 180_000;
/** Bytes that the engine may have of those. */
const ENGINE_LIMIT = 100_000;
/** Bytes of all that is kept on the device after a visit. */
const SITE_LIMIT = 700_000;
/** Bytes of the script for other sites. */
const EMBED_LIMIT = 4_000;
/** Bytes of the one file as it is: nobody packs what is on a stick. */
const ONE_FILE_LIMIT = 1_000_000;

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
const one = files.find(({ name }) => name === ONE_FILE);
const later = files.filter((file) => !first.includes(file) && file !== one);
const kept = files.filter(({ name }) => !NOT_KEPT.test(name));
console.log("   brotli     plain  file");
for (const file of first) console.log(line(file.packed, file.plain, file.name));
console.log(total(first, "for a first visit"));
console.log("\nLoaded later:");
for (const file of later) console.log(line(file.packed, file.plain, file.name));
console.log(total(later, "in all"));
console.log();

/** Prints a sum beside its limit, and says where it is too much or nothing. */
function bound(what, bytes, limit) {
  console.log(
    `${bytes.toLocaleString("en").padStart(9)} of at most ${limit.toLocaleString("en").padStart(9)}  ${what}`,
  );
  if (bytes > 0 && bytes <= limit) return;
  console.error(`${what}: more than the limit (in web/weight.mjs), or not there.`);
  process.exitCode = 1;
}

bound("a first visit", words === undefined ? 0 : sum(first, "packed"), LIMIT);
bound(
  "the engine",
  sum(
    first.filter(({ name }) => name.endsWith(".wasm")),
    "packed",
  ),
  ENGINE_LIMIT,
);
bound("everything that is kept on the device", sum(kept, "packed"), SITE_LIMIT);
bound("embed.js", files.find(({ name }) => name === "embed.js")?.packed ?? 0, EMBED_LIMIT);
bound(`${ONE_FILE}, not packed`, one?.plain ?? 0, ONE_FILE_LIMIT);
