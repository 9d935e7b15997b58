// A MiniBrowser of its own, driven by WebKitWebDriver: windows, their sizes, and what hands do with mouse and keyboard.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const STARTER = fileURLToPath(new URL("mini-browser.sh", import.meta.url));

/** How often a window is asked for a size: it comes to it in two or three steps, each a moment later. */
const RESIZES = 8;

/** One action of an input device, as WebDriver has them. */
export type Action = Readonly<Record<string, unknown>>;

/** A browser process with storage of its own. */
export class Driver {
  /** Where its inspector listens. */
  readonly inspector: string;
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #session: string;
  #window: string;

  private constructor(parts: { process: ChildProcess; folder: string; session: string; window: string }) {
    this.#process = parts.process;
    this.#folder = parts.folder;
    this.#session = parts.session;
    this.#window = parts.window;
    this.inspector = readFileSync(join(parts.folder, "inspector"), "utf8");
  }

  /** Starts one on an X display. */
  static async start(display: string): Promise<Driver> {
    const folder = mkdtempSync(join(tmpdir(), "magomba-webkit-"));
    try {
      return await Driver.#startIn(folder, display);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  static async #startIn(folder: string, display: string): Promise<Driver> {
    // As root there is no sandbox; without a graphics processor there is no use in trying for one.
    const env = {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      LANG: "C.UTF-8",
      MAGOMBA_INSPECTOR: join(folder, "inspector"),
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" } : {}),
    };
    const program = process.env["MAGOMBA_WEBKIT_DRIVER"] ?? "WebKitWebDriver";
    const { child, port } = await onFreePort(program, env);
    try {
      const address = `http://127.0.0.1:${port}/session`;
      const capabilities = { "webkitgtk:browserOptions": { binary: STARTER, args: ["--automation"] } };
      const made = await call<{ sessionId: string }>("POST", address, { capabilities: { alwaysMatch: capabilities } });
      const session = `${address}/${made.sessionId}`;
      const window = await call<string>("GET", `${session}/window`);
      if (!existsSync(join(folder, "inspector"))) throw new Error("MiniBrowser does not tell where its inspector is");
      return new Driver({ process: child, folder, session, window });
    } catch (error) {
      child.kill();
      throw error;
    }
  }

  /** The window that is on. */
  get window(): string {
    return this.#window;
  }

  /** Opens one more window; returns its handle. */
  async openWindow(): Promise<string> {
    const { handle } = await this.#ask<{ handle: string }>("POST", "/window/new", { type: "window" });
    return handle;
  }

  /** Lets the page in a window be of this size; throws where the window does not take it. */
  async resize(window: string, width: number, height: number): Promise<void> {
    await this.#switchTo(window);
    let now = "";
    for (let attempt = 0; attempt < RESIZES; attempt += 1) {
      const [w, h] = await this.#ask<[number, number]>("POST", "/execute/sync", {
        script: "return [innerWidth, innerHeight]",
        args: [],
      });
      if (w === width && h === height) return;
      now = `${w}×${h}`;
      const rect = await this.#ask<{ width: number; height: number }>("GET", "/window/rect");
      await this.#ask("POST", "/window/rect", {
        x: 0,
        y: 0,
        width: rect.width + width - w,
        height: rect.height + height - h,
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The page in WebKit's window should be ${width}×${height} pixels, and stays ${now}`);
  }

  /** Does one thing with the mouse or a key; both keep what they were in from one to the next. */
  async act(window: string, device: "mouse" | "keyboard" | "wheel", action: Action): Promise<void> {
    await this.#switchTo(window);
    const type = device === "mouse" ? "pointer" : device === "keyboard" ? "key" : "wheel";
    const actions = [{ type, id: device, actions: [action] }];
    await this.#ask("POST", "/actions", { actions });
  }

  /** Ends the browser, and forgets everything. */
  async close(): Promise<void> {
    await this.#ask("DELETE", "").catch(() => undefined);
    this.#process.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #switchTo(window: string): Promise<void> {
    if (window === this.#window) return;
    await this.#ask("POST", "/window", { handle: window });
    this.#window = window;
  }

  #ask<T>(method: string, path: string, body?: object): Promise<T> {
    return call<T>(method, this.#session + path, body);
  }
}

/** Starts WebKitWebDriver on a port that nobody uses. */
async function onFreePort(program: string, env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; port: number }> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const child = spawn(program, [`--port=${port}`, "--host=127.0.0.1"], { env, stdio: "ignore" });
    const ended = new Promise<boolean>((resolve) => {
      child.once("exit", () => resolve(true)).once("error", () => resolve(true));
    });
    for (let moment = 0; moment < 100; moment += 1) {
      const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
      if (status?.ok === true && child.exitCode === null) return { child, port };
      if (await Promise.race([ended, new Promise<false>((resolve) => setTimeout(() => resolve(false), 50))])) break;
    }
    child.kill();
  }
  throw new Error(`${program} does not start`);
}

async function call<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebKitWebDriver: ${value.error ?? ""} ${value.message ?? ""}`);
  return value;
}
