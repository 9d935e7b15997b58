// What opening a link means for this device: a new game, one that goes on, or one that went another way here.
import type { Match, Side } from "../../game/index.js";
import { commonMoves, compareCopies, copyOf, ID_TAG, type Copy } from "./same-game.js";

/** A game of this device that a link's game may belong to. */
export interface Mine<K> {
  /** What the page knows it by. */
  readonly kept: K;
  readonly match: Match;
  /** Sides whose moves come by link; the others are made here. */
  readonly away: readonly Side[];
}

/**
 * What a link's game is to the games of this device.
 * `new`: none of them is it. `same`: it is here already. `behind`: the one here has gone on further. `ahead`: it has gone
 * on from the one here, after `from` moves. `apart`: the two have gone different ways after `common` moves.
 */
export type Plan<K> =
  | { readonly kind: "new" }
  | { readonly kind: "same"; readonly kept: K }
  | { readonly kind: "behind"; readonly kept: K }
  | { readonly kind: "ahead"; readonly kept: K; readonly from: number }
  | { readonly kind: "apart"; readonly kept: K; readonly common: number };

/** From the one that counts most to the one that counts least, when there is more than one. */
const ORDER = ["ahead", "same", "behind", "apart", "new"];

/** Compares a link's game with each of this device. Both sorts of matches are left as they were. */
export function planFor<K>(theirs: Match, mine: readonly Mine<K>[]): Plan<K> {
  const linked = copyOf(theirs);
  const plans = mine.map((each) => onePlan(linked, each));
  const [best] = plans.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return best ?? { kind: "new" };
}

function onePlan<K>(theirs: Copy, { kept, match, away }: Mine<K>): Plan<K> {
  const here = copyOf(match);
  const relation = compareCopies(here, theirs);
  switch (relation) {
    case "other":
      return { kind: "new" };
    case "same":
    case "behind":
      return { kind: relation, kept };
    case "ahead": {
      // Moves of a side that is played here can only have been made here.
      const strange = away.length > 0 && theirs.movers.slice(here.moves.length).some((side) => !away.includes(side));
      return strange
        ? { kind: "apart", kept, common: here.moves.length }
        : { kind: "ahead", kept, from: here.moves.length };
    }
    case "apart":
      return { kind: "apart", kept, common: here.start === theirs.start ? commonMoves(here, theirs) : 0 };
  }
}

/**
 * Whether a record's text may be a copy of the game with this random name, or without one of the game with these moves:
 * cheap, so that a whole list can be looked through.
 */
export function mayBeCopy(record: string, id: string | null, moves: string): boolean {
  return id === null ? movesText(record) === moves : record.includes(`\n[${ID_TAG} "${id}"]\n`);
}

/** The part of a record's canonical text that comes after its tags. */
export function movesText(record: string): string {
  const at = record.indexOf("\n\n");
  return at < 0 ? "" : record.slice(at);
}

/** Plays a link's moves on the game that is here, so that names and comments stay: the match is at its end afterwards. */
export function goOn(mine: Match, theirs: Match, from: number): void {
  mine.goTo(from);
  for (const move of theirs.moves().slice(from)) mine.act(move);
}
