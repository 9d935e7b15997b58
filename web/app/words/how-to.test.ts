// What is said on how to play follows the rules in force.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameName, Options } from "../../game/index.js";
import { howTo } from "./how-to.js";

const text = (game: GameName, options: Options): string =>
  howTo(game, options)
    .flatMap(({ title, lines }) => [title, ...lines])
    .join(" ");

test("every game has its aim, its moves, its captures, its end and its words, in whole sentences", () => {
  for (const game of ["tsoro", "nsolo", "kimasai", "gore"] as const) {
    const sections = howTo(game, {});
    assert.deepEqual(
      sections.map(({ title }) => title).filter((title) => title !== "Offers"),
      ["Aim", "A move", "Capture", "The end", "Words and signs"],
    );
    for (const line of sections.flatMap(({ lines }) => lines)) assert.match(line, /^[A-Z“].*\.$/);
  }
});

test("options change what is said", () => {
  assert.match(text("tsoro", {}), /two holes at the right end.*up to 2 more enemy holes/);
  assert.match(text("tsoro", { heads: "1", bonus: "3" }), /The hole at the right end.*up to 3 more enemy holes/);
  assert.doesNotMatch(text("tsoro", { heads: "0", bonus: "0" }), /your head|bonus|“>”/);
  assert.match(text("tsoro", { "safe-heads": "yes" }), /spares the heads/);
  assert.match(text("nsolo", {}), /as many stones again/);
  assert.match(text("nsolo", { capture: "1913" }), /one more enemy hole/);
  assert.match(text("gore", {}), /you may offer/);
  assert.doesNotMatch(text("gore", { trade: "no" }), /offer/);
});
