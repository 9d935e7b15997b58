#!/usr/bin/env node
// Firefox as Playwright can drive it: starts the browser that MAGOMBA_FIREFOX names, and stands between the two.
//
// Playwright speaks WebDriver BiDi with Firefox, and begins with emulation.setMediaFeaturesOverride, which Firefox has not
// got yet. That one command is done here, by what Firefox itself has for it (a browsing context's overrides, which only
// its own privileged scripts may set); every other message is passed on as it is, both ways.
import { spawn } from "node:child_process";
import { WebSocket, WebSocketServer } from "ws";

const COMMAND = "emulation.setMediaFeaturesOverride";
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(
  process.env["MAGOMBA_FIREFOX"] ?? "firefox-esr",
  ["--remote-allow-system-access", ...process.argv.slice(2)],
  { stdio: ["ignore", "inherit", "pipe"] },
);
firefox.on("exit", (code) => process.exit(code ?? 1));
firefox.on("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => firefox.kill(signal));

let said = "";
firefox.stderr.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
  process.stderr.write(text.replace(LISTENING, "WebDriver BiDi at $1"));
  if (said === "listening") return;
  said += text;
  const address = LISTENING.exec(said)?.[1];
  if (address === undefined) return;
  said = "listening";
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false }, () => {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on("connection", (playwright) => join(playwright, `${address}/session`));
});

/**
 * Passes messages on between Playwright and Firefox.
 * @param {WebSocket} playwright
 * @param {string} address
 */
function join(playwright, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false, maxPayload: 2 ** 28 });
  /** @type {string[]} */
  const early = [];
  /** @type {Map<number, (answer: { type: string, result?: any, message?: string }) => void>} */
  const own = new Map();
  // Playwright counts up from 1.
  let last = 2 ** 40;

  /**
   * A command of our own.
   * @param {string} method
   * @param {object} params
   * @returns {Promise<any>}
   */
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      own.set(id, (answer) => {
        if (answer.type === "success") resolve(answer.result);
        else reject(new Error(answer.message));
      });
      browser.send(JSON.stringify({ id, method, params }));
    });

  playwright.on("message", (data) => {
    const text = String(data);
    if (browser.readyState !== WebSocket.OPEN) {
      early.push(text);
      return;
    }
    if (!text.includes(COMMAND)) {
      browser.send(text);
      return;
    }
    const { id, params } = JSON.parse(text);
    override(ask, params).then(
      () => playwright.send(JSON.stringify({ type: "success", id, result: {} })),
      (error) => playwright.send(JSON.stringify({ type: "error", id, error: "unknown error", message: String(error) })),
    );
  });
  browser.on("open", () => {
    for (const text of early.splice(0)) playwright.emit("message", text);
  });
  browser.on("message", (data) => {
    const text = String(data);
    if (own.size > 0) {
      const message = JSON.parse(text);
      const answered = own.get(message.id);
      if (answered !== undefined) {
        own.delete(message.id);
        answered(message);
        return;
      }
    }
    playwright.send(text);
  });
  playwright.on("close", () => browser.close());
  browser.on("close", () => playwright.close());
  browser.on("error", () => playwright.close());
}

/**
 * Sets the colour scheme for all pages: one test at a time has this browser.
 * @param {(method: string, params: object) => Promise<any>} ask
 * @param {{ features: Record<string, string | null | undefined> }} wanted
 */
async function override(ask, { features }) {
  const { contexts } = await ask("browsingContext.getTree", { "moz:scope": "chrome", maxDepth: 0 });
  const scheme = { dark: 0, light: 1 }[features["prefers-color-scheme"] ?? ""] ?? 2;
  const { type, exceptionDetails } = await ask("script.evaluate", {
    target: { context: contexts[0].context },
    expression: `Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", ${scheme})`,
    awaitPromise: false,
  });
  if (type === "exception") throw new Error(exceptionDetails.text);
}
