// Prints what a first visit downloads (every file of the built site, brotli) and fails above the limit.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

/** Bytes that a first visit may download. */
const LIMIT = 200_000;

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
const sum = (key) => files.reduce((total, file) => total + file[key], 0);
console.log("   brotli     plain  file");
for (const file of files) console.log(line(file.packed, file.plain, file.name));
console.log(line(sum("packed"), sum("plain"), `in all; the limit is ${LIMIT.toLocaleString("en")}`));
if (sum("packed") > LIMIT) {
  console.error("The page is heavier than its limit (LIMIT in web/weight.mjs).");
  process.exit(1);
}
