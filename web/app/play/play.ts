// The hands of the player: what a touch on a hole, a button or a key does to the game on the stage.
import { errorText, type Side } from "../../game/index.js";
import { isComputer, isPerson, nobodyPlays } from "../seats.js";
import type { Action, PeekAnswer, PlayState, Seat } from "../state.js";
import { t } from "../words/words.js";
import { arrive } from "./arrive.js";
import { leave, step } from "./aside.js";
import { hint, mayHint } from "./hint.js";
import { Foresight } from "./ghost.js";
import { think } from "./computer.js";
import { redoTarget, undoTarget } from "./history.js";
import { mayPlayBack, playBack, stopPlayback } from "./playback.js";
import { adjustMarks, clearMarks, confirmMarks, fillMarks, markBonus, markOffer } from "./marking.js";
import { showAnswer, togglePeek } from "./peeking.js";
import { stepSentences } from "./steps.js";
import type { Stage } from "./stage.js";

/** Takes what the player does. Whatever cannot be done now does nothing, or says why. */
export class Play {
  readonly #foresight: Foresight;

  constructor(readonly stage: Stage) {
    this.#foresight = new Foresight(stage);
  }

  /** The snapshot that views draw. */
  get state(): PlayState {
    return this.stage.state;
  }

  /**
   * Puts the game on the screen; `running` resumes a turn that was begun before. A `fresh` game is saved at once; one
   * that was read from what is saved only when something changes, so that looking at it in another tab harms nobody.
   */
  open(running: string | null, fresh: boolean): void {
    if (running !== null) {
      try {
        this.stage.match.begin(running);
      } catch {
        // The saved turn does not fit the saved game: the game itself is still good.
        this.stage.match.cancel();
      }
    }
    if (fresh) this.stage.save();
    this.stage.rest();
  }

  /** Puts a game on the screen whose moves after the first `from` have come from elsewhere, and shows them. */
  arrive(from: number): void {
    this.stage.save();
    arrive(this.stage, from).catch((error: unknown) => {
      this.#failed(error);
    });
  }

