// What is drawn alike for lessons and puzzles: tools, buttons, and the prompt that says what became of a move.
import { html, type TemplateResult } from "lit/html.js";
import { icon, type IconName } from "../views/icons.js";

/** A tool in the bar. */
export function taskTool(action: string, label: string, sign: IconName, run: () => void): TemplateResult {
  return html`<button type="button" class="tool" data-action=${action} aria-label=${label} title=${label} @click=${run}>
    ${icon(sign)}
  </button>`;
}

/** A button of the prompt. */
export function taskButton(action: string, label: string, run: () => void, primary = false): TemplateResult {
  const look = primary ? "button primary" : "button";
  return html`<button type="button" class=${look} data-action=${action} @click=${run}>${label}</button>`;
}

/** The prompt once a move is judged; `kind` names it as the questions of a game are named. */
export function judgedPrompt(kind: string, heading: unknown, note: unknown, buttons: unknown): TemplateResult {
  return html`
    <section class="prompt" id="prompt" data-kind=${kind} aria-labelledby="prompt-heading" tabindex="-1">
      <div class="prompt-words">
        <h2 id="prompt-heading">${heading}</h2>
        <p class="note">${note}</p>
      </div>
      <div class="prompt-hands"><div class="buttons">${buttons}</div></div>
    </section>
  `;
}
