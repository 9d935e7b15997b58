// The worker of the one file: what is said when the engine cannot be unpacked, that it may be tried again, and that no script
// is left in memory.
import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { test, type TestContext } from "node:test";
import { engineFile } from "./engine-file.js";
import { openWorker } from "./open-worker.js";
import { fetchWords } from "./words.js";

/** What lies in the file, by name. */
const parts = new Map<string, string>();
const pack = (text: string): string => gzipSync(text).toString("base64");
const html = { getElementById: (id: string) => (parts.has(id) ? { textContent: parts.get(id) } : null) };

class FakeWorker extends EventTarget {
  readonly heard: unknown[] = [];
  ended = false;

  postMessage(data: unknown): void {
    this.heard.push(data);
  }

  terminate(): void {
    this.ended = true;
  }
}

/** Gives the test a browser in which workers are fakes; returns the addresses that are held. */
function browser(context: TestContext): Set<string> {
  const held = new Set<string>();
  Object.assign(globalThis, { document: html, WORKER_SCRIPT: "0", Worker: FakeWorker });
  context.mock.method(URL, "createObjectURL", () => {
    const address = `blob:${held.size}`;
    held.add(address);
    return address;
  });
  context.mock.method(URL, "revokeObjectURL", (address: string) => held.delete(address));
  context.after(() => {
    for (const name of ["document", "WORKER_SCRIPT", "Worker"]) Reflect.deleteProperty(globalThis, name);
    parts.clear();
  });
  return held;
}

const kinds = (worker: Worker): string[] => {
  const found: string[] = [];
  worker.addEventListener("message", ({ data }: MessageEvent<{ kind: string }>) => found.push(data.kind));
  return found;
};
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

test("an engine that cannot be unpacked is told, and may be tried again", async (context) => {
  const held = browser(context);
  const told = kinds(openWorker());
  await soon();
  assert.deepEqual(told, ["unready"]);
  assert.equal(held.size, 0);

  parts.set("packed-engine", pack("engine"));
  const worker = openWorker();
  const bytes = await engineFile();
  // It is no reason to do without workers.
  assert.ok(worker instanceof FakeWorker);
  assert.equal(new TextDecoder().decode(bytes), "engine");
  assert.deepEqual(worker.heard, [bytes]);
});

test("words that could not be unpacked may be tried again", async (context) => {
  browser(context);
  parts.set("packed-words-en", "no words");
  await assert.rejects(fetchWords("en", "page"));
  parts.set("packed-words-en", pack('{"page":"ok = OK"}'));
  assert.equal(await fetchWords("en", "page"), "ok = OK");
});

test("its script's address goes with its first word, its end or its failure", (context) => {
  const held = browser(context);
  parts.set("packed-engine", pack("engine"));
  const ready = openWorker();
  assert.equal(held.size, 1);
  ready.dispatchEvent(new MessageEvent("message", { data: { kind: "ready" } }));
  assert.equal(held.size, 0);
  const ended = openWorker();
  ended.terminate();
  assert.equal(held.size, 0);
  assert.ok((ended as unknown as FakeWorker).ended);
  // From here on it is known that workers do not start.
  const failed = openWorker();
  failed.dispatchEvent(new Event("error"));
  assert.equal(held.size, 0);
  assert.ok(!(openWorker() instanceof FakeWorker));
  assert.equal(held.size, 0);
});
