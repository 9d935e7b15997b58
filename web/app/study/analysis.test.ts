// The analysis of a position: what it says of a search that ends, deepens or fails.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { initSync, Session } from "../../generated/magomba_wasm.js";
import type { AnalysisLimits } from "../../game/index.js";
import { settle, table } from "../play/table.js";
import { Analysis } from "./analysis.js";

// The test bundle lies three folders below the built engine.
initSync({ module: readFileSync(new URL("../../../magomba_wasm_bg.wasm", import.meta.url)) });

test("what has failed is tried again as it was; what has settled is looked at deeper", async () => {
  const { play, analyst, said } = table(Session.start("kimasai"));
  play.open(null, false);
  const spent: number[] = [];
  const host = {
    analyst: {
      ask: (record: string, limits: AnalysisLimits, told: Parameters<typeof analyst.ask>[2]) => {
        spent.push(limits.milliseconds);
        return analyst.ask(record, limits, told);
      },
      cancel: () => analyst.cancel(),
    },
    changed: () => undefined,
    announce: (sentence: string) => said.push(sentence),
  };
  const analysis = new Analysis(play.stage, host);
  analysis.follow();
  analyst.fail(new Error("dead"));
  await settle();
  assert.equal(analysis.status, "failed");
  assert.match(said.at(-1) ?? "", /does not answer/);
  for (const deep of [false, true]) {
    analysis.deeper();
    assert.deepEqual([analysis.status, analysis.deep], ["searching", deep]);
    analyst.told({ depth: 3, nodes: 9, lines: [{ value: { kind: "score", stones: 2 }, moves: ["b2"] }] });
    analyst.finish(true);
    await settle();
    assert.equal(analysis.status, "settled");
    assert.match(said.at(-1) ?? "", /South is ahead/);
  }
  const [first = 0, again = 0, deeper = 0] = spent;
  assert.equal(again, first);
  assert.ok(deeper > first);
});
