// A board in a few strokes, for a line of the list: where stones lie, and how many.
import { html, nothing, svg, type TemplateResult } from "lit/html.js";

/** The stones of a position's text, row by row from the far one; null where it is no such text. */
export function rowsOf(position: string): number[][] | null {
  const board = position.split(" ")[1] ?? "";
  const rows = board.split("/").map((row) =>
    row.split(",").flatMap((part) => {
      const [stones = "", holes = "1"] = part.split("x");
      const times = Number(holes);
      return times >= 1 && times <= 64 && stones !== "" ? Array<number>(Math.floor(times)).fill(Number(stones)) : [];
    }),
  );
  const columns = rows[0]?.length ?? 0;
  const fits = rows.length <= 4 && columns > 0 && columns <= 64 && rows.every((row) => row.length === columns);
  return fits && rows.every((row) => row.every((stones) => stones >= 0 && stones <= 255)) ? rows : null;
}

/** The board of a position; nothing where its text is none. Decoration: what matters is said in words beside it. */
export function miniBoard(position: string): TemplateResult | typeof nothing {
  const rows = rowsOf(position);
  if (rows === null) return nothing;
  const holes = rows.flatMap((row, y) => row.map((_, x) => circle(x, y, 4.2))).join("");
  const stones = rows
    .flatMap((row, y) =>
      row.map((count, x) => (count === 0 ? "" : circle(x, y, Math.min(4, 1.3 + Math.sqrt(count) / 2)))),
    )
    .join("");
  const box = `-6 -6 ${(rows[0]?.length ?? 1) * 10 + 2} ${rows.length * 10 + 2}`;
  return html`<svg class="mini" viewBox=${box} aria-hidden="true">
    ${svg`<path class="mini-holes" d=${holes} /><path class="mini-stones" d=${stones} />`}
  </svg>`;
}

function circle(column: number, row: number, radius: number): string {
  const r = radius.toFixed(1);
  return `M${column * 10 - radius} ${row * 10}a${r} ${r} 0 1 0 ${radius * 2} 0a${r} ${r} 0 1 0 ${-radius * 2} 0`;
}
