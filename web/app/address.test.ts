// What the page's address asks for, and how much of it is looked at.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST_POSITION, readAddress } from "./address.js";

test("a position is taken from the address, decoded", () => {
  const text = "tsoro:heads=1,bonus=3 3,2x7/0x8/0x8/2x7,3 S";
  assert.deepEqual(readAddress(`?position=${encodeURIComponent(text)}`), { kind: "position", text });
  assert.deepEqual(readAddress(`?a=1&position=${text.replaceAll(" ", "+")}`), { kind: "position", text });
});

test("no position, or too long a one", () => {
  assert.deepEqual(readAddress(""), { kind: "none" });
  assert.deepEqual(readAddress("?pos=1"), { kind: "none" });
  assert.deepEqual(readAddress("?position=%20"), { kind: "none" });
  assert.deepEqual(readAddress(`?position=${"1".repeat(LONGEST_POSITION)}`).kind, "position");
  assert.deepEqual(readAddress(`?position=${"1".repeat(LONGEST_POSITION + 1)}`), { kind: "too-long" });
  assert.deepEqual(readAddress("?position=%zz").kind, "position");
});
