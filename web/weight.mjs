// Prints what a first visit downloads (every file of the built site, brotli) and fails above the limits.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

/** Bytes that a first visit may download. */
const LIMIT = 200_000;
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
const engine = files.filter(({ name }) => name.endsWith(".wasm"));
console.log("   brotli     plain  file");
for (const file of files) console.log(line(file.packed, file.plain, file.name));
console.log(line(sum(files, "packed"), sum(files, "plain"), `in all; the limit is ${LIMIT.toLocaleString("en")}`));
if (sum(files, "packed") > LIMIT) {
  console.error("The page is heavier than its limit (LIMIT in web/weight.mjs).");
  process.exitCode = 1;
}
if (engine.length === 0 || sum(engine, "packed") > ENGINE_LIMIT) {
  console.error("The engine is not there, or heavier than its limit (ENGINE_LIMIT in web/weight.mjs).");
  process.exitCode = 1;
}
