// A site of somebody else's for the tests: its pages stand around Magomba's in frames. Another port is another origin.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";

const TYPES: Readonly<Record<string, string>> = { ".css": "text/css", ".js": "text/javascript" };

/** A site that is being served. */
export interface Host {
  readonly address: string;
  close(): void;
}

/** Serves the examples of docs/embed, with the site's address in place of theirs, and `pages` by their names. */
export async function serveHost(site: string, pages: Readonly<Record<string, string>> = {}): Promise<Host> {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://host").pathname.slice(1);
    // Browsers ask for it by themselves.
    if (name === "favicon.ico") {
      response.writeHead(204).end();
      return;
    }
    const type = `${TYPES[extname(name)] ?? "text/html"}; charset=utf-8`;
    try {
      const text = pages[name] ?? readFileSync(new URL(`../../docs/embed/${name}`, import.meta.url), "utf8");
      response.writeHead(200, { "content-type": type }).end(text.replaceAll("https://magomba.example/", site));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}
