// The board's accessible twin: a real button over every drawn hole, so pointer, key and screen reader take the same way.

import type { BoardInfo } from "../game/types.js";
import type { Layout } from "./layout.js";
import type { Marks, Shown, SideIndex } from "./types.js";

/** Milliseconds after which a touch is a long one. */
const HELD = 450;

/** What the twin tells its board. */
export interface TwinEvents {
  /** A hole's button was activated. */
  activated(index: number): void;
  /** The hole that is pointed at or focused has changed. */
  attended(): void;
}

/** What the twin puts into words and attributes. */
export interface TwinState {
  stones: ArrayLike<number>;
  owners: ArrayLike<number>;
  taken: readonly [number, number];
  marks: Marks;
}

/** The words for it, which are the app's. */
export interface TwinWords {
  labelFor(index: number, shown: Shown): string;
  heapText(side: SideIndex, taken: number): string;
}

/** The grid of buttons. Content coordinates are those of the layout. */
export class Twin {
  readonly element = document.createElement("div");
  /** South's heap and North's, each as a sentence that is heard but not seen. */
  readonly heaps: readonly [HTMLElement, HTMLElement] = [heapWords("S"), heapWords("N")];
  /** The hole under the pointer, and the one that has the focus. */
  hovered: number | null = null;
  focused: number | null = null;
  /** A long touch only attends to its hole: when it ends, nothing is activated. */
  holds = false;
  /** When the touch that is going on began; null without one. */
  private touched: number | null = null;
  private buttons: HTMLButtonElement[] = [];
  /** The names of rows and columns. */
  private headers: HTMLElement[] = [];
  private rows = 1;
  /** The board that the buttons were made for. */
  private built = "";
  private layout: Layout | undefined;
  private current = 0;

  constructor(private readonly events: TwinEvents) {
    this.element.className = "holes";
    this.element.setAttribute("role", "grid");
    this.element.addEventListener("keydown", (event) => {
      this.key(event);
    });
  }

  /** Makes the buttons of a board, a row of the grid for each row of holes, with headers that are heard but not seen. */
  build(info: BoardInfo): void {
    // Another game on the same board needs no other buttons; making them takes a while.
    const key = [info.columns, ...info.holes, ...info.heads].join(" ");
    if (key === this.built) {
      if (this.focused === null) this.rove((info.rows - 1) * info.columns);
      return;
    }
    this.built = key;
    this.buttons = [];
    this.rows = info.rows;
    this.hovered = this.focused = null;
    const corner = header("gridcell", "");
    const names = Array.from({ length: info.columns }, (_, column) => header("columnheader", String(column + 1)));
    const rows = [gridRow(corner, ...names)];
    this.headers = names;
    for (let row = 0; row < info.rows; row++) {
      const name = header("rowheader", info.holes[row * info.columns]?.charAt(0) ?? "");
      this.headers.push(name);
      const line = gridRow(name);
      for (let column = 0; column < info.columns; column++) line.append(this.cell(info, row * info.columns + column));
      rows.push(line);
    }
    // South's first hole is where a player at the near side begins.
    this.current = (info.rows - 1) * info.columns;
    this.element.replaceChildren(...rows);
    this.rove(this.current);
  }

  private cell(info: BoardInfo, i: number): HTMLElement {
    const cell = document.createElement("div");
    cell.setAttribute("role", "gridcell");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["hole"] = info.holes[i] ?? "";
    button.toggleAttribute("data-head", info.heads[i] === true);
    button.addEventListener("pointerdown", (event) => {
      this.touched = event.pointerType === "touch" ? event.timeStamp : null;
    });
    button.addEventListener("click", (event) => {
      const held = this.touched !== null && event.timeStamp - this.touched > HELD;
      this.touched = null;
      if (held && this.holds) return;
      this.rove(i);
      this.events.activated(i);
    });
    button.addEventListener("focus", () => {
      this.rove(i);
      this.focused = i;
      this.events.attended();
    });
    button.addEventListener("blur", () => {
      this.focused = null;
      this.events.attended();
    });
    button.addEventListener("pointerenter", () => {
      this.hovered = i;
      this.events.attended();
    });
    button.addEventListener("pointerleave", () => {
      if (this.hovered === i) this.hovered = null;
      this.events.attended();
    });
    cell.append(button);
    this.buttons.push(button);
    return cell;
  }

