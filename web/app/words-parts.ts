// Words that take part in sentences: sides, numbers with their nouns, lists.
import type { Side } from "../game/index.js";

/** A number with the noun that fits it ("1 stone", "4 stones"); only for use inside whole sentences. */
export const n = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
/** "1 stone", "4 stones". */
export const stones = (count: number): string => n(count, "stone", "stones");
/** "1 hole", "4 holes". */
export const holes = (count: number): string => n(count, "hole", "holes");
/** "1 cow", "4 cows". */
export const cows = (count: number): string => n(count, "cow", "cows");
/** Names as a list: "a1 and a4". */
export const list = new Intl.ListFormat("en", { type: "conjunction" });

/** South or North, as a name. */
export const sideName = (side: Side): string => (side === "S" ? "South" : "North");
/** The other side, as a name. */
export const other = (side: Side): string => sideName(side === "S" ? "N" : "S");
