// Where the engine's wasm is (web/one-file/engine-file.ts is its twin).

/** The name of the engine's wasm beside the page's scripts. The page's build writes it in; elsewhere there is none. */
declare const ENGINE_FILE: string;

/** Undefined: beside the engine's script, which finds it there. */
export function engineFile(): Promise<BufferSource> | undefined {
  return undefined;
}

/**
 * The same for a second try, past all that the browser has kept; undefined where that would be the first one once more. In a
 * sandboxed frame Safari keeps for all pages that the policy of one has refused it (web/old/sealed.ts).
 */
export function freshEngineFile(): Promise<Response> | undefined {
  if (typeof ENGINE_FILE === "undefined" || origin !== "null") return undefined;
  return fetch(new URL(ENGINE_FILE, import.meta.url), { cache: "reload" });
}
