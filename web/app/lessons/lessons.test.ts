// Every step of every lesson against the engine: its position is legal, its solution is right, and another move is not.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Match } from "../../game/match.js";
import { initSync, Session } from "../../generated/magomba_wasm.js";
import type { GameName } from "../../game/index.js";
import { t } from "../words/words.js";
import { reaches } from "./goal.js";
import { LESSONS } from "./lessons.js";
import { stepWordId } from "./step-words.js";

initSync({ module: readFileSync(new URL("../../../magomba_wasm_bg.wasm", import.meta.url)) });

const openPosition = (position: string): Match => new Match(Session.fromPosition(position));
const GAMES = Object.keys(LESSONS) as GameName[];

/** Moves of a position: every start, every choice at a head, and of a bonus nothing or the first that can be had. */
function movesOf(position: string): string[] {
  const match = openPosition(position);
  const found: string[] = [];
  const follow = (text: string): void => {
    match.goTo(0);
    const report = match.begin(text);
    if (report.move !== undefined) {
      found.push(report.move);
      return;
    }
    const { choice } = report;
    if (choice?.kind === "head") {
      if (choice.goOn) follow(`${text}>`);
      match.goTo(0);
      match.begin(text);
      found.push(match.answer("|").move ?? "");
    } else if (choice !== undefined) {
      const [first = ""] = choice.holes;
      for (const answer of ["", choice.kind === "holes" ? first : `${first}:1`]) {
        match.goTo(0);
        match.begin(text);
        found.push(match.answer(answer).move ?? "");
      }
    }
  };
  const { answer, offerHoles, offerMax } = match.actions();
  const starts = [...match.startable()].map((index) => match.info.holes[index] ?? "");
  starts.forEach(follow);
  if (answer) found.push("accept", "refuse");
  if (offerMax > 0) found.push(`offer:${offerHoles[0] ?? ""}`);
  match.free();
  return found;
}

test("five to eight steps for each game", () => {
  for (const game of GAMES) {
    assert.ok(LESSONS[game].length >= 5 && LESSONS[game].length <= 8, game);
    assert.equal(new Set(LESSONS[game].map(({ name }) => name)).size, LESSONS[game].length);
  }
});

for (const game of GAMES) {
  for (const { name, position, goal, solution } of LESSONS[game]) {
    test(`${game}, ${name}: the solution is right, something else is not`, () => {
      const rightAfter = (move: string): boolean => {
        const match = openPosition(position);
        assert.equal(match.info.game, game);
        assert.equal(match.side(), "S");
        assert.equal(match.outcome(), null);
        match.act(move);
        const right = reaches(match, goal, openPosition);
        match.free();
        return right;
      };
      assert.equal(rightAfter(solution), true);
      const moves = movesOf(position);
      assert.ok(moves.length > 1);
      const wrong = moves.filter((move) => !rightAfter(move));
      assert.ok(wrong.length > 0, `every one of ${moves.join(" ")} is right`);
    });

    test(`${game}, ${name}: there are words for it`, () => {
      for (const word of ["title", "task", "help", "why"] as const) {
        const id = stepWordId(game, name, word);
        assert.notEqual(t(id), id);
      }
    });
  }
}
