// The panel with the link of the game on the board: as a QR code, to copy and to share, and a field for a link that came.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Side } from "../../game/index.js";
import { holdsGame } from "../address.js";
import { announce } from "../announce.js";
import type { App } from "../app.js";
import type { Play } from "../play/play.js";
import { awaySide, LINK } from "../seats.js";
import { icon } from "../views/icons.js";
import { t } from "../words/words.js";
import { qrCode, type QrCode } from "./qr.js";
import { qrView } from "./qr-view.js";
import { copyText, linkOf } from "./send.js";

/** A word on what became of a touch. */
type Word = "copied" | "copy-failed" | "paste-none";

/** The panel. It follows the game that is shown: another move, another link. */
export class LinkPanel {
  /** The link; null where there can be none, undefined while it is being made. */
  #link: string | null | undefined;
  #qr: QrCode | null = null;
  #word: Word | null = null;
  /** What the link was made of. */
  #made = "";

  constructor(private readonly app: App) {}

  /** The whole panel. */
  view(play: Play): TemplateResult {
    this.#follow(play);
    const away = awaySide(play.state.seats);
    return html`
      <aside class="panel link-panel" id="panel" data-panel="link" aria-labelledby="panel-title">
        <header>
          <h2 id="panel-title" tabindex="-1">${away === null ? t("link-title") : t("link-title-turn")}</h2>
          <button
            type="button"
            class="tool"
            aria-label=${t("link-close")}
            @click=${() => {
              this.app.escape();
            }}
          >
            ${icon("close")}
          </button>
        </header>
        <div class="panel-body">
          <p>${about(play, away)}</p>
          ${this.#linkView()}
          <p class="help" role="status" data-word=${this.#word ?? nothing}>${this.#words()}</p>
          ${away === null ? this.#goOn(play) : this.#paste()}
        </div>
      </aside>
    `;
  }

  /** Makes a new link when the game is no longer the one that the link holds. */
  #follow({ stage }: Play): void {
    const { match } = stage;
    const made = `${match.ply()} ${match.record()}`;
    if (made === this.#made) return;
    this.#made = made;
    this.#link = undefined;
    this.#qr = null;
    this.#word = null;
    void linkOf(match).then((link) => {
      if (this.#made !== made) return;
      this.#link = link;
      this.#qr = link === null ? null : qrCode(link);
      this.app.changed();
    });
  }

  #linkView(): TemplateResult {
    const link = this.#link;
    if (link === undefined) return html`<p class="help">${t("link-making")}</p>`;
    if (link === null) return html`<p class="help" data-link="none">${t("link-too-long")}</p>`;
    return html`
      ${this.#qr === null ? html`<p class="help">${t("link-qr-too-long")}</p>` : qrView(this.#qr, t("link-qr"))}
      <div class="field">
        <label for="link-text">${t("link-label")}</label>
        <input
          id="link-text"
          name="link"
          readonly
          dir="ltr"
          .value=${link}
          @focus=${(event: Event) => {
            (event.target as HTMLInputElement).select();
          }}
        />
      </div>
      <div class="link-ways">
        ${typeof navigator.share === "function" ? this.#button("share", t("link-share"), true, () => this.#share(link)) : nothing}
        ${this.#button("copy-link", t("link-copy"), typeof navigator.share !== "function", () => this.#copy(link))}
      </div>
    `;
  }

  #button(action: string, words: string, primary: boolean, run: () => Promise<void>): TemplateResult {
    return html`<button
      type="button"
      class=${primary ? "button primary" : "button"}
      data-action=${action}
      @click=${() => {
        void run();
      }}
    >
      ${words}
    </button>`;
  }

  async #copy(link: string): Promise<void> {
    this.#say((await copyText(link)) ? "copied" : "copy-failed");
  }

  async #share(link: string): Promise<void> {
    const { play } = this.app;
    const title = play === null ? "Magomba" : t("link-share-title", { game: play.state.game });
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      // Whoever thinks better of it has not failed.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await this.#copy(link);
    }
  }

  /** The other side may go on elsewhere. */
  #goOn({ stage, state }: Play): TemplateResult | typeof nothing {
    if (stage.trying || state.outcome !== null) return nothing;
    const side = stage.match.side();
    return html`<div class="link-go-on">
      <button
        type="button"
        class="button small"
        data-action="go-on-by-link"
        @click=${() => {
          this.app.play?.sit(side, LINK);
        }}
      >
        ${t("link-go-on")}
      </button>
      <p class="help">${t("link-go-on-help", { side })}</p>
    </div>`;
  }

  #paste(): TemplateResult {
    return html`<form
      class="field link-paste"
      @submit=${(event: Event) => {
        event.preventDefault();
        const field = (event.target as HTMLFormElement).querySelector("input");
        const fragment = field?.value.trim().replace(/^[^#]*/, "") ?? "";
        if (!holdsGame(fragment)) this.#say("paste-none");
        else void this.app.links.open(fragment);
      }}
    >
      <label for="link-paste">${t("link-paste")}</label>
      <div>
        <input id="link-paste" name="paste" type="text" autocomplete="off" spellcheck="false" dir="ltr" />
        <button type="submit" class="button small" data-action="paste">${t("link-paste-open")}</button>
      </div>
    </form>`;
  }

  #say(word: Word): void {
    this.#word = word;
    announce(this.#words());
    this.app.changed();
  }

  #words(): string {
    switch (this.#word) {
      case "copied":
        return t("link-copied");
      case "copy-failed":
        return t("link-copy-failed");
      case "paste-none":
        return t("link-paste-none");
      case null:
        return "";
    }
  }
}

function about({ state }: Play, away: Side | null): string {
  if (away === null) return t("link-about");
  if (state.outcome !== null) return t("link-about-over", { side: away });
  return state.plies === 0 ? t("link-about-begin", { side: away }) : t("link-about-turn", { side: away });
}
