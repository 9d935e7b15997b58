// Where a finished game's link leads: only where a visitor's phone can get.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reachable } from "./take-home.js";

test("the address that was asked for goes first, and addresses that only the device knows lead nowhere", () => {
  const home = "https://example.org/magomba/";
  assert.equal(reachable(home, "http://localhost:8000/"), home);
  assert.equal(reachable(null, home), home);
  assert.equal(reachable(null, "http://192.168.1.7/"), "http://192.168.1.7/");
  for (const own of [
    "http://localhost:8000/",
    "http://127.0.0.1/some/where/",
    "http://[::1]:4173/",
    "file:///d/a.html",
    null,
  ])
    assert.equal(reachable(null, own), null, String(own));
});
