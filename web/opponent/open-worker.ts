// Starts workers on the page's worker script (web/one-file/open-worker.ts is its twin).

/** A worker that loads an engine of its own, and says so when it is there. */
export function openWorker(): Worker {
  const address = new URL("../opponent/worker.ts", import.meta.url);
  if (origin !== "null") return new Worker(address, { type: "module" });
  // A sandboxed frame has an origin of its own: no file of the site may be its worker, but what it starts may import one.
  const source = `import("${address.href}").catch(()=>postMessage({kind:"unready"}))`;
  return new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
}
