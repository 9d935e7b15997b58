// A server for tests of what comes from where: its site can be changed, lose files, or go away while pages are open.
import { createReadStream, readdirSync, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { NOT_KEPT } from "../../web/offline.mjs";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Names that hold their content's hash. */
const BY_CONTENT = /-(?:[0-9a-f]{10}|[0-9A-Z]{8})\.\w+$/;

/** A running server of one folder. No header says more than it has to: the page's own policy holds. */
export class SiteServer {
  /** The folder that is served. */
  site: string;
  /** Without it every connection breaks. */
  up = true;
  /** What is answered for a file that is not there: nothing, or a page that says all is well. */
  missing: "nothing" | "a page" = "nothing";
  /** Files that are kept back, by the beginning of their name. */
  lost: string | null = null;
  /** The type of wasm files. */
  wasm = TYPES[".wasm"] ?? "";
  readonly #server: Server;

  private constructor(
    site: string,
    readonly under: string,
  ) {
    this.site = site;
    this.#server = createServer((request, response) => {
      if (this.up) this.#answer(new URL(request.url ?? "/", "http://localhost").pathname, response);
      else request.socket.destroy();
    });
  }

  /** Serves `site` below the path `under`, on a free port. */
  static async open(site: string, under = "/"): Promise<SiteServer> {
    const one = new SiteServer(site, under);
    await new Promise<void>((resolve) => one.#server.listen(0, "127.0.0.1", resolve));
    return one;
  }

  /** Where the page is. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${this.under}`;
  }

  /** Ends it, with all its connections. */
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #answer(path: string, response: ServerResponse): void {
    const name = path === this.under ? "index.html" : path.slice(this.under.length);
    const file = join(this.site, name);
    const there = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
    if (!path.startsWith(this.under) || !there || (this.lost !== null && name.startsWith(this.lost))) {
      if (this.missing === "a page") response.writeHead(200, { "content-type": "text/html" }).end("<p>Welcome!</p>");
      else response.writeHead(404, { "content-type": "text/plain" }).end();
      return;
    }
    const kind = extname(name);
    response.writeHead(200, {
      "content-type": kind === ".wasm" ? this.wasm : (TYPES[kind] ?? "application/octet-stream"),
      "cache-control": BY_CONTENT.test(name) ? "public, max-age=31536000, immutable" : "no-cache",
    });
    createReadStream(file).pipe(response);
  }
}

/** Every file of a site that is to be kept on the device. */
export function filesOf(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(site, name)).isFile() && !NOT_KEPT.test(name))
    .sort();
}
