// Languages that are none: English made long, or turned round, for trying out how the page bears other languages.
import type { Language } from "./languages.js";

const LONG: Readonly<Record<string, string>> = {
  a: "àà",
  e: "éé",
  i: "ïï",
  o: "ôô",
  u: "ûû",
  A: "ÀÀ",
  E: "ÉÉ",
  I: "ÎÎ",
  O: "ÔÔ",
  U: "ÛÛ",
};

/** A text made twice as long by longer words; what is not a letter stays. */
export function long(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const accented = word.replace(/[aeiouAEIOU]/g, (letter) => LONG[letter] ?? letter);
    return accented + "ñ".repeat(Math.max(0, word.length * 2 - accented.length));
  });
}

/** A text shown from right to left, letter by letter. */
export function turned(text: string): string {
  return /\p{L}/u.test(text) ? `\u202E${text}\u202C` : text;
}

/** What happens to each text in a language that is none. */
export function transformOf({ dir }: Language): (text: string) => string {
  return dir === "rtl" ? turned : long;
}
