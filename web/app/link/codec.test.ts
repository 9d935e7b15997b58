// Links: what is packed comes back, and whatever else stands in a fragment is refused without harm.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { holdsGame } from "../address.js";
import { LONGEST_PACKED, LONGEST_TEXT, packGame, unpackGame } from "./codec.js";

const RECORD = '[Game "tsoro:heads=1"]\n[South "Rudo „é“"]\n[Result "*"]\n\n1. a6 d3 2. a5x\n';

/** A fragment round whatever bytes. */
function fragment(content: string | Uint8Array, version = "1"): string {
  return `#game=${version}.${deflateRawSync(content).toString("base64url")}`;
}

/** Why a fragment is refused, or what else it is. */
async function whyNot(text: string): Promise<string> {
  const found = await unpackGame(text);
  return found.kind === "bad" ? found.why : found.kind;
}

test("a game comes back as it was", async () => {
  const packed = await packGame({ record: RECORD, cursor: 3 });
  assert.match(packed ?? "", /^#game=1\.[A-Za-z0-9_-]+$/);
  assert.deepEqual(await unpackGame(packed ?? ""), { kind: "game", game: { record: RECORD, cursor: 3 } });
});

test("packing is the deflate of a line with the cursor, and the record", async () => {
  assert.deepEqual(await unpackGame(fragment(`0\n${RECORD}`)), { kind: "game", game: { record: RECORD, cursor: 0 } });
});

test("fragments that hold no game are left alone", async () => {
  for (const text of ["", "#", "#main", "#position=x", "#games=1.a", "game"]) {
    assert.equal(holdsGame(text), false);
    assert.deepEqual(await unpackGame(text), { kind: "none" });
  }
});

test("damaged links are refused", async () => {
  const whole = fragment(`0\n${RECORD}`);
  const damaged = [
    "#game=",
    "#game=1",
    "#game=1.",
    "#game=1.####",
    "#game=1.a",
    "#game=0.abcd",
    "#game=-1.abcd",
    "#game=1.<img src=x onerror=alert(1)>",
    "#game=1.AAAA",
    whole.slice(0, -4),
    whole.slice(0, Math.floor(whole.length / 2)),
    `${whole}.`,
    whole.toLowerCase(),
    fragment(RECORD),
    fragment(`-1\n${RECORD}`),
    fragment(`1e3\n${RECORD}`),
    fragment(`007\n${RECORD}`),
    fragment(`9999999\n${RECORD}`),
    fragment("3\n"),
    fragment(Uint8Array.of(0x30, 0x0a, 0xff, 0xfe)),
  ];
  for (const text of damaged) assert.equal(await whyNot(text), "damaged", text);
});

test("a link of a later version says so, whatever it holds", async () => {
  assert.equal(await whyNot(fragment("whatever", "2")), "newer");
  assert.equal(await whyNot("#game=17.abcd"), "newer");
});

test("what is too long is refused: before unpacking, and while it unpacks", async () => {
  assert.equal(await whyNot(`#game=1.${"A".repeat(LONGEST_PACKED + 100)}`), "too-long");
  assert.equal(await whyNot(fragment(`0\n${"a".repeat(LONGEST_TEXT)}`)), "too-long");
  // Fifteen megabytes in some 15,000 bytes: given up long before they are there.
  const bomb = fragment(new Uint8Array(15_000_000));
  assert.ok(bomb.length < LONGEST_PACKED);
  const before = process.memoryUsage().arrayBuffers;
  assert.equal(await whyNot(bomb), "too-long");
  assert.ok(process.memoryUsage().arrayBuffers - before < 8_000_000);
});

test("a game that no link could hold is not packed", async () => {
  assert.equal(await packGame({ record: "a".repeat(LONGEST_TEXT), cursor: 0 }), null);
});

test("the example of docs/links.md", async () => {
  // The test bundle lies five folders below the top.
  const page = readFileSync(new URL("../../../../../docs/links.md", import.meta.url), "utf8");
  const [fragment = ""] = /^ {4}#game=1\.\S+$/m.exec(page) ?? [];
  const [content = ""] = /^ {4}\d+\n(?:(?: {4}.*)?\n)+/m.exec(page.slice(page.indexOf("## Example"))) ?? [];
  const found = await unpackGame(fragment.trim());
  assert.ok(found.kind === "game");
  const text = content.replace(/^ {4}/gm, "").trim();
  assert.equal(`${found.game.cursor}\n${found.game.record.trim()}`, text);
});
