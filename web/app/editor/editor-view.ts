// The editor as it is seen: header, board, what comes of the position with the tools, and the fields beside it.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { rulesLine } from "../words/rules.js";
import { icon, type IconName } from "../views/icons.js";
import { t } from "../words/words.js";
import { total } from "./draft.js";
import type { EditorScreen } from "./editor-screen.js";
import type { Editor, Tool } from "./editor.js";
import { fieldsView } from "./fields-view.js";
import { reasons } from "./reasons.js";

/** The editor's screen. */
export function editorView(screen: EditorScreen): TemplateResult {
  const { editor, board, app } = screen;
  return html`
    <div class="play editor" data-game=${editor.game} data-fields=${screen.fieldsOpen ? "open" : nothing}>
      <header class="bar">
        <div class="title">
          <h1 id="screen-title" tabindex="-1">${screen.title}</h1>
          <p class="rules-line">${rulesLine(app.engine?.games ?? [], editor.draft.info)}</p>
        </div>
        <div class="tools" role="group" aria-label=${t("editor-tools-of-screen")}>
          ${tool("undo", t("editor-undo"), !editor.canUndo, () => {
            editor.undo();
          })}
          ${tool("redo", t("editor-redo"), !editor.canRedo, () => {
            editor.redo();
          })}
          <button
            type="button"
            class="tool only-without-fields"
            data-action="fields"
            aria-expanded=${screen.fieldsOpen ? "true" : "false"}
            aria-controls="panel"
            @click=${() => {
              screen.showFields(!screen.fieldsOpen);
            }}
          >
            ${icon("settings")}<span>${t("editor-fields")}</span>
          </button>
          <button
            type="button"
            class="tool"
            data-action="back"
            @click=${() => {
              app.screens.close();
            }}
          >
            ${icon("home")}<span>${t("editor-back")}</span>
          </button>
        </div>
      </header>
      <main id="main" class="table">${board} ${verdict(screen)}</main>
      ${fieldsView(screen)}
    </div>
  `;
}

function tool(
  picture: IconName & ("undo" | "redo"),
  label: string,
  disabled: boolean,
  run: () => void,
): TemplateResult {
  return html`<button
    type="button"
    class="tool"
    data-action=${picture}
    aria-label=${label}
    title=${label}
    ?disabled=${disabled}
    @click=${run}
  >
    ${icon(picture)}
  </button>`;
}

/** What comes of the position, what a touch does, and what can be done with it. */
function verdict(screen: EditorScreen): TemplateResult {
  const { editor } = screen;
  const { legal, over, game } = editor;
  const heading = !legal ? t("editor-not-yet", { game }) : over ? t("editor-over") : t("editor-legal");
  return html`
    <section class="prompt" id="prompt" data-kind=${legal ? "legal" : "illegal"} aria-labelledby="prompt-heading">
      <div class="prompt-words">
        <h2 id="prompt-heading">${heading}</h2>
        ${
          legal
            ? html`<p class="note">${sums(editor)}</p>`
            : html`<ul class="reasons" tabindex="0" aria-labelledby="prompt-heading">
                ${reasons(editor.problems).map((reason) => html`<li>${reason}</li>`)}
              </ul>`
        }
      </div>
      <div class="editor-hands">
        <div class="editor-hole">${toolChoice(editor)} ${stepper(editor)}</div>
        <div class="buttons">
          <button
            type="button"
            class="button"
            data-action="analyse"
            ?disabled=${!legal}
            @click=${() => {
              screen.analyse();
            }}
          >
            ${t("editor-analyse")}
          </button>
          <button
            type="button"
            class="button primary"
            data-action="play"
            ?disabled=${!legal}
            @click=${() => {
              screen.play();
            }}
          >
            ${t("editor-play")}
          </button>
        </div>
      </div>
    </section>
  `;
}

/** How many stones lie where. */
function sums({ draft }: Editor): string {
  const { stones, owners, herds, info } = draft;
  const [south, north] = [total(stones, owners, 0), total(stones, owners, 1)];
  return info.game === "gore"
    ? t("editor-sums-cows", { board: south + north, herds: herds[0] + herds[1] })
    : t("editor-sums", { south, north, limit: info.maxTaken });
}

const TOOL_SIGNS: Record<Tool, string> = { add: "+", take: "−", owner: "⇄", offer: "?" };

function toolChoice(editor: Editor): TemplateResult {
  const tools: readonly Tool[] = editor.game === "gore" ? ["add", "take", "owner", "offer"] : ["add", "take"];
  const words: Record<Tool, string> = {
    add: t("editor-tool-add"),
    take: t("editor-tool-take"),
    owner: t("editor-tool-owner"),
    offer: t("editor-tool-offer"),
  };
  return html`<div class="peek tool-choice" role="group" aria-label=${t("editor-tools")} title=${t("editor-keys")}>
    ${tools.map(
      (each) =>
        html`<button
          type="button"
          class="tab"
          data-tool=${each}
          aria-pressed=${each === editor.tool ? "true" : "false"}
          @click=${() => {
            editor.choose(each);
          }}
        >
          <span aria-hidden="true">${TOOL_SIGNS[each]}</span> ${words[each]}
        </button>`,
    )}
  </div>`;
}

/** The stones of the hole that was touched last, as a number. */
function stepper(editor: Editor): TemplateResult {
  const { hole: index, draft, game } = editor;
  const hole = draft.info.holes[index] ?? "";
  const count = draft.stones[index] ?? 0;
  return html`<div class="stepper" role="group" aria-label=${hole}>
    <span class="stepper-name" aria-hidden="true">${hole}</span>
    <button
      type="button"
      data-action="fewer"
      aria-label=${t("editor-fewer", { hole })}
      @click=${() => {
        editor.touch(index, "take");
      }}
    >
      ${icon("fewer")}
    </button>
    <input
      type="text"
      inputmode="numeric"
      maxlength="3"
      name="stones"
      aria-label=${game === "gore" ? t("editor-cows-of", { hole }) : t("editor-count-of", { hole })}
      .value=${String(count)}
      @change=${(event: Event) => {
        const field = event.target as HTMLInputElement;
        if (/^\d{1,3}$/.test(field.value.trim())) editor.setStones(index, Number(field.value));
        field.value = String(editor.draft.stones[index] ?? 0);
      }}
    />
    <button
      type="button"
      data-action="further"
      aria-label=${t("editor-more", { hole })}
      @click=${() => {
        editor.touch(index, "add");
      }}
    >
      ${icon("fresh")}
    </button>
  </div>`;
}
