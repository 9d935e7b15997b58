// The queue of spoken sentences: order, time for each, and which of them give way.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Speaker } from "./announce.js";

/** A speaker whose clock is turned by hand. */
function speaker(): { said: string[]; says: Speaker; tick: () => number } {
  const said: string[] = [];
  const due: { milliseconds: number; run: () => void }[] = [];
  const says = new Speaker(
    (text) => said.push(text),
    (milliseconds, run) => due.push({ milliseconds, run }),
  );
  return {
    said,
    says,
    tick: () => {
      const next = due.shift();
      next?.run();
      return next?.milliseconds ?? 0;
    },
  };
}

test("the first is said at once, each other when the one before was read", () => {
  const { said, says, tick } = speaker();
  says.say("One short.");
  says.say("And one that takes a good deal longer to be read.");
  says.say("The last.");
  assert.deepEqual(said, ["One short."]);
  const short = tick();
  assert.equal(said.length, 2);
  assert.ok(tick() > short);
  assert.deepEqual(said.at(-1), "The last.");
  tick();
  says.say("Later.");
  assert.deepEqual(said.at(-1), "Later.");
});

test("of whose turn it is only the newest waits, and of moves the last two", () => {
  const { said, says, tick } = speaker();
  says.say("Begin.");
  for (let move = 1; move <= 4; move += 1) {
    says.say(`Move ${move}.`, "move");
    says.say(`Turn ${move}.`, "turn");
  }
  says.say("South has won.");
  while (tick() > 0);
  assert.deepEqual(said, ["Begin.", "Move 3.", "Move 4.", "Turn 4.", "South has won."]);
});

test("a move that has been made answers the question that waits before it", () => {
  const { said, says, tick } = speaker();
  says.say("Begin.");
  says.say("South to move.", "turn");
  says.say("1 left.", "marks");
  says.say("South sowed.", "move");
  while (tick() > 0);
  assert.deepEqual(said, ["Begin.", "South sowed."]);
});

test("what is being said is not taken back, and nothing is said of nothing", () => {
  const { said, says, tick } = speaker();
  says.say("2 left.", "marks");
  says.say("", "marks");
  says.say("1 left.", "marks");
  says.say("None left.", "marks");
  while (tick() > 0);
  assert.deepEqual(said, ["2 left.", "None left."]);
});
