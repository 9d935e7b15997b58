// Twin of opponent/worker.ts. A worker that was made of a text can fetch nothing: the first thing it hears is the engine.
import { loadFrom } from "../game/engine.js";
import type { Answer, Asked } from "../opponent/messages.js";
import { think } from "../opponent/think.js";

self.addEventListener(
  "message",
  ({ data }: MessageEvent<ArrayBuffer>) => {
    loadFrom(Promise.resolve(data)).then(
      (engine) => {
        self.addEventListener("message", ({ data: asked }: MessageEvent<Asked>) => {
          think(engine, asked, say);
        });
        say({ kind: "ready" });
      },
      () => {
        say({ kind: "unready" });
      },
    );
  },
  { once: true },
);

function say(answer: Answer): void {
  self.postMessage(answer);
}
