// Loads the wasm engine and opens games on it. With match.ts the only place that talks to the wasm API.
import init, {
  Session,
  analyse,
  chooseMove,
  chooseMoveIn,
  games,
  readGames,
  readSetup,
} from "../generated/magomba_wasm.js";
import { engineFile, freshEngineFile } from "./engine-file.js";
import { Match } from "./match.js";
import type { AnalysisReport, GameInfo, GameRead, SetupInfo } from "./types.js";

/** How far an analysis may go, and how many of the best moves it tells apart. */
export interface AnalysisLimits {
  readonly lines: number;
  readonly nodes: number;
  readonly milliseconds: number;
}

/** The engine, once it is loaded. */
export interface Engine {
  /** The four games with their columns and options. */
  readonly games: readonly GameInfo[];
  /** A new game by rules text ("tsoro:heads=1"); throws an EngineError when there are no such rules. */
  start(rules: string, columns?: number): Match;
  /** A game that begins at a position; throws an EngineError whose message says what is wrong and where. */
  fromPosition(text: string): Match;
  /**
   * What a position's text sets up, legal or not, with every reason why it is not; throws an EngineError when the text
   * is not written as a position.
   */
  readSetup(text: string): SetupInfo;
  /** The first game of a record, at its end; throws an EngineError. */
  fromRecord(text: string): Match;
  /** A move for the side to move at the end of `record`, at a level from 1 to 8. Blocks: for workers only. */
  chooseMove(record: string, level: number, seed: number): string;
  /** The best move found in so many milliseconds; `best` hears of the best so far. Blocks: for workers only. */
  chooseMoveIn(record: string, milliseconds: number, best: (move: string) => void): string;
  /**
   * Searches the position at the end of `record` and tells what it has found after each depth. Nothing is told of a game
   * that is over. Blocks: for workers only.
   */
  analyse(record: string, limits: AnalysisLimits, each: (report: AnalysisReport) => void): void;
  /**
   * Reads a text with many games and tells of each of the first `most`; gives back how many there are. Throws an
   * EngineError when it is too long. Blocks: for workers only.
   */
  readGames(text: string, most: number, each: (read: GameRead) => void): number;
}

let loading: Promise<Engine> | null = null;

/** Fetches and starts the engine; every call shares one load, and a failed load may be tried again. */
export function loadEngine(): Promise<Engine> {
  loading ??= loadFrom(engineFile())
    .catch((error: unknown) => {
      const fresh = freshEngineFile();
      if (fresh === undefined) throw error;
      return loadFrom(fresh);
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** Starts the engine from its file, or from where it lies beside its script. */
export async function loadFrom(file?: URL | Promise<BufferSource | Response>): Promise<Engine> {
  await init(file && { module_or_path: file });
  return {
    games: games(),
    start: (rules, columns) => new Match(Session.start(rules, columns)),
    fromPosition: (text) => new Match(Session.fromPosition(text)),
    readSetup,
    fromRecord: (text) => new Match(Session.fromRecord(text)),
    chooseMove: (record, level, seed) => chooseMove(record, level, seed),
    chooseMoveIn: (record, milliseconds, best) => chooseMoveIn(record, milliseconds, best),
    readGames: (text, most, each) => readGames(text, most, each),
    analyse: (record, { lines, nodes, milliseconds }, each) => analyse(record, lines, nodes, milliseconds, each),
  };
}

/** The engine's own words for what went wrong, which are English, or the error's text where it did not come from the engine. */
export function errorText(error: unknown): string {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}
