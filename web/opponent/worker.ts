// The worker of an opponent, an analyst or a reader: its own engine, one question at a time, so that the page never waits for a thought.
import { loadEngine } from "../game/engine.js";
import type { Answer, Asked } from "./messages.js";
import { think } from "./think.js";

// At once: the connection may be gone by the time of the first question. Nothing is asked before the engine is there.
loadEngine().then(
  (engine) => {
    self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
      think(engine, data, say);
    });
    say({ kind: "ready" });
  },
  () => {
    say({ kind: "unready" });
  },
);

function say(answer: Answer): void {
  self.postMessage(answer);
}
