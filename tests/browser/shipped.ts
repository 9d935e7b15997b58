// The puzzles that come with the page, read from the project's own files.
import { readFileSync } from "node:fs";

/** A puzzle: its name, what is to be done ("win 2"), and the moves that do it. */
export interface Shipped {
  readonly name: string;
  readonly goal: string;
  readonly line: readonly string[];
}

/** The puzzles of a game as the project's files have them. */
export function shipped(game: string): Shipped[] {
  const text = readFileSync(new URL(`../../web/puzzles/${game}.txt`, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [name = "", , goal = "", , , play = ""] = line.split("; ");
      return { name, goal, line: play.split(" ") };
    });
}

/** A puzzle of Kimasai to be won in two turns: every turn there is one touch. */
export function winInTwo(): Shipped {
  const found = shipped("kimasai").find(({ goal }) => goal === "win 2");
  if (found === undefined) throw new Error("Kimasai has no puzzle of two turns");
  return found;
}
