// From a game and what the page adds to it (marks, open questions, pauses) to the one snapshot that views draw.
import { NO_MARKS, type Shown } from "../../board/types.js";
import type { GameName, Match, Side, Summary } from "../../game/index.js";
import type { Ghost, HintView, Peek, Phase, PlayState, Seats } from "../state.js";
import { holeLabel } from "../words/moves.js";
import type { Said } from "../words/words.js";
import { redoTarget, undoTarget } from "./history.js";
import { marksFor } from "./marks.js";
import { NO_PICKS, type Picks } from "./picks.js";

/** What the page knows of a game beyond its record. */
export interface Flags {
  phase: Phase;
  /** Who moves while a move is being shown (the engine is already past it). */
  mover: Side | null;
  picked: Picks;
  /** The hole that was pressed once and waits for the second press, by layout index. */
  marked: number | null;
  ghost: Ghost | null;
  offering: boolean;
  resigning: boolean;
  peek: Peek | null;
  /** The player wants to see what answers do. */
  peekOn: boolean;
  chain: boolean;
  thinkingShown: boolean;
  /** Computers wait until told to go on. */
  paused: boolean;
  /** Their game was ended where its record ends: over, and nobody has won. */
  ended: boolean;
  /** The game is being played back. */
  playing: boolean;
  remark: Said | null;
  /** What the step that was just shown did, step by step. */
  step: Said | null;
  hint: HintView | null;
}

/** The flags of a game that was just opened. */
export function freshFlags(): Flags {
  return {
    phase: "turn",
    mover: null,
    paused: false,
    ended: false,
    playing: false,
    peekOn: false,
    picked: NO_PICKS,
    marked: null,
    ghost: null,
    offering: false,
    resigning: false,
    peek: null,
    chain: false,
    thinkingShown: false,
    remark: null,
    step: null,
    hint: null,
  };
}

/** Forgets all that belongs to one question or one showing. */
export function clearFlags(flags: Flags): void {
  const { phase, mover, paused, ended } = flags;
  Object.assign(flags, freshFlags(), { phase, mover, paused, ended });
}

/** Makes snapshots, remembering who made which ply. */
export class Snapshots {
  #moves: readonly string[] = [];
  #movers: Side[] = [];

  take(
    match: Match,
    game: GameName,
    seats: Seats,
    flags: Flags,
    stepping: boolean,
  ): Omit<PlayState, "aside" | "trying"> {
    const moves = match.moves();
    const movers = this.#readMovers(match, moves);
    const ply = match.ply();
    const history = { ply, plies: match.plies(), movers, seats };
    const running = match.running() !== null;
    return {
      ...history,
      ...match.state(),
      info: match.info,
      game,
      phase: flags.phase,
      side: flags.phase === "animating" && flags.mover !== null ? flags.mover : match.side(),
      moves,
      position: match.position(),
      startable: match.startable(),
      actions: match.actions(),
      offer: match.offer(),
      choice: flags.phase === "choice" ? match.choice() : null,
      chain: flags.chain,
      picked: flags.picked,
      marked: flags.marked,
      ghost: flags.ghost,
      offering: flags.offering,
      resigning: flags.resigning,
      peek: flags.peek,
      outcome: flags.phase === "over" ? match.outcome() : null,
      last: lastSummary(match),
      thinkingShown: flags.thinkingShown,
      paused: flags.paused,
      playing: flags.playing,
      stepping,
      remark: flags.remark?.() ?? null,
      step: flags.step?.() ?? null,
      hint: flags.hint,
      canUndo: running || flags.offering || flags.resigning || undoTarget(history) !== null,
      canRedo: !running && redoTarget(history) !== null,
    };
  }

  #readMovers(match: Match, moves: readonly string[]): readonly Side[] {
    let same = 0;
    while (same < moves.length && same < this.#movers.length && moves[same] === this.#moves[same]) same += 1;
    const movers = this.#movers.slice(0, same);
    for (let ply = same; ply < moves.length; ply += 1) movers.push(match.summary(ply + 1).side);
    this.#moves = moves;
    this.#movers = movers;
    return movers;
  }
}

/** The move before the cursor, or null at the start. */
export function lastSummary(match: Match): Summary | null {
  const ply = match.ply();
  return ply === 0 ? null : match.summary(ply);
}

/**
 * A hole's name for screen readers: what it shows now, which during a move is not yet what the engine knows, and what
 * can be done with it.
 */
export function labelOf(state: PlayState, index: number, shown: Shown): string {
  const marks = state.phase === "animating" ? NO_MARKS : marksFor(state);
  return holeLabel({
    name: state.info.holes[index] ?? "",
    owner: shown.owner === 1 ? "N" : "S",
    stones: shown.stones,
    piece: state.game === "gore" ? "cow" : "stone",
    head: state.info.heads[index] === true,
    startable: marks.startable.has(index),
    pickable: marks.pickable.has(index),
    picked: state.picked.get(index) ?? 0,
    offered: marks.offered.has(index),
    hinted: marks.hinted.has(index),
    preview: shown.preview,
  });
}
