// Studying a game: analysis and review work on a copy of it that takes the board, while the game itself waits untouched.
import type { Engine, Match } from "../../game/index.js";
import { openAnalyst, type Analyst } from "../../opponent/analyst.js";
import { announce } from "../announce.js";
import type { App } from "../app.js";
import { Play } from "../play/play.js";
import { Stage, type PlayHost } from "../play/stage.js";
import { PERSON } from "../seats.js";
import type { Seats } from "../state.js";
import { t, type Said } from "../words/words.js";
import { OnDemand } from "../demand.js";
import type { Analysis, AnalysisHost } from "./analysis.js";
import type { Review } from "./review.js";

/** Analysis and review themselves. */
export const STUDIES = new OnDemand("study", () => import("./parts.js"));

/** In the copy of a game everybody moves both sides. */
const PEOPLE: Seats = { S: PERSON, N: PERSON };

/** What the page offers to those who want to understand a game. */
export class Study {
  readonly analyst: Analyst;
  /** The analysis that is on, or null. */
  analysis: Analysis | null = null;
  /** The review that is on, or null; an analysis that was opened from it stands before it. */
  review: Review | null = null;
  /** The game that waits while its copy is on the board. */
  #game: Play | null = null;

  constructor(readonly app: App) {
    const about = (text: Said) => (): void => app.notify({ id: "analysis", text, brief: true, ofGame: true });
    this.analyst = openAnalyst({
      replaced: about(() => t("analysis-replaced")),
      slow: about(() => t("analysis-loading")),
    });
  }

  /** The panel that is shown beside the board for what is studied. */
  get panel(): "analysis" | "review" | null {
    return this.analysis !== null ? "analysis" : this.review !== null ? "review" : null;
  }

  /** The game that is played, whether or not its copy is on the board. */
  get game(): Play | null {
    return this.#game ?? this.app.play;
  }

  /** A button for a study was pressed. `host` is what the page is to a game. */
  perform(action: "analysis" | "review", host: PlayHost): void {
    const studies = STUDIES.now;
    if (studies === null) {
      // Whatever has been opened or left meanwhile is not what the button was pressed for.
      const game = this.app.play;
      this.app.demand(STUDIES, () => {
        if (this.app.play === game) this.perform(action, host);
      });
      return;
    }
    if (action === "analysis") this.#toggleAnalysis(host, studies.Analysis);
    else this.#openReview(host, studies.Review);
  }

  /** Closes the analysis or the review; after the last of them the game itself is on the board again. False without any. */
  close(): boolean {
    const game = this.#game;
    if (game === null) return false;
    if (this.analysis !== null && this.review !== null) {
      this.#endAnalysis();
      this.app.changed();
      return true;
    }
    this.end();
    game.stage.takeBoard();
    game.stage.rest(false);
    announce(t("line-left"));
    this.app.changed();
    return true;
  }

  /** Ends what is studied without a look back: the game is about to be left, too. */
  end(): void {
    this.#endAnalysis();
    this.review?.end();
    this.review = null;
    const game = this.#game;
    if (game === null) return;
    this.#game = null;
    this.app.board.holdTurn(false);
    this.app.play?.stage.dispose();
    this.app.play = game;
  }

  /** Begins or ends the analysis of the position on the board. */
  #toggleAnalysis(host: PlayHost, made: typeof Analysis): void {
    if (this.analysis !== null) {
      this.close();
      return;
    }
    const play = this.#copy(host);
    if (play === null) return;
    this.review?.stop();
    this.analysis = new made(play.stage, this.#host());
    this.analysis.follow();
    this.app.changed();
  }

  /** Begins the review of the game on the board, or comes back to it. */
  #openReview(host: PlayHost, made: typeof Review): void {
    if (this.review !== null) {
      if (this.analysis !== null) this.close();
      return;
    }
    this.#endAnalysis();
    const play = this.#copy(host);
    if (play === null || this.app.engine === null) return;
    const match = readCopy(this.app.engine, play.stage.match, host);
    if (match === null) {
      this.close();
      return;
    }
    this.review = new made(play, match, this.#host());
    this.review.start();
    this.app.changed();
  }

  #endAnalysis(): void {
    this.analysis?.end();
    this.analysis = null;
  }

  #host(): AnalysisHost {
    return { analyst: this.analyst, announce, changed: () => this.app.changed() };
  }

  /** Puts a copy of the game on the board, in which both sides are moved by hand and nothing is kept. */
  #copy(host: PlayHost): Play | null {
    const { app } = this;
    const game = app.play;
    if (game === null || app.engine === null) return null;
    if (this.#game !== null) return game;
    const { match, board, game: name } = game.stage;
    const copy = readCopy(app.engine, match, host);
    if (copy === null) return null;
    game.stage.overtake();
    // It speaks of a computer that is not asked here.
    app.dismiss("computer");
    this.#game = game;
    app.board.holdTurn(true);
    const changed = (): void => {
      this.analysis?.follow();
      host.changed();
    };
    const stage = new Stage({ ...host, changed }, board, copy, name, PEOPLE, false, true);
    app.play = new Play(stage);
    app.play.open(match.running(), false);
    return app.play;
  }
}

/** A copy of a game with its cursor where it is; null, and a notice, if there can be none. */
function readCopy(engine: Engine, match: Match, host: PlayHost): Match | null {
  let copy: Match | null = null;
  try {
    copy = engine.fromRecord(match.record());
    copy.goTo(match.ply());
    return copy;
  } catch (error) {
    copy?.free();
    host.failed(error);
    return null;
  }
}
