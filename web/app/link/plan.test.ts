// What opening a link means, with real games.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { initSync, Session } from "../../generated/magomba_wasm.js";
import { Match } from "../../game/match.js";
import { goOn, mayBeCopy, movesText, planFor, type Mine } from "./plan.js";
import { copyOf, giveId, ID_TAG, readId } from "./same-game.js";

// The test bundle lies three folders below the built engine.
initSync({ module: readFileSync(new URL("../../../magomba_wasm_bg.wasm", import.meta.url)) });

const NAME = "Abc-_1234567";

function game(moves: string, id: string | null = NAME, rules = "gore"): Match {
  const match = new Match(Session.start(rules));
  if (id !== null) match.setTag(ID_TAG, id);
  for (const move of moves === "" ? [] : moves.split(" ")) match.act(move);
  return match;
}

const mine = (kept: string, match: Match, away: readonly ("S" | "N")[] = ["N"]): Mine<string> => ({
  kept,
  match,
  away,
});

test("a game that is not here is new", () => {
  assert.deepEqual(planFor(game("a1"), []), { kind: "new" });
  assert.deepEqual(planFor(game("a1"), [mine("x", game("a1", "another-name"))]), { kind: "new" });
  assert.deepEqual(planFor(game("a1"), [mine("x", game("a1", null))]), { kind: "new" });
});

test("a game that has gone on goes on here, however far the cursor was", () => {
  const here = game("a1");
  here.goTo(0);
  const there = game("a1 b2");
  assert.deepEqual(planFor(there, [mine("x", here)]), { kind: "ahead", kept: "x", from: 1 });
  assert.equal(here.ply(), 0);
  here.setTag("South", "Rudo");
  goOn(here, there, 1);
  assert.deepEqual(here.moves(), ["a1", "b2"]);
  assert.equal(here.ply(), 2);
  assert.equal(here.tag("South"), "Rudo");
});

test("moves that were made for me are not taken over", () => {
  const plan = planFor(game("a1 b2 a3"), [mine("x", game("a1"))]);
  assert.deepEqual(plan, { kind: "apart", kept: "x", common: 1 });
  // Where nobody is away, the game has been played on elsewhere by the same people.
  assert.equal(planFor(game("a1 b2 a3"), [mine("x", game("a1"), [])]).kind, "ahead");
});

test("the same, an older one, and one that went another way", () => {
  assert.deepEqual(planFor(game("a1"), [mine("x", game("a1"))]), { kind: "same", kept: "x" });
  assert.deepEqual(planFor(game(""), [mine("x", game("a1"))]), { kind: "behind", kept: "x" });
  assert.deepEqual(planFor(game("a2 b1"), [mine("x", game("a1"))]), { kind: "apart", kept: "x", common: 0 });
  assert.equal(planFor(game("", NAME, "gore:trade=no"), [mine("x", game("a1"))]).kind, "apart");
});

test("of two that went apart before, the one that fits is taken", () => {
  const both = [mine("x", game("a1")), mine("y", game("a2"))];
  assert.deepEqual(planFor(game("a2 b1"), both), { kind: "ahead", kept: "y", from: 1 });
  assert.deepEqual(planFor(game("a1"), both), { kind: "same", kept: "x" });
});

test("names are random, kept, and found in a record's text", () => {
  const match = game("a1", null);
  assert.equal(readId(match), null);
  giveId(match);
  const id = readId(match) ?? "";
  assert.match(id, /^[A-Za-z0-9_-]{9,}$/);
  giveId(match);
  assert.equal(readId(match), id);
  assert.ok(mayBeCopy(match.record(), id, ""));
  assert.ok(!mayBeCopy(match.record(), "another-name", ""));
  assert.ok(!mayBeCopy(`[Game "gore"]\n[South "[${ID_TAG} \\"${id}\\"]"]\n`, id, ""));
  assert.ok(mayBeCopy(match.record(), null, movesText(game("a1").record())));
  assert.ok(!mayBeCopy(match.record(), null, movesText(game("").record())));
  const other = game("", null);
  giveId(other);
  assert.notEqual(readId(other), id);
  other.setTag(ID_TAG, "<b>");
  assert.equal(readId(other), null);
});

test("a game from a position keeps it, and a copy knows it", () => {
  // Like the start in all but who moves.
  const text = "gore 6x4/6x4 N nnnn/ssss 0,0 - -";
  const match = new Match(Session.fromPosition(text));
  match.act("b1");
  assert.ok(match.record().includes(`[Position "${text}"]`));
  match.goTo(0);
  assert.ok(match.record().includes(`[Position "${text}"]`));
  assert.ok(match.recordToCursor().includes(`[Position "${text}"]`));
  assert.equal(copyOf(match).start, text);
  assert.deepEqual(copyOf(match).movers, ["N"]);
  assert.equal(copyOf(match).start, copyOf(new Match(Session.fromRecord(match.record()))).start);
});
