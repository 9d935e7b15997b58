// Analysis of the position on a stage: asks again whenever the position is another, deepens, and ends by itself.
import type { AnalysisLimits, AnalysisReport, Side } from "../../game/index.js";
import type { Analyst } from "../../opponent/analyst.js";
import type { Topic } from "../announce.js";
import { lookAt } from "../play/aside.js";
import type { Stage } from "../play/stage.js";
import { type Verdict, verdictSentence } from "../words/study.js";
import { t } from "../words/words.js";
import { verdictOf } from "./value.js";

/** How far a search goes by itself, and how far when it is told to look deeper. */
const LIMITS: AnalysisLimits = { lines: 3, nodes: 5_000_000, milliseconds: 15_000 };
const DEEPER: AnalysisLimits = { lines: 3, nodes: 200_000_000, milliseconds: 120_000 };

/** What an analysis needs of the page. */
export interface AnalysisHost {
  readonly analyst: Pick<Analyst, "ask" | "cancel">;
  changed(): void;
  announce(sentence: string, topic?: Topic): void;
}

/** Where an analysis stands: `over` where there is nothing to search. */
export type AnalysisStatus = "searching" | "settled" | "over" | "failed";

/** The analysis of whatever position is on a stage. */
export class Analysis {
  /** What has been found of the position, or null. */
  report: AnalysisReport | null = null;
  status: AnalysisStatus = "searching";
  /** It has been told to look deeper. */
  deep = false;
  /** Who is to move in the position that is looked at. */
  side: Side = "S";
  #position: string | null = null;

  constructor(
    readonly stage: Stage,
    readonly host: AnalysisHost,
  ) {}

  /** What the position is worth, as far as is known. */
  get verdict(): Verdict | null {
    const value = this.report?.lines[0]?.value;
    return value === undefined ? null : verdictOf(value, this.side);
  }

  /** The game on the stage may have gone on or back. */
  follow(): void {
    const { match } = this.stage;
    const { moves, ply } = this.stage.state;
    // The moves, not the position: what came before decides what is a repetition.
    const position = moves.slice(0, ply).join(" ");
    if (position === this.#position) return;
    this.#position = position;
    this.side = match.side();
    this.report = null;
    this.deep = false;
    if (match.outcome() !== null) {
      this.host.analyst.cancel();
      this.status = "over";
      return;
    }
    this.#search(LIMITS);
  }

  /** Goes on looking where it has stopped; what has failed is tried again as it was. */
  deeper(): void {
    if (this.status !== "settled" && this.status !== "failed") return;
    if (this.status === "settled") this.deep = true;
    this.#search(this.deep ? DEEPER : LIMITS);
    this.host.changed();
  }

  /** Shows the board after the first `at` moves of a line. */
  look(line: number, at: number): void {
    const moves = this.report?.lines[line]?.moves;
    if (moves === undefined) return;
    lookAt(this.stage, { moves, at, title: () => t("line-name", { line: line + 1 }) });
  }

  /** Nobody wants to know any more. */
  end(): void {
    this.#position = null;
    this.host.analyst.cancel();
  }

  #search(limits: AnalysisLimits): void {
    const position = this.#position;
    const current = (): boolean => this.#position === position;
    this.status = "searching";
    this.host.analyst
      .ask(this.stage.match.recordToCursor(), limits, (report) => {
        if (!current()) return;
        // What is looked at again from the beginning says nothing new until it is as deep as before.
        if (this.report !== null && report.depth <= this.report.depth) return;
        this.report = report;
        this.host.changed();
      })
      .then(
        (finished) => {
          if (!finished || !current()) return;
          this.status = "settled";
          const { verdict } = this;
          if (verdict !== null) this.host.announce(verdictSentence(this.stage.game, verdict), "value");
          this.host.changed();
        },
        () => {
          if (!current()) return;
          this.status = "failed";
          this.host.announce(t("analysis-failed"));
          this.host.changed();
        },
      );
  }
}

/** Whether the search has seen the end of the game in every line. */
export function solved(report: AnalysisReport): boolean {
  return report.lines.every(({ value }) => value.kind !== "score");
}
