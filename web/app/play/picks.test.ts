// Marks of a bonus: how many fit, how they fill up, and the text they become; undo and redo against a computer.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BoardInfo, Choice, Side } from "../../game/index.js";
import { atLevel, PERSON } from "../seats.js";
import { redoTarget, undoTarget, type History } from "./history.js";
import { bonusText, filled, NO_PICKS, pickRoom, picksTotal, stonesTaken, withPick } from "./picks.js";

const info = { holes: ["d1", "d2", "d10", "c1", "c2"] } as unknown as BoardInfo;
const single: Choice = { kind: "stones", upTo: 4, holes: ["d10", "d2", "c1"], stones: [3, 1, 2] };
const whole: Choice = { kind: "holes", upTo: 2, holes: ["d10", "d2", "c1"] };

test("marks go up to what lies there and down to nothing", () => {
  const room = pickRoom(info, single);
  assert.deepEqual(
    [...room],
    [
      [2, 3],
      [1, 1],
      [3, 2],
    ],
  );
  let picks = withPick(withPick(NO_PICKS, 2, 1), 2, 1);
  assert.equal(picksTotal(picks), 2);
  picks = withPick(picks, 2, -2);
  assert.equal(picks.size, 0);
});

test("filling up takes the fullest holes first and keeps what is marked", () => {
  const room = pickRoom(info, single);
  assert.deepEqual(
    [...filled(room, NO_PICKS, 4)],
    [
      [2, 3],
      [3, 1],
    ],
  );
  assert.deepEqual([...filled(room, withPick(NO_PICKS, 1, 1), 4)].sort(), [
    [1, 1],
    [2, 3],
  ]);
  assert.equal(picksTotal(filled(room, NO_PICKS, 99)), 6);
  assert.deepEqual(pickRoom(info, { kind: "head", hole: "d1", goOn: true }).size, 0);
});

test("the text of a bonus goes by row, then by column", () => {
  const picks = withPick(withPick(withPick(NO_PICKS, 2, 3), 1, 1), 3, 2);
  assert.equal(bonusText(info, single, picks), "c1:2,d2:1,d10:3");
  assert.equal(bonusText(info, whole, withPick(withPick(NO_PICKS, 2, 1), 1, 1)), "d2,d10");
  assert.equal(bonusText(info, whole, NO_PICKS), "");
  assert.equal(stonesTaken(whole, withPick(NO_PICKS, 2, 1), [0, 0, 7, 0, 0]), 7);
  assert.equal(stonesTaken(single, withPick(NO_PICKS, 2, 2), [0, 0, 7, 0, 0]), 2);
});

test("undo and redo lead to a person's decision", () => {
  const SEATS = { person: PERSON, computer: atLevel(3) };
  const history = (ply: number, movers: string, S: "person" | "computer", N: "person" | "computer"): History => ({
    ply,
    plies: movers.length,
    movers: movers.split("") as Side[],
    seats: { S: SEATS[S], N: SEATS[N] },
  });
  assert.equal(undoTarget(history(2, "SN", "person", "person")), 1);
  assert.equal(undoTarget(history(2, "SN", "person", "computer")), 0);
  assert.equal(undoTarget(history(1, "S", "person", "computer")), 0);
  assert.equal(undoTarget(history(1, "S", "computer", "person")), null);
  assert.equal(undoTarget(history(3, "SNS", "computer", "person")), 1);
  assert.equal(undoTarget(history(3, "SNS", "computer", "computer")), 2);
  assert.equal(undoTarget(history(0, "SN", "person", "person")), null);
  assert.equal(redoTarget(history(0, "SNSN", "person", "person")), 1);
  assert.equal(redoTarget(history(0, "SNSN", "person", "computer")), 2);
  assert.equal(redoTarget(history(2, "SNSN", "person", "computer")), 4);
  assert.equal(redoTarget(history(4, "SNSN", "person", "computer")), null);
  // After an offer the same side answers and moves.
  assert.equal(undoTarget(history(3, "SNN", "person", "computer")), 0);
});
