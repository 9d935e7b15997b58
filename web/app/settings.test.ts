// Settings from storage: older versions are read, and what is strange is as usual.
import assert from "node:assert/strict";
import { test } from "node:test";
import { motionOf, themeOf } from "./appearance.js";
import { readSettings, USUAL } from "./settings.js";

test("settings of an older version keep what they say, and the rest is as usual", () => {
  assert.deepEqual(readSettings('{"speed":"fast","counts":"hover","labels":false}'), {
    ...USUAL,
    speed: "fast",
    counts: "hover",
    labels: false,
  });
});

test("whatever is written comes back", () => {
  const other = { ...USUAL, theme: "contrast", motion: "full", sound: false, volume: 15, preview: true, confirm: true };
  assert.deepEqual(readSettings(JSON.stringify({ ...other, leftHanded: true, facing: true })), {
    ...other,
    leftHanded: true,
    facing: true,
  });
});

test("nonsense is as usual", () => {
  const strange = { theme: "pink", motion: 1, volume: 1e9, sound: "yes", labels: null, facing: [], speed: {} };
  for (const text of [null, "", "[]", "{", "null", JSON.stringify(strange), "x".repeat(20_000)]) {
    assert.deepEqual(readSettings(text), USUAL);
  }
});

test("the system decides where it is left to decide", () => {
  const asks =
    (...yes: string[]) =>
    (query: string): boolean =>
      yes.some((part) => query.includes(part));
  assert.equal(themeOf("system", asks()), "light");
  assert.equal(themeOf("system", asks("dark")), "dark");
  assert.equal(themeOf("system", asks("dark", "contrast")), "contrast");
  assert.equal(themeOf("light", asks("dark", "contrast")), "light");
  assert.equal(motionOf("system", asks("reduced-motion")), "reduced");
  assert.equal(motionOf("full", asks("reduced-motion")), "full");
  assert.equal(motionOf("system", asks()), "full");
});
