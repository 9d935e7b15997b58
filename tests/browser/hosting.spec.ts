// The examples of docs/hosting: their headers are those of the page and of our own server, and nginx and Caddy serve the site by
// theirs.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, start, test } from "./helpers.ts";
import { freePort } from "../../web/free-port.mjs";

const file = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const HEADERS = [
  "access-control-allow-origin",
  "content-security-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
];
/** Where Debian's packages put the servers that are tried out. */
const NGINX = process.env["MAGOMBA_NGINX"] ?? "/usr/sbin/nginx";
const CADDY = process.env["MAGOMBA_CADDY"] ?? "/usr/bin/caddy";

test("every example has the headers of our own server", async ({ baseURL, request }) => {
  const own = (await request.get(baseURL ?? "")).headers();
  for (const name of ["_headers", "nginx.conf", "Caddyfile"]) {
    const lines = readFileSync(file(`docs/hosting/${name}`), "utf8").split("\n");
    for (const header of HEADERS) {
      const named = lines.filter((line) => line.toLowerCase().includes(header) && !line.startsWith("#"));
      // nginx has the policy in a map of its own.
      const values =
        header === "content-security-policy" ? lines.filter((each) => each.includes("default-src")) : named;
      expect([named.length, values.length], `${name}: ${header}`).not.toContain(0);
      for (const line of values) expect(line, `${name}: ${header}`).toContain(own[header]);
    }
  }
});

/** A server started by its example: nothing of it is changed but the address and the folder of the site. */
interface Server {
  readonly name: string;
  readonly program: string;
  /** Writes the configuration into `folder`; gives the words after the program that check it, and those that start it. */
  readonly prepare: (folder: string, port: number) => { check: string[]; start: string[] };
}

const SERVERS: readonly Server[] = [
  {
    name: "nginx",
    program: NGINX,
    prepare: (folder, port) => {
      const example = readFileSync(file("docs/hosting/nginx.conf"), "utf8")
        .replace("listen 8080", `listen 127.0.0.1:${port}`)
        .replace("/var/www/magomba/", `${file("dist")}/`);
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder};`);
      const user = process.getuid?.() === 0 ? "user root;" : "";
      const main = `${user} daemon off; pid ${folder}/pid; error_log stderr warn; events {}`;
      const path = join(folder, "nginx.conf");
      writeFileSync(path, `${main} http { access_log off; ${paths.join(" ")}\n${example}}`);
      const start = ["-p", folder, "-c", path, "-e", "stderr"];
      return { check: ["-t", "-q", ...start], start };
    },
  },
  {
    name: "Caddy",
    program: CADDY,
    prepare: (folder, port) => {
      const example = readFileSync(file("docs/hosting/Caddyfile"), "utf8")
        .replace("games.example {", `http://127.0.0.1:${port} {`)
        .replaceAll("/var/www/magomba", file("dist"));
      const path = join(folder, "Caddyfile");
      writeFileSync(path, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${example}`);
      const config = ["--config", path, "--adapter", "caddyfile"];
      return { check: ["validate", ...config], start: ["run", ...config] };
    },
  },
];

for (const { name: server, program, prepare } of SERVERS) {
  test(`${server} serves the site by its example`, async ({ baseURL, browser, request }) => {
    const own = (await request.get(baseURL ?? "")).headers();
    const there = existsSync(program);
    if (!there) process.stdout.write(`No ${server} is installed (${program}): its example is not tried out.\n`);
    // The machine that checks changes has to have it.
    test.skip(!there && process.env["CI"] !== "true", `no ${server}`);
    const folder = mkdtempSync(join(tmpdir(), "magomba-server-"));
    const port = await freePort();
    const { check, start: words } = prepare(folder, port);
    const env = { ...process.env, HOME: folder };
    const checked = spawnSync(program, check, { encoding: "utf8", env });
    expect(checked.status, checked.stderr).toBe(0);
    const running = spawn(program, words, { stdio: "inherit", env });
    try {
      const address = `http://127.0.0.1:${port}/games/`;
      await expect
        .poll(() =>
          request.get(address).then(
            (answer) => answer.status(),
            () => 0,
          ),
        )
        .toBe(200);
      const headers = async (name: string): Promise<Record<string, string>> => {
        const answer = await request.get(address + name, { headers: { "accept-encoding": "gzip" } });
        expect(answer.status(), name).toBe(200);
        return answer.headers();
      };
      const names = readdirSync(file("dist"));
      for (const [kind, type] of Object.entries({
        ".wasm": /^application\/wasm$/,
        ".js": /^(application|text)\/javascript/,
        ".css": /^text\/css/,
        ".txt": /^text\/plain/,
      })) {
        const got = await headers(
          names.find((name) => /^(engine|later|words)-/.test(name) && name.endsWith(kind)) ?? kind,
        );
        expect(got["content-type"]).toMatch(type);
        expect(got["cache-control"]).toContain("immutable");
        if (kind !== ".txt") expect(got["content-encoding"], kind).toBe("gzip");
      }
      for (const name of ["", "sw.js", "manifest.webmanifest"]) {
        const got = await headers(name);
        expect(got["cache-control"], name).toBe("no-cache");
        for (const header of HEADERS) expect(got[header], header).toBe(own[header]);
      }
      expect((await headers("manifest.webmanifest"))["content-type"]).toBe("application/manifest+json");
      expect((await headers("magomba.html"))["content-disposition"]).toBe("attachment");
      expect((await headers(""))["content-disposition"]).toBeUndefined();
      expect((await headers("frame.html"))["content-security-policy"]).toBeUndefined();
      expect((await request.get(`${address}words-none.txt`)).status()).toBe(404);
      const context = await browser.newContext({ baseURL: address });
      await start(await context.newPage(), "gore");
      await context.close();
    } finally {
      const ended = new Promise((resolve) => running.once("exit", resolve));
      running.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
