// What is learnt and played as xAPI statements, for the page around to complete (who it was) and to send where it likes.
import type { Outcome } from "../../game/index.js";
import type { App } from "../app.js";
import { ownAddress } from "../link/page-address.js";
import type { Play } from "../play/play.js";
import type { Exercise } from "../screens.js";
import { isPerson, onePerson } from "../seats.js";
import type { Seats } from "../state.js";
import { language } from "../words/words.js";

const VERBS = "http://adlnet.gov/expapi/verbs/";
/** How far something is done, in per cent. */
const PROGRESS = "https://w3id.org/xapi/cmi5/result/extensions/progress";
/** How many moves have been made. */
const PLIES = "#xapi-plies";

type Verb = "initialized" | "progressed" | "completed";

/** Makes statements about one activity after the other. */
export class Statements {
  readonly #tell: (statement: object) => void;
  #activity = { id: "", name: "", type: "" };
  #since = 0;
  /** A game that has been left and is gone back to is none that begins. */
  readonly #begun = new WeakSet<Play>();

  constructor(tell: (statement: object) => void) {
    this.#tell = tell;
  }

  /** A game is on the board: alone, or as a part of an exercise, which begins once. */
  begin(app: App, play: Play | null): void {
    const exercise = app.screens.current?.exercise;
    if (play === null || this.#begun.has(play)) return;
    this.#begun.add(play);
    const { game } = play.state;
    const page = ownAddress();
    const query =
      exercise === undefined
        ? `game=${game}`
        : `${exercise.what === "lesson" ? "lessons" : exercise.what}=${encodeURIComponent(exercise.name)}`;
    const id = `${page}?${query}`;
    if (exercise !== undefined && id === this.#activity.id) return;
    const type = exercise === undefined ? "game" : exercise.what === "lesson" ? "lesson" : "question";
    this.#activity = { id, name: document.title, type: `http://adlnet.gov/expapi/activities/${type}` };
    this.#since = performance.now();
    this.#state("initialized");
  }

  /** A move was made and shown. */
  progressed(play: Play): void {
    if (!this.#activity.type.endsWith("game")) return;
    const page = this.#activity.id.split("?")[0] ?? "";
    this.#state("progressed", { extensions: { [page + PLIES]: play.state.ply } });
  }

  /** A game has ended: the score is the stones that count; the person's, or where there is not one alone, South's. */
  ended(seats: Seats, outcome: Outcome): void {
    if (!this.#activity.type.endsWith("game")) return;
    const side = onePerson(seats) && isPerson(seats.N) ? "N" : "S";
    const max = outcome.scoreSouth + outcome.scoreNorth;
    const raw = side === "S" ? outcome.scoreSouth : outcome.scoreNorth;
    this.#complete(raw, max, onePerson(seats) ? outcome.result === side : null);
  }

  /** A puzzle, or a step of a lesson, is solved. */
  solved({ what, done, of }: Exercise): void {
    const all = what === "puzzle" || done === of;
    if (!all) this.#state("progressed", { extensions: { [PROGRESS]: Math.round((100 * done) / of) } });
    else this.#complete(done, of, done === of);
  }

  #complete(raw: number, max: number, success: boolean | null): void {
    const score = max > 0 ? { score: { scaled: raw / max, raw, min: 0, max } } : {};
    const seconds = Math.round((performance.now() - this.#since) / 10) / 100;
    this.#state("completed", {
      completion: true,
      ...(success === null ? {} : { success }),
      ...score,
      duration: `PT${seconds}S`,
    });
  }

  #state(verb: Verb, result?: object): void {
    const { id, name, type } = this.#activity;
    this.#tell({
      verb: { id: VERBS + verb, display: { en: verb } },
      object: { objectType: "Activity", id, definition: { type, name: { [language().code]: name } } },
      ...(result === undefined ? {} : { result }),
      timestamp: new Date().toISOString(),
      version: "1.0.3",
    });
  }
}
