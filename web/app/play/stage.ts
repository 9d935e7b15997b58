// Where a game is played out: has moves shown one at a time, keeps the snapshot, and finds what the game waits for.
import type { Speed } from "../../board/types.js";
import type { GameName, Match, Side, TurnReport } from "../../game/index.js";
import type { Analyst } from "../../opponent/analyst.js";
import type { Opponent } from "../../opponent/opponent.js";
import type { Topic } from "../announce.js";
import { writeSeats } from "../kept.js";
import type { SavedGame } from "../saved-game.js";
import { awaySide, isComputer, isPerson, nobodyPlays, seated } from "../seats.js";
import type { Settings } from "../settings.js";
import type { AsideView, PlayState, Seat, Seats } from "../state.js";
import { heapLabel, moveDone, resultHeading, resultReason } from "../words/moves.js";
import { t, type Said } from "../words/words.js";
import { think } from "./computer.js";
import { marksFor } from "./marks.js";
import { peekAnswer, peekChoice, peekOffer } from "./peek.js";
import { Showing, type BoardElement } from "./showing.js";
import { clearFlags, freshFlags, labelOf, lastSummary, Snapshots, type Flags } from "./snapshot.js";
import { whoMoves } from "./teams.js";

/** How moves are made: their end shown beforehand, and asked for by a second press. */
export type Wishes = Pick<Settings, "preview" | "confirm">;

/** What a game needs from the page around it. */
export interface PlayHost {
  /** The snapshot changed. */
  changed(): void;
  save(game: SavedGame): void;
  /** A move was made here, and the other side, which is elsewhere, is to hear of it. */
  handOver(): void;
  announce(sentence: string, topic?: Topic): void;
  speed(): Speed;
  /** How the player wants moves to be made. */
  wishes(): Wishes;
  readonly opponent: Pick<Opponent, "ask" | "hurry" | "forget">;
  /** Asked for hints. */
  readonly analyst: Pick<Analyst, "ask" | "cancel">;
  /** The computer player gave up; `again` asks it once more. */
  computerFailed(again: (() => void) | null): void;
  /** Something threw that should not have. */
  failed(error: unknown): void;
}

/** Milliseconds one stretch of engine work may hold the page's thread. */
const SLICE = 20;

/** One game with its board. What is started here can be overtaken: later steps of it then do nothing. */
export class Stage {
  readonly flags: Flags = freshFlags();
  readonly showing: Showing;
  readonly #snapshots = new Snapshots();
  /** The game was left: its engine is freed, nothing may be asked of it any more. */
  gone = false;
  /** What is on the board in place of the game. Whatever overtakes takes it away. */
  aside: AsideView | null = null;
  #epoch = 0;
  #state: PlayState | null = null;
  #saves: boolean;
  /** The record of a game that is not kept yet, as it was opened. */
  #opened = "";
  #seats: Seats;

  /**
   * `saves`: false keeps an older saved game until this one has a move; `trying`: another stage's game is only tried out
   * here, on the board that is laid already.
   */
  constructor(
    readonly host: PlayHost,
    readonly board: BoardElement,
    readonly match: Match,
    readonly game: GameName,
    seats: Seats,
    saves: boolean,
    readonly trying = false,
  ) {
    this.#saves = saves;
    if (!saves) this.#opened = match.record();
    this.#seats = seats;
    this.showing = new Showing(board, match.info);
    this.takeBoard();
    if (!trying) board.setBoard(match.info);
  }

  /** Has the board's words come from here: at the beginning, and when another stage has had the board. */
  takeBoard(): void {
    this.board.labelFor = (index, shown) => labelOf(this.state, index, shown);
    this.board.heapText = (side, taken) => heapLabel(this.game, side === 0 ? "S" : "N", taken);
  }

  /** The snapshot that views draw. */
  get state(): PlayState {
    const stepping = this.host.speed() === "step";
    const { match, game, seats, flags, aside, trying } = this;
    this.#state ??= { ...this.#snapshots.take(match, game, seats, flags, stepping), aside, trying };
    return this.#state;
  }

  /** Who plays. */
  get seats(): Seats {
    return this.#seats;
  }

