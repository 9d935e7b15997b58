// The engine's types as the rest of the page sees them (shapes come from the wasm module's own declarations).

export type {
  Actions,
  AnalysisLine,
  AnalysisReport,
  BoardInfo,
  Choice,
  Ending,
  GameInfo,
  GameName,
  GameRead,
  OptionInfo,
  Outcome,
  Problem,
  ReadGame,
  SetupInfo,
  Side,
  Step,
  Summary,
  TurnReport,
  Value,
} from "../generated/magomba_wasm.js";

/** The names of the rules that can be varied. */
export type OptionName = "heads" | "bonus" | "safe-heads" | "capture" | "trade";

/** What lies on a board: stones per hole and owner per hole (0 South, 1 North) in layout order, and the two heaps [South's, North's]. */
export interface BoardState {
  readonly stones: ArrayLike<number>;
  readonly owners: ArrayLike<number>;
  readonly taken: readonly [number, number];
}
