// The examples of docs/hosting: their headers are those of the page and of our own server, and nginx serves the site by its.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, start, test } from "./helpers.ts";

const file = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const HEADERS = [
  "access-control-allow-origin",
  "content-security-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
];
const NGINX = process.env["MAGOMBA_NGINX"] ?? "/usr/sbin/nginx";

test("every example has the headers of our own server", async ({ baseURL, request }) => {
  const own = (await request.get(baseURL ?? "")).headers();
  for (const name of ["_headers", "nginx.conf", "Caddyfile"]) {
    const text = readFileSync(file(`docs/hosting/${name}`), "utf8");
    for (const header of HEADERS) {
      const line = text.split("\n").find((each) => each.toLowerCase().includes(header) && !each.startsWith("#"));
      expect(line, `${name}: ${header}`).toContain(own[header]);
    }
  }
});

/** A port that nobody has. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

test("nginx serves the site by its example", async ({ browser, request }) => {
  const there = existsSync(NGINX);
  if (!there) process.stdout.write(`No nginx is installed (${NGINX}): its example is not tried out.\n`);
  test.skip(!there, "no nginx");
  const folder = mkdtempSync(join(tmpdir(), "magomba-nginx-"));
  const port = await freePort();
  const example = readFileSync(file("docs/hosting/nginx.conf"), "utf8")
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("/var/www/magomba/", `${file("dist")}/`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder};`);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const frame = `${user} daemon off; pid ${folder}/pid; error_log stderr warn; events {} http { access_log off; ${paths.join(" ")}\n${example}}`;
  writeFileSync(join(folder, "nginx.conf"), frame);
  const options = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"];
  expect(spawnSync(NGINX, ["-t", "-q", ...options], { encoding: "utf8" }).stderr).toBe("");
  const nginx = spawn(NGINX, options, { stdio: "inherit" });
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
      ".js": /^application\/javascript/,
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
      for (const header of HEADERS) expect(got[header], header).toBeTruthy();
    }
    expect((await headers("manifest.webmanifest"))["content-type"]).toBe("application/manifest+json");
    expect((await request.get(`${address}words-none.txt`)).status()).toBe(404);
    const context = await browser.newContext({ baseURL: address });
    await start(await context.newPage(), "gore");
    await context.close();
  } finally {
    const ended = new Promise((resolve) => nginx.once("exit", resolve));
    nginx.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