  /** Has someone else play a side from now on. */
  sit(side: Side, seat: Seat): void {
    this.#seats = seated(this.#seats, side, seat);
    writeSeats(this.match, this.#seats);
    const { phase, ended } = this.flags;
    if (!nobodyPlays(this.#seats)) Object.assign(this.flags, { paused: false, ended: false });
    const over = phase === "over" && !ended;
    if (phase === "animating" || over || (this.match.side() !== side && !ended)) {
      this.save();
      this.changed();
      return;
    }
    this.overtake();
    // Nobody finishes what another has begun.
    this.match.cancel();
    this.save();
    this.rest();
  }

  /** Ends all that runs for this game and gives its memory back. */
  dispose(): void {
    if (this.gone) return;
    this.overtake();
    this.gone = true;
    this.board.labelFor = () => "";
    this.board.heapText = () => "";
    this.match.free();
  }

  /** Has the engine do something for the side to move, shows it, and goes on from there. */
  turn(step: () => TurnReport): void {
    const before = this.match.state();
    const mover = this.match.side();
    const report = step();
    this.overtake();
    const last = report.move === undefined ? null : lastSummary(this.match);
    // Whoever offers, answers, passes or resigns sows nothing.
    if (last !== null && last.kind !== "sow") {
      const { info } = this.match;
      this.flags.remark = () => moveDone(info, last);
    }
    void this.show(mover, report, () => this.showing.straight(before, report.steps, this.host.speed()));
  }

  /** Goes on at every head until the turn asks something else or ends; then shows all of it. */
  async runOn(): Promise<void> {
    const before = this.match.state();
    const mover = this.match.side();
    const epoch = this.overtake();
    this.animating(mover);
    let report = this.match.answer(">");
    const steps = [...report.steps];
    let since = performance.now();
    while (report.choice?.kind === "head" && report.choice.goOn) {
      if (performance.now() - since > SLICE) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (!this.isCurrent(epoch)) return;
        since = performance.now();
      }
      report = this.match.answer(">");
      steps.push(...report.steps);
    }
    await this.show(mover, report, () => this.showing.straight(before, steps, this.host.speed()));
  }

  /** Saves, lets `showing` show what the engine has already done, then says it and looks for what comes next. */
  async show(mover: Side, report: TurnReport, showing: () => Promise<boolean>): Promise<void> {
    const epoch = this.#epoch;
    this.save();
    this.animating(mover);
    try {
      if (!(await showing()) || !this.isCurrent(epoch)) return;
    } catch (error) {
      // The game itself is intact; only its showing failed.
      this.host.failed(error);
      if (!this.isCurrent(epoch)) return;
    }
    const last = lastSummary(this.match);
    if (report.move !== undefined && last !== null) this.host.announce(moveDone(this.match.info, last), "move");
    this.rest();
    const away = awaySide(this.seats);
    const theirs = this.match.outcome() !== null || this.match.side() === away;
    if (report.move !== undefined && away !== null && mover !== away && theirs) this.host.handOver();
  }

  /** Shows the move before the cursor once more, and inside a turn what it has sown so far. What is marked stays marked. */
  async replay(): Promise<void> {
    const { phase, picked, peekOn } = this.flags;
    const waits = phase === "turn" || phase === "over" || phase === "choice";
    const seen = waits ? this.match.recent() : [];
    if (seen.length === 0) return;
    const epoch = this.overtake();
    for (const { mover, before, steps } of seen) {
      this.animating(mover);
      const finished = await this.showing.straight(before, steps, this.host.speed());
      if (!finished || !this.isCurrent(epoch)) return;
    }
    this.rest(false);
    Object.assign(this.flags, { picked, peekOn });
    this.refreshPeek();
    this.changed();
  }

  /** Nothing is being shown any more: what does the game wait for? `aloud` says it to those who listen. */
  rest(aloud = true): void {
    clearFlags(this.flags);
    this.#state = null;
    const choice = this.match.choice();
    if (this.#over) {
      this.flags.phase = "over";
    } else if (isComputer(this.seats[this.match.side()])) {
      if (!this.flags.paused && this.match.ply() === this.match.plies()) {
        think(this);
        return;
      }
      this.flags.phase = "turn";
    } else if (!isPerson(this.seats[this.match.side()])) {
      this.flags.phase = "turn";
    } else if (choice !== null || this.match.actions().answer) {
      this.flags.phase = "choice";
      this.flags.chain = choice?.kind === "head" && choice.goOn && this.match.preview(">").choice?.kind === "head";
      this.refreshPeek();
    } else {
      this.flags.phase = "turn";
    }
    this.changed();
    if (aloud) this.#sayWhatNext();
  }

  /** Whatever was running is overtaken: thinking, showing, marking. Returns the number of what begins now. */
  overtake(): number {
    this.#epoch += 1;
    this.host.opponent.forget();
    if (this.flags.hint?.kind === "asked") this.host.analyst.cancel();
    this.showing.stop();
    clearFlags(this.flags);
    this.aside = null;
    this.#state = null;
    return this.#epoch;
  }

  /** The number of what is going on. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Whether nothing has overtaken what began as `epoch`. */
  isCurrent(epoch: number): boolean {
    return epoch === this.#epoch;
  }

  /** Puts the snapshot on the board (unless a move is being shown there) and on the page. */
  changed(): void {
    this.#state = null;
    const state = this.state;
    this.board.dataset["position"] = state.position;
    this.board.dataset["moves"] = state.moves.slice(0, state.ply).join(" ");
    if (state.phase !== "animating") this.board.show(state.aside?.board ?? state, marksFor(state));
    this.host.changed();
  }

  /** Shows and says a short word. */
  remark(text: Said): void {
    // A held key gives the same reason again and again: it is said once.
    if (this.flags.remark?.() !== text()) this.host.announce(text());
    this.flags.remark = text;
    this.changed();
  }

  /** Another language is spoken. */
  spokenAnew(): void {
    this.refreshPeek();
    this.changed();
  }

  /** Works out anew what each answer would do, if the player wants to see it. */
  refreshPeek(): void {
    const { flags, match } = this;
    const before = flags.peek?.shown;
    flags.peek = null;
    if (!flags.peekOn) return;
    const choice = match.choice();
    const answers =
      choice !== null
        ? peekChoice(match, choice, flags.picked, flags.chain)
        : flags.offering
          ? peekOffer(match, match.side(), flags.picked)
          : match.actions().answer
            ? peekAnswer(match)
            : [];
    const shown = answers.find((answer) => answer.id === before) ?? answers[0];
    if (shown !== undefined) flags.peek = { answers, shown: shown.id };
  }

  /** This game is, or would be, the saved one. */
  get saves(): boolean {
    return this.#saves;
  }

  /** Keeps the game. One that was opened to be looked at is kept from its first move on, even an unfinished one. */
  save(): void {
    const untouched = (): boolean => this.match.running() === null && this.match.record() === this.#opened;
    if (this.trying || (!this.#saves && untouched())) return;
    this.#saves = true;
    this.host.save({
      record: this.match.record(),
      cursor: this.match.ply(),
      running: this.match.running(),
      seats: this.seats,
      finished: this.#over,
      plies: this.match.plies(),
      position: this.match.position(),
    });
  }

  /** There is nothing to go on with here. */
  get #over(): boolean {
    return this.match.outcome() !== null || (this.flags.ended && this.match.ply() === this.match.plies());
  }

  /** A move of a side begins to be shown. */
  animating(mover: Side): void {
    this.flags.mover = mover;
    this.flags.phase = "animating";
    this.changed();
  }

  #sayWhatNext(): void {
    const { outcome, choice, actions, side, offer } = this.state;
    const { host } = this;
    if (outcome !== null) {
      host.announce(resultHeading(outcome, this.state.seats));
      host.announce(resultReason(this.game, outcome, side));
      if (outcome.withoutGlory && outcome.result !== "=") host.announce(t("without-glory", { side: outcome.result }));
    } else if (this.flags.phase === "over") {
      host.announce(t("ended-heading"));
      host.announce(t("ended-note"));
    } else if (choice?.kind === "head") {
      host.announce(t("head-heading", { hole: choice.hole }), "turn");
      if (!choice.goOn) host.announce(t("head-only-stop"));
    } else if (choice?.kind === "holes") {
      host.announce(t("take-holes", { max: choice.upTo, left: choice.upTo }), "turn");
    } else if (choice?.kind === "stones") {
      host.announce(t("take-stones", { max: choice.upTo, left: choice.upTo }), "turn");
    } else if (actions.answer) {
      host.announce(t("answer-heading", { side: side === "S" ? "N" : "S", holes: offer.length, names: offer }), "turn");
    } else if (actions.pass) {
      host.announce(t("pass-heading", { side }), "turn");
    } else {
      host.announce(whoMoves(this.state), "turn");
    }
  }
}
