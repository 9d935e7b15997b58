// The list of moves: where the game has been, playing it back from there, and what was written about its moves.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { keyed } from "lit/directives/keyed.js";
import type { App } from "../app.js";
import { reasonFor } from "../errors.js";
import type { Play } from "../play/play.js";
import { moveSigns } from "../words/moves.js";
import { t } from "../words/words.js";
import { icon } from "./icons.js";

/** The most characters of a note. */
const LONGEST_NOTE = 2000;

/** What the panel of moves holds. */
export function movesList(app: App, play: Play): TemplateResult {
  const { moves, movers, ply, info } = play.state;
  const notes = play.stage.match.comments();
  const entry = (target: number, label: string, text: TemplateResult): TemplateResult => {
    const noted = (notes[target] ?? "") !== "";
    return html`<li>
      <button
        type="button"
        class="move"
        data-ply=${target}
        aria-label=${noted ? t("with-note", { what: label }) : label}
        aria-current=${target === ply ? "step" : nothing}
        @click=${() => {
          play.goTo(target);
        }}
      >
        ${text} ${noted ? html`<span class="move-note">${icon("note")}</span>` : nothing}
      </button>
    </li>`;
  };
  return html`
    ${moves.length === 0 ? nothing : playBackButton(app, play)}
    <ol class="moves">
      ${entry(0, t("game-start"), html`<span class="move-text">${t("game-start")}</span>`)}
      ${moves.map((move, index) => {
        const side = movers[index] ?? "S";
        return entry(
          index + 1,
          t("jump-to", { ply: index + 1, side, move }),
          html`<span class="move-number">${index + 1}</span><span class="move-side" data-side=${side}></span
            ><span class="move-text" dir="ltr">${move}</span>`,
        );
      })}
    </ol>
    <p class="help">${moves.length === 0 ? t("no-moves") : moveSigns(info)}</p>
    ${
      moves.length === 0
        ? nothing
        : html`<button
            type="button"
            class="button small print-moves"
            data-action="print-moves"
            @click=${() => {
              void app.screens.open("print", "moves");
            }}
          >
            ${t("print-moves")}
          </button>`
    }
    ${noteView(app, play, ply, notes[ply] ?? "")}
  `;
}

function playBackButton(app: App, play: Play): TemplateResult {
  const { playing, phase } = play.state;
  return html`<button
    type="button"
    class="button small play-back"
    data-action="play-back"
    aria-pressed=${playing ? "true" : "false"}
    ?disabled=${phase === "thinking" || (phase === "choice" && play.stage.match.running() !== null)}
    @click=${() => {
      app.perform("play-back");
    }}
  >
    ${icon(playing ? "pause" : "play")}<span>${playing ? t("play-back-stop") : t("play-back")}</span>
  </button>`;
}

/** What was written about the move before the cursor: to be read, and, in a game that is kept, to be changed. */
function noteView(app: App, play: Play, ply: number, note: string): TemplateResult | typeof nothing {
  const { trying } = play.state;
  if (trying) return note === "" ? nothing : html`<p class="note-text">${note}</p>`;
  // A field belongs to its move: what is being written must not end up at another one.
  const field = html`<div class="field note-field">
    <label for="note">${ply === 0 ? t("note-game") : t("note-move", { ply })}</label>
    <textarea
      id="note"
      name="note"
      rows="3"
      maxlength=${LONGEST_NOTE}
      .value=${note}
      @input=${(event: Event) => {
        const refused = play.note(ply, (event.target as HTMLTextAreaElement).value);
        if (refused === null) return;
        void reasonFor(refused).then((reason) => {
          app.notify({ id: "note", text: () => t("note-refused", { reason: reason() }), brief: true });
        });
      }}
    ></textarea>
  </div>`;
  return html`${keyed(ply, field)}`;
}
