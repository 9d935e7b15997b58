// The page's arithmetic of steps agrees with the engine on whole games of all four, and cuts moves where they were decided.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { games, initSync, Session } from "../generated/magomba_wasm.js";
import { Match } from "./match.js";
import { applySteps, moversOf, stretches } from "./replay.js";
import { bonusOf, readRules, rulesText } from "./rules.js";
import type { Side } from "./types.js";

// The test bundle lies two folders below the built engine.
initSync({ module: readFileSync(new URL("../../magomba_wasm_bg.wasm", import.meta.url)) });

/** Repeatable chance. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Plays one turn at random through begin and answer. */
function turn(match: Match, pick: (below: number) => number): void {
  const actions = match.actions();
  if (actions.pass) return void match.act("pass");
  if (actions.answer) return void match.act(pick(2) === 0 ? "accept" : "refuse");
  if (actions.offerMax > 0 && pick(3) === 0) return void match.act(`offer:${actions.offerHoles[0] ?? ""}`);
  const starts = [...match.startable()];
  let report = match.begin(match.info.holes[starts[pick(starts.length)] ?? 0] ?? "");
  while (report.choice !== undefined) {
    const { choice } = report;
    if (choice.kind === "head") report = match.answer(choice.goOn && pick(2) === 0 ? ">" : "|");
    else if (choice.kind === "holes") report = match.answer(choice.holes[0] ?? "");
    else report = match.answer(`${choice.holes[0] ?? ""}:1`);
  }
}

for (const rules of ["tsoro", "nsolo", "nsolo:capture=1913", "kimasai", "gore"]) {
  test(`steps lead where the engine goes: ${rules}`, () => {
    const pick = chance(7);
    const match = new Match(Session.start(rules));
    const movers: Side[] = [];
    for (let ply = 1; ply <= 60 && match.outcome() === null; ply += 1) {
      const before = match.state();
      const side = match.side();
      movers.push(side);
      turn(match, pick);
      const after = match.state();
      const steps = match.steps(ply);
      assert.deepEqual(match.stateBefore(ply), before);
      const shown = applySteps(match.info, before, steps, side);
      assert.deepEqual(Array.from(shown.stones), Array.from(after.stones), `${rules} ply ${ply}`);
      assert.deepEqual(Array.from(shown.owners), Array.from(after.owners));
      assert.deepEqual(shown.taken, after.taken);
      const parts = stretches(match.info, steps);
      assert.deepEqual(
        parts.flatMap((part) => part.steps),
        steps,
      );
      const text = match.moves()[ply - 1] ?? "";
      const decided = parts.filter(({ decided }) => decided !== null && decided.kind !== "bonus").length;
      assert.equal(decided, (text.match(/[>|]|offer|accept|refuse/g) ?? []).length, text);
    }
    assert.deepEqual(moversOf(match.moves(), "S"), movers);
    if (rules === "gore") assert.ok(match.moves().includes("accept") && match.moves().includes("refuse"));
    match.free();
  });
}

test("rules text and choices say the same", () => {
  const infos = games();
  const tsoro = infos[0];
  assert.ok(tsoro !== undefined);
  assert.equal(rulesText(tsoro, {}), "tsoro");
  assert.equal(rulesText(tsoro, { bonus: "3", heads: "1", "safe-heads": "no" }), "tsoro:heads=1,bonus=3");
  assert.equal(rulesText(tsoro, { bonus: "17" }), "tsoro");
  assert.deepEqual(readRules(infos, "tsoro:heads=1,bonus=3"), {
    game: "tsoro",
    options: { heads: "1", bonus: "3", "safe-heads": "no" },
  });
});

test("the rules say whether a bonus takes holes or stones", () => {
  for (const rules of ["tsoro", "tsoro:heads=1,bonus=3", "nsolo:capture=1913"]) assert.equal(bonusOf(rules), "holes");
  assert.equal(bonusOf("nsolo"), "stones");
});
