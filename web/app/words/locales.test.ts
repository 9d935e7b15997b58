// Every language against English: nothing missing, nothing too many, the same variables, all plural forms, nothing unused.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import {
  CATEGORIES,
  messagesOf,
  parse,
  readLocales,
  SOURCE,
  usesOf,
  variablesOf,
  type Selection,
} from "../../messages.mjs";
import { LANGUAGES } from "./languages.js";

// The test's bundle lies below web/generated/tests.
const web = fileURLToPath(new URL(import.meta.url)).split(/generated[\\/]tests/)[0] ?? "";
const locales = readLocales(join(web, "locales"));
const english = locales[SOURCE] ?? {};

const all = (parts: Record<string, string>, code: string): ReturnType<typeof messagesOf> =>
  Object.entries(parts).flatMap(([part, source]) => messagesOf(parse(source, `${code}/${part}.ftl`)));
const ids = (source: string, name: string): string[] =>
  messagesOf(parse(source, name))
    .map(({ id, type }) => (type === "Term" ? `-${id.name}` : id.name))
    .sort();

/** What is wrong with a selection in a language that has these categories of plurals; null when nothing is. */
function troubleOf({ keys, number, fallback }: Selection, rules: Intl.PluralRules): string | null {
  const forms = keys.filter((key) => CATEGORIES.has(key));
  if (!number || forms.length === 0) return null;
  if (fallback !== "other") return "the form that stands for all others must be *[other]";
  const known = new Set<string>(rules.resolvedOptions().pluralCategories);
  const strange = forms.filter((form) => !known.has(form));
  if (strange.length > 0) return `there is no form ${strange.join(", ")} in this language`;
  // Only numbers are named apart from *[other]: the words do not change.
  if (forms.length === 1) return null;
  const needed = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count) as string));
  const missing = [...needed].filter((form) => form !== "other" && !forms.includes(form));
  return missing.length > 0 ? `the form ${missing.join(", ")} is missing` : null;
}

test("every folder is a language with a name", () => {
  for (const code of Object.keys(locales)) {
    assert.ok(
      LANGUAGES.some((language) => language.code === code),
      `${code} has no line in languages.ts`,
    );
  }
});

for (const [code, parts] of Object.entries(locales)) {
  test(`${code}: every part is there and holds the messages of English, no fewer and no more`, () => {
    assert.deepEqual(Object.keys(parts).sort(), Object.keys(english).sort());
    for (const [part, source] of Object.entries(parts)) {
      const name = `${code}/${part}.ftl`;
      assert.deepEqual(ids(source, name), ids(english[part] ?? "", `${SOURCE}/${part}.ftl`), name);
    }
  });

  test(`${code}: every message is told the variables that the English one is told`, () => {
    const own = variablesOf(all(parts, code));
    for (const [id, variables] of variablesOf(all(english, SOURCE))) {
      assert.deepEqual([...(own.get(id)?.keys() ?? [])].sort(), [...variables.keys()].sort(), `${code}: ${id}`);
    }
  });

  test(`${code}: what is selected has all forms of the language's plurals, and all sides, games and the like`, () => {
    const rules = new Intl.PluralRules([code, SOURCE]);
    const known = new Map<string, string[]>();
    for (const message of all(english, SOURCE)) {
      for (const { variable, keys, number } of usesOf(message).selections) {
        if (!number) known.set(variable, [...(known.get(variable) ?? []), [...keys].sort().join(" ")]);
      }
    }
    for (const message of all(parts, code)) {
      for (const selection of usesOf(message).selections) {
        const name = `${code}: ${message.id.name}, $${selection.variable}`;
        assert.equal(troubleOf(selection, rules), null, name);
        if (selection.number) continue;
        const keys = [...selection.keys].sort().join(" ");
        assert.ok(known.get(selection.variable)?.includes(keys), `${name}: English does not select by ${keys}`);
      }
    }
  });

  test(`${code}: nothing is empty`, () => {
    for (const message of all(parts, code)) {
      assert.ok(message.value !== null && message.value.elements.length > 0, `${code}: ${message.id.name}`);
      assert.equal(message.attributes.length, 0, `${code}: ${message.id.name} has attributes, which nothing reads`);
    }
  });
}

test("every message is said somewhere, and nothing is said that is no message", () => {
  // "old" is the room of what only old browsers load.
  const sources = ["app", "old"].flatMap((room) =>
    readdirSync(join(web, room), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => readFileSync(join(web, room, name), "utf8")),
  );
  const said = new Set(
    sources.flatMap((source) => [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, id]) => id ?? "")),
  );
  const messages = all(english, SOURCE);
  const defined = new Set(messages.map(({ id }) => id.name));
  assert.deepEqual(
    [...said].filter((id) => !defined.has(id)),
    [],
    "said, but no message",
  );
  // Lists of names are data: a message's name in quotes, or a pattern such as `rules-head-${name}`.
  const quoted = sources.flatMap((source) => [...source.matchAll(/"([a-z][a-z0-9-]+)"/g)].map(([, id]) => id ?? ""));
  const patterns = sources
    .flatMap((source) => [...source.matchAll(/`([a-z]+-[a-z-]*\$\{[^`\s]*)`/g)].map(([, text]) => text ?? ""))
    .map((text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`));
  const listed = [...defined].filter((id) => quoted.includes(id) || patterns.some((pattern) => pattern.test(id)));
  const used = new Set([...said, ...listed, "list-two", "list-more", "list-last"]);
  for (const message of messages) for (const id of usesOf(message).references) used.add(id);
  assert.deepEqual(
    [...defined].filter((id) => !used.has(id)),
    [],
    "a message, but never said",
  );
});

test("the checks find what is wrong", () => {
  const selections = (source: string): readonly Selection[] =>
    messagesOf(parse(source, "test")).flatMap((message) => usesOf(message).selections);
  const trouble = (source: string, code: string): string[] =>
    selections(source).map((selection) => troubleOf(selection, new Intl.PluralRules(code)) ?? "");
  const two = "a = { $n ->\n  [one] x\n *[other] y\n }";
  assert.deepEqual(trouble(two, "en"), [""]);
  assert.match(trouble(two, "ar")[0] ?? "", /zero|two|few|many/);
  assert.match(trouble("a = { $n ->\n  [one] x\n  [few] z\n *[other] y\n }", "en")[0] ?? "", /no form few/);
  assert.deepEqual(trouble("a = { $n ->\n  [0] x\n *[other] y\n }", "ar"), [""]);
  assert.throws(() => parse("a = {", "broken"), /broken/);
  assert.throws(() => variablesOf(messagesOf(parse("a = { b }", "test"))), /which there is not/);
  assert.throws(() => variablesOf(messagesOf(parse("a = { b }\nb = { a }", "test"))), /themselves/);
});
