// QR codes: a reader reads what was written, the margin is there, and what is too long has none.
import assert from "node:assert/strict";
import { test } from "node:test";
import jsQR from "jsqr";
import { qrCode, type QrCode } from "./qr.js";

/** Paints a code as a camera would see it: so many pixels for a module. */
function seen({ size, path }: QrCode, scale: number): Uint8ClampedArray {
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = "", y = "", length = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1) {
        pixels.set([0, 0, 0], (row * width + column) * 4);
      }
    }
  }
  return pixels;
}

for (const length of [10, 200, 900]) {
  test(`an address with ${length} letters is read as it was written`, () => {
    const letters = "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_";
    const packed = Array.from({ length }, (_, at) => letters[(at * at + 3 * at) % letters.length]).join("");
    const address = `https://example.org/magomba/#game=1.${packed}`;
    const code = qrCode(address);
    assert.ok(code !== null);
    const scale = 4;
    const read = jsQR(seen(code, scale), code.size * scale, code.size * scale);
    assert.equal(read?.data, address);
  });
}

test("round the code there are four modules of nothing", () => {
  const code = qrCode("https://example.org/");
  assert.ok(code !== null);
  for (const [, x = "", y = "", length = ""] of code.path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    assert.ok(Number(x) >= 4 && Number(y) >= 4);
    assert.ok(Number(x) + Number(length) <= code.size - 4 && Number(y) < code.size - 4);
  }
});

test("a text that is too long has no code", () => {
  assert.equal(qrCode("a".repeat(1500)), null);
});
