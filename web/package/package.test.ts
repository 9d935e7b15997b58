// The npm package, packed and installed into an empty project: a game is played with it in Node.js, and its types hold.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

// The test bundle lies three folders below web/.
const web = fileURLToPath(new URL("../../../", import.meta.url));

const PROGRAM = `
import { loadEngine, rulesText } from "magomba";
const engine = await loadEngine();
if (await loadEngine() !== engine) throw new Error("loaded twice");
const info = engine.games.find(({ game }) => game === "gore");
const game = engine.start(rulesText(info, {}));
while (game.outcome() === null && game.plies() < 2000) game.act(engine.chooseMove(game.record(), 1, game.plies()));
const again = engine.fromRecord(game.record());
let code = "";
try {
  again.goTo(0);
  again.act("z9");
} catch (error) {
  code = error.code;
}
console.log(JSON.stringify({ result: game.outcome()?.result, same: again.moves().length === game.moves().length, code }));
game.free();
`;

/** Uses of the types that have to be right, and one that has to be wrong. */
const TYPED = `
import { loadEngine, type Match, type Outcome } from "magomba";
const match: Match = (await loadEngine()).start("tsoro", 8);
const outcome: Outcome | null = match.outcome();
// @ts-expect-error A move is a text.
match.act(5);
export { outcome };
`;

function run(folder: string, command: string, ...words: string[]): string {
  return execFileSync(command, words, { cwd: folder, encoding: "utf8" });
}

test("the packed package is installed into an empty project and plays a game", () => {
  const project = mkdtempSync(join(tmpdir(), "magomba-package-"));
  try {
    run(web, process.execPath, join(web, "package", "install.mjs"), project);
    const there = join(project, "node_modules", "magomba");
    for (const name of ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "dist/package/index.d.ts"]) {
      assert.ok(existsSync(join(there, name)), name);
    }
    assert.ok(!existsSync(join(there, "index.ts")));
    writeFileSync(join(project, "program.js"), PROGRAM);
    const played = JSON.parse(run(project, process.execPath, "program.js")) as Record<string, unknown>;
    assert.match(String(played["result"]), /^[SN=]$/);
    assert.equal(played["same"], true);
    assert.ok(played["code"] !== "");
    writeFileSync(join(project, "typed.ts"), TYPED);
    const tsc = join(web, "node_modules", "typescript", "bin", "tsc");
    const strict = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom"];
    run(project, process.execPath, tsc, ...strict, "typed.ts");
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});
