// The messages of the page around this one, as strangers' values: read, checked, and refused with what was expected.
import { LONGEST_ID, VERSION, type AskType } from "../../embed/protocol.js";
import { LONGEST_POSITION } from "../address.js";
import { OF_GAME, readParameters, type Parameters } from "../asked/parameters.js";

/** Most characters of a game's text. */
const LONGEST_RECORD = 40_000;
/** Most moves of one message, and most characters of a move. */
const MOST_MOVES = 500;
const LONGEST_MOVE = 400;

/** A message that is understood. */
export type Wish =
  | { readonly type: "hello"; readonly resize: boolean }
  | { readonly type: "state" | "reset" }
  | { readonly type: "start"; readonly parameters: Parameters }
  | { readonly type: "load"; readonly position: string; readonly parameters: Parameters }
  | { readonly type: "load"; readonly record: string; readonly ply: number | null; readonly parameters: Parameters }
  | { readonly type: "language" | "theme"; readonly value: string }
  | { readonly type: "play"; readonly moves: readonly string[] };

/** A message and its id, if it has one; with `problem` where it is refused. Null where it is no message of this protocol. */
export type Heard = { readonly id: string | null } & ({ readonly wish: Wish } | { readonly problem: string });

/** What only the page says: whoever sends it back has misunderstood, and an answer would come back, too. */
const OWN: readonly unknown[] = ["ready", "height", "move", "choice", "result", "solved", "xapi", "error"];

const TYPES: readonly AskType[] = ["hello", "start", "load", "state", "language", "theme", "play", "reset"];

/** Reads what was sent. */
export function readWish(data: unknown): Heard | null {
  if (typeof data !== "object" || data === null || !("magomba" in data)) return null;
  const message = data as Record<string, unknown>;
  if (OWN.includes(message["type"]) || "state" in message) return null;
  const id = idOf(message["id"]);
  if (message["magomba"] !== VERSION) return { id, problem: `magomba: ${VERSION} is the version that is spoken` };
  const type = TYPES.find((each) => each === message["type"]);
  if (type === undefined) return { id, problem: `type is one of ${TYPES.join(", ")}` };
  const read = readAs(type, message);
  return typeof read === "string" ? { id, problem: read } : { id, wish: read };
}

function idOf(value: unknown): string | null {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.length <= LONGEST_ID ? text : null;
}

/** The wish, or what was expected. */
function readAs(type: AskType, message: Record<string, unknown>): Wish | string {
  switch (type) {
    case "hello":
      return { type, resize: message["resize"] === true };
    case "state":
    case "reset":
      return { type };
    case "start": {
      const parameters = readOwn(message);
      return typeof parameters === "string" ? parameters : { type, parameters };
    }
    case "load":
      return readLoad(message);
    case "language":
    case "theme": {
      const value = message[type === "language" ? "lang" : "theme"];
      const wrong: string[] = [];
      const name = type === "language" ? "lang" : "theme";
      readParameters(
        (each) => (each === name && typeof value === "string" ? value : null),
        (_name, _value, expected) => wrong.push(`${name}: ${expected}`),
      );
      if (typeof value !== "string" || value === "") return `${name} is a text`;
      return wrong[0] ?? { type, value };
    }
    case "play":
      return readPlay(message);
  }
}

function readLoad(message: Record<string, unknown>): Wish | string {
  const { position, record, ply } = message;
  const parameters = readOwn(message);
  if (typeof parameters === "string") return parameters;
  if (typeof position === "string" && position.length <= LONGEST_POSITION) {
    return { type: "load", position, parameters };
  }
  const plyFits = ply === undefined || (typeof ply === "number" && Number.isSafeInteger(ply) && ply >= 0);
  if (typeof record === "string" && record.length <= LONGEST_RECORD && plyFits) {
    return { type: "load", record, ply: ply ?? null, parameters };
  }
  return (
    `position is a text of at most ${LONGEST_POSITION} characters, or record one of at most ${LONGEST_RECORD}; ` +
    "ply is a whole number"
  );
}

function readPlay(message: Record<string, unknown>): Wish | string {
  const given = message["moves"] ?? message["move"];
  const moves: unknown[] = typeof given === "string" ? [given] : Array.isArray(given) ? given : [];
  const fit = moves.length > 0 && moves.length <= MOST_MOVES;
  if (fit && moves.every((move) => typeof move === "string" && move.length <= LONGEST_MOVE)) {
    return { type: "play", moves: moves as string[] };
  }
  return `move is a text, or moves a list of at most ${MOST_MOVES}, each of at most ${LONGEST_MOVE} characters`;
}

/** The parameters of a game in a message; a text where one is wrong. */
function readOwn(message: Record<string, unknown>): Parameters | string {
  const wrong: string[] = [];
  const parameters = readParameters(
    (name) => {
      const value = OF_GAME.includes(name) ? message[name] : undefined;
      if (value === undefined || value === null) return null;
      // What is no text at all is read as one that is wrong.
      return typeof value === "string" || typeof value === "number" ? String(value) : "?";
    },
    (name, _value, expected) => wrong.push(`${name}: ${expected}`),
  );
  return wrong[0] ?? parameters;
}
