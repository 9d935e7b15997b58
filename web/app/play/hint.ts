// A hint in steps: where to look, what the move does, and then the move itself on the board.
import {
  bonusOf,
  stretches,
  type AnalysisLimits,
  type AnalysisReport,
  type Step,
  type Summary,
} from "../../game/index.js";
import type { HintView, PlayState } from "../state.js";
import { moveWould } from "../words/moves.js";
import { t, type Said } from "../words/words.js";
import { lookAt } from "./aside.js";
import type { Stage } from "./stage.js";

/** What is looked at for a hint: enough for a good move, and soon done. */
const LIMITS: AnalysisLimits = { lines: 1, nodes: 100_000, milliseconds: 1500 };
/** Heads that a sentence names one by one. */
const NAMED = 4;

/** The next step of a hint: asks for it, tells more of it, or shows it. */
export function hint(stage: Stage): void {
  const now = stage.flags.hint;
  if (now?.kind === "asked") return;
  if (now?.kind !== "told") ask(stage);
  else if (now.told < now.sentences.length) tell(stage, { ...now, told: now.told + 1 });
  else if (now.move !== null) lookAt(stage, { moves: [now.move], at: 1, title: () => t("hint-title") });
}

/** Whether a hint can be asked for: a person is to move in the latest position, and no other question is open. */
export function mayHint(state: PlayState): boolean {
  const { phase, trying, resigning, offering, aside } = state;
  return (phase === "turn" || phase === "choice") && !trying && !resigning && !offering && aside === null;
}

function ask(stage: Stage): void {
  const { epoch, match, flags } = stage;
  let found: AnalysisReport | null = null;
  // One thing is told at a time.
  Object.assign(flags, { hint: { kind: "asked" }, remark: null, peek: null, peekOn: false });
  stage.changed();
  stage.host.analyst
    .ask(match.recordToCursor(), LIMITS, (report) => {
      found = report;
    })
    .then((finished) => {
      if (!finished || !stage.isCurrent(epoch)) return;
      const move = found?.lines[0]?.moves[0];
      if (move === undefined) fail(stage);
      else tell(stage, viewOf(stage, move));
    })
    .catch(() => {
      if (stage.isCurrent(epoch)) fail(stage);
    });
}

function fail(stage: Stage): void {
  stage.flags.hint = { kind: "failed" };
  stage.host.announce(t("hint-failed"));
  stage.changed();
}

type Told = Extract<HintView, { kind: "told" }>;

function tell(stage: Stage, view: Told): void {
  Object.assign(stage.flags, { hint: view, remark: null, peek: null, peekOn: false });
  stage.host.announce(view.sentences[view.told - 1]?.() ?? "");
  stage.changed();
}

function viewOf(stage: Stage, move: string): Told {
  const { match } = stage;
  const running = match.running();
  if (running !== null) return inTurn(stage, running, move);
  const { steps, last } = match.whatIf([move]);
  const index = (hole: string): number => match.info.holes.indexOf(hole);
  const told = { kind: "told", told: 1, move, holes: new Set<number>(), markedAt: 1 } as const;
  switch (last?.kind) {
    case undefined:
    case "pass":
    case "resign":
      return { ...told, sentences: [() => t("hint-pass")], move: null };
    case "offer":
      return {
        ...told,
        sentences: [() => t("hint-offer"), () => t("hint-offers", { names: last.holes })],
        holes: new Set(last.holes.map(index)),
        markedAt: 2,
      };
    case "accept":
    case "refuse":
      return { ...told, sentences: [() => (last.kind === "accept" ? t("hint-accept") : t("hint-refuse"))] };
    case "sow": {
      const from = last.from ?? "";
      const { info } = match;
      const chosen = decisions(stage, steps, last);
      const does = (): string => [moveWould(info, last), ...chosen.map((sentence) => sentence())].join(" ");
      return { ...told, sentences: [() => t("hint-hole", { hole: from }), does], holes: new Set([index(from)]) };
    }
  }
}

/** What the mover has to choose on the way, as whole sentences. */
function decisions(stage: Stage, steps: readonly Step[], move: Summary): Said[] {
  const heads: string[] = [];
  const sentences: Said[] = [];
  for (const { decided } of stretches(stage.match.info, steps)) {
    if (decided?.kind === "go-on") heads.push(decided.hole);
    if (decided?.kind === "stop") sentences.push(() => t("hint-stops", { hole: decided.hole }));
    if (decided?.kind === "bonus" && move.bonusHoles > 0) sentences.push(bonus(stage, steps, decided.holes));
  }
  if (heads.length > NAMED) sentences.unshift(() => t("hint-goes-on-many", { heads: heads.length }));
  else if (heads.length > 0) sentences.unshift(() => t("hint-goes-on", { names: heads }));
  return sentences;
}

/** What to take as the bonus: whole holes, or single stones where the rules have it so. */
function bonus(stage: Stage, steps: readonly Step[], holes: readonly string[]): Said {
  if (bonusOf(stage.match.info.rules) === "holes") return () => t("hint-takes", { names: holes });
  const taken = steps.flatMap((step) =>
    step.kind === "capture" && step.bonus ? [{ hole: step.hole, count: step.stones }] : [],
  );
  return () => takesStones(taken);
}

/** Which stones to take from which holes. */
function takesStones(taken: readonly { hole: string; count: number }[]): string {
  return t("hint-takes-stones", { taken: taken.map((part) => t("hint-takes-part", part)) });
}

/** The next answer inside a turn that was begun as the hint's move begins; otherwise that it was not. */
function inTurn(stage: Stage, running: string, move: string): Told {
  const { match } = stage;
  const choice = match.choice();
  const rest = move.startsWith(running) ? move.slice(running.length) : null;
  const told = { kind: "told", told: 1, move: null, holes: new Set<number>(), markedAt: 1 } as const;
  if (rest === null || choice === null) return { ...told, sentences: [() => t("hint-elsewhere")] };
  if (choice.kind === "head") {
    const { hole } = choice;
    const answer = rest.startsWith(">")
      ? (): string => t("hint-goes-on", { names: [hole] })
      : (): string => t("hint-stops", { hole });
    return { ...told, sentences: [answer] };
  }
  const taken = (rest.split("x")[1] ?? "")
    .split(",")
    .filter((part) => part !== "")
    .map((part) => part.split(":"))
    .map(([hole = "", count]) => ({ hole, count: Number(count ?? 1) }));
  const names = taken.map(({ hole }) => hole);
  const words = (): string => {
    if (taken.length === 0) return t("hint-takes-none");
    return choice.kind === "holes" ? t("hint-takes", { names }) : takesStones(taken);
  };
  return {
    ...told,
    sentences: [words],
    holes: new Set(names.map((name) => match.info.holes.indexOf(name))),
  };
}

/** The sentence of a hint that is on, or null. */
export function hintSentence({ hint }: PlayState): string | null {
  switch (hint?.kind) {
    case "asked":
      return t("hint-thinking");
    case "failed":
      return t("hint-failed");
    case "told":
      return hint.sentences[hint.told - 1]?.() ?? null;
    case undefined:
      return null;
  }
}

/** What the button for a hint is called now; null when there is no more to tell. */
export function hintLabel(state: PlayState): string | null {
  const { hint } = state;
  if (!mayHint(state)) return null;
  if (hint?.kind !== "told") return t("hint");
  if (hint.told < hint.sentences.length) return t("hint-tells");
  return hint.move === null ? null : t("hint-shows");
}
