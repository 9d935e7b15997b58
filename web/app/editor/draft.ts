// A position that is being set up, legal or not: plain data, changed one thing at a time, and written as a position's text.
import type { BoardInfo, BoardState, Side, SetupInfo } from "../../game/index.js";

/** The most stones of a hole that a position's text can hold. */
export const MOST_STONES = 255;
/** The most cows of a herd that a position's text can hold. */
export const MOST_COWS = 48;

/** A position as it is set up so far. Arrays are in layout order. */
export interface Draft {
  /** The board of these rules. */
  readonly info: BoardInfo;
  readonly side: Side;
  readonly stones: readonly number[];
  /** 0 South, 1 North; only Goré's can be changed. */
  readonly owners: readonly number[];
  /** Goré: South's and North's. */
  readonly herds: readonly [number, number];
  /** Goré: layout indices of the holes on offer, in order. */
  readonly offer: readonly number[];
  /** Goré: who has refused an offer. */
  readonly refused: readonly Side[];
}

/** The draft of what the engine has read from a text; `info` is the board of those rules. */
export function draftOf(info: BoardInfo, setup: SetupInfo): Draft {
  return {
    info,
    side: setup.side,
    stones: setup.stones,
    owners: setup.owners,
    herds: setup.herds,
    offer: setup.offer.map((hole) => info.holes.indexOf(hole)),
    refused: setup.refused,
  };
}

/** The draft as a position's text: every field spelt out, which the engine reads and writes shorter. */
export function draftText({ info, side, stones, owners, herds, offer, refused }: Draft): string {
  const rows = (values: readonly (number | string)[], between: string): string => {
    const lines: string[] = [];
    for (let at = 0; at < values.length; at += info.columns) {
      lines.push(values.slice(at, at + info.columns).join(between));
    }
    return lines.join("/");
  };
  const board = `${info.rules} ${rows(stones, ",")} ${side}`;
  if (info.game !== "gore") return board;
  const names = offer.map((index) => info.holes[index] ?? "").join(",");
  const owned = owners.map((owner) => (owner === 1 ? "n" : "s"));
  return `${board} ${rows(owned, "")} ${herds.join(",")} ${names || "-"} ${inOrder(refused).join("") || "-"}`;
}

/** What the board shows of a draft: its heaps hold what a legal position's would, and never less than nothing. */
export function draftBoard({ info, stones, owners, herds }: Draft): BoardState {
  if (info.game === "gore") return { stones, owners, taken: herds };
  const taken = (side: 0 | 1): number => Math.max(0, info.maxTaken - total(stones, owners, side === 0 ? 1 : 0));
  return { stones, owners, taken: [taken(0), taken(1)] };
}

/** Stones in the holes of a side, 0 South or 1 North. */
export function total(stones: readonly number[], owners: readonly number[], side: 0 | 1): number {
  return stones.reduce((sum, count, index) => (owners[index] === side ? sum + count : sum), 0);
}

/** With so many stones in a hole, as far as a hole can hold them. */
export function withStones(draft: Draft, index: number, count: number): Draft {
  const fit = Math.min(MOST_STONES, Math.max(0, Math.trunc(count)));
  return draft.stones[index] === undefined || draft.stones[index] === fit
    ? draft
    : { ...draft, stones: replaced(draft.stones, index, fit) };
}

/** Goré: with a hole handed to the other side. */
export function withOtherOwner(draft: Draft, index: number): Draft {
  if (draft.info.game !== "gore" || draft.owners[index] === undefined) return draft;
  return { ...draft, owners: replaced(draft.owners, index, draft.owners[index] === 1 ? 0 : 1) };
}

/** Goré: with a hole put on offer, or taken off. */
export function withOffer(draft: Draft, index: number): Draft {
  if (draft.info.game !== "gore") return draft;
  const offer = draft.offer.includes(index)
    ? draft.offer.filter((other) => other !== index)
    : [...draft.offer, index].sort((a, b) => a - b);
  return { ...draft, offer };
}

/** Goré: with so many cows in a side's herd. */
export function withHerd(draft: Draft, side: Side, count: number): Draft {
  const fit = Math.min(MOST_COWS, Math.max(0, Math.trunc(count)));
  return { ...draft, herds: side === "S" ? [fit, draft.herds[1]] : [draft.herds[0], fit] };
}

/** Goré: with a side that has refused an offer, or has not. */
export function withRefusal(draft: Draft, side: Side, refused: boolean): Draft {
  const others = draft.refused.filter((other) => other !== side);
  return { ...draft, refused: refused ? inOrder([...others, side]) : others };
}

/** With the other side to move. */
export function withSide(draft: Draft, side: Side): Draft {
  return { ...draft, side };
}

/** With every hole and herd empty, nothing offered and nobody to have refused anything. */
export function emptied(draft: Draft): Draft {
  return { ...draft, stones: draft.stones.map(() => 0), herds: [0, 0], offer: [], refused: [] };
}

/** On another board of the same game: each hole that both boards have keeps its stones; what is new is empty. */
export function onBoard(draft: Draft, info: BoardInfo): Draft {
  const kept = (index: number): number => draft.info.holes.indexOf(info.holes[index] ?? "");
  return {
    ...draft,
    info,
    stones: info.holes.map((_, index) => draft.stones[kept(index)] ?? 0),
    owners: info.holes.map((_, index) => draft.owners[kept(index)] ?? (index < info.holes.length / 2 ? 1 : 0)),
    offer: draft.offer.flatMap((index) => {
      const there = info.holes.indexOf(draft.info.holes[index] ?? "");
      return there < 0 ? [] : [there];
    }),
  };
}

function replaced(list: readonly number[], index: number, value: number): readonly number[] {
  return list.map((before, at) => (at === index ? value : before));
}

function inOrder(sides: readonly Side[]): readonly Side[] {
  return (["S", "N"] as const).filter((side) => sides.includes(side));
}
