// Bundles web/ into the site that Trunk has staged. Trunk runs it after the Rust part (Trunk.toml, [[hooks]]).
//
// In:  index.html, magomba-wasm.js, magomba-wasm_bg.wasm, magomba-wasm.d.ts in Trunk's staging folder.
// Out: every file of the page named by its content (so it may be cached for ever), index.html naming them, embed.js for
//      other sites (docs/embed.md), and web/generated/ with the engine's types, glue and wasm, and the messages' types,
//      for `tsc` and the unit tests.
//
// The order follows who names whom: wasm <- glue <- worker <- app <- index.html. The glue is one file that page and
// worker share. The page starts the worker by `new Worker(new URL("../opponent/worker.ts", import.meta.url), …)`.
// What the app imports by `import("…")` becomes a file of its own. The words (web/locales) are files, too, one for each
// language and part; the app is told what their names end with (WORD_HASHES). Last comes the service worker, which is told
// all of them. Two more pages lie beside index.html: the one for sealed frames (frame.mjs), and the one file (one-file.mjs), which
// is bundled anew, with everything in it.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { messagesOf, parse, readLocales, shipped, SOURCE, writeDeclarations } from "./messages.mjs";
import { marked, putManifest, siteFiles } from "./offline.mjs";
import { putFrame } from "./frame.mjs";
import { putOneFile } from "./one-file.mjs";

const web = dirname(fileURLToPath(import.meta.url));
const staging = process.env.TRUNK_STAGING_DIR;
if (staging === undefined) {
  console.error("web/build.mjs is run by Trunk: call `cargo xtask build`.");
  process.exit(2);
}
const release = process.env.TRUNK_PROFILE === "release";

/** Browsers that have all the page needs: module workers, WebAssembly's vector instructions; :has, too, but for Firefox, which plays without (docs/hosting.md). */
const target = ["es2022", "chrome111", "firefox114", "safari16.4"];

/** The names Trunk (or index.html) uses for each part, and the name by content that takes its place. */
const renamed = new Map();

/** What is different when something is. */
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 10);

/** Puts `bytes` into the site under a name that holds their hash; returns that name. */
function put(plainName, bytes) {
  const hash = hashOf(bytes);
  const dot = plainName.lastIndexOf(".");
  const name = `${plainName.slice(0, dot)}-${hash}${plainName.slice(dot)}`;
  writeFileSync(join(staging, name), bytes);
  return name;
}

/** Reads a file that Trunk has staged and takes it out of the site. */
function take(name) {
  const path = join(staging, name);
  const bytes = readFileSync(path);
  rmSync(path);
  return bytes;
}

/** Bundles one entry; `more` are options of esbuild's. */
function bundle(entry, plugins = [], more = {}) {
  return build({
    entryPoints: [entry],
    absWorkingDir: web,
    tsconfig: join(web, "tsconfig.json"),
    outdir: join(staging, "unused"),
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target,
    minify: release,
    sourcemap: release ? false : "inline",
    legalComments: "none",
    loader: { ".svg": "dataurl", ".txt": "text" },
    logLevel: "warning",
    plugins,
    ...more,
  }).catch(() => process.exit(1)); // esbuild has said why
}

/**
 * The page with a script's hash in its policy, so that it runs where the policy refuses all else that lies beside the page
 * (web/old/sealed.ts).
 */
