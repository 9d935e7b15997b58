// Sentences about finished moves and results, word for word.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameName, Outcome, Summary } from "../../game/index.js";
import { holeLabel, moveDone, moveSigns, resultReason } from "./moves.js";
import { t } from "./words.js";

const sow: Summary = {
  side: "S",
  move: "a5",
  kind: "sow",
  from: "a5",
  last: "b4",
  laps: 3,
  captured: 0,
  bonusHoles: 0,
  bonusStones: 0,
  holes: [],
};

test("a finished move in one sentence", () => {
  const said = (game: GameName, part: Partial<Summary>, rules: string = game): string =>
    moveDone({ game, rules }, { ...sow, ...part });
  assert.equal(said("tsoro", {}), "South sowed 3 laps from a5 to b4.");
  assert.equal(said("tsoro", { laps: 1, side: "N" }), "North sowed 1 lap from a5 to b4.");
  assert.equal(
    said("tsoro", { captured: 4, bonusHoles: 2, bonusStones: 3 }),
    "South sowed 3 laps from a5 to b4, captured 4 and took 2 more holes, 3 stones.",
  );
  assert.equal(said("tsoro", { captured: 4 }), "South sowed 3 laps from a5 to b4 and captured 4.");
  assert.equal(
    said("nsolo", { move: "a5xc3:2", captured: 2, bonusHoles: 1, bonusStones: 2 }),
    "South sowed 3 laps from a5 to b4, captured 2 and took 2 more stones.",
  );
  assert.equal(
    said("nsolo", { move: "a5xc3", captured: 4, bonusHoles: 1, bonusStones: 2 }, "nsolo:capture=1913"),
    "South sowed 3 laps from a5 to b4, captured 4 and took 1 more hole, 2 stones.",
  );
  assert.equal(said("kimasai", { laps: 1 }), "South stepped from a5 to b4.");
  assert.equal(said("kimasai", { laps: 1, captured: 2 }), "South stepped from a5 to b4 and captured 2.");
  assert.equal(said("gore", {}), "South sowed from a5 to b4.");
  assert.equal(said("gore", { captured: 6 }), "South sowed from a5 to b4 and captured 6 cows.");
  assert.equal(said("gore", { kind: "offer", holes: ["a1", "a4"] }), "South offered a1 and a4.");
  assert.equal(said("gore", { kind: "pass" }), "South had no cow to sow and passed.");
  assert.equal(said("gore", { kind: "refuse", side: "N" }), "North refused the offer.");
  assert.equal(said("tsoro", { kind: "resign" }), "South resigned.");
});

test("the signs of a move, as far as a game has them", () => {
  const signs = (game: GameName, rules: string = game): string => moveSigns({ game, rules });
  assert.match(
    signs("tsoro"),
    /> goes on at a head, \| stops there, x captures, and the holes emptied besides follow\.$/,
  );
  assert.doesNotMatch(signs("tsoro", "tsoro:heads=0"), />/);
  assert.match(signs("tsoro", "tsoro:bonus=0"), /x captures\.$/);
  assert.match(signs("tsoro", "tsoro:heads=0,bonus=0"), /begins; x captures\.$/);
  assert.match(signs("nsolo"), /what is taken besides follows\.$/);
  assert.match(signs("nsolo", "nsolo:capture=1913"), /the hole emptied besides follows\.$/);
  assert.match(signs("gore"), /begins; x captures\.$/);
});

test("why a game is over", () => {
  const outcome = (part: Partial<Outcome>): Outcome => ({
    result: "S",
    ending: "captured",
    withoutGlory: false,
    scoreSouth: 5,
    scoreNorth: 3,
    ...part,
  });
  const reason = (game: GameName, part: Partial<Outcome>): string => resultReason(game, outcome(part), "N");
  assert.equal(reason("tsoro", {}), "North has no stones left.");
  assert.equal(reason("tsoro", { result: "N", ending: "immobile" }), "South cannot move.");
  assert.equal(reason("nsolo", { result: "=", ending: "repetition" }), "The same position came about a second time.");
  assert.equal(
    reason("gore", { ending: "cleared", scoreSouth: 30, scoreNorth: 18 }),
    "No hole holds three cows or more: South has 30 cows, North has 18 cows.",
  );
  for (const ending of ["captured", "immobile", "repetition", "endless", "cleared", "resigned"] as const) {
    for (const result of ["S", "N", "="] as const) {
      for (const game of ["tsoro", "nsolo", "kimasai", "gore"] as const) {
        const sentence = reason(game, { ending, result });
        assert.match(sentence, /^[A-Z].*\.$/, `${game} ${ending} ${result}`);
        assert.doesNotMatch(sentence, /undefined|null|NaN/);
      }
    }
  }
});

test("a hole's name says whose it is, what lies in it and what can be done", () => {
  const hole = {
    name: "a20",
    owner: "S",
    stones: 1,
    piece: "stone",
    head: true,
    startable: true,
    pickable: false,
    picked: 0,
    offered: false,
    hinted: false,
    preview: null,
  } as const;
  assert.equal(holeLabel(hole), "a20, South, 1 stone, head, can start");
  assert.equal(
    holeLabel({ ...hole, head: false, startable: false, stones: 4, pickable: true, picked: 2 }),
    "a20, South, 4 stones, 2 marked",
  );
  // All that may be marked is marked: nothing can be added, but the number still counts.
  assert.equal(
    holeLabel({ ...hole, head: false, startable: false, stones: 4, picked: 3, preview: 1 }),
    "a20, South, 4 stones, 3 marked, would hold 1",
  );
});

test("numbers agree with their nouns", () => {
  assert.equal(t("take", { stones: 1 }), "Take 1 stone");
  assert.equal(t("take", { stones: 6 }), "Take 6 stones");
  assert.equal(t("take-holes", { max: 2, left: 1 }), "Take up to 2 more holes · 1 left");
  assert.match(
    t("answer-note", { holes: 1, paid: 6, herd: 18 }),
    /^You would put 6 of your 18 cows into it and own it\./,
  );
  assert.match(
    t("answer-note", { holes: 2, paid: 12, herd: 18 }),
    /^You would put 12 of your 18 cows into them and own them\./,
  );
  assert.equal(t("would-take", { stones: 1 }), "One stone leaves the board.");
  assert.equal(
    t("answer-heading", { side: "N", holes: 2, names: ["b2", "b3"] }),
    "North offers you 2 holes: b2 and b3.",
  );
});
