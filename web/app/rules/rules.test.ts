// The text of the rules follows the options, and every example can be played.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Match } from "../../game/match.js";
import type { GameName, Options } from "../../game/index.js";
import { initSync, Session } from "../../generated/magomba_wasm.js";
import { EXAMPLES } from "./examples.js";
import { rulesOf, shortRulesOf } from "./text.js";

initSync({ module: readFileSync(new URL("../../../magomba_wasm_bg.wasm", import.meta.url)) });

const text = (game: GameName, options: Options): string =>
  rulesOf(game, options)
    .flatMap(({ lines }) => lines.map((line) => line.say()))
    .join(" ");

test("every game tells its story, its board, its moves, its captures, its end and its sources, in whole sentences", () => {
  for (const game of ["tsoro", "nsolo", "kimasai", "gore"] as const) {
    const sections = rulesOf(game, {});
    const names = sections.map(({ name }) => name);
    for (const name of ["story", "aim", "board", "move", "capture", "end", "options", "sources"] as const) {
      assert.ok(names.includes(name), `${game} ${name}`);
    }
    for (const { name, lines } of sections) {
      if (name === "signs") continue;
      for (const line of lines) assert.match(line.say(), /^[A-Z].*\.$/);
    }
    assert.ok(shortRulesOf(game, {}).length < sections.length);
  }
});

test("options change what is said", () => {
  assert.match(text("tsoro", {}), /two holes at the right end.*up to 2 more enemy holes/);
  assert.match(text("tsoro", { heads: "1", bonus: "3" }), /three in the head.*The hole at the right end.*up to 3 more/);
  assert.doesNotMatch(text("tsoro", { heads: "0", bonus: "0" }), /your head|may empty|> going on/);
  assert.match(text("tsoro", { "safe-heads": "yes" }), /leave the heads alone/);
  assert.match(text("nsolo", {}), /as many stones again/);
  assert.match(text("nsolo", { capture: "1913" }), /one more enemy hole/);
  assert.match(text("gore", {}), /you may offer/);
  assert.doesNotMatch(text("gore", { trade: "no" }), /you may offer/);
});

test("house rules are marked", () => {
  const houses = (game: GameName): number =>
    rulesOf(game, {})
      .flatMap(({ lines }) => lines)
      .filter(({ house }) => house === true).length;
  assert.deepEqual([houses("tsoro"), houses("nsolo"), houses("kimasai"), houses("gore")], [5, 5, 1, 3]);
});

for (const [name, { position, moves }] of Object.entries(EXAMPLES)) {
  test(`the example ${name} can be played`, () => {
    const match = new Match(Session.fromPosition(position));
    for (const move of moves) assert.ok(match.act(move).steps.length > 0);
    match.free();
  });
}
