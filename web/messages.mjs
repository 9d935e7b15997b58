// The page's words: reads web/locales/<language>/<part>.ftl for the build and the tests, and says in TypeScript's terms
// which messages there are and what each is to be told.
//
//   node web/messages.mjs      writes web/generated/messages.d.ts (the build and the unit tests do so, too)
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser, FluentSerializer, Resource, Visitor } from "@fluent/syntax";

const web = dirname(fileURLToPath(import.meta.url));

/** The language that every other one is translated from, and that helps out where a message is missing. */
export const SOURCE = "en";

/** The categories of plurals in all languages (CLDR). */
export const CATEGORIES = new Set(["zero", "one", "two", "few", "many", "other"]);

/** Every language's texts: language -> part -> source. */
export function readLocales(folder = join(web, "locales")) {
  const locales = {};
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const files = readdirSync(join(folder, entry.name)).filter((name) => name.endsWith(".ftl"));
    locales[entry.name] = Object.fromEntries(
      files.sort().map((name) => [name.slice(0, -".ftl".length), readFileSync(join(folder, entry.name, name), "utf8")]),
    );
  }
  return locales;
}

/** A parsed source; throws on text that is no message. */
export function parse(source, name) {
  const resource = new FluentParser().parse(source);
  const junk = resource.body.find(({ type }) => type === "Junk");
  if (junk === undefined) return resource;
  throw new Error(`${name}: ${junk.annotations[0]?.message ?? "no message"}\n${junk.content}`);
}

/**
 * A part as it is shipped: without comments, and with English in place of messages that a language lacks, so that no
 * second language need be loaded for them.
 */
export function shipped(source, english, name) {
  const own = messagesOf(parse(source, name));
  const missing = messagesOf(parse(english, `${SOURCE}: ${name}`)).filter(
    ({ id }) => !own.some((each) => each.id.name === id.name),
  );
  const bare = [...own, ...missing].map((entry) => Object.assign(entry, { comment: null }));
  return new FluentSerializer().serialize(new Resource(bare));
}

/** The messages and terms of a parsed source. */
export function messagesOf(resource) {
  return resource.body.filter(({ type }) => type === "Message" || type === "Term");
}

/** What a message is told and what it refers to. */
class Uses extends Visitor {
  /** Variable -> { number: boolean, keys: Set<string> | null } */
  variables = new Map();
  references = new Set();
  selections = [];

  #variable(name) {
    const known = this.variables.get(name) ?? { number: false, keys: null };
    this.variables.set(name, known);
    return known;
  }

  visitVariableReference(node) {
    this.#variable(node.id.name);
  }

  visitMessageReference(node) {
    this.references.add(node.id.name);
  }

  visitFunctionReference(node) {
    const [first] = node.arguments.positional;
    if (node.id.name === "NUMBER" && first?.type === "VariableReference") this.#variable(first.id.name).number = true;
    this.genericVisit(node);
  }

  visitSelectExpression(node) {
    this.genericVisit(node);
    if (node.selector.type !== "VariableReference") return;
    const keys = node.variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
    const name = node.selector.id.name;
    const variable = this.#variable(name);
    const numbers = node.variants.some(({ key }) => key.type === "NumberLiteral");
    const number = numbers || keys.every((key) => CATEGORIES.has(key));
    const fallback = node.variants.find((variant) => variant.default)?.key.name;
    this.selections.push({ variable: name, keys, number, fallback });
    if (number) variable.number = true;
    // "other" stands for every value that is not named.
    else if (!keys.includes("other")) variable.keys = new Set([...(variable.keys ?? []), ...keys]);
  }
}

/** What a message uses by itself: variables, messages it refers to, selections. */
export function usesOf(message) {
  const uses = new Uses();
  uses.visit(message);
  return uses;
}

/** The variables of every message, those of messages it refers to included: id -> name -> { number, keys }. */
export function variablesOf(messages) {
  const own = new Map(messages.filter(({ type }) => type === "Message").map((each) => [each.id.name, usesOf(each)]));
  const all = new Map();
  const collect = (id, path) => {
    const known = all.get(id);
    if (known !== undefined) return known;
    if (path.includes(id)) throw new Error(`The messages ${[...path, id].join(" -> ")} refer to themselves.`);
    const uses = own.get(id);
    if (uses === undefined) throw new Error(`${path.at(-1)} refers to ${id}, which there is not.`);
    const variables = new Map(uses.variables);
    for (const other of uses.references) {
      for (const [name, use] of collect(other, [...path, id])) {
        const before = variables.get(name);
        variables.set(name, {
          number: use.number || before?.number === true,
          keys: use.keys === null ? (before?.keys ?? null) : new Set([...use.keys, ...(before?.keys ?? [])]),
        });
      }
    }
    all.set(id, variables);
    return variables;
  };
  for (const id of own.keys()) collect(id, []);
  return all;
}

/** The TypeScript that says which messages there are, by the English sources of the parts. */
export function declarations(parts) {
  const messages = Object.entries(parts).flatMap(([part, source]) => messagesOf(parse(source, `${SOURCE}/${part}`)));
  const twice = messages.find((one, at) => messages.findIndex(({ id }) => id.name === one.id.name) !== at);
  if (twice !== undefined) throw new Error(`The message ${twice.id.name} is there twice.`);
  const typeOf = ({ number, keys }) =>
    keys !== null
      ? [...keys]
          .sort()
          .map((key) => `"${key}"`)
          .join(" | ")
      : number
        ? "number"
        : "Filling";
  const lines = [...variablesOf(messages)].map(([id, variables]) => {
    const fields = [...variables].map(([name, use]) => `${name}: ${typeOf(use)}`);
    return `  "${id}": { ${fields.join("; ")} };`;
  });
  const names = Object.keys(parts).map((part) => `"${part}"`);
  return [
    "// Written by web/messages.mjs from web/locales/en: what there is to say, and what each message is to be told.",
    "",
    "/** Something to fill in: a text, a number, or names for a list. */",
    "export type Filling = string | number | readonly string[];",
    "/** The files of messages. */",
    `export type Part = ${names.join(" | ")};`,
    "/** The messages with their variables. */",
    "export interface Messages {",
    ...lines,
    "}",
    "",
  ].join("\n");
}

/** Writes web/generated/messages.d.ts. */
export function writeDeclarations(locales) {
  const generated = join(web, "generated");
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, "messages.d.ts"), declarations(locales[SOURCE]));
}

// Run by hand, not imported or bundled into a test.
if (basename(process.argv[1] ?? "") === "messages.mjs") {
  try {
    writeDeclarations(readLocales());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
