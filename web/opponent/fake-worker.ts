// A worker for tests, that does what they say.
import type { Answer, Asked } from "./messages.js";
import type { ThinkerEvents } from "./thinker.js";

/** A worker that does what the test says when it is asked. */
export class FakeWorker extends EventTarget {
  terminated = false;
  readonly asked: Asked[] = [];
  constructor(
    readonly react: (worker: FakeWorker, id: number) => void = () => undefined,
    readonly loads: "ready" | "unready" | "never" = "ready",
  ) {
    super();
  }
  open(): Worker {
    const { loads } = this;
    queueMicrotask(() => {
      if (loads !== "never") this.say({ kind: loads });
    });
    return this as unknown as Worker;
  }
  postMessage(asked: Asked): void {
    this.asked.push(asked);
    queueMicrotask(() => {
      if (!this.terminated) this.react(this, asked.id);
    });
  }
  say(data: Answer): void {
    const event = new Event("message");
    Object.assign(event, { data });
    this.dispatchEvent(event);
  }
  terminate(): void {
    this.terminated = true;
  }
}

/** A worker that answers with these words. */
export function answers(...words: Extract<Answer, { kind: "word" }>["word"][]): FakeWorker {
  return new FakeWorker((worker, id) => {
    for (const word of words) worker.say({ kind: "word", id, word });
    worker.say({ kind: "done", id });
  });
}

/** A worker that says this much and thinks on for ever. */
export function thinks(...words: Extract<Answer, { kind: "word" }>["word"][]): FakeWorker {
  return new FakeWorker((worker, id) => {
    for (const word of words) worker.say({ kind: "word", id, word });
  });
}

/** A worker that dies when it is asked. */
export function dies(): FakeWorker {
  return new FakeWorker((worker) => {
    worker.dispatchEvent(new Event("error"));
  });
}

/** Hands out workers one after the other; what was told of them is counted. */
export function office(...workers: FakeWorker[]): {
  open: () => Worker;
  events: ThinkerEvents;
  /** How many were replaced, how often one was slow. */
  told: [replaced: number, slow: number];
  left: FakeWorker[];
} {
  const told: [number, number] = [0, 0];
  return {
    open: () => {
      const next = workers.shift();
      if (next === undefined) throw new Error("no more workers");
      return next.open();
    },
    events: {
      replaced: () => {
        told[0] += 1;
      },
      slow: () => {
        told[1] += 1;
      },
    },
    told,
    left: workers,
  };
}

/** Lets everything that waits for nothing but its turn run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}
