// Makes the whole page one HTML file (docs/one-file.md): scripts and styles stand in it as they are, known to its policy by
// their hashes; the engine and all words lie in it packed. web/build.mjs calls it.
//
// What the page gets from elsewhere, each in a module of its own, has a twin in web/one-file that gets it from the file.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { marked } from "./offline.mjs";

/** Its name in the site. It is no part of a visit, and the service worker does not keep it (web/offline.mjs). */
export const ONE_FILE = "magomba.html";

/** Modules and their twins. */
const TWINS = {
  "app/words/fetch.ts": "words.ts",
  "app/later-sheet.ts": "later-sheet.ts",
  "app/offline/offline.ts": "offline.ts",
  "app/link/home.ts": "home.ts",
  "app/probe.ts": "probe.ts",
  "game/engine-file.ts": "engine-file.ts",
  "old/tell.ts": "tell.ts",
  "opponent/open-worker.ts": "open-worker.ts",
};

/** Puts the twins in the place of the modules; `used` hears which. */
function twins(web, used) {
  const paths = new Map(Object.entries(TWINS).map(([module, twin]) => [join(web, module), twin]));
  return {
    name: "twins",
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const twin = paths.get(path);
        if (twin === undefined) return undefined;
        used.add(twin);
        const resolveDir = join(web, "one-file");
        return { contents: readFileSync(join(resolveDir, twin), "utf8"), loader: "ts", resolveDir };
      });
    },
  };
}

/**
 * Writes the file into the site. `bundle` is web/build.mjs's own, `html` the page with everything it names, `wasm` the
 * engine, `words` a text for each language and part, `old` how the scripts for old browsers are bundled.
 */
export async function putOneFile({ site, web, bundle, html, wasm, words, old }) {
  const used = new Set();
  const plugins = [twins(web, used)];
  // What asks for a file beside itself is not called, but still there.
  const options = { format: "iife", sourcemap: false, define: { "import.meta.url": '"about:blank"' } };
  const text = ({ outputFiles }, kind) => outputFiles.find(({ path }) => path.endsWith(kind)).text;
  const worker = text(await bundle("one-file/worker.ts", plugins, options), ".js");
  const define = { ...options.define, WORKER_SCRIPT: JSON.stringify(worker) };
  const page = await bundle("one-file/main.ts", plugins, { ...options, define });
  const check = text(await bundle("old/check.ts", plugins, { ...old, sourcemap: false }), ".js").trim();
  // One that is not is a module that has moved: the file would ask for what it cannot have.
  const unused = Object.keys(TWINS).filter((module) => !used.has(TWINS[module]));
  if (unused.length > 0)
    throw new Error(`${ONE_FILE}: nothing imports ${unused.join(", ")} (TWINS in web/one-file.mjs).`);
  const script = text(page, ".js").trim();
  const styles = text(page, ".css").trim();
  if (/<\/script|<!--/i.test(check + script) || /<\/style/i.test(styles))
    throw new Error(`${ONE_FILE}: a script or style would end early.`);

  const hash = (of) => `'sha256-${createHash("sha256").update(of).digest("base64")}'`;
  const policy = [
    "default-src 'none'",
    `script-src ${hash(check)} ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${hash(styles)}`,
    "img-src data: blob:",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const packed = (name, bytes) =>
    `<script type="text/plain" id="packed-${name}">${gzipSync(bytes, { level: 9 }).toString("base64")}</script>`;
  const parts = [
    packed("engine", wasm),
    ...Object.entries(words).map(([code, texts]) => packed(`words-${code}`, JSON.stringify(texts))),
  ];
  const home = '<meta name="magomba-home" content="" />';
  const whole = html
    .replace(/<link rel="(?!icon")[^>]*>\s*/g, "")
    .replace(/<script[^>]*><\/script>\s*/g, "")
    .replace(/(http-equiv="Content-Security-Policy"\s+content=")[^"]*/, (_, start) => start + policy)
    .replace("</head>", () => `${home}\n    <style>${styles}</style>\n  </head>`)
    .replace("</body>", () => `${parts.join("\n")}\n<script>${check}</script>\n<script>${script}</script>\n  </body>`);
  for (const needed of [policy, styles, check, script, home]) {
    if (!whole.includes(needed)) throw new Error(`index.html is not written as web/one-file.mjs expects.`);
  }
  writeFileSync(join(site, ONE_FILE), marked(whole).html);
}
