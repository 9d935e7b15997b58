// The puzzles that come with the page: read from their files, found by name, and one for each day. See docs/puzzles.md.
import gore from "../../puzzles/gore.txt";
import kimasai from "../../puzzles/kimasai.txt";
import nsolo from "../../puzzles/nsolo.txt";
import tsoro from "../../puzzles/tsoro.txt";
import { GAMES, type GameName } from "../../game/index.js";

/** What a puzzle asks South to do. */
export type Goal =
  /** To win in so many own turns, whatever the other side does. */
  | { readonly kind: "win"; readonly turns: number }
  /** To be so many stones better off than after any other turn. */
  | { readonly kind: "gain"; readonly stones: number };

/** A position in which exactly one turn of South's is best. */
export interface Puzzle {
  /** Made from the position, so that it stays when a list is changed. */
  readonly name: string;
  readonly game: GameName;
  readonly position: string;
  readonly goal: Goal;
  /** From 1, the easiest, to 5. */
  readonly grade: number;
  /** The right turns; more than one where several bonuses do. */
  readonly solutions: readonly string[];
  /** How play goes on, from the first of them. */
  readonly line: readonly string[];
}

/** The grades, easiest first. */
export const GRADES: readonly number[] = [1, 2, 3, 4, 5];

/** The puzzles of a file, the easiest first; lines that say anything else are passed over. */
export function readPuzzles(text: string): Puzzle[] {
  const found = text.split("\n").map(readPuzzle);
  return found.filter((puzzle) => puzzle !== null).sort((one, two) => one.grade - two.grade);
}

function readPuzzle(line: string): Puzzle | null {
  const [name = "", position = "", aim = "", difficulty = "", right = "", play = ""] = line.split("; ");
  const game = GAMES.find((each) => name.startsWith(`${each}-`));
  const [, kind, number = ""] = /^(win|gain) (\d+)$/.exec(aim) ?? [];
  const grade = GRADES.find((each) => String(each) === difficulty);
  if (game === undefined || kind === undefined || grade === undefined || play === "") return null;
  const goal: Goal = kind === "win" ? { kind, turns: Number(number) } : { kind: "gain", stones: Number(number) };
  return { name, game, position, goal, grade, solutions: right.split(" "), line: play.split(" ") };
}

/** All puzzles, game by game. */
export const BOOK: readonly Puzzle[] = [tsoro, nsolo, kimasai, gore].flatMap(readPuzzles);

/** The puzzles of a game, the easiest first. */
export function puzzlesOf(game: GameName): readonly Puzzle[] {
  return BOOK.filter((puzzle) => puzzle.game === game);
}

/** The puzzle of that name, or null. */
export function puzzleNamed(name: string): Puzzle | null {
  return BOOK.find((puzzle) => puzzle.name === name) ?? null;
}

/** Milliseconds of a day of 24 hours. */
const DAY = 86_400_000;
/** Steps from one day's puzzle to the next: far enough to come to another game. */
const STRIDE = 0.618;

/** The puzzle of the day that it is where the player is: the same for everybody, and all of them before one comes back. */
export function puzzleOfDay(now: Date, book = BOOK): Puzzle | null {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  let stride = Math.max(1, Math.round(book.length * STRIDE));
  while (common(stride, book.length) > 1) stride += 1;
  return book[(day * stride) % book.length] ?? null;
}

/** The greatest common divisor. */
function common(one: number, two: number): number {
  return two === 0 ? one : common(two, one % two);
}
