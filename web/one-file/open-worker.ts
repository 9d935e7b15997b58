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
  const address = URL.createObjectURL(new Blob([WORKER_SCRIPT], { type: "text/javascript" }));
  let worker: Worker;
  try {
    worker = new Worker(address);
  } catch {
    URL.revokeObjectURL(address);
    refused = true;
    return openWorker();
  }
  /** It has its script, or never will; `well`: it works. */
  const begun = (well: boolean): void => {
    URL.revokeObjectURL(address);
    worker.removeEventListener("message", first);
    worker.removeEventListener("error", failed);
    refused ||= !well;
  };
  const first = ({ data }: MessageEvent<Answer>): void => begun(data.kind === "ready");
  // Whoever has asked hears of it, too, and asks again.
  const failed = (): void => begun(false);
  worker.addEventListener("message", first);
  worker.addEventListener("error", failed);
  const end = worker.terminate.bind(worker);
  worker.terminate = () => {
    URL.revokeObjectURL(address);
    end();
  };
  engineFile().then(
    (bytes) => worker.postMessage(bytes),
    () => {
      // That is no fault of the worker's.
      begun(true);
      say(worker, { kind: "unready" });
    },
  );
  return worker;
}

/** Has whoever listens to a worker hear this. */
function say(worker: EventTarget, data: Answer): void {
  worker.dispatchEvent(new MessageEvent("message", { data }));
}

/** Thinks on the page's own thread. The page stands still meanwhile, and a thought cannot be ended: better than no opponent. */
class OnThePage extends EventTarget {
  #open = true;

  constructor() {
    super();
    loadEngine().then(
      () => this.#say({ kind: "ready" }),
      () => this.#say({ kind: "unready" }),
    );
  }

  postMessage(asked: Asked): void {
    // What the page has just drawn is to be seen first.
    setTimeout(() => {
      if (!this.#open) return;
      loadEngine().then(
        (engine) => think(engine, asked, (answer) => this.#say(answer)),
        () => this.#say({ kind: "error", id: asked.id }),
      );
    }, 50);
  }

  terminate(): void {
    this.#open = false;
  }

  #say(data: Answer): void {
    if (this.#open) say(this, data);
  }
}
