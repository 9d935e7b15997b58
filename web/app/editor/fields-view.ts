// The editor's fields: what to begin with, which rules, who is to move and who plays, and the position as a text.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { keyed } from "lit/directives/keyed.js";
import { isGame, type OptionName, type Side } from "../../game/index.js";
import { icon } from "../views/icons.js";
import { seatFields } from "../views/seat-view.js";
import { fieldValue } from "../words/rules.js";
import { t } from "../words/words.js";
import { MOST_COWS } from "./draft.js";
import { copyWord, type EditorScreen } from "./editor-screen.js";

/** The panel with the fields. */
export function fieldsView(screen: EditorScreen): TemplateResult {
  return html`
    <aside class="panel editor-panel" id="panel" data-panel="editor" aria-labelledby="panel-title">
      <header>
        <h2 id="panel-title" tabindex="-1">${t("editor-fields")}</h2>
        <button
          type="button"
          class="tool only-without-fields"
          data-action="close-fields"
          aria-label=${t("editor-close")}
          @click=${() => {
            screen.showFields(false);
          }}
        >
          ${icon("close")}
        </button>
      </header>
      <div class="panel-body">
        ${presets(screen)}
        <div class="fields">${rules(screen)} ${side(screen)} ${gore(screen)}</div>
        ${asText(screen)}
        <section aria-labelledby="editor-seats">
          <h3 id="editor-seats">${t("editor-seats")}</h3>
          <div class="fields">
            ${seatFields(screen.seats, (at, seat) => {
              screen.sit(at, seat);
            })}
          </div>
        </section>
        <p class="help">${t("editor-keys")}</p>
      </div>
    </aside>
  `;
}

function presets({ editor, gameText }: EditorScreen): TemplateResult {
  const button = (name: string, words: string, run: () => void): TemplateResult =>
    html`<button type="button" class="button small" data-preset=${name} @click=${run}>${words}</button>`;
  return html`<div class="presets" role="group" aria-label=${t("editor-presets")}>
    ${button("start", t("editor-preset-start"), () => {
      editor.toStart();
    })}
    ${button("empty", t("editor-preset-empty"), () => {
      editor.clear();
    })}
    ${
      gameText === null
        ? nothing
        : button("game", t("editor-preset-game"), () => {
            editor.setText(gameText);
          })
    }
  </div>`;
}

function rules({ editor, app }: EditorScreen): TemplateResult {
  const games = app.engine?.games ?? [];
  const info = games.find(({ game }) => game === editor.game);
  const options = editor.options;
  const field = (name: OptionName | "columns", values: readonly string[], value: string): unknown =>
    choice(
      name,
      t("field", { field: name }),
      values.map((each) => [each, fieldValue(name, each)]),
      value,
      (chosen) => {
        editor.setRule(name, chosen);
      },
    );
  const shown = info === undefined ? [] : info.options;
  return html`
    ${choice(
      "game",
      t("editor-game"),
      games.map(({ game }) => [game, t("game", { game })]),
      editor.game,
      (game) => {
        if (isGame(game)) editor.setGame(game);
      },
    )}
    ${keyed(
      editor.game,
      html`${
        info === undefined || info.columns.length < 2
          ? nothing
          : field("columns", info.columns.map(String), String(editor.draft.info.columns))
      }
      ${shown.map(({ name, values, default: usual }) => field(name, values, options[name] ?? usual))}`,
    )}
  `;
}

function side({ editor }: EditorScreen): unknown {
  const { draft } = editor;
  return choice(
    "side",
    draft.offer.length > 0 ? t("editor-side-answers") : t("editor-side"),
    (["S", "N"] as const).map((each) => [each, t("side", { side: each })]),
    draft.side,
    (chosen) => {
      editor.setSide(chosen === "N" ? "N" : "S");
    },
  );
}

/** Herds and refusals. */
function gore({ editor }: EditorScreen): TemplateResult | typeof nothing {
  const { draft } = editor;
  if (editor.game !== "gore") return nothing;
  const sides: readonly Side[] = ["S", "N"];
  return html`
    ${sides.map(
      (each, at) => html`
        <div class="field">
          <label for="herd-${each}">${t("editor-herd", { side: each })}</label>
          <input
            type="number"
            id="herd-${each}"
            name="herd-${each}"
            min="0"
            max=${MOST_COWS}
            .value=${String(draft.herds[at === 0 ? 0 : 1])}
            @change=${(event: Event) => {
              const field = event.target as HTMLInputElement;
              editor.setHerd(each, field.value === "" ? 0 : Number(field.value));
              field.value = String(editor.draft.herds[at === 0 ? 0 : 1]);
            }}
          />
        </div>
      `,
    )}
    ${sides.map(
      (each) => html`
        <label class="check">
          <input
            type="checkbox"
            name="refused-${each}"
            .checked=${draft.refused.includes(each)}
            @change=${(event: Event) => {
              editor.setRefused(each, (event.target as HTMLInputElement).checked);
            }}
          />
          <span>${t("editor-refused", { side: each })}</span>
        </label>
      `,
    )}
  `;
}

function asText(screen: EditorScreen): TemplateResult {
  const { editor, copied } = screen;
  const { refusedText } = editor;
  return html`
    <div class="field as-text">
      <label for="editor-text">${t("editor-text")}</label>
      <textarea
        id="editor-text"
        name="text"
        rows="3"
        maxlength="4096"
        spellcheck="false"
        autocapitalize="off"
        dir="ltr"
        aria-describedby="editor-text-help"
        aria-invalid=${refusedText === null ? "false" : "true"}
        .value=${refusedText?.text ?? editor.text}
        @change=${(event: Event) => {
          editor.setText((event.target as HTMLTextAreaElement).value);
        }}
      ></textarea>
      <p class="help" id="editor-text-help" role="status" data-bad=${refusedText === null ? nothing : ""}>
        ${refusedText === null ? t("editor-text-help") : t("editor-text-bad", { reason: refusedText.reason() })}
      </p>
      <div class="presets">
        <button
          type="button"
          class="button small"
          data-action="copy-text"
          @click=${() => {
            void screen.copy("text");
          }}
        >
          ${t("editor-copy-text")}
        </button>
        <button
          type="button"
          class="button small"
          data-action="copy-link"
          ?disabled=${!editor.legal}
          @click=${() => {
            void screen.copy("link");
          }}
        >
          ${t("editor-copy-link")}
        </button>
      </div>
      ${copied === null ? nothing : html`<p class="help" data-copied=${copied}>${copyWord(copied)}</p>`}
    </div>
  `;
}

/** A field with a choice; `values` are pairs of value and words. */
function choice(
  name: string,
  label: string,
  values: readonly (readonly [string, string])[],
  value: string,
  change: (value: string) => void,
): TemplateResult {
  return html`
    <div class="field">
      <label for="editor-${name}">${label}</label>
      <select
        id="editor-${name}"
        name=${name}
        @change=${(event: Event) => {
          change((event.target as HTMLSelectElement).value);
        }}
      >
        ${values.map(([each, words]) => html`<option value=${each} .selected=${each === value}>${words}</option>`)}
      </select>
    </div>
  `;
}
