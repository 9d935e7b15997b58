// Before a move: the end of a sowing is shown once a hole has been attended to, and a first press may only mark it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Session, initSync } from "../../generated/magomba_wasm.js";
import { settle, table, type Table } from "./table.js";

// The test bundle lies three folders below the built engine.
initSync({ module: readFileSync(new URL("../../../magomba_wasm_bg.wasm", import.meta.url)) });

const BONUS = "tsoro 2,3,0x2,1,0/0,3,0x2,2,0/0x6/1,0x4,2 S";

/** A table whose player has these wishes. */
function wishing(session: Session, wishes: Table["wishes"]): Table {
  const at = table(session);
  at.wishes = wishes;
  at.play.open(null, true);
  return at;
}

const attend = async (at: Table, hole: string): Promise<void> => {
  at.play.attend(at.play.state.info.holes.indexOf(hole));
  await new Promise((resolve) => setTimeout(resolve, 260));
};
const ghost = (at: Table): string | null => {
  const { ghost: found, info } = at.play.state;
  return found === null ? null : (info.holes[found.at] ?? null);
};

test("where a sowing would end is marked and said, and forgotten when the hole is left", async () => {
  const at = wishing(Session.start("tsoro"), { preview: true, confirm: false });
  await attend(at, "a5");
  assert.equal(ghost(at), "b21");
  assert.equal(at.board.marks.ghost, at.play.state.info.holes.indexOf("b21"));
  assert.equal(at.said.at(-1), "a5: 6 laps, ends at b21 without a capture.");
  at.play.attend(null);
  assert.equal(ghost(at), null);
  assert.equal(at.board.marks.ghost, null);
  // Nothing was begun by looking.
  assert.equal(at.play.state.phase, "turn");
  assert.equal(at.play.state.plies, 0);
  assert.deepEqual(at.troubles, []);
});

test("a sowing that comes to a head, or captures, says so", async () => {
  const head = wishing(Session.start("tsoro", 6), { preview: true, confirm: false });
  await attend(head, "a4");
  assert.match(head.said.at(-1) ?? "", /^a4: 1 lap, comes to your head a6, where you choose\.$/);
  const bonus = wishing(Session.fromPosition(BONUS), { preview: true, confirm: false });
  await attend(bonus, "a6");
  assert.match(bonus.said.at(-1) ?? "", /^a6: 1 lap, ends at b5, captures 3 and lets you take more\.$/);
});

test("whoever passes by, the other's holes, and those who do not wish it see nothing", async () => {
  const at = wishing(Session.start("tsoro"), { preview: true, confirm: false });
  at.play.attend(at.play.state.info.holes.indexOf("a5"));
  at.play.attend(null);
  await new Promise((resolve) => setTimeout(resolve, 260));
  assert.equal(ghost(at), null);
  await attend(at, "d5");
  assert.equal(ghost(at), null);
  at.wishes = { preview: false, confirm: false };
  await attend(at, "a5");
  assert.equal(ghost(at), null);
});

test("asked for, the first press marks, another hole is marked instead, Escape lets go, the second press plays", async () => {
  const at = wishing(Session.start("tsoro"), { preview: false, confirm: true });
  const marked = (): string | undefined => at.play.state.info.holes[at.play.state.marked ?? -1];
  at.hole("a5");
  assert.equal(marked(), "a5");
  assert.equal(at.said.at(-1), "a5 is marked. Press it again to play, or choose another hole.");
  assert.equal(at.play.state.plies, 0);
  at.hole("a7");
  assert.equal(marked(), "a7");
  assert.equal(at.board.marks.chosen, at.play.state.info.holes.indexOf("a7"));
  assert.equal(at.play.escape(), true);
  assert.equal(marked(), undefined);
  assert.equal(at.play.escape(), false);
  at.hole("a5");
  at.hole("a5");
  await settle();
  assert.equal(at.play.state.plies, 1);
  assert.equal(marked(), undefined);
});
