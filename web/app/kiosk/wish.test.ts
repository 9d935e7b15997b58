// What a kiosk's address asks for: languages in their order, games that a visitor has the time for, who plays.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../../game/index.js";
import { readParameters } from "../asked/parameters.js";
import { ENGLISH, LANGUAGES, type Language } from "../words/languages.js";
import { readWish, type KioskWish } from "./wish.js";

const INFOS = [
  {
    game: "tsoro",
    columns: [8, 12, 21],
    usualColumns: 21,
    options: [{ name: "heads", values: ["2", "1"], default: "2" }],
  },
  { game: "nsolo", columns: [8, 9], usualColumns: 8, options: [] },
  { game: "kimasai", columns: [12], usualColumns: 12, options: [] },
  { game: "gore", columns: [4], usualColumns: 4, options: [] },
] as unknown as GameInfo[];

function read(search: string, now: Language = ENGLISH): { wish: KioskWish; wrong: string[] } {
  const wrong: string[] = [];
  const tell = (name: string, value: string): void => void wrong.push(`${name}=${value}`);
  const found = new URLSearchParams(search);
  const parameters = readParameters((name) => found.get(name), tell);
  return { wish: readWish({ ...parameters, kiosk: parameters.kiosk ?? 90 }, LANGUAGES, now, INFOS, tell), wrong };
}

const codes = ({ wish }: { wish: KioskWish }): string[] => wish.languages.map(({ code }) => code);

test("languages: all, or those that are listed; the present one first if it is among them or asked for", () => {
  const shona = LANGUAGES.find(({ code }) => code === "sn") ?? ENGLISH;
  assert.equal(codes(read("")).length, LANGUAGES.length);
  assert.equal(codes(read("", shona))[0], "sn");
  assert.deepEqual(codes(read("languages=fr,sn,sn", shona)), ["sn", "fr"]);
  assert.deepEqual(codes(read("languages=fr,pt")), ["fr", "pt"]);
  assert.deepEqual(codes(read("languages=fr,pt&lang=sn", shona)), ["sn", "fr", "pt"]);
  const strange = read("languages=xx,fr");
  assert.deepEqual(codes(strange), ["fr"]);
  assert.deepEqual(strange.wrong, ["languages=xx"]);
  assert.equal(codes(read("languages=xx")).length, LANGUAGES.length);
});

test("games: short ones, unless the address says otherwise", () => {
  const { wish, wrong } = read("columns=12&heads=1&game=tsoro");
  assert.deepEqual(wish.games, ["tsoro"]);
  assert.deepEqual(wish.rules.tsoro, { rules: "tsoro:heads=1", columns: 12 });
  assert.deepEqual(wrong, []);
  assert.deepEqual(read("").wish.rules.tsoro, { rules: "tsoro", columns: 8 });
  assert.deepEqual(read("").wish.rules.gore, { rules: "gore", columns: 4 });
  assert.equal(read("").wish.games.length, 4);
  // Options of no game in particular are no game's.
  const strange = read("columns=12&heads=1");
  assert.deepEqual(strange.wrong, ["columns=12", "heads=1"]);
  assert.deepEqual(strange.wish.rules.tsoro, { rules: "tsoro", columns: 8 });
});

test("who plays, and how quickly", () => {
  assert.deepEqual(read("").wish.alone, { S: { kind: "person" }, N: { kind: "level", level: 2 } });
  assert.equal(read("").wish.together, false);
  assert.deepEqual(read("north=5").wish.alone.N, { kind: "level", level: 5 });
  assert.equal(read("north=person").wish.together, true);
  assert.deepEqual(read("south=3&north=person").wish.alone, { S: { kind: "level", level: 3 }, N: { kind: "person" } });
  // Each step would wait for a touch that nobody makes.
  assert.equal(read("speed=step").wish.speed, "normal");
  assert.equal(read("").wish.calm, "slow");
});
