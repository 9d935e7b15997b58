// The page in a frame talks with the page around it: hears its messages, and tells what happens (docs/embed.md).
import { VERSION, type GameState, type PageState, type Question, type Told } from "../../embed/protocol.js";
import { errorText } from "../../game/index.js";
import type { App } from "../app.js";
import { readGame, type Parameters } from "../asked/parameters.js";
import { seatsOf } from "../asked/asked.js";
import type { Play } from "../play/play.js";
import { readScreen } from "../screens.js";
import { PERSON } from "../seats.js";
import type { PlayState } from "../state.js";
import { languageOf } from "../words/languages.js";
import { language } from "../words/words.js";
import { heightOf } from "./height.js";
import { readWish, type Wish } from "./wishes.js";
import { Statements } from "./xapi.js";

/** Why a message was not done; `code` is for programs. */
class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Talks with `window.parent`, and nobody else. */
export class Bridge {
  readonly #origin: string | null;
  readonly #statements: Statements | null;
  #app: App | null = null;
  #ready = false;
  /** The page around has asked for the height. */
  #resizes = false;
  #height = 0;
  #measuring = false;
  /** What was told last: of which game, its moves and cursor, question, end and exercise. */
  #play: Play | null = null;
  #moves: readonly string[] = [];
  #ply = 0;
  #asked = "";
  #ended = false;
  #solved = false;
  #failed = false;

  constructor({ origin, xapi }: Parameters) {
    this.#origin = origin;
    this.#statements = xapi ? new Statements((statement) => this.tell({ type: "xapi", statement })) : null;
    takeNoFocus();
    addEventListener("message", (event) => {
      // Whoever else can send something here has no business with it.
      if (event.source !== window.parent || (origin !== null && event.origin !== origin)) return;
      void this.#hear(event.data);
    });
    addEventListener("resize", () => {
      this.#measureSoon();
    });
  }

