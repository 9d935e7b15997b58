// Solving a puzzle: South's turns are compared with the solution by the position they lead to, North's replies are played.
import type { Match } from "../../game/index.js";
import { lookAt } from "../play/aside.js";
import type { Play } from "../play/play.js";
import type { PlayHost } from "../play/stage.js";
import { layOut, unkept, type TaskHost, type TaskStatus } from "../tasks/task.js";
import { moveDone } from "../words/moves.js";
import { t } from "../words/words.js";
import type { Puzzle } from "./book.js";
import { keepSolved } from "./solved.js";
import { goalSentence, wrongSentence } from "./puzzle-words.js";

/** A puzzle that is on the board. */
export class Solving {
  status: TaskStatus = "try";
  /** What is said of a wrong turn. */
  wrong: (() => string) | null = null;
  /** The solution was shown: finding it is no feat any more. */
  shown = false;
  readonly play: Play;
  /** Turns of both sides that are found and played. */
  #at = 0;
  #settingUp = true;

  constructor(
    readonly puzzle: Puzzle,
    readonly host: TaskHost,
  ) {
    const match = host.engine.fromPosition(puzzle.position);
    this.play = layOut(this.#stageHost(), host.board, match, puzzle.game);
    this.#settingUp = false;
  }

  /** South's turns that are still to be found. */
  get left(): number {
    const { goal, line } = this.puzzle;
    return goal.kind === "win" ? Math.ceil((line.length - this.#at) / 2) : 1;
  }

  /** A line of play is looked at in place of the puzzle. */
  get aside(): boolean {
    return this.play.stage.aside !== null;
  }

  /** Says what is to be done. */
  tell(): void {
    this.host.announce(goalSentence(this.puzzle, this.left));
  }

  /** A hole was touched. After a judged turn the board only shows it. */
  hole(index: number): void {
    if (this.status === "try" || this.aside) this.play.hole(index);
  }

  /** A wrong turn is taken back, for another try; a solved puzzle begins anew. */
  again(): void {
    const { stage } = this.play;
    if (this.status === "right") this.#at = 0;
    this.status = "try";
    this.wrong = null;
    stage.overtake();
    stage.match.goTo(this.#at);
    stage.rest(false);
    this.tell();
    this.host.changed();
  }

  /** Shows the rest of the solution, turn by turn; after a solved puzzle how play goes on. */
  showLine(): void {
    const { stage } = this.play;
    if (this.status === "right") {
      const rest = this.puzzle.line.slice(this.#at);
      if (rest.length > 0) lookAt(stage, { moves: rest, at: 1, title: () => t("puzzles-goes-on") });
      return;
    }
    this.shown = true;
    if (this.status === "wrong") this.again();
    stage.match.cancel();
    lookAt(stage, { moves: this.puzzle.line.slice(this.#at), at: 1, title: () => t("puzzles-solution") });
  }

  /** Whether there is more to be shown after the puzzle is solved. */
  get goesOn(): boolean {
    return this.puzzle.goal.kind === "gain" && this.puzzle.line.length > 1;
  }

  /** Gives back what the engine holds. */
  end(): void {
    this.play.stage.dispose();
  }

  #stageHost(): PlayHost {
    const { host, puzzle } = this;
    return {
      ...unkept(host),
      // A hint tells what the solution knows.
      analyst: {
        ask: (_record, _limits, told) => {
          const moves = puzzle.line.slice(this.#at);
          told({ depth: 1, nodes: 1, lines: [{ moves, value: { kind: "score", stones: 0 } }] });
          return Promise.resolve(true);
        },
        cancel: () => undefined,
      },
      changed: () => {
        if (this.#settingUp) return;
        this.#look();
        host.changed();
      },
      // Whose turn it is and how the game ended is said with the verdict.
      announce: (sentence, topic) => {
        if (this.status === "try" && topic !== "turn") host.announce(sentence);
      },
    };
  }

  /** Judges a turn that has been made and shown, and has North reply. */
  #look(): void {
    const { stage } = this.play;
    const { match, flags } = stage;
    if (this.status !== "try" || this.aside) return;
    if (flags.phase === "animating" || match.ply() <= this.#at || match.running() !== null) return;
    if (this.#at % 2 === 1) {
      this.#at += 1;
      this.tell();
      return;
    }
    if (!this.#isRight(match)) {
      this.#judgeWrong(match);
      return;
    }
    this.#at += 1;
    const reply = this.puzzle.line[this.#at];
    if (this.puzzle.goal.kind === "gain" || match.outcome() !== null || reply === undefined) {
      this.#judgeRight();
      return;
    }
    queueMicrotask(() => {
      if (!stage.gone && this.status === "try") stage.turn(() => match.act(reply));
    });
  }

  #isRight(match: Match): boolean {
    const { line, solutions, goal } = this.puzzle;
    const outcome = match.outcome();
    // The last turn of a win may be any that ends the game.
    if (goal.kind === "win" && this.left === 1) return outcome?.result === "S";
    const right = this.#at === 0 ? solutions : line.slice(this.#at, this.#at + 1);
    const here = match.position();
    return right.some((move) => this.#after(match, move) === here);
  }

  /** The position after a move from where the player began this turn. */
  #after(match: Match, move: string): string {
    const ply = match.ply();
    match.goTo(ply - 1);
    const before = match.position();
    match.goTo(ply);
    const scratch = this.host.engine.fromPosition(before);
    try {
      scratch.act(move);
      return scratch.position();
    } finally {
      scratch.free();
    }
  }

  #judgeRight(): void {
    this.status = "right";
    if (!this.shown) keepSolved(this.host.store, this.puzzle.name);
    this.host.announce(this.shown ? t("puzzles-right-shown") : t("puzzles-right"));
  }

  #judgeWrong(match: Match): void {
    const { host, puzzle, left } = this;
    const summary = match.summary(match.ply());
    const played = match.moves()[match.ply() - 1] ?? "";
    const wanted = this.#at === 0 ? puzzle.solutions : puzzle.line.slice(this.#at, this.#at + 1);
    const did = (): string => moveDone(match.info, summary);
    this.status = "wrong";
    this.wrong = () => `${did()} ${wrongSentence(puzzle, left, played, wanted)}`;
    host.announce(t("puzzles-wrong"));
    host.announce(wrongSentence(puzzle, left, played, wanted));
  }
}
