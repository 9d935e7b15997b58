// A small board that shows an example's moves when it is asked to; there is one only while it is near the window.
import { html, render } from "lit/html.js";
import type { MagombaBoard } from "../../board/index.js";
import { NO_MARKS } from "../../board/types.js";
import type { BoardInfo, BoardState, Engine, Step } from "../../game/index.js";
import { announce } from "../announce.js";
import { icon } from "../views/icons.js";
import { moveDone } from "../words/moves.js";
import { t } from "../words/words.js";
import type { Example } from "./examples.js";

/** A move with the board before it, and what is said of it. */
interface Shown {
  readonly before: BoardState;
  readonly steps: readonly Step[];
  readonly sentence: string;
}

/** What an example shows: taken from the engine at once, so that no game has to be kept. */
interface Play {
  readonly info: BoardInfo;
  readonly start: BoardState;
  readonly moves: readonly Shown[];
}

/** How far outside the window (CSS pixels) a board is made already. */
const NEAR = "240px";
/** Milliseconds between two moves of an example. */
const REST = 700;

/** `<magomba-example>`: set `example` and `engine`. */
export class LiveBoard extends HTMLElement {
  engine: Engine | null = null;
  #example: Example | null = null;
  #play: Play | null = null;
  #board: MagombaBoard | null = null;
  /** The sentences of what has been shown. */
  #told = "";
  #running = false;
  #shown = false;
  #run = 0;
  readonly #watch = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting === true) this.#make();
      else this.#drop();
    },
    { rootMargin: NEAR },
  );

  set example(example: Example) {
    if (example === this.#example) return;
    this.#example = example;
    this.#drop();
    if (!this.isConnected) return;
    // What has changed has to be looked at afresh.
    this.#watch.disconnect();
    this.#watch.observe(this);
  }

  connectedCallback(): void {
    this.#draw();
    this.#watch.observe(this);
  }

  disconnectedCallback(): void {
    this.#watch.disconnect();
    this.#drop();
  }

  #make(): void {
    if (this.#board !== null || this.#example === null || this.engine === null) return;
    this.#play = playOf(this.engine, this.#example);
    const board = document.createElement("magomba-board");
    // To be looked at only: its holes would be buttons without a use.
    board.inert = true;
    board.options = { counts: "always", labels: true, holds: false, facing: false };
    this.#board = board;
    this.#draw();
    board.setBoard(this.#play.info);
    board.show(this.#play.start, NO_MARKS);
  }

  #drop(): void {
    this.#run += 1;
    this.#running = false;
    this.#shown = false;
    this.#told = "";
    this.#play = null;
    this.#board = null;
    this.#draw();
  }

  #press(): void {
    if (this.#running) this.#stop();
    else void this.#showMoves();
  }

  #stop(): void {
    this.#run += 1;
    this.#running = false;
    this.#told = "";
    if (this.#play !== null) this.#board?.show(this.#play.start, NO_MARKS);
    this.#draw();
  }

  async #showMoves(): Promise<void> {
    const [play, board] = [this.#play, this.#board];
    if (play === null || board === null) return;
    const run = ++this.#run;
    const current = (): boolean => run === this.#run;
    this.#running = true;
    this.#told = "";
    this.#draw();
    try {
      for (const [index, { before, steps, sentence }] of play.moves.entries()) {
        board.show(before, NO_MARKS);
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, REST));
        if (!current()) return;
        await board.play(before, steps, "normal");
        if (!current()) return;
        this.#told = this.#told === "" ? sentence : `${this.#told} ${sentence}`;
        announce(sentence);
        this.#draw();
      }
    } catch (error) {
      console.error(error);
    }
    if (!current()) return;
    this.#running = false;
    this.#shown = true;
    this.#draw();
  }

  #draw(): void {
    const example = this.#example;
    if (example === null) return;
    const label = this.#running ? t("rules-stop") : this.#shown ? t("rules-show-again") : t("rules-show");
    render(
      html`<figure class="example">
        <div
          class="example-board"
          role="img"
          aria-label=${this.#play === null ? t(example.words) : describe(this.#play)}
        >
          ${this.#board}
        </div>
        <figcaption>
          <p>${t("rules-example", { what: t(example.words) })}</p>
          <button
            type="button"
            class="button small"
            data-action="show-example"
            ?data-running=${this.#running}
            ?data-shown=${this.#shown}
            @click=${() => {
              this.#press();
            }}
          >
            ${icon(this.#running ? "close" : "show")}<span>${label}</span>
          </button>
          <p class="told" ?hidden=${this.#told === ""}>${this.#told}</p>
        </figcaption>
      </figure>`,
      this,
    );
  }
}

/** Plays an example through. */
function playOf(engine: Engine, { position, moves }: Example): Play {
  const match = engine.fromPosition(position);
  try {
    const start = match.state();
    const shown = moves.map((move): Shown => {
      const before = match.state();
      const { steps } = match.act(move);
      return { before, steps, sentence: moveDone(match.info, match.summary(match.ply())) };
    });
    return { info: match.info, start, moves: shown };
  } finally {
    match.free();
  }
}

/** What lies on the board, row by row from the far one, for those who do not see it. */
function describe({ info, start }: Play): string {
  const rows: string[] = [];
  for (let row = 0; row < info.rows; row += 1) {
    const from = row * info.columns;
    const counts = Array.from(start.stones).slice(from, from + info.columns);
    rows.push(t("rules-row", { row: (info.holes[from] ?? "")[0] ?? "", counts: counts.join(" ") }));
  }
  return rows.join(" ");
}

customElements.define("magomba-example", LiveBoard);
