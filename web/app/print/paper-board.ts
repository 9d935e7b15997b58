// The drawings that are printed, black on white: a board in its real size, and a small diagram of a position.
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit/html.js";
import type { BoardInfo, BoardState } from "../../game/index.js";
import { EDGE, FLAP, rowsGap, type Part, type Sheets } from "./sheets.js";

/** The row letters from the far row to South's outer one. */
const letters = (rows: number): readonly string[] => (rows === 4 ? ["d", "c", "b", "a"] : ["b", "a"]);

/** One sheet of a board, in millimetres: as large on paper as it says. `join` is written on the strip for glue. */
export function sheetView(
  info: BoardInfo,
  sheets: Sheets,
  part: Part,
  label: string,
  join: string | null,
): TemplateResult {
  const { pitch, hole } = sheets;
  const { rows, columns } = info;
  const gap = rowsGap(rows);
  const first = part.from === 0;
  const last = part.from + part.columns === columns;
  const left = first ? EDGE : 0;
  const inner = part.columns * pitch;
  const width = left + inner + (last ? EDGE : FLAP);
  const height = rows * pitch + gap + 2 * EDGE;
  const y = (row: number): number => EDGE + (row + 0.5) * pitch + (row >= rows / 2 ? gap : 0);
  const x = (column: number): number => left + (column - part.from + 0.5) * pitch;
  const marks: SVGTemplateResult[] = [];
  for (let row = 0; row < rows; row += 1) {
    if (first) marks.push(text(EDGE / 2, y(row), letters(rows)[row] ?? ""));
    for (let column = part.from; column < part.from + part.columns; column += 1) {
      marks.push(holeMark(x(column), y(row), hole / 2, info.heads[row * columns + column] === true));
    }
  }
  for (let column = part.from; column < part.from + part.columns; column += 1) {
    marks.push(text(x(column), height - EDGE * 0.66, String(column + 1)));
  }
  const middle = EDGE + (rows / 2) * pitch + gap / 2;
  return html`<svg
    class="paper-board"
    viewBox="0 0 ${width.toFixed(2)} ${height.toFixed(2)}"
    width="${width.toFixed(2)}mm"
    height="${height.toFixed(2)}mm"
    role="img"
    aria-label=${label}
  >
    ${frame(width, height, first, last)}
    ${svg`<path d="M${first ? left : 0} ${middle - 1}H${left + inner}M${first ? left : 0} ${middle + 1}H${left + inner}" stroke-width="0.4" />`}
    ${marks} ${arrows(info, left, inner, height)}
    ${
      join === null
        ? svg``
        : svg`<path d="M${left + inner} 0V${height}" stroke-width="0.3" stroke-dasharray="3 2" /><text class="join" x=${-height / 2} y=${width - FLAP / 2} transform="rotate(-90)">${join}</text>`
    }
  </svg>`;
}

/** The board's outline, open where another sheet goes on. */
function frame(width: number, height: number, first: boolean, last: boolean): SVGTemplateResult {
  const x1 = first ? 0.5 : 0;
  const x2 = last ? width - 0.5 : width;
  const top = `M${x1} 0.5H${x2}`;
  const bottom = `M${x1} ${height - 0.5}H${x2}`;
  const sides = `${first ? `M0.5 0.5V${height - 0.5}` : ""}${last ? `M${width - 0.5} 0.5V${height - 0.5}` : ""}`;
  return svg`<path d="${top}${bottom}${sides}" stroke-width="0.8" />`;
}

/** A hole; a head is a rounded square with a sign in it, so that it is known without any colour. */
function holeMark(x: number, y: number, r: number, head: boolean): SVGTemplateResult {
  if (!head) return svg`<circle cx=${x} cy=${y} r=${r} stroke-width="0.5" />`;
  const s = r * 0.22;
  return svg`<rect x=${x - r} y=${y - r} width=${2 * r} height=${2 * r} rx=${r * 0.45} stroke-width="0.9" /><path
    d="M${x} ${y - s}L${x + s} ${y}L${x} ${y + s}L${x - s} ${y}Z" stroke-width="0.5" />`;
}

/** Which way each side sows, at the edges: South to the right, North to the left. */
function arrows({ rows }: BoardInfo, left: number, inner: number, height: number): SVGTemplateResult {
  const middle = left + inner / 2;
  const south = `M${middle - 22} ${height - EDGE * 0.22}h14m-2.500 -1.200l2.500 1.200l-2.500 1.200`;
  const north = `M${middle + 22} ${EDGE * 0.4}h-14m2.500 -1.200l-2.500 1.200l2.500 1.200`;
  return svg`<path d="${south}${rows > 0 ? north : ""}" stroke-width="0.4" />`;
}

const text = (x: number, y: number, words: string): SVGTemplateResult => svg`<text x=${x} y=${y}>${words}</text>`;

/** A small diagram of a position: the number of stones in each hole, and whose holes they are by the line round them. */
export function diagramView(info: BoardInfo, state: BoardState, label: string, last: string | null): TemplateResult {
  const { rows, columns } = info;
  const gap = 3;
  const width = columns * 10 + 8;
  const height = rows * 10 + gap + 8;
  const marks: SVGTemplateResult[] = [];
  info.holes.forEach((name, index) => {
    const row = Math.floor(index / columns);
    const x = 8 + (index % columns) * 10 + 5;
    const y = row * 10 + 5 + (row >= rows / 2 ? gap : 0);
    const stones = state.stones[index] ?? 0;
    const strong = name === last ? 1 : 0.35;
    const dashes = info.game === "gore" && state.owners[index] === 1 ? "1.500 1" : "none";
    marks.push(
      info.heads[index] === true
        ? svg`<rect x=${x - 4.3} y=${y - 4.3} width="8.6" height="8.6" rx="2" stroke-width=${strong} />`
        : svg`<circle cx=${x} cy=${y} r="4.3" stroke-width=${strong} stroke-dasharray=${dashes} />`,
    );
    if (stones > 0) marks.push(svg`<text x=${x} y=${y}>${stones}</text>`);
    if (index % columns === 0) marks.push(svg`<text class="small" x="3.500" y=${y}>${name[0]}</text>`);
  });
  for (let column = 0; column < columns; column += 1) {
    marks.push(svg`<text class="small" x=${13 + column * 10} y=${height - 4}>${column + 1}</text>`);
  }
  return html`<svg class="diagram" viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
    <path d="M8 ${(rows / 2) * 10 + gap / 2}H${width}" stroke-width="0.3" />
    ${marks}
  </svg>`;
}
