// The words of the page: `t` gives a message in the language that is spoken. What the messages are is in web/locales.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Filling, Messages, Part } from "../../generated/messages.js";
import { ENGLISH, type Language } from "./languages.js";

export type { Filling, Part };

/** The name of a message. */
export type MessageId = keyof Messages;
/** What a message is to be told: nothing, or one object with its variables. */
export type Told<K extends MessageId> = keyof Messages[K] extends never ? [] : [told: Messages[K]];
/** Words that are found when they are shown, so that they are always in the language that is spoken then. */
export type Said = () => string;

/** First-strong isolate … pop directional isolate: what stands between them keeps its own direction. */
const [ISOLATE, END] = ["\u2068", "\u2069"];
/** Stands for a name while the pattern of a list is looked at. */
const NAME = "\uE000";

interface Spoken {
  readonly language: Language;
  readonly bundle: FluentBundle;
  readonly parts: Set<Part>;
}

let spoken: Spoken = inLanguage(ENGLISH);

function inLanguage(language: Language, transform?: (text: string) => string): Spoken {
  const useIsolating = language.dir === "rtl";
  const bundle = new FluentBundle([...language.forms], transform ? { useIsolating, transform } : { useIsolating });
  return { language, bundle, parts: new Set() };
}

/**
 * What those hear who listen to the page, for something that is seen with shorter words: these stand in it, so that who
 * speaks to the page can say them.
 */
export function heardAs(seen: string, whole: string): string {
  return whole.toLowerCase().includes(seen.toLowerCase()) ? whole : `${seen}: ${whole}`;
}

/** The language that is spoken now. */
export function language(): Language {
  return spoken.language;
}

/** The parts that are there in the language that is spoken. */
export function loadedParts(): readonly Part[] {
  return [...spoken.parts];
}

/** Whether the messages of a part can be said. */
export function hasPart(part: Part): boolean {
  return spoken.parts.has(part);
}

/** From now on this language is spoken, with these parts (name and Fluent source). `transform` changes each text. */
export function speak(
  language: Language,
  parts: readonly (readonly [Part, string])[],
  transform?: (text: string) => string,
): void {
  const next = inLanguage(language, transform);
  for (const [part, source] of parts) add(next, part, source);
  spoken = next;
}

/** One more part of the language that is spoken. */
export function addPart(part: Part, source: string): void {
  add(spoken, part, source);
}

function add({ bundle, parts }: Spoken, part: Part, source: string): void {
  for (const error of bundle.addResource(new FluentResource(source), { allowOverrides: true })) console.error(error);
  parts.add(part);
}

/** A message in the language that is spoken. A list of names becomes "a1 and a4". */
export function t<K extends MessageId>(id: K, ...[told]: Told<K>): string {
  return format(id, told ?? {});
}

/** A message whose name comes from elsewhere, such as an error's code; null where there is none of that name. */
export function sayNamed(id: string, told: Readonly<Record<string, Filling>>): string | null {
  return spoken.bundle.hasMessage(id) ? format(id, told) : null;
}

function format(id: string, told: Readonly<Record<string, Filling>>): string {
  const { bundle } = spoken;
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === undefined || pattern === null) {
    console.error(`There is no message ${id} in ${spoken.language.code}.`);
    return id;
  }
  const args: Record<string, FluentVariable> = {};
  for (const name of Object.keys(told)) {
    const value = told[name];
    if (value !== undefined) args[name] = fluent(value);
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

function fluent(value: Filling): FluentVariable {
  if (typeof value === "object") return list(value);
  // Numbers count things and name moves, as the board does: without signs between thousands.
  return typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
}

/** Names as a list: "a1 and a4". The language's own words join them: browsers do not know every language. */
export function list(names: readonly string[]): string {
  const [first = "", ...rest] = names;
  const last = rest.pop();
  if (last === undefined) return isolate(first);
  const [open = "", end = "", close = ""] = joints(rest.length === 0 ? "list-two" : "list-last");
  const [, between = ""] = joints("list-more");
  return open + [first, ...rest].join(between) + end + last + close;
}

/** What stands before, between and after the two names of a list's pattern. */
function joints(id: "list-two" | "list-more" | "list-last"): string[] {
  return format(id, { first: NAME, second: NAME }).split(NAME);
}

/** How far ahead, in stones: "+3.2". */
export function lead(stones: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat([...spoken.language.forms], { signDisplay: "always", ...digits }).format(stones);
}

/** A text that keeps its direction within the line, such as a move's; only where lines run from right to left. */
export function isolate(text: string): string {
  return spoken.language.dir === "rtl" ? ISOLATE + text + END : text;
}