function withHash(html, name, bytes) {
  const hash = `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
  const changed = html
    .replace(`src="./${name}"`, (source) => `crossorigin integrity="${hash}" ${source}`)
    .replace("script-src 'self'", (source) => `${source} '${hash}'`);
  if (changed.split(hash).length === 3) return changed;
  console.error(`index.html must name "./${name}", and its policy begin its scripts with "script-src 'self'".`);
  return process.exit(1);
}

/** The one script of a bundle. */
const script = ({ outputFiles }) => outputFiles.find(({ path }) => path.endsWith(".js")).contents;

/**
 * Puts the words into the site, a file for each language and part. All parts of a language have one hash in their names,
 * so that the app need not be told each name: gives the hash of each language.
 */
function putWords(texts) {
  return Object.fromEntries(
    Object.entries(texts).map(([code, parts]) => {
      const hash = hashOf(JSON.stringify(Object.entries(parts)));
      // Servers know what a .txt is, and pack it.
      for (const [part, text] of Object.entries(parts)) {
        // Those are in a script of their own (web/old).
        if (part !== "old") writeFileSync(join(staging, `words-${code}-${part}-${hash}.txt`), text);
      }
      return [code, hash];
    }),
  );
}

/** The messages of a part that needs no filling in: language -> message -> text. */
function plainWords(part) {
  const textOf = ({ id, value }) => [id.name, value.elements.map((element) => element.value).join("")];
  const messages = (code) => messagesOf(parse(texts[code][part], `${code}/${part}.ftl`));
  return Object.fromEntries(Object.keys(texts).map((code) => [code, Object.fromEntries(messages(code).map(textOf))]));
}

/** What is shipped of the words: a text for each language and part. */
function textsOf(locales) {
  const partsOf = (code) =>
    Object.entries(locales[SOURCE]).map(([part, english]) => [
      part,
      shipped(locales[code][part] ?? "", english, `${code}/${part}.ftl`),
    ]);
  return Object.fromEntries(Object.keys(locales).map((code) => [code, Object.fromEntries(partsOf(code))]));
}

/** Leaves imports of the wasm glue to the browser: page and worker load the same file. */
function sharedGlue(name) {
  return {
    name: "shared-glue",
    setup(build) {
      build.onResolve({ filter: /\/magomba_wasm\.js$/ }, () => ({ path: `./${name}`, external: true }));
    },
  };
}

/** Writes the worker's real name where the source says `new URL("…/worker.ts", import.meta.url)`. */
function workerAddress(name) {
  const address = /new URL\(\s*"[^"]*\/worker\.ts",\s*import\.meta\.url,?\s*\)/;
  return {
    name: "worker-address",
    setup(build) {
      build.onLoad({ filter: /[\\/]opponent[\\/][^\\/]*\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, "utf8");
        if (!address.test(source)) return undefined;
        return { contents: source.replace(address, `new URL("./${name}", import.meta.url)`), loader: "ts" };
      });
    },
  };
}

/**
 * Keeps what the app needs at once in one file. esbuild makes a file for each set of pieces that share something, which
 * are many small ones; so each piece that is loaded later (`import("…")`) is given an import of the whole app, which has
 * long run by then, and all of them share all of it.
 */
function oneCore(entry) {
  const later = new Set();
  return {
    name: "one-core",
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ path, kind, pluginData, ...from }) => {
        if (kind !== "dynamic-import" || pluginData === later) return undefined;
        const found = await build.resolve(path, { kind, ...from, pluginData: later });
        later.add(found.path);
        return found;
      });
      build.onLoad({ filter: /[\\/]app[\\/].*\.ts$/ }, ({ path }) => {
        if (!later.has(path)) return undefined;
        // On the first line, so that the lines keep their numbers.
        return { contents: `import ${JSON.stringify(entry)};${readFileSync(path, "utf8")}`, loader: "ts" };
      });
    },
  };
}

// Types, glue and wasm for tsc and the unit tests, under the names the sources import.
const generated = join(web, "generated");
mkdirSync(generated, { recursive: true });
const wasm = take("magomba-wasm_bg.wasm");
const glue = take("magomba-wasm.js").toString();
writeFileSync(join(generated, "magomba_wasm.d.ts"), take("magomba-wasm.d.ts"));
writeFileSync(join(generated, "magomba_wasm_bg.wasm"), wasm);
writeFileSync(join(generated, "magomba_wasm.js"), glue.replaceAll("magomba-wasm_bg.wasm", "magomba_wasm_bg.wasm"));

// The engine.
renamed.set("magomba-wasm_bg.wasm", put("engine.wasm", wasm));
const glueSource = resolve(generated, "glue-for-the-page.js");
writeFileSync(glueSource, glue.replaceAll("magomba-wasm_bg.wasm", renamed.get("magomba-wasm_bg.wasm")));
renamed.set("magomba-wasm.js", put("engine.js", script(await bundle(glueSource))));
rmSync(glueSource);

// The words.
let words;
let texts;
try {
  const locales = readLocales();
  writeDeclarations(locales);
  texts = textsOf(locales);
  words = putWords(texts);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// What old browsers are told. Nobody else loads its words.
/** Scripts that every browser can read (web/old). */
const forOld = { format: "iife", target: "es5", define: { OLD_WORDS: JSON.stringify(plainWords("old")) } };
const tooOld = put("old.js", script(await bundle("old/main.ts", [], forOld)));
Object.assign(forOld.define, { OLD_SCRIPT: JSON.stringify(`./${tooOld}`) });
renamed.set("check.js", put("check.js", script(await bundle("old/check.ts", [], forOld))));
const sealed = script(await bundle("old/sealed.ts", [], forOld));
renamed.set("sealed.js", put("sealed.js", sealed));

// The styles of what is loaded later.
const later = (await bundle("app/later.css")).outputFiles.find(({ path }) => path.endsWith(".css"));
const laterSheet = `./${put("later.css", later.contents)}`;

// The opponent's worker and the page.
const glueFile = sharedGlue(renamed.get("magomba-wasm.js"));
const engineFile = { ENGINE_FILE: JSON.stringify(`./${renamed.get("magomba-wasm_bg.wasm")}`) };
const worker = put("worker.js", script(await bundle("opponent/worker.ts", [glueFile], { define: engineFile })));
const app = await bundle("app/main.ts", [glueFile, workerAddress(worker), oneCore(join(web, "app", "main.ts"))], {
  define: { ...engineFile, WORD_HASHES: JSON.stringify(words), LATER_SHEET: JSON.stringify(laterSheet) },
  splitting: true,
  metafile: true,
  chunkNames: "[name]-[hash]",
});
/** The pieces that the app needs at once: the page asks for them before it has read the app. */
const pieces = [];
/** The app's sheet: it has what a piece imports once more, too. */
const sheet = Object.values(app.metafile.outputs).find(({ entryPoint }) => entryPoint === "app/main.ts")?.cssBundle;
for (const { path, contents } of app.outputFiles) {
  if (path.endsWith(".css")) {
    if (sheet !== undefined && resolve(web, sheet) === path) renamed.set("app.css", put("app.css", contents));
    continue;
  }
  if (new TextDecoder().decode(contents).includes("/worker.ts")) {
    console.error("The worker's address is written in a way that web/build.mjs does not know (see its first lines).");
    process.exit(1);
  }
  const [, output] = Object.entries(app.metafile.outputs).find(([name]) => resolve(web, name) === path);
  if (output.entryPoint !== "app/main.ts") {
    // esbuild has put the content's hash into its name.
    writeFileSync(join(staging, basename(path)), contents);
    continue;
  }
  renamed.set("app.js", put("app.js", contents));
  pieces.push(...output.imports.filter(({ kind, external }) => kind === "import-statement" && external !== true));
}

// The script for other sites, which keep its address: its name stays.
writeFileSync(join(staging, "embed.js"), script(await bundle("embed/embed.ts", [], { format: "iife" })));

// index.html, with the names by content.
const htmlPath = join(staging, "index.html");
let html = readFileSync(htmlPath, "utf8");
for (const [plain, name] of renamed) {
  if (!html.includes(`"./${plain}"`)) {
    console.error(`index.html must name "./${plain}".`);
    process.exit(1);
  }
  html = html.replaceAll(`"./${plain}"`, `"./${name}"`);
}
if (html.includes('"./app.css"')) {
  console.error('index.html names "./app.css", but app/main.ts imports no style sheet.');
  process.exit(1);
}
html = withHash(html, renamed.get("sealed.js"), sealed);
const early = pieces.map(({ path }) => `<link rel="modulepreload" href="./${basename(path)}" />\n    `).join("");
html = html.replace('<script type="module"', (tag) => early + tag);
const page = marked(html);
writeFileSync(htmlPath, page.html);
await putFrame(staging, page.html, async (define) =>
  put("frame-policy.js", script(await bundle("frame/policy.ts", [], { format: "iife", define }))),
);

// The whole page as one file.
await putOneFile({ site: staging, web, bundle, html, wasm, words: texts, old: forOld });

// What installs the page, and the service worker.
const description = /name="description"\s+content="([^"]*)"/.exec(html)?.[1] ?? "";
putManifest(staging, join(web, "..", "docs", "pictures"), description);
const service = await bundle("offline/sw.ts", [], {
  format: "iife",
  define: {
    SITE_FILES: JSON.stringify(siteFiles(staging)),
    SITE_VERSION: JSON.stringify(page.version),
    "process.env.NODE_ENV": '"production"',
  },
});
writeFileSync(join(staging, "sw.js"), script(service));
