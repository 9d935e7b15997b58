// The npm package "magomba": the engine's games for programs, in browsers and in Node.js (README.md).
import { loadFrom, type Engine } from "../game/engine.js";

export { Match, type WhatIf } from "../game/match.js";
export { isGame, readRules, rulesText, type Options } from "../game/rules.js";
export { errorText, type AnalysisLimits, type Engine } from "../game/engine.js";
export type * from "../game/types.js";

let loading: Promise<Engine> | null = null;

/** Loads the engine; every call shares one load, and a failed load may be tried again. */
export function loadEngine(): Promise<Engine> {
  loading ??= loadFrom(source()).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The engine's file: Node.js cannot fetch files, and reads it. Bundlers find it by its name here, and copy it. */
function source(): Promise<BufferSource> | URL {
  const address = new URL("../generated/magomba_wasm_bg.wasm", import.meta.url);
  return address.protocol === "file:" ? readFile(address) : address;
}

interface Files {
  readonly readFile: (file: URL) => Promise<Uint8Array<ArrayBuffer>>;
}

async function readFile(address: URL): Promise<BufferSource> {
  // Only Node.js has such a module; for a variable a bundler does not look.
  const module = "node:fs/promises";
  const files = (await import(/* @vite-ignore */ module)) as Files;
  return files.readFile(address);
}
