// A game on a kiosk: few large buttons, the board, what it asks, and at the end the way to take it home.
import { html, nothing, type TemplateResult } from "lit/html.js";
import { qrView } from "../link/qr-view.js";
import type { Play } from "../play/play.js";
import { promptFor } from "../play/prompts.js";
import { icon } from "../views/icons.js";
import { sidesLine } from "../views/play-view.js";
import { promptView } from "../views/prompt-view.js";
import { resultHeading, resultReason } from "../words/moves.js";
import { t } from "../words/words.js";
import { act, tool, toLanguages } from "./buttons.js";
import type { Kiosk } from "./kiosk.js";

/** The screen of a game. */
export function gameView(kiosk: Kiosk, play: Play): TemplateResult {
  const { state } = play;
  const over = state.phase === "over" && state.outcome !== null;
  return html`
    <div class="play kiosk" data-game=${state.game} ?data-over=${over}>
      <header class="bar">
        <div class="title">
          <div class="name"><h1 id="screen-title" tabindex="-1">${t("game", { game: state.game })}</h1></div>
          <div class="who">${sidesLine(state)}</div>
        </div>
        <div class="tools" role="group" aria-label=${t("tools")}>${tools(kiosk, play)}</div>
      </header>
      <main id="main" class="table">
        ${kiosk.app.board} ${over ? endView(kiosk, play) : promptView(kiosk.app, play, promptFor(state))}
      </main>
    </div>
  `;
}

function tools(kiosk: Kiosk, play: Play): TemplateResult {
  const undo = (): void => {
    play.perform("undo");
  };
  return html`
    ${tool("undo", t("undo"), icon("undo"), undo, !play.state.canUndo)}
    ${tool("games", t("new-game"), icon("fresh"), () => {
      kiosk.go("games");
    })}
    ${tool("help", t("rules"), icon("rules"), () => {
      void kiosk.help();
    })}
    ${toLanguages(kiosk)}
  `;
}

/** In place of the prompt when a game is over. */
function endView(kiosk: Kiosk, { state }: Play): TemplateResult {
  const { outcome, game, side, seats } = state;
  if (outcome === null) return html``;
  const { result, withoutGlory } = outcome;
  return html`
    <section class="kiosk-end" id="prompt" data-kind="over" aria-labelledby="prompt-heading" tabindex="-1">
      <div class="end-words">
        <h2 id="prompt-heading">${resultHeading(outcome, seats)}</h2>
        <p>
          ${resultReason(game, outcome, side)}
          ${withoutGlory && result !== "=" ? t("without-glory", { side: result }) : nothing}
        </p>
      </div>
      ${homeView(kiosk)}
      <div class="end-buttons">
        ${act("again", t("play-again"), () => kiosk.play(game), "primary")}
        ${act("finish", t("kiosk-finish"), () => void kiosk.reset())}
      </div>
    </section>
  `;
}

function homeView({ home }: Kiosk): TemplateResult | typeof nothing {
  if (home === "none" || home === "making") return nothing;
  return html`<div class="take-home" data-link=${home.link}>
    ${qrView(home.qr, t("kiosk-qr"))}
    <div>
      <h3>${t("kiosk-take-home")}</h3>
      <p>${t("kiosk-take-home-note")}</p>
    </div>
  </div>`;
}
