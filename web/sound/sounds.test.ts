// When the page may be heard: not before a gesture, not muted, not out of sight; and trouble never throws.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Sound } from "./score.js";
import { Sounds } from "./sounds.js";

const CLICK: Sound = { kind: "click", ground: "earth", pitch: 1, gain: 0.5 };

/** Counts what is made of an audio context; anything it is asked for exists. */
class FakeContext {
  state: AudioContextState = "suspended";
  currentTime = 1;
  sampleRate = 100;
  destination = {};
  started = 0;
  refuses = false;
  #param = { value: 0, setValueAtTime: none, linearRampToValueAtTime: none, exponentialRampToValueAtTime: none };
  #node(): object {
    return {
      gain: { ...this.#param, setTargetAtTime: none },
      frequency: this.#param,
      Q: this.#param,
      connect: none,
      stop: none,
      start: () => {
        this.started += 1;
      },
    };
  }
  createGain = (): object => this.#node();
  createOscillator = (): object => this.#node();
  createBufferSource = (): object => this.#node();
  createBiquadFilter = (): object => this.#node();
  createDynamicsCompressor = (): object => this.#node();
  createBuffer = (_: number, length: number): object => ({ getChannelData: () => new Float32Array(length) });
  resume(): Promise<void> {
    if (this.refuses) return Promise.reject(new Error("not allowed"));
    this.state = "running";
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = "suspended";
    return Promise.resolve();
  }
}

function none(): void {
  // A parameter that nobody hears.
}

function made(): { sounds: Sounds; context: FakeContext; contexts: () => number } {
  const context = new FakeContext();
  let count = 0;
  const sounds = new Sounds(() => {
    count += 1;
    return context as unknown as AudioContext;
  });
  return { sounds, context, contexts: () => count };
}

test("muted, no context is ever made; wanted, one is made at the first gesture", () => {
  const { sounds, context, contexts } = made();
  sounds.set(false, 70);
  sounds.gesture();
  sounds.play([CLICK]);
  assert.equal(contexts(), 0);
  sounds.set(true, 70);
  sounds.play([CLICK]);
  assert.equal(contexts(), 0);
  sounds.gesture();
  sounds.gesture();
  assert.equal(contexts(), 1);
  sounds.play([CLICK]);
  assert.ok(context.started > 0);
});

test("sounds of a kind that follow too soon are left out", () => {
  const { sounds, context } = made();
  sounds.set(true, 70);
  sounds.gesture();
  sounds.play([CLICK]);
  const one = context.started;
  context.currentTime += 0.01;
  sounds.play([CLICK]);
  assert.equal(context.started, one);
  context.currentTime += 0.05;
  sounds.play([CLICK]);
  assert.equal(context.started, 2 * one);
});

test("out of sight it rests, seen again it wakes, muted it stays silent", () => {
  const { sounds, context } = made();
  sounds.set(true, 70);
  sounds.gesture();
  sounds.seen(false);
  assert.equal(context.state, "suspended");
  sounds.seen(true);
  assert.equal(context.state, "running");
  sounds.set(false, 70);
  assert.equal(context.state, "suspended");
  sounds.seen(true);
  assert.equal(context.state, "suspended");
});

test("a context that fails, or may not run, is silence and no more", async () => {
  const failing = new Sounds(() => {
    throw new Error("no audio here");
  });
  failing.set(true, 70);
  failing.gesture();
  failing.play([CLICK]);
  failing.seen(false);
  failing.seen(true);

  const { sounds, context } = made();
  context.refuses = true;
  sounds.set(true, 70);
  sounds.gesture();
  sounds.play([CLICK]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.equal(context.started, 0);
  // Asked again by the next gesture, it may be allowed.
  context.refuses = false;
  sounds.gesture();
  sounds.play([CLICK]);
  assert.notEqual(context.started, 0);

  const broken = made();
  broken.sounds.set(true, 70);
  broken.sounds.gesture();
  broken.context.createGain = () => {
    throw new Error("out of nodes");
  };
  broken.sounds.play([CLICK]);
  broken.sounds.play([CLICK]);
});
