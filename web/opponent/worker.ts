// The worker of an opponent or an analyst: its own engine, one question at a time, so that the page never waits for a thought.
import { loadEngine, type Engine } from "../game/engine.js";
import type { Answer, Asked } from "./messages.js";

// At once: the connection may be gone by the time of the first question. Nothing is asked before the engine is there.
loadEngine().then(
  (engine) => {
    self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
      think(engine, data);
    });
    say({ kind: "ready" });
  },
  () => {
    say({ kind: "unready" });
  },
);

function think(engine: Engine, { id, question }: Asked): void {
  const word = (word: Extract<Answer, { kind: "word" }>["word"]): void => {
    say({ kind: "word", id, word });
  };
  try {
    if (question.kind === "analysis") engine.analyse(question.record, question.limits, word);
    else if (question.skill.kind === "level") {
      word(engine.chooseMove(question.record, question.skill.level, question.seed));
    } else word(engine.chooseMoveIn(question.record, question.skill.seconds * 1000, word));
    say({ kind: "done", id });
  } catch {
    say({ kind: "error", id });
  }
}

function say(answer: Answer): void {
  self.postMessage(answer);
}
