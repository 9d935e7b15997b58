// The staff's code: kept scrambled, and guessing takes ever longer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Store } from "../store.js";
import { Code, isCode } from "./code.js";

/** `text` and `wrong`: what is kept already. */
function device(
  text?: string,
  wrong?: string,
): { code: Code; kept: Map<string, string>; pass: (seconds: number) => void } {
  const kept = new Map<string, string>(text === undefined ? [] : [["magomba.kiosk-code", text]]);
  if (wrong !== undefined) kept.set("magomba.kiosk-wrong", wrong);
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

test("a page that is loaded anew goes on with the waiting, and a code that is set or forgotten ends it", async () => {
  const { code, kept } = device();
  await code.choose("4711");
  for (let i = 0; i < 6; i += 1) {
    await code.fits("0000");
    if (i === 4) assert.equal(code.wait, 30);
  }
  const text = kept.get("magomba.kiosk-code");
  const wrong = kept.get("magomba.kiosk-wrong");
  assert.equal(wrong, "5");
  const again = device(text, wrong);
  assert.equal(again.code.wait, 30);
  again.pass(31);
  await again.code.fits("0000");
  assert.equal(again.code.wait, 60);
  again.pass(61);
  assert.equal(await again.code.fits("4711"), true);
  assert.equal(again.kept.has("magomba.kiosk-wrong"), false);
  const forgotten = device(text, "99");
  assert.equal(forgotten.code.wait, 600);
  forgotten.code.forget();
  assert.equal(forgotten.code.wait, 0);
  for (const strange of ["", "-7", "1e9", "five", "123456", "4"])
    assert.equal(device(text, strange).code.wait, 0, strange);
});

test("a text that was never written here is no code", () => {
  for (const text of ["", "1234", "zz zz", "x".repeat(1000), "ab12 ff"])
    assert.equal(device(text).code.set, false, text);
});
