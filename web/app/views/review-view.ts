// The panel of a review: how the game went as a graph, its turning points, and all values as a table.
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import type { Review } from "../study/review.js";
import type { Turning } from "../study/turning.js";
import { moveSigns } from "../words/moves.js";
import { turningBetter, turningPlayed, verdictSentence, verdictShort } from "../words/study.js";
import { heardAs, t } from "../words/words.js";
import { studyPanel } from "./study-panel.js";

/** The graph in its own units. */
const WIDTH = 300;
const HEIGHT = 110;
/** Room below it, for the numbers of the moves. */
const AXIS = 15;
/** Room around the curve, for its marks. */
const EDGE = 9;
/** Where the curve begins: right of the names of the sides, which no mark may cover. */
const LEFT = 42;

/** The panel of a review. */
export function reviewView(app: App, review: Review): TemplateResult {
  return studyPanel(
    app,
    "review",
    t("review-title"),
    html`
      ${graph(review)} ${progress(review)} ${turnings(review)} ${table(review)}
      <p class="help">${moveSigns(review.play.state.info)}</p>
    `,
  );
}

/** What a position is worth, as a sentence. */
function worth(review: Review, ply: number): string {
  const looked = review.looked[ply] ?? null;
  return looked === null ? t("graph-unknown") : verdictSentence(review.play.state.game, looked.verdict);
}

function graph(review: Review): TemplateResult {
  const { ply, moves } = review;
  const at = ply ?? 0;
  return html`
    <div
      class="graph"
      dir="ltr"
      role="slider"
      tabindex="0"
      aria-label=${t("graph-label")}
      aria-valuemin="0"
      aria-valuemax=${moves.length}
      aria-valuenow=${at}
      aria-valuetext=${t("graph-at", { ply: at, worth: worth(review, at) })}
      @keydown=${(event: KeyboardEvent) => {
        const target = targetOf(event, at, moves.length);
        if (target === null) return;
        event.preventDefault();
        review.goTo(target);
      }}
      @click=${(event: MouseEvent) => {
        const box = (event.currentTarget as Element).getBoundingClientRect();
        const x = ((event.clientX - box.left) / box.width) * WIDTH;
        review.goTo(Math.round(((x - LEFT) / (WIDTH - LEFT - EDGE)) * moves.length));
      }}
    >
      ${drawing(review)}
    </div>
    <p class="graph-words" aria-hidden="true">${t("graph-at", { ply: at, worth: worth(review, at) })}</p>
  `;
}

function targetOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, at: number, last: number): number | null {
  if (altKey || ctrlKey || metaKey) return null;
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return Math.max(0, at - 1);
    case "ArrowRight":
    case "ArrowUp":
      return Math.min(last, at + 1);
    case "PageDown":
      return Math.max(0, at - 10);
    case "PageUp":
      return Math.min(last, at + 10);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

const xOf = (ply: number, plies: number): number => LEFT + (ply / Math.max(1, plies)) * (WIDTH - LEFT - EDGE);
const yOf = (share: number): number => EDGE + (1 - share) * (HEIGHT - 2 * EDGE);

function drawing(review: Review): TemplateResult {
  const { looked, moves, ply, turnings } = review;
  const plies = moves.length;
  const points = looked.flatMap((each, index) =>
    each === null ? [] : [`${xOf(index, plies).toFixed(1)},${yOf(each.share).toFixed(1)}`],
  );
  const first = points[0]?.split(",")[0] ?? 0;
  const last = points.at(-1)?.split(",")[0] ?? 0;
  const here = ply === null ? null : (looked[ply] ?? null);
  const middle = HEIGHT / 2;
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT + AXIS}" aria-hidden="true">
    ${svg`
      <rect class="south" width=${WIDTH} height=${middle} />
      <rect class="north" y=${middle} width=${WIDTH} height=${middle} />
      <text x="5" y="13">${t("side", { side: "S" })}</text>
      <text x="5" y=${HEIGHT - 5}>${t("side", { side: "N" })}</text>
      ${axis(plies)}
      ${points.length < 2 ? nothing : svg`<polygon points="${first},${middle} ${points.join(" ")} ${last},${middle}" />`}
      <path class="middle" d="M0 ${middle}h${WIDTH}" />
      <polyline points=${points.join(" ")} />
      ${ply === null ? nothing : svg`<path class="cursor" d="M${xOf(ply, plies).toFixed(1)} 0v${HEIGHT}" />`}
      ${turnings.map((turning) => mark(review, turning))}
      ${
        ply === null || here === null
          ? nothing
          : svg`<circle cx=${xOf(ply, plies).toFixed(1)} cy=${yOf(here.share).toFixed(1)} r="4" />`
      }
    `}
  </svg>`;
}

/** The numbers of the moves below the curve: the first, the last, and round ones between them. */
function axis(plies: number): TemplateResult[] {
  const every = [5, 10, 20, 50, 100, 200, 500].find((step) => plies / step <= 6) ?? 1000;
  const named = Array.from({ length: Math.floor(plies / every) + 1 }, (_, index) => index * every);
  return named.map(
    (ply) => svg`
      <path class="tick" d="M${xOf(ply, plies).toFixed(1)} ${HEIGHT}v3" />
      <text x=${xOf(ply, plies).toFixed(1)} y=${HEIGHT + 12} text-anchor="middle">${ply}</text>
    `,
  );
}

/** A turning point: a diamond with its number, where the game had come to after its move. */
function mark({ looked, moves }: Review, { ply, number }: Turning): TemplateResult {
  const x = xOf(ply, moves.length);
  const y = yOf(looked[ply]?.share ?? 0.5);
  return svg`<g class="turning" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
    <path d="M0 -9 9 0 0 9 -9 0z" /><text y="3.500" text-anchor="middle">${number}</text>
  </g>`;
}

function progress(review: Review): TemplateResult | typeof nothing {
  const { done, looked, status } = review;
  if (status === "settled") return nothing;
  const button = (label: string, action: string, run: () => void): TemplateResult =>
    html`<button type="button" class="button small" data-action=${action} @click=${run}>${label}</button>`;
  return html`<div class="looked" data-status=${status}>
    <p>${status === "failed" ? t("analysis-failed") : t("review-progress", { done, positions: looked.length })}</p>
    ${
      status === "searching"
        ? button(t("review-stop"), "review-stop", () => {
            review.stop();
          })
        : button(status === "failed" ? t("try-again") : t("review-go-on"), "review-on", () => {
            review.start();
          })
    }
    <progress max=${looked.length} value=${done} aria-label=${t("review-title")}></progress>
  </div>`;
}

function turnings(review: Review): TemplateResult {
  const { turnings: found, status } = review;
  const none = status === "settled" ? t("turning-none") : t("turning-wait");
  return html`
    <h3>${t("turning-title")}</h3>
    ${
      found.length === 0
        ? html`<p class="help">${none}</p>`
        : html`<ol class="turnings">
            ${found.map((turning) => turningView(review, turning))}
          </ol>`
    }
  `;
}

function turningView(review: Review, turning: Turning): TemplateResult {
  const { number, ply, side, played, better, before, after } = turning;
  return html`<li data-ply=${ply}>
    <span class="turning-number" aria-hidden="true"><b>${number}</b></span>
    <div>
      <p>${turningPlayed(ply, side, played)}</p>
      <p class="help">${t("turning-cost", { before: verdictShort(before), after: verdictShort(after) })}</p>
      <p>${turningBetter(better[0] ?? "")}</p>
      <div class="turning-hands">
        <button
          type="button"
          class="button small"
          data-action="turning-better"
          aria-label=${heardAs(t("show-better"), t("show-better-than", { ply }))}
          @click=${() => {
            review.showBetter(turning);
          }}
        >
          ${t("show-better")}
        </button>
        <button
          type="button"
          class="button small"
          data-action="turning-go"
          aria-label=${heardAs(t("go-there"), t("go-to-move", { ply }))}
          @click=${() => {
            review.goTo(ply);
          }}
        >
          ${t("go-there")}
        </button>
      </div>
    </div>
  </li>`;
}

function table({ looked, moves, movers, turnings: found }: Review): TemplateResult {
  const value = (ply: number): string => {
    const each = looked[ply] ?? null;
    return each === null ? t("graph-unknown") : verdictShort(each.verdict);
  };
  return html`<details class="values">
    <summary>${t("table")}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">${t("table-move")}</th>
          <th scope="col">${t("table-who")}</th>
          <th scope="col">${t("table-played")}</th>
          <th scope="col">${t("table-value")}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>0</td>
          <td></td>
          <td>${t("game-start")}</td>
          <td>${value(0)}</td>
        </tr>
        ${moves.map((move, index) => {
          const turning = found.find(({ ply }) => ply === index + 1);
          return html`<tr ?data-turning=${turning !== undefined}>
            <td>${index + 1}</td>
            <td>${t("side", { side: movers[index] ?? "S" })}</td>
            <td><bdi dir="ltr">${move}</bdi></td>
            <td>
              ${value(index + 1)}
              ${turning === undefined ? nothing : html`<b>${t("table-turning", { number: turning.number })}</b>`}
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </details>`;
}
