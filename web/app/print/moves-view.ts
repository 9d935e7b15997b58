// A game's moves on paper, with a diagram every so many moves.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BoardState, Engine, Match, Outcome, Side } from "../../game/index.js";
import { resultHeading } from "../words/moves.js";
import { t } from "../words/words.js";
import { diagramView } from "./paper-board.js";

/** A game as it is printed, free of the engine. */
export interface Printed {
  readonly info: Match["info"];
  readonly moves: readonly { readonly text: string; readonly side: Side; readonly last: string | null }[];
  /** The board before the first move, and after each. */
  readonly boards: readonly BoardState[];
  readonly outcome: Outcome | null;
}

/** Reads all that is printed of a game, from a copy: in the game itself a turn may be running. */
export function readPrinted(engine: Engine, game: Match): Printed {
  const match = engine.fromRecord(game.record());
  try {
    return readAll(match);
  } finally {
    match.free();
  }
}

function readAll(match: Match): Printed {
  const boards: BoardState[] = [];
  for (let ply = 0; ply <= match.plies(); ply += 1) {
    match.goTo(ply);
    boards.push(match.state());
  }
  const outcome = match.outcome();
  const moves = match.moves().map((text, index) => {
    const { side, last = null } = match.summary(index + 1);
    return { text, side, last };
  });
  return { info: match.info, moves, boards, outcome };
}

/** The pages of a game's moves; `every`: a diagram after so many moves, or null for the last position only. */
export function movesView(game: Printed, every: number | null): TemplateResult {
  const { moves } = game;
  const size = every ?? Math.max(1, moves.length);
  const blocks: TemplateResult[] = [];
  for (let from = 0; from < moves.length; from += size) {
    const to = Math.min(moves.length, from + size);
    blocks.push(
      html`<div class="paper-block">
        <ol class="paper-moves" start=${from + 1}>
          ${moves
            .slice(from, to)
            .map(
              ({ text, side }, index) =>
                html`<li>
                  <span class="paper-number">${from + index + 1}</span> ${t("side", { side })} <b>${text}</b>
                </li>`,
            )}
        </ol>
        ${diagram(game, to)}
      </div>`,
    );
  }
  return html`<div class="paper-page" data-page="moves">
    <h2>${t("game", { game: game.info.game })} <small>${game.info.rules}</small></h2>
    <div class="paper-block">${diagram(game, 0)}</div>
    ${blocks} ${game.outcome === null ? nothing : html`<p><strong>${resultHeading(game.outcome)}</strong></p>`}
  </div>`;
}

function diagram({ info, boards, moves }: Printed, ply: number): TemplateResult | typeof nothing {
  const board = boards[ply];
  if (board === undefined) return nothing;
  const label = ply === 0 ? t("print-at-start") : t("print-after", { ply });
  return html`<figure class="paper-figure">
    ${diagramView(info, board, label, moves[ply - 1]?.last ?? null)}
    <figcaption>${label}${info.game === "gore" ? html` (${board.taken[0]} : ${board.taken[1]})` : nothing}</figcaption>
  </figure>`;
}