  /** Tells the page around something. */
  tell(told: Told): void {
    window.parent.postMessage({ magomba: VERSION, ...told }, this.#origin ?? "*");
  }

  /** The page was drawn: tells what is new since it was drawn last. */
  follow(app: App): void {
    this.#app = app;
    if (app.screen === "loading") return;
    if (app.screen === "error") {
      if (!this.#failed) this.tell({ type: "error", code: "engine", message: "The engine could not be loaded." });
      this.#failed = true;
      return;
    }
    // The game is looked at first: being ready tells of it already.
    const play = gameOf(app);
    const fresh = play !== this.#play;
    if (fresh) this.#begin(app, play);
    if (!this.#ready) {
      this.#ready = true;
      this.tell({ type: "ready", state: this.#state() });
    } else if (fresh) this.tell({ type: "state", state: this.#state() });
    if (play !== null) this.#followGame(play);
    this.#followExercise(app);
    this.#measureSoon();
  }

  #begin(app: App, play: Play | null): void {
    this.#play = play;
    this.#moves = play?.state.moves ?? [];
    this.#ply = play?.state.ply ?? 0;
    this.#asked = "";
    this.#ended = false;
    // The steps of a lesson are one activity.
    this.#statements?.begin(app, play);
  }

  #followGame(play: Play): void {
    const { state } = play;
    // What is being shown is told when it has been seen.
    if (state.phase === "animating") return;
    const { moves, ply } = state;
    const went = ply > this.#ply && this.#moves.slice(0, this.#ply).every((move, at) => move === moves[at]);
    if (went && moves.length > this.#moves.length) {
      for (let at = this.#ply; at < ply; at += 1) this.#tellMove(play, at);
      this.#statements?.progressed(play);
    } else if (
      ply !== this.#ply ||
      moves.length !== this.#moves.length ||
      moves.some((move, at) => move !== this.#moves[at])
    ) {
      if (ply > 0 && moves[ply - 1] !== this.#moves[ply - 1]) this.#tellMove(play, ply - 1);
      else this.tell({ type: "state", state: this.#state() });
    }
    this.#moves = moves;
    this.#ply = ply;
    const choice = questionOf(state);
    const asked = choice === null ? "" : `${ply} ${JSON.stringify(choice)} ${play.stage.match.running() ?? ""}`;
    if (choice !== null && asked !== this.#asked) this.tell({ type: "choice", side: state.side, choice });
    this.#asked = asked;
    const { outcome } = state;
    if (outcome !== null && !this.#ended) {
      this.tell({ type: "result", outcome, plies: state.plies });
      this.#statements?.ended(state.seats, outcome);
    }
    this.#ended = outcome !== null;
  }

  #tellMove(play: Play, at: number): void {
    const { match } = play.stage;
    const { side, move } = match.summary(at + 1);
    // Of moves that came at once only the last one's position is at hand.
    const position = at + 1 === match.ply() ? match.position() : "";
    this.tell({ type: "move", move, side, ply: at + 1, position });
  }

  #followExercise(app: App): void {
    const exercise = app.screens.current?.exercise;
    if (exercise?.solved === true && !this.#solved) {
      const { what, name, done, of } = exercise;
      this.tell({ type: "solved", what, name, done, of });
      this.#statements?.solved(exercise);
    }
    this.#solved = exercise?.solved === true;
  }

  /** A message has come: does what it asks, and answers. */
  async #hear(data: unknown): Promise<void> {
    const heard = readWish(data);
    if (heard === null) return;
    const id = heard.id === null ? {} : { id: heard.id };
    try {
      if ("problem" in heard) throw new Refusal("message", heard.problem);
      await this.#do(heard.wish);
      if (heard.id !== null || heard.wish.type === "state") {
        this.tell({ type: "state", ...id, state: this.#state() });
      }
    } catch (error) {
      const { code } = error as { code?: unknown };
      this.tell({
        type: "error",
        ...id,
        code: typeof code === "string" ? code : "failed",
        message: errorText(error),
      });
    }
  }

  async #do(wish: Wish): Promise<void> {
    if (wish.type === "hello") {
      this.#resizes = wish.resize;
      this.#height = 0;
      // Who comes late has not heard it.
      if (this.#ready) this.tell({ type: "ready", state: this.#state() });
      this.#measureSoon();
      return;
    }
    const app = this.#app;
    const engine = app?.engine ?? null;
    if (app === null || engine === null || !this.#ready) throw new Refusal("not-ready", "The page is not ready yet.");
    if (app.asked?.alone === true && (wish.type === "start" || wish.type === "load")) {
      throw new Refusal("kiosk", "Visitors begin the games of a kiosk.");
    }
    switch (wish.type) {
      case "state":
        break;
      case "start": {
        const game = readGame(wish.parameters, engine.games, (name, _value, expected) => {
          throw new Refusal("message", `${name}: ${expected}`);
        });
        if (game !== null) app.entering.begin(engine.start(game.rules, game.columns), seatsOf(wish.parameters));
        break;
      }
      case "load": {
        const { south, north } = wish.parameters;
        const match = "record" in wish ? engine.fromRecord(wish.record) : engine.fromPosition(wish.position);
        if ("record" in wish && wish.ply !== null) match.goTo(Math.min(wish.ply, match.plies()));
        app.entering.lookAt(match, { S: south ?? PERSON, N: north ?? PERSON }, null);
        break;
      }
      case "language": {
        const wanted = languageOf(wish.value, app.tongue.offered);
        if (wanted === null) throw new Refusal("language", "There is no such language here.");
        await app.tongue.choose(wanted.code);
        break;
      }
      case "theme":
        app.preferences.change({ theme: wish.value as typeof app.preferences.now.theme });
        break;
      case "play":
        playMoves(gameOf(app), wish.moves);
        break;
      case "reset":
        reset(app);
        break;
    }
  }

  #state(): PageState {
    const app = this.#app;
    const { dataset } = document.documentElement;
    const own = app?.screens.current;
    const screen = own === null || own === undefined ? (app?.screen ?? "loading") : (own.exercise?.what ?? "page");
    const play = app === null ? null : gameOf(app);
    return {
      screen,
      phase: own?.state ?? (screen === "game" ? (play?.state.phase ?? "loading") : screen),
      lang: language().code,
      theme: dataset["theme"] ?? "light",
      game: play === null ? null : stateOf(play),
    };
  }

  #measureSoon(): void {
    if (!this.#resizes || this.#measuring) return;
    this.#measuring = true;
    // Not with the next picture: a frame that is scrolled out of sight gets none.
    setTimeout(() => {
      this.#measuring = false;
      const height = heightOf(this.#app?.play?.state.info ?? null);
      // A hair more or less would have both pages move for nothing.
      if (Math.abs(height - this.#height) < 2) return;
      this.#height = height;
      this.tell({ type: "height", height });
    }, 20);
  }
}

/** The game that is on: while its analysis is, not what is tried out there. */
function gameOf(app: App): Play | null {
  return app.study.game ?? app.play;
}

function questionOf({ phase, choice, offer }: PlayState): Question | null {
  if (phase !== "choice") return null;
  return choice ?? { kind: "answer", holes: offer };
}

function stateOf(play: Play): GameState {
  const { match } = play.stage;
  const { info, position, moves, ply, side, outcome } = play.state;
  return {
    rules: info.rules,
    position,
    record: match.record(),
    moves,
    ply,
    side,
    choice: questionOf(play.state),
    outcome,
  };
}

/** Plays moves and shows them; throws, and leaves the game as it is, when one of them is not legal. */
function playMoves(play: Play | null, moves: readonly string[]): void {
  if (play === null) throw new Refusal("no-game", "There is no game on the board.");
  const { stage } = play;
  const { match } = stage;
  match.whatIf(moves);
  stage.overtake();
  match.cancel();
  const [first = ""] = moves;
  // A single move may be a lesson's, or a puzzle's, which is judged when it has been shown.
  if (moves.length === 1) {
    stage.turn(() => match.act(first));
    return;
  }
  const from = match.ply();
  for (const move of moves) match.act(move);
  play.arrive(from);
}

/** Begins anew: the game on the board at its first position, anything else as the address asks for it. */
function reset(app: App): void {
  if (app.screen === "game") {
    app.perform("new-game");
    return;
  }
  const screen = app.asked?.alone === true ? null : readScreen(location.search);
  if (screen !== null) void app.screens.open(screen.name, screen.wish, true);
  else app.asked?.open(app);
}

/** A page in a frame takes the focus only where it has it already: visitors may be reading, or writing, beside it. */
function takeNoFocus(): void {
  const focus = Reflect.get<HTMLElement, "focus">(HTMLElement.prototype, "focus");
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
