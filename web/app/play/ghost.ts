// Before a move: where its sowing would come to is shown while its hole is attended to, and a first press may only mark it.
import { lastSown, type Match, type TurnReport } from "../../game/index.js";
import { isPerson } from "../seats.js";
import type { Ghost, PlayState } from "../state.js";
import { t, type Said } from "../words/words.js";
import type { Stage } from "./stage.js";

/** Milliseconds a hole is attended to before its sowing is shown: whoever only passes by is not disturbed. */
const LINGER = 220;

/** Where beginning at a hole (layout index) would come to, and a sentence on it; null where nothing is sown. */
export function ghostOf(match: Match, from: number): Ghost | null {
  const name = match.info.holes[from];
  if (name === undefined) return null;
  const report = match.beginPreview(name);
  const { choice } = report;
  const last = choice?.kind === "head" ? choice.hole : lastSown(report.steps);
  const at = last === null ? -1 : match.info.holes.indexOf(last);
  return last === null || at < 0 ? null : { from, at, sentence: sentence(name, last, report) };
}

function sentence(from: string, last: string, { steps, choice }: TurnReport): Said {
  const laps = steps.filter((step) => step.kind === "lap").length;
  if (choice?.kind === "head") return () => t("ghost-head", { from, laps, last });
  let captured = 0;
  for (const step of steps) if (step.kind === "capture") captured += step.stones;
  if (choice !== undefined) return () => t("ghost-more", { from, laps, last, captured });
  if (captured === 0) return () => t("ghost-ends", { from, laps, last });
  return () => t("ghost-captures", { from, laps, last, captured });
}

/** Whether a move could be begun at a hole now by the person who looks at it. */
export function mayBegin(state: PlayState, index: number): boolean {
  const { phase, seats, side, offering, resigning, aside, startable } = state;
  return phase === "turn" && isPerson(seats[side]) && !offering && !resigning && aside === null && startable.has(index);
}

/** What happens on a stage before a move is begun. */
export class Foresight {
  readonly #stage: Stage;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** A hole is held, pointed at or focused; null: none any more. */
  attend(index: number | null): void {
    clearTimeout(this.#timer);
    const { flags } = this.#stage;
    if (flags.ghost !== null && flags.ghost.from !== index && flags.ghost.from !== flags.marked) this.#show(null);
    if (index === null || !this.#stage.host.wishes().preview) return;
    this.#timer = setTimeout(() => {
      const stage = this.#stage;
      if (stage.gone || stage.flags.ghost?.from === index || !mayBegin(stage.state, index)) return;
      this.#show(ghostOf(stage.match, index));
    }, LINGER);
  }

  /** Begins a move; where the player wants to be asked, the first press only marks its hole (`name`). */
  press(index: number, name: string): void {
    const stage = this.#stage;
    const { flags, host, match } = stage;
    const { confirm, preview } = host.wishes();
    if (!confirm || flags.marked === index) {
      stage.turn(() => match.begin(name));
      return;
    }
    flags.marked = index;
    flags.ghost = preview ? ghostOf(match, index) : null;
    stage.remark(() => t("press-again", { hole: name }));
    if (flags.ghost !== null) host.announce(flags.ghost.sentence(), "marks");
  }

  /** The hole that was pressed once is let go. */
  unmark(): void {
    Object.assign(this.#stage.flags, { marked: null, ghost: null, remark: null });
    this.#stage.changed();
  }

  #show(ghost: Ghost | null): void {
    const stage = this.#stage;
    if (stage.gone) return;
    stage.flags.ghost = ghost;
    if (ghost !== null) stage.host.announce(ghost.sentence(), "marks");
    stage.changed();
  }
}
