// Which sounds a moment of a move has, as plain data: what strikes what, how high, how loud. Nothing is played here.
import type { Heard } from "../board/heard.js";
import type { GameName } from "../game/types.js";

/** What a stone falls on. */
export type Ground = "earth" | "sand" | "wood";

/** One sound. `gain` 0–1 is how loud, `pitch` how many times as high as the plainest sound of its kind. */
export interface Sound {
  /** `drop`: a stone on the bare ground; `click`: on other stones; `lift`: a handful; `take`: onto a heap; `end`. */
  readonly kind: "drop" | "click" | "lift" | "take" | "end";
  readonly ground: Ground;
  readonly pitch: number;
  readonly gain: number;
}

const GROUNDS: Record<GameName, Ground> = { tsoro: "earth", nsolo: "sand", kimasai: "wood", gore: "wood" };

/** A hole with this many stones sounds as full as it gets. */
const FULL = 14;

/** How full a hole sounds, 0–1: the first stones tell more than the later ones. */
export function fullness(stones: number): number {
  return Math.min(1, Math.log2(Math.max(1, stones)) / Math.log2(FULL));
}

/** The sounds of one moment: never more than one of a kind, and a whole move in a moment has a single one. */
export function soundsOf(game: GameName, heard: Heard): Sound[] {
  const ground = GROUNDS[game];
  const sounds: Sound[] = [];
  if (heard.drops > 0) {
    const full = fullness(heard.fill);
    // Several stones at once are one sound, a little louder.
    const more = Math.min(0.25, 0.05 * (heard.drops - 1));
    sounds.push({
      kind: heard.fill > 1 ? "click" : "drop",
      ground,
      pitch: 1 + 0.5 * full,
      gain: Math.min(1, 0.42 + 0.33 * full + more),
    });
  }
  if (heard.taken > 0) {
    const full = fullness(heard.heap);
    sounds.push({ kind: "take", ground, pitch: 0.9 + 0.3 * full, gain: Math.min(1, 0.5 + 0.08 * heard.taken) });
  }
  if (heard.whole) return sounds.slice(-1);
  if (heard.lifted > 0 && heard.relay) {
    const full = fullness(heard.lifted);
    sounds.push({ kind: "lift", ground, pitch: 1 + 0.2 * full, gain: 0.3 + 0.3 * full });
  }
  return sounds;
}

/** The sound at the end of a game. */
export function endOf(game: GameName): Sound {
  return { kind: "end", ground: GROUNDS[game], pitch: 1, gain: 0.8 };
}
