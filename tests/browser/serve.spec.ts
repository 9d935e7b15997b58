// The server of `cargo xtask play` answers whatever it is asked, and its policy is the page's own.
import { request as ask } from "node:http";
import { expect, test } from "@playwright/test";

/** The status of a request for a path as it stands: no client's tidying. */
function status(base: string, path: string): Promise<number> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    ask({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

test("strange addresses are not found, and the server goes on", async ({ baseURL, request }) => {
  const base = baseURL ?? "";
  const under = new URL(base).pathname;
  for (const path of [
    "//",
    "/%",
    "/%00",
    `${under}%00`,
    `${under}%`,
    `${under}..%2f..%2fweb/package.json`,
    "http://[",
  ]) {
    expect(await status(base, path), path).toBe(404);
  }
  expect((await request.get(base)).status()).toBe(200);
});

test("the header's policy is as strict as the page's own", async ({ baseURL, request }) => {
  const response = await request.get(baseURL ?? "");
  const own = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(await response.text())?.[1];
  expect(own).toBeTruthy();
  expect(response.headers()["content-security-policy"]).toBe(own);
});
