// Every error of the engine has a sentence in every language, and in English it is the engine's own.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { messagesOf, parse, readLocales } from "../../messages.mjs";
import type { Problem } from "../../game/index.js";
import { reasonFor } from "../errors.js";
import { refusal } from "./errors.js";
import { ENGLISH, LANGUAGES } from "./languages.js";
import { speak, type Part } from "./words.js";

// The test's bundle lies below web/generated/tests.
const web = fileURLToPath(new URL(import.meta.url)).split(/generated[\\/]tests/)[0] ?? "";
const locales = readLocales(join(web, "locales"));

/** A sample of each error of the rules; a test of the engine's holds the file against them. */
const samples = readFileSync(join(web, "..", "tests", "errors.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Problem);

/** The errors of the API itself, which stand in its sources. */
const wasm = join(web, "..", "crates", "wasm", "src");
const ofApi = readdirSync(wasm)
  .flatMap((name) => [
    ...readFileSync(join(wasm, name), "utf8").matchAll(/Problem::new\(\s*"([^"]+)",\s*("[^\n]+"),?\s*\)/g),
  ])
  .map(([, code = "", text = ""]): Problem => ({ code, message: JSON.parse(text) as string, args: {} }));

const problems = [
  ...samples,
  ...ofApi,
  { code: "text-too-long", message: "the text is longer than 1 MiB", args: { limit: 1 } },
];

const speakOf = (code: string): void => {
  const language = LANGUAGES.find((each) => each.code === code) ?? ENGLISH;
  speak(language, Object.entries(locales[code] ?? {}) as [Part, string][]);
};
const bare = (text: string | null): string | undefined => text?.replace(/[\u2066-\u2069]/g, "");

afterEach(() => {
  speakOf("en");
});

test("in English every error reads as the engine says it", () => {
  assert.ok(samples.length > 100 && ofApi.length > 7);
  for (const problem of problems) assert.equal(refusal(problem), problem.message);
});

test("no message is there that no error says", () => {
  const said = new Set(["error-in-line", "error-in-tag", "error-in-move", "error-text", "error-found"]);
  for (const { code, args } of problems)
    said.add("at" in args ? `expected-${args["expected"] ?? ""}` : `error-${code}`);
  const messages = messagesOf(parse(locales["en"]?.["errors"] ?? "", "errors.ftl")).map(({ id }) => id.name);
  assert.deepEqual(
    messages.filter((id) => !said.has(id)),
    [],
  );
});

test("every error has its sentence in every language, with what it is about", () => {
  for (const code of Object.keys(locales)) {
    speakOf(code);
    const complaints: unknown[] = [];
    const before = globalThis.console.error;
    globalThis.console.error = (text: unknown) => complaints.push(text);
    for (const problem of problems) {
      const { message, args } = problem;
      const said = bare(refusal(problem));
      const name = `${code}, ${message}: ${said}`;
      assert.ok(said !== undefined, name);
      if (code !== "en") assert.notEqual(said, message, name);
      for (const word of [
        "hole",
        "next",
        "at",
        "line",
        "move",
        "tag",
        "name",
        "option",
        "names",
        "values",
        "allowed",
      ]) {
        if (word in args) assert.ok(said.includes(String(args[word])), `${name}: ${word}`);
      }
    }
    globalThis.console.error = before;
    assert.deepEqual(complaints, []);
  }
});

test("what is filled in keeps its direction where lines run from right to left", () => {
  speakOf("ar");
  const inner = refusal({ code: "empty", message: "", args: { hole: "a5" } });
  assert.match(inner ?? "", /\u2068a5\u2069/);
  const outer = refusal({ code: "empty", message: "", args: { line: 4, number: 3, move: "a5>x", hole: "a5" } });
  assert.ok(outer?.includes(`\u2068${inner}\u2069`) && outer.includes("\u2068a5>x\u2069"), String(outer));
});

test("an error that has no words is told in the engine's, any other one in its own", async () => {
  const unknown = Object.assign(new Error("something new"), { code: "new-code", args: {} });
  assert.equal(refusal(unknown), null);
  assert.equal((await reasonFor(unknown))(), "something new");
  assert.equal((await reasonFor(new TypeError("x is no function")))(), "x is no function");
  assert.equal((await reasonFor("text"))(), "text");
});
