// When a page counts as there to be loaded anew.
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { isThere } from "./probe.js";

/** Puts the page at an address; `answer` is what the server says. */
function at(
  context: TestContext,
  href: string,
  answer: (method: string) => Response,
  origin = new URL(href).origin,
): void {
  for (const [name, value] of Object.entries({ location: new URL(href), origin, navigator: {} })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  const fetch = (_: string, { method = "GET" }: RequestInit): Promise<Response> =>
    new Promise((resolve) => resolve(answer(method)));
  context.mock.method(globalThis, "fetch", fetch);
  context.after(() => {
    for (const name of ["location", "origin", "navigator"]) Reflect.deleteProperty(globalThis, name);
  });
}

const page = (status = 200, type = "text/html; charset=utf-8"): Response =>
  new Response(null, { status, headers: { "content-type": type } });
const gone = (): Response => {
  throw new TypeError("Failed to fetch");
};

for (const [what, answer, there] of [
  ["a page", () => page(), true],
  ["a page of a server that knows no HEAD", (method: string) => page(method === "HEAD" ? 405 : 200), true],
  ["an error of a server that knows no HEAD", (method: string) => page(method === "HEAD" ? 501 : 503), false],
  ["an error with a page", () => page(502), false],
  ["something else than a page", () => page(200, "text/plain"), false],
  ["no answer", gone, false],
] as const) {
  test(`${what}: ${there ? "there" : "not there"}`, async (context) => {
    at(context, "https://games.example/?kiosk=1", answer);
    assert.equal(await isThere(), there);
  });
}

test("in a sandboxed frame nothing is asked of a browser that throws there", async (context) => {
  at(context, "https://games.example/?kiosk=1", gone, "null");
  const value = {
    get serviceWorker(): never {
      throw new DOMException("sandboxed", "SecurityError");
    },
  };
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });
  assert.equal(await isThere(), true);
});

test("where nobody can be asked it is taken to be there", async (context) => {
  at(context, "https://games.example/?kiosk=1", gone, "null");
  assert.equal(await isThere(), true);
  at(context, "file:///magomba.html", gone);
  assert.equal(await isThere(), true);
});
