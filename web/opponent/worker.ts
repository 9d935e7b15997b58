// The worker of an opponent or an analyst: its own engine, one question at a time, so that the page never waits for a thought.
import { errorText, loadEngine } from "../game/engine.js";
import type { AnalysisAnswer, AnalysisQuestion, Answer, Question } from "./messages.js";

// At once: the connection may be gone by the time of the first question. A load that failed is tried again then.
loadEngine().catch(() => undefined);

self.addEventListener("message", (event: MessageEvent<Question | AnalysisQuestion>) => {
  if ("limits" in event.data) {
    analyse(event.data);
    return;
  }
  const { id, record, milliseconds, seed } = event.data;
  loadEngine()
    .then((engine) => {
      answer({ id, move: engine.chooseMove(record, milliseconds, seed) });
    })
    .catch((error: unknown) => {
      answer({ id, error: errorText(error) });
    });
});

function analyse({ id, record, limits }: AnalysisQuestion): void {
  loadEngine()
    .then((engine) => {
      engine.analyse(record, limits, (report) => {
        answer({ id, report });
      });
      answer({ id, done: true });
    })
    .catch((error: unknown) => {
      answer({ id, error: errorText(error) });
    });
}

function answer(answer: Answer | AnalysisAnswer): void {
  self.postMessage(answer);
}
