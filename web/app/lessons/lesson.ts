// One game's lesson while it is gone through: a game of its own for each step, judged when the learner has moved.
import type { GameName, Match } from "../../game/index.js";
import type { Play } from "../play/play.js";
import type { PlayHost } from "../play/stage.js";
import { layOut, nobody, unkept, type TaskHost, type TaskStatus } from "../tasks/task.js";
import { moveDone } from "../words/moves.js";
import { t } from "../words/words.js";
import { reaches } from "./goal.js";
import { LESSONS, type LessonStep } from "./lessons.js";
import { keepStep, nextStep } from "./progress.js";
import { stepWord } from "./step-words.js";

/** Wrong tries after which a mark shows where to begin. */
const MARKED_AFTER = 2;

/** A lesson. */
export class Lesson {
  index: number;
  status: TaskStatus = "try";
  /** Wrong tries at this step. */
  wrong = 0;
  /** What the judged move did. */
  did = "";
  play: Play;
  /** A step's game is being set up: there is nothing to look at yet. */
  #settingUp = false;

  constructor(
    readonly game: GameName,
    readonly host: TaskHost,
  ) {
    this.index = nextStep(host.store, game);
    this.play = this.#setUp();
  }

  get steps(): readonly LessonStep[] {
    return LESSONS[this.game];
  }

  get step(): LessonStep {
    const step = this.steps[this.index] ?? this.steps[0];
    if (step === undefined) throw new Error("a lesson without steps");
    return step;
  }

  /** Whether this is the last step. */
  get last(): boolean {
    return this.index === this.steps.length - 1;
  }

  /** Goes to a step, and tells what is to be done there. */
  goTo(index: number): void {
    if (index < 0 || index >= this.steps.length) return;
    this.play.stage.dispose();
    this.index = index;
    this.status = "try";
    this.wrong = 0;
    this.did = "";
    this.play = this.#setUp();
    this.tell();
    this.host.changed();
  }

  /** Says what is to be done. */
  tell(): void {
    this.host.announce(stepWord(this.game, this.step.name, "task"), "turn");
  }

  /** The judged move is taken back, for another try. */
  again(): void {
    if (this.status === "try") return;
    const { stage } = this.play;
    this.status = "try";
    stage.overtake();
    stage.match.goTo(0);
    stage.rest(false);
    if (this.wrong > 0) this.host.announce(this.help(), "turn");
    if (this.wrong >= MARKED_AFTER) this.#mark();
    this.host.changed();
  }

  /** A hole was touched. After a judged move the board only shows it. */
  hole(index: number): void {
    if (this.status === "try") this.play.hole(index);
  }

  /** What to look at after a wrong try. */
  help(): string {
    return stepWord(this.game, this.step.name, "help");
  }

  /** Gives back what the engine holds. */
  end(): void {
    this.play.stage.dispose();
  }

  #setUp(): Play {
    const { host, game } = this;
    const match = host.engine.fromPosition(this.step.position);
    this.#settingUp = true;
    const play = layOut(this.#stageHost(), host.board, match, game);
    this.#settingUp = false;
    return play;
  }

  #stageHost(): PlayHost {
    const { host } = this;
    return {
      ...unkept(host),
      analyst: { ask: nobody, cancel: () => undefined },
      changed: () => {
        if (this.#settingUp) return;
        this.#look();
        host.changed();
      },
      // Who would move next is not what a learner has to hear.
      announce: (sentence, topic) => {
        if (this.status === "try") host.announce(sentence, topic);
      },
    };
  }

  /** Judges a move that has been made and shown. */
  #look(): void {
    if (this.status !== "try") return;
    const { match, flags } = this.play.stage;
    if (flags.phase === "animating" || match.ply() === 0 || match.running() !== null) return;
    this.#judge(match);
  }

  #judge(match: Match): void {
    const { host, game, step } = this;
    const right = reaches(match, step.goal, (position) => host.engine.fromPosition(position));
    this.did = moveDone(match.info, match.summary(match.ply()));
    if (right) {
      this.status = "right";
      keepStep(host.store, game, step.name);
      const said = [t("lessons-right"), stepWord(game, step.name, "why")];
      if (this.last) said.push(t("lessons-finished", { game }));
      host.announce(said.join(" "), "turn");
      return;
    }
    this.status = "wrong";
    this.wrong += 1;
    const said = [t("lessons-wrong")];
    if (this.wrong >= MARKED_AFTER) said.push(t("lessons-wrong-again"));
    host.announce(said.join(" "), "turn");
  }

  /** Marks where a right move begins. */
  #mark(): void {
    const { stage } = this.play;
    const { info } = stage.match;
    const names = this.step.solution.match(/[a-d]\d+/g) ?? [];
    // An offer names all its holes; of a sowing only the first is where it begins.
    const wanted = this.step.goal.kind === "offer" ? names : names.slice(0, 1);
    stage.flags.hint = {
      kind: "told",
      told: 1,
      sentences: [() => this.help()],
      move: null,
      holes: new Set(wanted.map((name) => info.holes.indexOf(name))),
      markedAt: 1,
    };
    stage.changed();
  }
}
