// Long work cut into short slices, so that the page's thread is never held for long.

/** How long one slice may hold the thread, in milliseconds. */
const SLICE = 8;

/** Thrown (and swallowed by whoever started the work) when the work is no longer wanted. */
export class Stale extends Error {}

/** Lets everything that waits (input, painting) go first, then goes on. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs `work(0) … work(count - 1)` in slices, the first of them a slice of its own: several works that follow each other
 * would add up to a long one, however short each is.
 * @throws Stale when `wanted` has turned false.
 */
export async function inSlices(count: number, work: (i: number) => void, wanted: () => boolean): Promise<void> {
  let until = 0;
  for (let i = 0; i < count; i++) {
    if (performance.now() > until) {
      await breathe();
      if (!wanted()) throw new Stale();
      until = performance.now() + SLICE;
    }
    work(i);
  }
}

/**
 * Waits for the next frame (or a tenth of a second where no frames are drawn, as in a hidden tab).
 * @throws Stale when `wanted` has turned false.
 */
export async function nextFrame(wanted: () => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
  if (!wanted()) throw new Stale();
}

/** Runs `job` and takes its being stale as a quiet end. */
export function quietly(job: Promise<void>): void {
  job.catch((error: unknown) => {
    if (!(error instanceof Stale)) throw error;
  });
}
