// Serves a built site on this machine only, for `cargo xtask play` and the browser tests.
//
//   node serve.mjs [--dir dist] [--port 8080] [--under /sub/path/] [--pack] [--open]
//
// With --pack files are sent packed by Brotli, as a real host does (web/lighthouse.mjs needs that).
// A port that is taken is passed over for the next free one; with --port 0 the system chooses one. The strict content security policy is part of the tests:
// the page keeps to it anywhere, so no inline script and no request to anyone else can slip in.
import { spawn } from "node:child_process";
import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { pipeline } from "node:stream";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { FRAME } from "./frame.mjs";

const { values: options } = parseArgs({
  options: {
    dir: { type: "string", default: "dist" },
    port: { type: "string", default: "8080" },
    under: { type: "string", default: "/" },
    pack: { type: "boolean", default: false },
    open: { type: "boolean", default: false },
  },
});
const root = resolve(options.dir);

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The hash of the script that the page allows beside its own site (web/old/sealed.ts). The page may be built anew meanwhile. */
function hash() {
  try {
    const [, found] = /integrity="(sha256-[^"]+)"/.exec(readFileSync(join(root, "index.html"), "utf8")) ?? [];
    return found === undefined ? "" : `'${found}' `;
  } catch {
    // Then there is no page that could be served.
    return "";
  }
}

/** The same as in index.html. */
const policy = () =>
  [
    "default-src 'none'",
    `script-src 'self' ${hash()}'wasm-unsafe-eval'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

// What docs/hosting.md says of headers holds here, too.
const permissions = [
  "accelerometer=()",
  "autoplay=(self)",
  "camera=()",
  "display-capture=()",
  "geolocation=()",
  "gyroscope=()",
  "magnetometer=()",
  "microphone=()",
  "midi=()",
  "payment=()",
  "usb=()",
].join(", ");

/** The file that a request's address asks for, or null where there is none in the site. Throws for an address that is none. */
function fileFor(address) {
  const path = new URL(address, "http://localhost").pathname;
  if (!path.startsWith(options.under)) return null;
  let name = decodeURIComponent(path.slice(options.under.length));
  if (name === "" || name.endsWith("/")) name += "index.html";
  const file = resolve(join(root, name));
  if (!file.startsWith(root + sep)) return null;
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? { file, size: found.size } : null;
}

/** What has been packed, by file. */
const packed = new Map();

/** A file as Brotli packs it. */
function pack(file) {
  if (!packed.has(file)) packed.set(file, brotliCompressSync(readFileSync(file)));
  return packed.get(file);
}

const server = createServer((request, response) => {
  let found = null;
  try {
    found = fileFor(request.url ?? "/");
  } catch {
    // "//", "/%", "/%00": no address, no file.
  }
  if (found === null) {
    response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.\n");
    return;
  }
  // Names with a content hash never change; everything else is asked for anew.
  const forEver = /-(?:[0-9a-f]{10}|[0-9A-Z]{8})\.\w+$/.test(found.file);
  const asks = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
  const small = options.pack && asks && !/\.(jpg|png)$/.test(found.file) ? pack(found.file) : null;
  response.writeHead(200, {
    "content-type": types[extname(found.file)] ?? "application/octet-stream",
    "content-length": small?.length ?? found.size,
    ...(small === null ? {} : { "content-encoding": "br" }),
    // The whole page as one file is to be kept, not looked at: its own policy is another one.
    ...(found.file.endsWith("magomba.html") ? { "content-disposition": "attachment" } : {}),
    "cache-control": forEver ? "public, max-age=31536000, immutable" : "no-cache",
    // frame.html makes its own, which names the site's address (frame.mjs).
    ...(found.file.endsWith(`${sep}${FRAME}`) ? {} : { "content-security-policy": policy() }),
    // A sandboxed frame has no origin that the site could name, and loads modules only from where anyone may.
    "access-control-allow-origin": "*",
    "permissions-policy": permissions,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  if (request.method === "HEAD" || small !== null) response.end(request.method === "HEAD" ? undefined : small);
  // A file that has gone meanwhile ends this answer only.
  else pipeline(createReadStream(found.file), response, () => undefined);
});

let port = Number(options.port);
const last = port + 50;
server.on("error", (error) => {
  if (error.code !== "EADDRINUSE" || port >= last) {
    console.error(`The server cannot start: ${error.message}`);
    process.exit(1);
  }
  console.log(`Port ${port} is taken, trying ${port + 1}.`);
  port += 1;
  server.listen(port, "127.0.0.1");
});
server.on("listening", () => {
  const address = `http://127.0.0.1:${server.address().port}${options.under}`;
  console.log(`\nMagomba is ready:  ${address}\n\nCtrl+C stops it.`);
  if (options.open) openInBrowser(address);
});
server.listen(port, "127.0.0.1");

/** Shows the address in the user's browser; where that fails, the printed address is enough. */
function openInBrowser(address) {
  const [command, ...words] = {
    darwin: ["open", address],
    win32: ["cmd", "/c", "start", "", address],
  }[process.platform] ?? ["xdg-open", address];
  spawn(command, words, { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
