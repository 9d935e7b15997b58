// A game in a link: its record and cursor packed into an address's fragment, and read back as a stranger's text.

import { holdsGame } from "../address.js";

/** A game as a link holds it. The record is text that only the engine can judge. */
export interface LinkedGame {
  /** The whole game's text. */
  readonly record: string;
  /** The number of plies before the cursor. */
  readonly cursor: number;
}

/** What a fragment holds: a game; nothing that is meant as one; or a game that cannot be read, and why. */
export type FoundLink =
  | { readonly kind: "game"; readonly game: LinkedGame }
  | { readonly kind: "none" }
  | { readonly kind: "bad"; readonly why: LinkTrouble };

/**
 * Why a link's game cannot be read: a version of the format that came later, more than any game needs, letters that are
 * missing or wrong, or a browser that cannot unpack.
 */
export type LinkTrouble = "newer" | "too-long" | "damaged" | "unsupported";

/** The version of the format that is written. */
const VERSION = 1;
/** The most letters of a packed game that are looked at. */
export const LONGEST_PACKED = 30_000;
/**
 * The most bytes that a game is unpacked to. A game of a thousand moves takes 20,000 at the most, and much longer ones
 * would hold up the page while they are replayed.
 */
export const LONGEST_TEXT = 40_000;
/** Bytes that are handed to `String.fromCharCode` at once: it takes them as arguments. */
const PORTION = 8192;

const HOLDS_GAME = "#game=";
const PACKED = /^([1-9]\d{0,5})\.([A-Za-z0-9_-]+)$/;
const CONTENT = /^(0|[1-9]\d{0,5})\n([^]+)$/;

/** The fragment that holds a game, with its "#"; null when the game is too long for a link, or the browser cannot pack. */
export async function packGame({ record, cursor }: LinkedGame): Promise<string | null> {
  const bytes = new TextEncoder().encode(`${cursor}\n${record}`);
  if (bytes.length > LONGEST_TEXT) return null;
  try {
    const packed = await through(bytes, new CompressionStream("deflate-raw"), LONGEST_TEXT);
    const letters = packed === null ? null : toLetters(packed);
    return letters === null || letters.length > LONGEST_PACKED ? null : `${HOLDS_GAME}${VERSION}.${letters}`;
  } catch {
    return null;
  }
}

/** Reads a fragment that anyone may have written. Never throws, and never unpacks more than a game could hold. */
export async function unpackGame(fragment: string): Promise<FoundLink> {
  if (!holdsGame(fragment)) return { kind: "none" };
  const packed = fragment.slice(HOLDS_GAME.length);
  if (packed.length > LONGEST_PACKED + 10) return bad("too-long");
  const [, version, letters] = PACKED.exec(packed) ?? [];
  if (version === undefined || letters === undefined) return bad("damaged");
  if (Number(version) !== VERSION) return bad("newer");
  if (typeof DecompressionStream === "undefined") return bad("unsupported");
  const bytes = fromLetters(letters);
  if (bytes === null) return bad("damaged");
  try {
    const content = await through(bytes, new DecompressionStream("deflate-raw"), LONGEST_TEXT);
    if (content === null) return bad("too-long");
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content);
    const [, cursor, record] = CONTENT.exec(text) ?? [];
    if (cursor === undefined || record === undefined) return bad("damaged");
    return { kind: "game", game: { record, cursor: Number(cursor) } };
  } catch {
    // Cut off, changed on the way, or never packed by us.
    return bad("damaged");
  }
}

function bad(why: LinkTrouble): FoundLink {
  return { kind: "bad", why };
}

/** Sends bytes through a stream; null as soon as more than `most` bytes have come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      // Nothing more is unpacked; that it was given up in the middle is no error of ours.
      await reader.cancel().catch(() => undefined);
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes as base64url without padding. */
function toLetters(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += PORTION) {
    binary += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  }
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
