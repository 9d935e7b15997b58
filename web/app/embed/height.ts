// How high the frame would have to be to show all of the page; it does not depend on how high the frame is.
import type { BoardInfo } from "../../game/index.js";

/** Widths up to which the board is turned: one on which its rows would be too thin lies along the window's height. */
const NARROW = 600;
/** The least and the most height of a board. */
const LEAST = 200;
const MOST = 640;
/** What a board takes beside its holes, in holes: heaps and letters along its rows, numbers across. */
const ALONG = 2.5;
const ACROSS = 1.2;

/** The height in CSS pixels; `info`: of the board that is on, or null where the page is something to read. */
export function heightOf(info: BoardInfo | null): number {
  const main = document.querySelector<HTMLElement>("#app > .play, #app > main, #app > .leaf");
  if (main === null) return 0;
  if (!main.classList.contains("play") || info === null) return contentHeight(main);
  const board = boardHeight(info, document.documentElement.clientWidth);
  const table = main.querySelector<HTMLElement>("magomba-board");
  // Everything around the board is as high as it is, whatever the frame's height.
  const around = [...main.querySelectorAll<HTMLElement>(".bar, #prompt")].reduce((sum, part) => {
    const { marginTop, marginBottom, position } = getComputedStyle(part);
    return position === "absolute" ? sum : sum + part.offsetHeight + parseFloat(marginTop) + parseFloat(marginBottom);
  }, 16);
  return table === null ? contentHeight(main) : Math.ceil(board + around);
}

/** The height of a board that fills a width. */
function boardHeight({ columns, rows }: BoardInfo, width: number): number {
  const along = columns + ALONG;
  const across = rows + ACROSS;
  const height = width > NARROW ? (width * across) / along : (width * along) / (across + 1);
  return Math.min(MOST, Math.max(LEAST, height));
}

/** What is read ends where its last part ends: the page itself is never less high than its frame. */
function contentHeight(main: HTMLElement): number {
  const top = main.getBoundingClientRect().top;
  const ends = [...main.children].map((part) => part.getBoundingClientRect().bottom);
  const { paddingTop, paddingBottom } = getComputedStyle(main);
  const starts = [...main.children].map((part) => part.getBoundingClientRect().top);
  const parts = Math.max(0, ...ends) - Math.min(Math.max(0, ...ends), ...starts);
  return Math.ceil(Math.max(0, top + scrollY) + parts + parseFloat(paddingTop) + parseFloat(paddingBottom));
}
