// Where the engine's wasm is (web/one-file/engine-file.ts is its twin).

/** Undefined: beside the engine's script, which finds it there. */
export function engineFile(): Promise<BufferSource> | undefined {
  return undefined;
}