  /** A hole was activated, by whatever means. */
  hole(index: number): void {
    this.#guard(() => {
      const { state, stage } = this;
      const name = state.info.holes[index] ?? "";
      if (state.phase === "animating") this.hurry();
      else if (state.aside !== null) leave(stage);
      else if (state.resigning) this.perform("keep-playing");
      else if (state.offering) markOffer(stage, index, name);
      else if (state.choice?.kind === "head") this.#chooseFirst(state.choice.goOn);
      else if (state.choice !== null) markBonus(stage, index, name);
      else if (state.phase === "choice") stage.remark(() => t("answer-first"));
      else if (state.phase === "turn" && isPerson(state.seats[state.side])) this.#begin(index, name);
    });
  }

  /** A hole is held, pointed at or focused; null: none any more. */
  attend(index: number | null): void {
    this.#guard(() => {
      this.#foresight.attend(index);
    });
  }

  /** Gives one mark of a hole back (-1), or takes one more (1). */
  adjust(index: number, by: 1 | -1): void {
    this.#guard(() => {
      adjustMarks(this.stage, index, by);
    });
  }

  /** A button was pressed. Actions that are not the game's own are ignored. */
  perform(action: Action): void {
    this.#guard(() => {
      this.#perform(action);
    });
  }

  /** Takes back what is not confirmed yet, one layer at a time; false when there was nothing to take back. */
  escape(): boolean {
    if (this.stage.gone) return false;
    const { phase, offering, resigning, picked, peek } = this.state;
    if (this.stage.aside !== null) leave(this.stage);
    else if (this.stage.flags.playing) stopPlayback(this.stage);
    else if (resigning) this.perform("keep-playing");
    else if (peek !== null) this.perform("peek");
    else if ((phase === "choice" || offering) && picked.size > 0) this.perform("clear");
    else if (offering) this.perform("offer");
    else if (this.stage.flags.marked !== null) this.#foresight.unmark();
    else if (phase === "choice" && this.stage.match.running() !== null) this.perform("undo");
    else return false;
    return true;
  }

  /** Hurries the move that is being shown. */
  hurry(): void {
    const { flags, host, showing } = this.stage;
    if (flags.phase !== "animating") return;
    if (host.speed() === "step") showing.next();
    else showing.hurry();
  }

  /** The board waits for the next step (speed "step by step"): says what it has just shown. */
  waitForStep(): void {
    const { stage } = this;
    const { steps, next } = stage.showing.stepped();
    const sentences = (): string[] => stepSentences(stage.game, steps, next);
    for (const sentence of sentences()) stage.host.announce(sentence);
    stage.flags.step = () => sentences().join(" ");
    stage.changed();
  }

  /** Shows what one answer would do. */
  showAnswer(id: PeekAnswer["id"]): void {
    showAnswer(this.stage, id);
  }

  /** Has someone else play a side from now on. */
  sit(side: Side, seat: Seat): void {
    this.#guard(() => {
      this.stage.sit(side, seat);
    });
  }

  /** Writes about a move, or with 0 about the beginning; gives back why it cannot be kept, or null. */
  note(ply: number, text: string): string | null {
    const { stage } = this;
    if (stage.gone || stage.trying) return null;
    try {
      stage.match.setComment(ply, text);
    } catch (error) {
      return errorText(error);
    }
    stage.save();
    stage.changed();
    return null;
  }

  /** Moves the cursor. */
  goTo(ply: number): void {
    this.#guard(() => {
      const { match } = this.stage;
      this.stage.overtake();
      match.goTo(Math.max(0, Math.min(ply, match.plies())));
      this.stage.save();
      this.stage.rest();
    });
  }

  #perform(action: Action): void {
    const { stage } = this;
    const { match, flags } = stage;
    const { choice, offering, resigning, actions, side, phase, outcome } = this.state;
    const person = isPerson(stage.seats[side]) && (phase === "turn" || phase === "choice");
    const mayThink = isComputer(stage.seats[side]) && phase === "turn";
    switch (action) {
      case "go-on":
        if (choice?.kind === "head" && choice.goOn) stage.turn(() => match.answer(">"));
        break;
      case "stop":
        if (choice?.kind === "head") stage.turn(() => match.answer("|"));
        break;
      case "run-on":
        if (choice?.kind === "head" && choice.goOn) {
          stage.runOn().catch((error: unknown) => {
            this.#failed(error);
          });
        }
        break;
      case "confirm":
        if (resigning) stage.turn(() => match.act("resign"));
        else confirmMarks(stage);
        break;
      case "clear":
        clearMarks(stage);
        break;
      case "fill":
        fillMarks(stage);
        break;
      case "accept":
      case "refuse":
        if (person && actions.answer) stage.turn(() => match.act(action));
        break;
      case "pass":
        if (person && actions.pass) stage.turn(() => match.act("pass"));
        break;
      case "offer":
        if (!person || actions.offerMax === 0 || resigning) break;
        flags.offering = !offering;
        clearMarks(stage);
        break;
      case "undo":
        this.#undo();
        break;
      case "redo": {
        const target = this.state.canRedo ? redoTarget(this.state) : null;
        if (target !== null) this.goTo(target);
        break;
      }
      case "resign":
        if (!person || outcome !== null || match.ply() < match.plies()) break;
        flags.resigning = true;
        stage.changed();
        break;
      case "end":
        // Nobody is there to resign; whoever watches has seen enough.
        if (!nobodyPlays(stage.seats) || outcome !== null) break;
        stage.overtake();
        match.goTo(match.plies());
        Object.assign(flags, { paused: true, ended: true });
        stage.save();
        stage.rest();
        break;
      case "keep-playing":
        flags.resigning = false;
        stage.changed();
        break;
      case "peek":
        togglePeek(stage);
        break;
      case "next":
        if (phase === "animating") stage.showing.next();
        break;
      case "rest":
        stage.showing.hurry();
        break;
      case "replay":
        stage.replay().catch((error: unknown) => {
          this.#failed(error);
        });
        break;
      case "hint":
        if (person && mayHint(this.state)) hint(stage);
        break;
      case "line-back":
        step(stage, -1);
        break;
      case "line-on":
        step(stage, 1);
        break;
      case "line-leave":
        leave(stage);
        break;
      case "latest":
        this.goTo(match.plies());
        break;
      case "play-back":
        if (flags.playing) stopPlayback(stage);
        else if (mayPlayBack(stage)) playBack(stage);
        break;
      case "pause":
        flags.paused = true;
        // A move that is being shown is shown to its end first.
        if (phase === "animating") {
          stage.changed();
        } else {
          stage.overtake();
          stage.rest();
        }
        break;
      case "resume":
        Object.assign(flags, { paused: false, ended: false });
        if (phase === "over") {
          stage.save();
          stage.rest(false);
        } else if (mayThink) think(stage);
        else stage.changed();
        break;
      case "step":
        if (phase === "animating") this.hurry();
        else if (flags.paused && mayThink) think(stage);
        break;
      case "move-now":
        if (phase === "thinking") stage.host.opponent.hurry();
        break;
      default:
        break;
    }
  }

  #chooseFirst(mayGoOn: boolean): void {
    this.stage.remark(() => (mayGoOn ? t("head-first") : t("head-only-stop")));
  }

  #begin(index: number, name: string): void {
    const { state, stage } = this;
    const owner: Side = state.owners[index] === 1 ? "N" : "S";
    if (state.startable.has(index)) this.#foresight.press(index, name);
    else if (state.actions.pass) stage.remark(() => t("pass-heading", { side: state.side }));
    else if (owner !== state.side) stage.remark(() => t("not-yours", { hole: name, side: owner }));
    else if (state.stones[index] === 0) stage.remark(() => t("empty-hole", { hole: name }));
    else stage.remark(() => t("cannot-start", { hole: name }));
  }

  #undo(): void {
    const { stage } = this;
    if (leave(stage)) return;
    if (this.state.resigning) {
      this.perform("keep-playing");
    } else if (stage.match.running() !== null || this.state.offering) {
      stage.overtake();
      stage.match.cancel();
      stage.save();
      stage.rest();
    } else {
      const target = undoTarget(this.state);
      if (target === null) return;
      if (nobodyPlays(stage.seats)) Object.assign(stage.flags, { paused: true, ended: false });
      this.goTo(target);
    }
  }

  #guard(act: () => void): void {
    // A button of a game that was left may still be pressed; its engine is freed.
    if (this.stage.gone) return;
    try {
      act();
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    this.stage.host.failed(error);
    this.stage.overtake();
    this.stage.rest(false);
  }
}
