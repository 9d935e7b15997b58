// Which addresses links may be made to lead to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ownAddress, readHome } from "./page-address.js";

test("a page's address is taken as browsers write it", () => {
  assert.equal(readHome("https://Games.example/magomba/"), "https://games.example/magomba/");
  assert.equal(readHome("https://games.example"), "https://games.example/");
  assert.equal(readHome('https://games.example/"a"'), "https://games.example/%22a%22");
  assert.equal(readHome("http://10.0.0.1/", true), "http://10.0.0.1/");
});

test("anything else is not: another protocol, a name, a query, a fragment, blanks, far too much", () => {
  for (const text of [
    "",
    "games.example",
    "http://games.example/",
    "javascript:alert(1)",
    "https://me:secret@games.example/",
    "https://games.example/?a=b",
    "https://games.example/?",
    "https://games.example/#game=",
    "https://games.example/a b",
    `https://games.example/${"a".repeat(500)}`,
  ]) {
    assert.equal(readHome(text), null, text);
  }
  assert.equal(readHome("file:///magomba.html", true), null);
});

test("the page's own address is that of the page, in sealed frames as well", (context) => {
  context.after(() => Reflect.deleteProperty(globalThis, "location"));
  for (const [href, own] of [
    ["https://games.example/some/where/?game=gore#game=1.A", "https://games.example/some/where/"],
    ["https://games.example/index.html", "https://games.example/index.html"],
    ["https://games.example/some/where/frame.html?ui=board", "https://games.example/some/where/"],
    ["https://games.example/frame?ui=board", "https://games.example/"],
    ["https://games.example/some/my-frame.html", "https://games.example/some/my-frame.html"],
    ["file:///stick/magomba.html?game=gore", "file:///stick/magomba.html"],
  ] as const) {
    Object.defineProperty(globalThis, "location", { value: new URL(href), configurable: true });
    assert.equal(ownAddress(), own);
  }
});
