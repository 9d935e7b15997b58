// The staff's code: kept scrambled, and guessing takes ever longer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../store.js";
import { Code, isCode } from "./code.js";

function device(text?: string): { code: Code; kept: Map<string, string>; pass: (seconds: number) => void } {
  const kept = new Map<string, string>(text === undefined ? [] : [["magomba.kiosk-code", text]]);
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
  let now = 1000;
  const code = new Code(new Store(() => storage), () => now);
  return { code, kept, pass: (seconds) => (now += seconds * 1000) };
}

test("codes are four to eight digits", () => {
  assert.deepEqual(
    ["1234", "12345678", "123", "123456789", "12 34", "abcd", ""].map((text) => isCode(text)),
    [true, true, false, false, false, false, false],
  );
});

test("a code fits after it was set, and does not stand in the storage", async () => {
  const { code, kept } = device();
  assert.equal(code.set, false);
  assert.equal(await code.fits("1234"), false);
  await code.choose("12");
  assert.equal(code.set, false);
  await code.choose("4711");
  assert.equal(code.set, true);
  assert.equal(await code.fits("4711"), true);
  assert.equal(await code.fits("4712"), false);
  assert.ok(![...kept.values()].join().includes("4711"));
  code.forget();
  assert.equal(code.set, false);
});

test("after five wrong tries each costs time, twice as much as the one before; a right one ends that", async () => {
  const { code, pass } = device();
  await code.choose("4711");
  for (let i = 0; i < 4; i += 1) assert.equal(await code.fits("0000"), false);
  assert.equal(code.wait, 0);
  await code.fits("0000");
  assert.equal(code.wait, 30);
  assert.equal(await code.fits("4711"), false);
  pass(31);
  await code.fits("0000");
  assert.equal(code.wait, 60);
  pass(61);
  assert.equal(await code.fits("4711"), true);
  await code.fits("0000");
  assert.equal(code.wait, 0);
});

test("a text that was never written here is no code", () => {
  for (const text of ["", "1234", "zz zz", "x".repeat(1000), "ab12 ff"])
    assert.equal(device(text).code.set, false, text);
});
