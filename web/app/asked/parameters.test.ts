// What an address may ask for: every parameter is read, and what is wrong falls back and is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../../game/index.js";
import { readGame, readParameters, USUAL_IDLE, type Parameters as Found, type Wrong } from "./parameters.js";

const GAMES: readonly GameInfo[] = [
  {
    game: "tsoro",
    columns: [8, 12, 21],
    usualColumns: 21,
    options: [{ name: "heads", values: ["2", "1", "0"], default: "2" }],
  } as unknown as GameInfo,
];

function read(search: string): { found: Found; wrong: Parameters<Wrong>[] } {
  const wrong: Parameters<Wrong>[] = [];
  const asked = new URLSearchParams(search);
  const found = readParameters(
    (name) => asked.get(name),
    (...about) => wrong.push(about),
  );
  return { found, wrong };
}

test("every parameter is read", () => {
  const { found, wrong } = read(
    "game=gore&columns=4&trade=0&south=person&north=3&lang=pt-BR&theme=dark&motion=reduced&speed=at-once&sound=0" +
      "&labels=1&ui=board&links=0&origin=https://example.org&xapi=1&position=+x+" +
      "&kiosk=45&languages=en,+sn,pt-BR&home=https://example.org/play&staff=new",
  );
  assert.deepEqual(wrong, []);
  assert.deepEqual(
    { ...found },
    {
      game: "gore",
      columns: 4,
      heads: null,
      bonus: null,
      "safe-heads": null,
      capture: null,
      trade: "0",
      south: { kind: "person" },
      north: { kind: "level", level: 3 },
      position: "x",
      lang: "pt-BR",
      theme: "dark",
      motion: "reduced",
      speed: "at-once",
      sound: false,
      labels: true,
      ui: "board",
      links: false,
      origin: "https://example.org",
      xapi: true,
      kiosk: 45,
      languages: ["en", "sn", "pt-BR"],
      home: "https://example.org/play",
      staff: "new",
    },
  );
  assert.deepEqual(read("north=0.5s").found.north, { kind: "seconds", seconds: 0.5 });
});

test("an origin may be written with a slash, or in capitals", () => {
  for (const origin of ["https://example.org/", "HTTPS://Example.org"]) {
    const { found, wrong } = read(new URLSearchParams({ origin }).toString());
    assert.equal(found.origin, "https://example.org");
    assert.deepEqual(wrong, []);
  }
});

test("nothing asked for is as usual, and no mistake", () => {
  const { found, wrong } = read("game=&other=1");
  assert.deepEqual(wrong, []);
  assert.equal(found.game, null);
  assert.equal(found.ui, "full");
  assert.equal(found.links, true);
  assert.equal(found.kiosk, null);
  assert.equal(found.staff, "on");
  assert.equal(read("kiosk=1").found.kiosk, USUAL_IDLE);
  assert.equal(read("kiosk=0").found.kiosk, 0);
});

test("a wrong value falls back and is told with its place", () => {
  for (const [name, value] of [
    ["game", "chess"],
    ["game", "toString"],
    ["columns", "-1"],
    ["columns", "8.5"],
    ["heads", "<b>"],
    ["south", "9"],
    ["north", "3 s"],
    ["lang", "a b"],
    ["theme", "Pink"],
    ["motion", "1"],
    ["sound", "on"],
    ["ui", "kiosk"],
    ["links", "no"],
    ["origin", "https://example.org/path"],
    ["origin", "javascript:alert(1)"],
    ["xapi", "true"],
    ["labels", "1".repeat(100_000)],
    ["kiosk", "19"],
    ["kiosk", "601"],
    ["kiosk", "yes"],
    ["languages", "en,,sn"],
    ["languages", "en;<b>"],
    ["home", "http://example.org/"],
    ["home", "https://me:secret@example.org/"],
    ["home", "https://example.org/?kiosk=1"],
    ["home", "https://example.org/#"],
    ["home", "javascript:alert(1)"],
    ["staff", "4711"],
  ] as const) {
    const { found, wrong } = read(new URLSearchParams({ [name]: value }).toString());
    assert.equal(wrong.length, 1, name);
    const [place, shown, expected]: readonly string[] = wrong[0] ?? [];
    assert.equal(place, name);
    assert.ok(shown !== undefined && shown.length < 80 && expected !== undefined && expected !== "");
    assert.deepEqual(found[name], read("").found[name]);
  }
});

test("options and columns are the game's own", () => {
  const wrong: string[] = [];
  const game = (search: string): unknown => readGame(read(search).found, GAMES, (name) => wrong.push(name));
  assert.deepEqual(game("heads=1&columns=12"), { rules: "tsoro:heads=1", columns: 12 });
  assert.deepEqual(game("game=tsoro"), { rules: "tsoro", columns: 21 });
  assert.deepEqual(wrong, []);
  assert.deepEqual(game("heads=7&columns=9&trade=1"), { rules: "tsoro", columns: 21 });
  assert.deepEqual(wrong, ["heads", "trade", "columns"]);
});
