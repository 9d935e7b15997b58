// When sound may be made: from the first gesture on, while it is wanted and the page is seen. Trouble with it is silence.
import type { Sound } from "./score.js";
import { makeRoom, strike, type Room } from "./voices.js";

/** Seconds between two sounds of a kind: what follows sooner is left out. */
const APART = 0.03;
/** Sounds of one moment begin this much apart, in seconds, so that both are heard. */
const AFTER = 0.012;

/** The page's sounds. Nothing it does ever throws. */
export class Sounds {
  #room: Room | null = null;
  #context: AudioContext | null = null;
  #level: GainNode | null = null;
  /** No context can be had here. */
  #dead = false;
  #wanted = false;
  #volume = 0;
  #count = 0;
  readonly #last = new Map<Sound["kind"], number>();
  readonly #make: () => AudioContext;

  /** `make` gives the context; called once, after a gesture, and only while sound is wanted. */
  constructor(make: () => AudioContext = () => new AudioContext({ latencyHint: "interactive" })) {
    this.#make = make;
  }

  /** Whether sound is wanted, and how loud (0–100). */
  set(wanted: boolean, volume: number): void {
    this.#wanted = wanted;
    this.#volume = volume;
    try {
      // Loudness is heard in ratios: half the slider is a quarter of the level.
      this.#level?.gain.setTargetAtTime((volume / 100) ** 2, this.#context?.currentTime ?? 0, 0.02);
      if (!wanted) this.#rest();
    } catch {
      this.#dead = true;
    }
  }

  /** The player has touched the page: from now on there may be sound. */
  gesture(): void {
    if (!this.#wanted || this.#dead) return;
    try {
      if (this.#context === null || this.#context.state === "closed") this.#open();
      this.#wake();
    } catch {
      this.#dead = true;
    }
  }

  /** The page is seen (again), or no longer. */
  seen(visible: boolean): void {
    if (visible && this.#wanted) this.#wake();
    else this.#rest();
  }

  /** Plays sounds that belong to one moment; nothing before the first gesture, muted, or out of sight. */
  play(sounds: readonly Sound[]): void {
    const [context, room] = [this.#context, this.#room];
    if (!this.#wanted || this.#dead || context === null || room === null) return;
    if (context.state !== "running") {
      // Interrupted by a call, say: this sound is lost, the next may be heard.
      this.#wake();
      return;
    }
    try {
      sounds.forEach((sound, nth) => {
        const when = context.currentTime + nth * AFTER;
        if (when - (this.#last.get(sound.kind) ?? -1) < APART) return;
        this.#last.set(sound.kind, when);
        this.#count += 1;
        strike(room, sound, when, Math.sin(this.#count * 12.9898));
      });
    } catch {
      this.#dead = true;
    }
  }

  #open(): void {
    const context = this.#make();
    const level = context.createGain();
    level.gain.value = (this.#volume / 100) ** 2;
    // Many stones together must not crackle.
    const even = context.createDynamicsCompressor();
    level.connect(even);
    even.connect(context.destination);
    this.#context = context;
    this.#level = level;
    this.#room = makeRoom(context, level);
    this.#last.clear();
  }

  #wake(): void {
    const context = this.#context;
    if (context === null || context.state === "running" || context.state === "closed") return;
    // A browser that does not allow it (yet) says so by refusing; the next gesture asks again.
    this.#quietly(() => context.resume());
  }

  #rest(): void {
    const context = this.#context;
    if (context?.state === "running") this.#quietly(() => context.suspend());
  }

  #quietly(ask: () => Promise<void>): void {
    try {
      ask().catch(() => undefined);
    } catch {
      // Silence is no trouble.
    }
  }
}
