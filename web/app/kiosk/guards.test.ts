// Which keys are kept from the browser, and how long a restart waits.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isBrowsers } from "./guards.js";
import { waitBefore } from "./restart.js";

const key = (name: string, held: object = {}): boolean =>
  isBrowsers({ key: name, code: "", ctrlKey: false, metaKey: false, altKey: false, ...held });

test("keys that leave, reload, search, print or zoom are the browser's; those of the game and of staff are not", () => {
  for (const name of ["F5", "F11", "BrowserBack"]) assert.ok(key(name), name);
  for (const name of ["r", "P", "w", "+", "0"]) assert.ok(key(name, { ctrlKey: true }), name);
  assert.ok(key("q", { metaKey: true }) && key("ArrowLeft", { altKey: true }));
  for (const name of ["ArrowLeft", "Enter", " ", "a", "5", "Tab", "Escape"]) assert.ok(!key(name), name);
  assert.ok(!key("s", { ctrlKey: true, altKey: true }));
  // Tools and the browser's menus; what clears its data; on a keyboard with other letters; Firefox's quick search.
  assert.ok(key("C", { ctrlKey: true }) && key("Delete", { code: "Delete", ctrlKey: true }));
  assert.ok(key("i", { code: "KeyI", metaKey: true, altKey: true }) && key("f", { code: "KeyF", altKey: true }));
  assert.ok(key("ق", { code: "KeyR", ctrlKey: true }) && key("BrowserRefresh") && key("/"));
});

test("a restart comes soon, and ever later when it does not help", () => {
  assert.deepEqual([0, 1, 2, 3].map(waitBefore), [1000, 2000, 4000, 8000]);
  assert.equal(waitBefore(50), waitBefore(9));
  assert.equal(waitBefore(50), 300_000);
});
