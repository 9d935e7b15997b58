// Review of a finished game: every position is looked at, one after the other, and the moves that changed much are found.
import { type AnalysisLimits, type AnalysisReport, type Match, type Side } from "../../game/index.js";
import { lookAt } from "../play/aside.js";
import type { Play } from "../play/play.js";
import { t } from "../words/words.js";
import type { AnalysisHost } from "./analysis.js";
import { turningPoints, type Looked, type Turning } from "./turning.js";
import { shareOf, shareOfOutcome, steady, verdictOf } from "./value.js";

/** What is spent on a position: the same for each, so that they can be compared. */
const LIMITS: AnalysisLimits = { lines: 1, nodes: 20_000, milliseconds: 3000 };

/** Where a review stands. */
export type ReviewStatus = "searching" | "stopped" | "settled" | "failed";

/** The review of a game whose copy is on the board. */
export class Review {
  status: ReviewStatus = "stopped";
  /** What is known of each position, from the one before the first move to the last. */
  readonly looked: (Looked | null)[];
  turnings: readonly Turning[] = [];
  /** The game's moves and who made them; the copy on the board may go other ways. */
  readonly moves: readonly string[];
  readonly movers: readonly Side[];
  readonly #match: Match;
  #run = 0;

  /** `match` is the review's own copy of the game, and freed with it. */
  constructor(
    readonly play: Play,
    match: Match,
    readonly host: AnalysisHost,
  ) {
    this.#match = match;
    this.moves = match.moves();
    this.movers = this.moves.map((_, index) => match.summary(index + 1).side);
    this.looked = Array.from({ length: this.moves.length + 1 }, () => null);
  }

  /** How many positions have been looked at. */
  get done(): number {
    return this.looked.filter((each) => each !== null).length;
  }

  /** The move of the game that the board has come to, or null where it goes another way. */
  get ply(): number | null {
    const { moves, ply } = this.play.state;
    return moves.slice(0, ply).every((move, index) => move === this.moves[index]) ? ply : null;
  }

  /** Looks at what has not been looked at yet, the last position first: what comes later helps to see what came before. */
  start(): void {
    this.status = "searching";
    this.#run += 1;
    const run = this.#run;
    this.#search(run).catch(() => {
      if (run !== this.#run) return;
      this.status = "failed";
      this.host.announce(t("analysis-failed"));
      this.host.changed();
    });
  }

  /** Looks at no more for now. */
  stop(): void {
    if (this.status !== "searching") return;
    this.#run += 1;
    this.host.analyst.cancel();
    this.status = "stopped";
    this.host.changed();
  }

  /** Puts a position of the game on the board. */
  goTo(ply: number): void {
    this.#restore();
    this.play.goTo(Math.max(0, Math.min(ply, this.moves.length)));
  }

  /** Shows what would have been better than a turning point's move. */
  showBetter({ ply, better }: Turning): void {
    this.goTo(ply - 1);
    lookAt(this.play.stage, { moves: better, at: 1, title: () => t("better-title") });
  }

  /** Nobody wants to know any more. */
  end(): void {
    this.#run += 1;
    if (this.status === "searching") this.host.analyst.cancel();
    this.#match.free();
  }

  async #search(run: number): Promise<void> {
    for (let ply = this.moves.length; ply >= 0; ply -= 1) {
      if (this.looked[ply] !== null) continue;
      const found = await this.#look(ply);
      if (run !== this.#run) return;
      this.looked[ply] = found;
      this.turnings = turningPoints(this.looked, this.moves, this.movers);
      this.host.changed();
    }
    this.status = "settled";
    this.host.announce(t("turning-count", { turnings: this.turnings.length }));
    this.host.changed();
  }

  async #look(ply: number): Promise<Looked | null> {
    const match = this.#match;
    match.goTo(ply);
    const outcome = match.outcome();
    if (outcome !== null) {
      const share = shareOfOutcome(outcome);
      return outcome.result === "="
        ? { verdict: { kind: "drawn" }, share, best: [] }
        : { verdict: { kind: "won", side: outcome.result }, share, best: [] };
    }
    const side = match.side();
    const reports: AnalysisReport[] = [];
    await this.host.analyst.ask(match.recordToCursor(), LIMITS, (report) => {
      reports.push(report);
    });
    const line = reports.at(-1)?.lines[0];
    if (line === undefined) return null;
    const value = steady(line.value, reports.at(-2)?.lines[0]?.value ?? null);
    return { verdict: verdictOf(value, side), share: shareOf(value, side, match.info.game), best: line.moves };
  }

  /** The copy may have gone another way: the game's own moves come back. */
  #restore(): void {
    const { match } = this.play.stage;
    const now = match.moves();
    let same = 0;
    while (same < now.length && same < this.moves.length && now[same] === this.moves[same]) same += 1;
    if (same === this.moves.length) return;
    match.goTo(same);
    for (const move of this.moves.slice(same)) match.act(move);
  }
}
