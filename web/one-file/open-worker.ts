// Twin of opponent/open-worker.ts: the worker's script stands in the file, and the engine is handed to it.
import { loadEngine } from "../game/engine.js";
import type { Answer, Asked } from "../opponent/messages.js";
import { think } from "../opponent/think.js";
import { engineFile } from "./engine-file.js";

/** The script of one-file/worker.ts; the build writes it in. */
declare const WORKER_SCRIPT: string;

/** Whoever shows the file does not let workers start (a policy of theirs, say). */
let refused = false;

/** A worker; or what answers like one, where none may start. */
export function openWorker(): Worker {
  if (refused) return new OnThePage() as unknown as Worker;
  let worker: Worker;
  const address = URL.createObjectURL(new Blob([WORKER_SCRIPT], { type: "text/javascript" }));
  try {
    worker = new Worker(address);
  } catch {
    refused = true;
    return openWorker();
  }
  let ready = false;
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    if (ready) return;
    URL.revokeObjectURL(address);
    ready = data.kind === "ready";
    refused ||= !ready;
  });
  // Whoever has asked hears of it, too, and asks again.
  worker.addEventListener("error", () => {
    refused ||= !ready;
  });
  void engineFile().then((bytes) => worker.postMessage(bytes));
  return worker;
}

/** Thinks on the page's own thread. The page stands still meanwhile, and a thought cannot be ended: better than no opponent. */
class OnThePage extends EventTarget {
  #open = true;

  constructor() {
    super();
    loadEngine().then(
      () => {
        this.#say({ kind: "ready" });
      },
      () => {
        this.#say({ kind: "unready" });
      },
    );
  }

  postMessage(asked: Asked): void {
    // What the page has just drawn is to be seen first.
    setTimeout(() => {
      if (!this.#open) return;
      void loadEngine().then((engine) => {
        think(engine, asked, (answer) => {
          this.#say(answer);
        });
      });
    }, 50);
  }

  terminate(): void {
    this.#open = false;
  }

  #say(data: Answer): void {
    if (this.#open) this.dispatchEvent(new MessageEvent("message", { data }));
  }
}
