// Makes single sounds from noise and short tones: a stone on earth, sand or wood, stones on stones, a handful, a last chord.
import type { Ground, Sound } from "./score.js";

/** A tone that dies away: hertz, strength 0–1, seconds. */
type Tone = readonly [hertz: number, strength: number, seconds: number];

/** What a kind of sound is made of: tones, and noise in a band round a pitch. */
interface Recipe {
  readonly tones: readonly Tone[];
  readonly noise: {
    readonly hertz: number;
    readonly narrow: number;
    readonly strength: number;
    readonly seconds: number;
  };
}

const DROP: Record<Ground, Recipe> = {
  earth: {
    tones: [
      [132, 0.75, 0.09],
      [262, 0.22, 0.05],
    ],
    noise: { hertz: 520, narrow: 0.7, strength: 0.55, seconds: 0.06 },
  },
  sand: { tones: [[110, 0.3, 0.06]], noise: { hertz: 1500, narrow: 0.5, strength: 0.5, seconds: 0.09 } },
  wood: {
    tones: [
      [318, 0.6, 0.1],
      [742, 0.34, 0.06],
      [1290, 0.16, 0.04],
    ],
    noise: { hertz: 1900, narrow: 0.9, strength: 0.22, seconds: 0.02 },
  },
};

/** Stones on stones ring the same everywhere, but the ground below takes more or less of it. */
const CLICK: Record<Ground, Recipe> = {
  earth: {
    tones: [
      [1760, 0.4, 0.045],
      [2950, 0.28, 0.032],
      [4420, 0.15, 0.02],
      [150, 0.3, 0.06],
    ],
    noise: { hertz: 3200, narrow: 0.8, strength: 0.3, seconds: 0.016 },
  },
  sand: {
    tones: [
      [980, 0.24, 0.035],
      [1630, 0.14, 0.025],
    ],
    noise: { hertz: 2100, narrow: 0.5, strength: 0.36, seconds: 0.055 },
  },
  wood: {
    tones: [
      [1420, 0.36, 0.05],
      [2380, 0.22, 0.032],
      [356, 0.4, 0.08],
    ],
    noise: { hertz: 2600, narrow: 0.8, strength: 0.24, seconds: 0.016 },
  },
};

/** The last chord, struck one after the other: hertz, and seconds after the first. */
const CHORD: readonly (readonly [hertz: number, after: number])[] = [
  [392, 0],
  [523.25, 0.13],
  [659.25, 0.26],
  [783.99, 0.4],
];

/** Where sounds are made: a context (also an offline one), where they go, and a second of noise to cut from. */
export interface Room {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

/** A room for sounds in a context. */
export function makeRoom(context: BaseAudioContext, out: AudioNode): Room {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate), context.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[i] = seed / 2 ** 31;
  }
  return { context, out, noise };
}

/** Plays one sound at `when` (the context's seconds). `shade` -1–1 makes two sounds of a kind a little unlike. */
export function strike(room: Room, sound: Sound, when: number, shade: number): void {
  const { kind, ground, gain } = sound;
  const pitch = sound.pitch * (1 + 0.05 * shade);
  switch (kind) {
    case "drop":
      cook(room, DROP[ground], when, pitch, gain);
      break;
    case "click":
      cook(room, CLICK[ground], when, pitch, gain);
      break;
    case "lift":
      // A hand that scrapes stones together.
      for (let i = 0; i < 3; i++) {
        hiss(room, { hertz: 1500 * pitch, narrow: 0.6, strength: gain * 0.4, seconds: 0.05 }, when + i * 0.035);
      }
      cook(room, CLICK[ground], when + 0.05, pitch * 0.85, gain * 0.5);
      break;
    case "take":
      cook(room, CLICK[ground], when, pitch * 0.75, gain);
      cook(room, CLICK[ground], when + 0.028, pitch * 0.92, gain * 0.6);
      break;
    case "end":
      for (const [hertz, after] of CHORD) {
        for (const [times, strength, seconds] of [
          [1, 0.3, 0.9],
          [3.98, 0.08, 0.3],
        ] as const) {
          tone(room, [hertz * times, strength * gain, seconds], when + after);
        }
        cook(room, DROP[ground], when + after, 1.2, gain * 0.35);
      }
      break;
  }
}

function cook(room: Room, recipe: Recipe, when: number, pitch: number, gain: number): void {
  for (const [hertz, strength, seconds] of recipe.tones) tone(room, [hertz * pitch, strength * gain, seconds], when);
  const { noise } = recipe;
  hiss(room, { ...noise, hertz: noise.hertz * pitch, strength: noise.strength * gain }, when);
}

function tone({ context, out }: Room, [hertz, strength, seconds]: Tone, when: number): void {
  const source = context.createOscillator();
  source.frequency.setValueAtTime(hertz, when);
  const level = fading(context, out, strength, seconds, when);
  source.connect(level);
  source.start(when);
  source.stop(when + seconds);
}

function hiss(
  { context, out, noise }: Room,
  { hertz, narrow, strength, seconds }: Recipe["noise"],
  when: number,
): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = hertz;
  band.Q.value = narrow;
  source.connect(band);
  band.connect(fading(context, out, strength, seconds, when));
  // Each piece of noise is cut from another place, so that no two are the same.
  source.start(when, (when * 7.3) % 0.8, seconds);
}

/** A level that begins at once and dies away. */
function fading(context: BaseAudioContext, out: AudioNode, strength: number, seconds: number, when: number): GainNode {
  const level = context.createGain();
  level.gain.setValueAtTime(0, when);
  level.gain.linearRampToValueAtTime(strength, when + 0.002);
  level.gain.exponentialRampToValueAtTime(0.0008, when + seconds);
  level.connect(out);
  return level;
}
