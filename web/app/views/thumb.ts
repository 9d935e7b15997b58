// A small drawn board for a game's card; drawn again when its size, its rules or the theme change.
import { drawThumbnail, watchTheme } from "../../board/index.js";
import type { BoardInfo, BoardState } from "../../game/index.js";

/** `<magomba-thumb>`: a canvas that fills its element. Pure decoration: the card's words say what it is. */
export class Thumb extends HTMLElement {
  readonly #canvas = document.createElement("canvas");
  readonly #watch = new ResizeObserver(() => {
    this.#draw();
  });
  #board: { info: BoardInfo; state: BoardState } | null = null;
  #key = "";
  #unwatch = (): void => undefined;

  connectedCallback(): void {
    this.setAttribute("aria-hidden", "true");
    Object.assign(this.#canvas.style, { width: "100%", height: "100%" });
    if (this.#canvas.parentNode !== this) this.append(this.#canvas);
    this.#watch.observe(this);
    this.#unwatch();
    this.#unwatch = watchTheme(() => {
      this.#draw();
    });
  }

  disconnectedCallback(): void {
    this.#watch.disconnect();
    this.#unwatch();
  }

  /** What is drawn; `key` names it, so that the same board is not drawn twice. */
  set board(board: { key: string; info: BoardInfo; state: BoardState }) {
    if (board.key === this.#key) return;
    this.#key = board.key;
    this.#board = board;
    this.#draw();
  }

  #draw(): void {
    if (this.#board === null || this.clientWidth === 0) return;
    drawThumbnail(this.#canvas, this.#board.info, this.#board.state);
  }
}

customElements.define("magomba-thumb", Thumb);
