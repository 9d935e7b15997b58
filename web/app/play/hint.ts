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
import { moveWould, sayStudy } from "../words.js";
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
  else if (now.move !== null) lookAt(stage, { moves: [now.move], at: 1, title: sayStudy.hintTitle });
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
  stage.host.announce(sayStudy.hintFailed);
  stage.changed();
}

type Told = Extract<HintView, { kind: "told" }>;

function tell(stage: Stage, view: Told): void {
  Object.assign(stage.flags, { hint: view, remark: null, peek: null, peekOn: false });
  stage.host.announce(view.sentences[view.told - 1] ?? "");
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
      return { ...told, sentences: [sayStudy.hintPass], move: null };
    case "offer":
      return {
        ...told,
        sentences: [sayStudy.hintOffer, sayStudy.hintOffers(last.holes)],
        holes: new Set(last.holes.map(index)),
        markedAt: 2,
      };
    case "accept":
    case "refuse":
      return { ...told, sentences: [last.kind === "accept" ? sayStudy.hintAccept : sayStudy.hintRefuse] };
    case "sow": {
      const from = last.from ?? "";
      const does = [moveWould(match.info, last), ...decisions(stage, steps, last)].join(" ");
      return { ...told, sentences: [sayStudy.hintHole(from), does], holes: new Set([index(from)]) };
    }
  }
}

/** What the mover has to choose on the way, as whole sentences. */
function decisions(stage: Stage, steps: readonly Step[], move: Summary): string[] {
  const heads: string[] = [];
  const sentences: string[] = [];
  for (const { decided } of stretches(stage.match.info, steps)) {
    if (decided?.kind === "go-on") heads.push(decided.hole);
    if (decided?.kind === "stop") sentences.push(sayStudy.hintStops(decided.hole));
    if (decided?.kind === "bonus" && move.bonusHoles > 0) sentences.push(bonus(stage, steps, decided.holes));
  }
  if (heads.length > NAMED) sentences.unshift(sayStudy.hintGoesOnMany(heads.length));
  else if (heads.length > 0) sentences.unshift(sayStudy.hintGoesOn(heads));
  return sentences;
}

/** What to take as the bonus: whole holes, or single stones where the rules have it so. */
function bonus(stage: Stage, steps: readonly Step[], holes: readonly string[]): string {
  if (bonusOf(stage.match.info.rules) === "holes") return sayStudy.hintTakes(holes);
  const taken = steps.flatMap((step) =>
    step.kind === "capture" && step.bonus ? [{ hole: step.hole, count: step.stones }] : [],
  );
  return sayStudy.hintTakesStones(taken);
}

/** The next answer inside a turn that was begun as the hint's move begins; otherwise that it was not. */
function inTurn(stage: Stage, running: string, move: string): Told {
  const { match } = stage;
  const choice = match.choice();
  const rest = move.startsWith(running) ? move.slice(running.length) : null;
  const told = { kind: "told", told: 1, move: null, holes: new Set<number>(), markedAt: 1 } as const;
  if (rest === null || choice === null) return { ...told, sentences: [sayStudy.hintElsewhere] };
  if (choice.kind === "head") {
    const answer = rest.startsWith(">") ? sayStudy.hintGoesOn([choice.hole]) : sayStudy.hintStops(choice.hole);
    return { ...told, sentences: [answer] };
  }
  const taken = (rest.split("x")[1] ?? "")
    .split(",")
    .filter((part) => part !== "")
    .map((part) => part.split(":"))
    .map(([hole = "", count]) => ({ hole, count: Number(count ?? 1) }));
  const names = taken.map(({ hole }) => hole);
  const words = choice.kind === "holes" ? sayStudy.hintTakes(names) : sayStudy.hintTakesStones(taken);
  return {
    ...told,
    sentences: [taken.length === 0 ? sayStudy.hintTakesNone : words],
    holes: new Set(names.map((name) => match.info.holes.indexOf(name))),
  };
}

/** The sentence of a hint that is on, or null. */
export function hintSentence({ hint }: PlayState): string | null {
  switch (hint?.kind) {
    case "asked":
      return sayStudy.hintThinking;
    case "failed":
      return sayStudy.hintFailed;
    case "told":
      return hint.sentences[hint.told - 1] ?? null;
    case undefined:
      return null;
  }
}

/** What the button for a hint is called now; null when there is no more to tell. */
export function hintLabel(state: PlayState): string | null {
  const { hint } = state;
  if (!mayHint(state)) return null;
  if (hint?.kind !== "told") return sayStudy.hint;
  if (hint.told < hint.sentences.length) return sayStudy.hintTells;
  return hint.move === null ? null : sayStudy.hintShows;
}
