// Twin of game/engine-file.ts: the engine lies packed in the file.
import { unpack } from "./packed.js";

let bytes: Promise<ArrayBuffer> | null = null;

/** The engine's wasm. Whoever gets it may not change it: it is handed out more than once. What failed may be tried again. */
export function engineFile(): Promise<ArrayBuffer> {
  bytes ??= unpack("engine").catch((error: unknown) => {
    bytes = null;
    throw error;
  });
  return bytes;
}

/** There is no other one. */
export function freshEngineFile(): undefined {
  return undefined;
}
