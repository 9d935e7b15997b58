// How each game begins, for the cards to choose from: drawn often, made once.
import type { BoardInfo, BoardState, GameName, Match } from "../../game/index.js";

/** What a card's picture needs. */
export interface FirstBoard {
  readonly key: string;
  readonly info: BoardInfo;
  readonly state: BoardState;
}

/** The games' first positions. */
export class FirstBoards {
  readonly #known = new Map<GameName, FirstBoard>();

  /** `start` begins a game; it is freed again. */
  constructor(private readonly start: (game: GameName) => Match) {}

  /** The one of a game. */
  of(game: GameName): FirstBoard {
    const known = this.#known.get(game);
    if (known !== undefined) return known;
    const match = this.start(game);
    const board = { key: game, info: match.info, state: match.state() };
    match.free();
    this.#known.set(game, board);
    return board;
  }
}
