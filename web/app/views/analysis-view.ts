// The panel of the analysis: what the position is worth, and the best lines, whose moves can be looked at on the board.
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { moversOf, type AnalysisLine } from "../../game/index.js";
import type { App } from "../app.js";
import { solved, type Analysis } from "../study/analysis.js";
import { shareOf, verdictOf } from "../study/value.js";
import { moveSigns } from "../words/moves.js";
import { verdictSentence, verdictShort } from "../words/study.js";
import { t } from "../words/words.js";
import { alongRow } from "./rows.js";
import { studyPanel } from "./study-panel.js";

/** Moves of a line that are listed: what lies beyond is hardly more than a guess. */
const LISTED = 10;

/** The panel of the analysis. */
export function analysisView(app: App, analysis: Analysis): TemplateResult {
  return studyPanel(
    app,
    "analysis",
    t("analysis-title"),
    html`
      ${worth(analysis)}
      <p class="help tried">${t("analysis-note")}</p>
      ${analysis.status === "over" ? nothing : lines(analysis)} ${status(analysis)}
      ${analysis.status === "over" ? nothing : html`<p class="help">${moveSigns(analysis.stage.match.info)}</p>`}
    `,
  );
}

function worth(analysis: Analysis): TemplateResult {
  const { verdict, report, side, stage } = analysis;
  if (analysis.status === "over") return html`<p class="verdict">${t("game-over")}</p>`;
  const value = report?.lines[0]?.value;
  const share = value === undefined ? 0.5 : shareOf(value, side, stage.game);
  const words = verdict === null ? t("starting") : verdictSentence(stage.game, verdict);
  return html`
    <p class="verdict">${words}</p>
    ${balance(share, verdict === null ? "" : verdictShort(verdict))}
  `;
}

/** The bar between the two sides. It says nothing that the sentence above it does not say. */
function balance(share: number, short: string): TemplateResult {
  return html`
    <div class="balance" dir="ltr" aria-hidden="true">
      <span>${t("side", { side: "S" })}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none">
        ${svg`<rect class="north" width="100" height="10" /><rect
          class="south" height="10" width=${(share * 100).toFixed(1)} /><path class="middle" d="M50 0v10" />`}
      </svg>
      <span>${t("side", { side: "N" })}</span>
      <b>${short}</b>
    </div>
  `;
}

function lines(analysis: Analysis): TemplateResult {
  const found = analysis.report?.lines ?? [];
  return html`<ol class="lines" aria-label=${t("lines-title")}>
    ${found.map((line, number) => lineView(analysis, line, number))}
  </ol>`;
}

function lineView(analysis: Analysis, line: AnalysisLine, number: number): TemplateResult {
  const { side, stage } = analysis;
  const short = verdictShort(verdictOf(line.value, side));
  const movers = moversOf(line.moves, side);
  const shown = stage.aside?.line;
  // What is still the same line may have got another end meanwhile.
  const at = shown?.moves.slice(0, shown.at).every((move, index) => move === line.moves[index]) === true ? shown.at : 0;
  return html`<li>
    <span class="line-value">${short}</span>
    <div
      class="line-moves"
      role="group"
      aria-label=${t("line-label", { line: number + 1, worth: short })}
      @keydown=${alongRow}
    >
      ${line.moves.slice(0, LISTED).map((move, index) => {
        const mover = movers[index] ?? side;
        return html`<button
          type="button"
          class="line-move"
          dir="ltr"
          data-line=${number + 1}
          tabindex=${index === Math.max(0, at - 1) ? 0 : -1}
          aria-label=${t("line-move", { at: index + 1, side: mover, move })}
          aria-current=${at === index + 1 ? "step" : nothing}
          @click=${() => {
            analysis.look(number, index + 1);
          }}
        >
          ${move}
        </button>`;
      })}
    </div>
  </li>`;
}

function status(analysis: Analysis): TemplateResult | typeof nothing {
  const { report, deep } = analysis;
  const deeper = html`<button
    type="button"
    class="button small"
    data-action="deeper"
    @click=${() => {
      analysis.deeper();
    }}
  >
    ${analysis.status === "failed" ? t("try-again") : t("deeper")}
  </button>`;
  switch (analysis.status) {
    case "over":
      return nothing;
    case "failed":
      return html`<div class="looked" data-status="failed">
        <p>${t("analysis-failed")}</p>
        ${deeper}
      </div>`;
    case "searching":
      return report === null
        ? nothing
        : html`<div class="looked" data-status="searching">
            <p>${t("searching", { depth: report.depth, positions: report.nodes })}</p>
          </div>`;
    case "settled": {
      if (report === null) return nothing;
      const done = solved(report);
      const words = done ? t("solved") : t("settled", { depth: report.depth, positions: report.nodes });
      return html`<div class="looked" data-status="settled">
        <p>${words}</p>
        ${deep || done ? nothing : deeper}
      </div>`;
    }
  }
}
