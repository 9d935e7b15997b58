// Why something cannot be done, in sentences; the part `errors` of the words has them.
import type { Problem } from "../../game/index.js";
import { sayNamed, type Filling } from "./words.js";

/** Why the engine refuses something; null where it was not the engine, or there are no words for it. */
export function refusal(error: unknown): string | null {
  return isProblem(error) ? sentence(error) : null;
}

function isProblem(error: unknown): error is Problem {
  return typeof error === "object" && error !== null && "code" in error && "args" in error;
}

/** A sentence of one or more messages: what is wrong, within a move or a tag, within a line. */
function sentence({ code, args }: Problem): string | null {
  const told: Record<string, Filling> = { ...args, ...found(args["found"]) };
  // A stranger's text turns no sentence round.
  for (const [name, value] of Object.entries(told)) {
    if (typeof value === "string") told[name] = value.replace(/\p{Bidi_Control}/gu, "\ufffd");
  }
  let reason = "at" in args ? textSentence(told) : sayNamed(`error-${code}`, told);
  for (const around of ["move", "tag", "line"] as const) {
    if (reason !== null && around in args) reason = sayNamed(`error-in-${around}`, { ...told, reason });
  }
  return reason;
}

/** All kinds of texts are told of in one way: what was expected, and what was found. */
function textSentence(told: Record<string, Filling>): string | null {
  const name = String(told["expected"]);
  const expected = sayNamed(`expected-${name}`, told);
  return expected === null ? null : sayNamed("error-text", { ...told, expected });
}

/** What a text has in some place: the engine tells of its end with nothing, and of white space with a space. */
function found(text: string | number | undefined): Record<string, Filling> {
  return { kind: text === "" ? "end" : text === " " ? "space" : "text" };
}