  /** Lays the buttons over the holes, and the names where they are drawn (seen only where the drawing is put away). */
  place(layout: Layout): void {
    this.layout = layout;
    for (const name of this.headers) {
      const label = layout.labels.find(({ text }) => text === name.textContent);
      name.toggleAttribute("data-placed", label !== undefined);
      if (!label) continue;
      name.style.left = `${label.x}px`;
      name.style.top = `${label.y}px`;
    }
    this.buttons.forEach((button, i) => {
      const hole = layout.holes[i];
      if (!hole) return;
      const { style } = button;
      style.left = `${hole.x - hole.rx}px`;
      style.top = `${hole.y - hole.ry}px`;
      style.width = `${hole.rx * 2}px`;
      style.height = `${hole.ry * 2}px`;
    });
  }

  /** Keeps names and attributes in step with what is shown, of all holes or of `some`. */
  update(state: TwinState, words: TwinWords, some?: Iterable<number>): void {
    for (const i of some ?? this.buttons.keys()) this.updateHole(i, state, words);
    this.heaps.forEach((element, side) => {
      const taken = state.taken[side === 0 ? 0 : 1];
      const text = words.heapText(side === 0 ? 0 : 1, taken);
      set(element, "data-stones", String(taken));
      if (element.textContent !== text) element.textContent = text;
    });
  }

  private updateHole(i: number, { stones, owners, marks }: TwinState, words: TwinWords): void {
    const button = this.buttons[i];
    if (!button) return;
    const shown: Shown = {
      stones: stones[i] ?? 0,
      owner: owners[i] === 1 ? 1 : 0,
      preview: marks.preview?.get(i) ?? null,
    };
    set(button, "data-stones", String(shown.stones));
    set(button, "data-owner", shown.owner === 1 ? "N" : "S");
    set(button, "aria-label", words.labelFor(i, shown));
    button.toggleAttribute("data-startable", marks.startable.has(i));
    button.toggleAttribute("data-pickable", marks.pickable.has(i));
    button.toggleAttribute("data-picked", marks.picked.has(i));
    button.toggleAttribute("data-chosen", marks.chosen === i);
    button.toggleAttribute("data-offered", marks.offered.has(i));
    button.toggleAttribute("data-last", marks.last === i);
    button.toggleAttribute("data-hinted", marks.hinted.has(i));
    button.toggleAttribute("data-ghost", marks.ghost === i);
    if (shown.preview === null) button.removeAttribute("data-preview");
    else set(button, "data-preview", String(shown.preview));
  }

  private focus(index: number): void {
    this.buttons[index]?.focus();
  }

  /** Only one button is in the order of the Tab key: the one where the player was last. */
  private rove(index: number): void {
    const before = this.buttons[this.current];
    if (before) before.tabIndex = -1;
    this.buttons.forEach((button, i) => {
      const wanted = i === index ? 0 : -1;
      if (button.tabIndex !== wanted) button.tabIndex = wanted;
    });
    this.current = index;
  }

  private key(event: KeyboardEvent): void {
    // A key that is held down, perhaps since another button had the focus, is no new wish; only arrows go on.
    if (event.repeat && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = this.neighbour(event.key);
    if (target === null) return;
    event.preventDefault();
    this.focus(target);
  }

  /** The hole an arrow, Home or End leads to, as seen on the screen; null for other keys. */
  private neighbour(key: string): number | null {
    const { layout } = this;
    if (!layout) return null;
    const { rows } = this;
    const columns = layout.holes.length / rows;
    let row = Math.floor(this.current / columns);
    let column = this.current % columns;
    // On a turned board screen-right is a row nearer to South, screen-up a higher column.
    const turned = layout.portrait;
    switch (key) {
      case "ArrowLeft":
        if (turned) row--;
        else column--;
        break;
      case "ArrowRight":
        if (turned) row++;
        else column++;
        break;
      case "ArrowUp":
        if (turned) column++;
        else row--;
        break;
      case "ArrowDown":
        if (turned) column--;
        else row++;
        break;
      case "Home":
        column = 0;
        break;
      case "End":
        column = columns - 1;
        break;
      default:
        return null;
    }
    if (row < 0 || row >= rows || column < 0 || column >= columns) return this.current;
    return row * columns + column;
  }
}

function gridRow(...cells: HTMLElement[]): HTMLElement {
  const row = document.createElement("div");
  row.setAttribute("role", "row");
  row.append(...cells);
  return row;
}

function header(role: "columnheader" | "gridcell" | "rowheader", name: string): HTMLElement {
  const cell = document.createElement("div");
  cell.className = "header-words";
  cell.setAttribute("role", role);
  cell.textContent = name;
  return cell;
}

function heapWords(side: "S" | "N"): HTMLElement {
  const element = document.createElement("span");
  element.className = "heap-words";
  element.dataset["heap"] = side;
  return element;
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
