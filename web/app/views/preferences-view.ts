// What stands in the dialog of the preferences: looks, board, moves, sound, and who plays.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { App } from "../app.js";
import { MOTIONS, THEMES } from "../appearance.js";
import { COUNTS, SPEEDS, type Settings } from "../settings.js";
import { t } from "../words/words.js";
import { icon } from "./icons.js";
import { languageField } from "./language-view.js";
import { seatFields } from "./seat-view.js";

/** Everything inside the dialog. */
export function preferencesView(app: App): TemplateResult {
  return html`
    <header>
      <h2 id="preferences-title" tabindex="-1">${t("settings")}</h2>
      <form method="dialog">
        <button type="submit" class="tool" aria-label=${t("close")}>${icon("close")}</button>
      </form>
    </header>
    <div class="dialog-body">${look(app)} ${board(app)} ${moves(app)} ${sound(app)} ${seats(app)}</div>
    <form method="dialog" class="dialog-end">
      <button type="submit" class="button primary">${t("done")}</button>
    </form>
  `;
}

function look(app: App): TemplateResult {
  const { now } = app.preferences;
  return section(
    "look",
    t("preferences-look"),
    html`
      ${languageField(app, "set")}
      ${choice(app, "theme", t("theme"), THEMES, now.theme, (theme) => t("theme-value", { theme }))}
      ${check(app, "leftHanded", t("left-handed"))} ${check(app, "facing", t("facing"), t("facing-help"))}
    `,
  );
}

function board(app: App): TemplateResult {
  const { now } = app.preferences;
  return section(
    "board",
    t("preferences-board"),
    html`${choice(app, "counts", t("counts"), COUNTS, now.counts, (counts) => t("counts-value", { counts }))}
    ${check(app, "labels", t("labels"))}`,
  );
}

function moves(app: App): TemplateResult {
  const { now } = app.preferences;
  return section(
    "moves",
    t("preferences-moves"),
    html`
      ${choice(app, "speed", t("speed"), SPEEDS, now.speed, (speed) => t("speed-value", { speed }))}
      ${choice(app, "motion", t("motion"), MOTIONS, now.motion, (motion) => t("motion-value", { motion }))}
      ${check(app, "preview", t("preview"), t("preview-help"))}
      ${check(app, "confirm", t("confirm-first"), t("confirm-first-help"))}
    `,
  );
}

function sound(app: App): TemplateResult {
  const { volume, sound: on } = app.preferences.now;
  return section(
    "sound",
    t("sound"),
    html`
      ${check(app, "sound", t("sound-on"))}
      <div class="field">
        <label for="set-volume">${t("volume")}</label>
        <input
          type="range"
          id="set-volume"
          name="volume"
          min="5"
          max="100"
          step="5"
          .value=${String(volume)}
          ?disabled=${!on}
          aria-valuetext=${t("volume-value", { volume })}
          @input=${(event: Event) => {
            app.preferences.change({ volume: Number((event.target as HTMLInputElement).value) });
          }}
          @change=${() => {
            app.hearing.sample();
          }}
        />
      </div>
    `,
  );
}

/** Who plays the game; nobody plays one that is only tried out. */
function seats(app: App): TemplateResult | typeof nothing {
  const { play } = app;
  if (play === null || play.state.trying) return nothing;
  const fields = seatFields(play.state.seats, (side, seat) => {
    play.sit(side, seat);
  });
  return section("seats", t("who-plays"), fields);
}

function section(name: string, title: string, fields: TemplateResult): TemplateResult {
  return html`<section class=${name === "seats" ? "seats" : "preferences-part"} aria-labelledby="part-${name}">
    <h3 id="part-${name}">${title}</h3>
    <div class="fields">${fields}</div>
  </section>`;
}

/** A setting with a few values. */
function choice<Name extends "theme" | "motion" | "speed" | "counts">(
  app: App,
  name: Name,
  label: string,
  values: readonly Settings[Name][],
  now: Settings[Name],
  word: (value: Settings[Name]) => string,
): TemplateResult {
  return html`<div class="field">
    <label for="set-${name}">${label}</label>
    <select
      id="set-${name}"
      name=${name}
      @change=${(event: Event) => {
        const chosen = values.find((each) => each === (event.target as HTMLSelectElement).value);
        if (chosen !== undefined) app.preferences.change({ [name]: chosen });
      }}
    >
      ${values.map((each) => html`<option value=${each} ?selected=${each === now}>${word(each)}</option>`)}
    </select>
  </div>`;
}

/** A setting that is on or off. */
function check(
  app: App,
  name: "labels" | "sound" | "preview" | "confirm" | "leftHanded" | "facing",
  label: string,
  help?: string,
): TemplateResult {
  return html`<div class="check-field">
    <label class="check">
      <input
        type="checkbox"
        name=${name}
        aria-describedby=${help === undefined ? nothing : `help-${name}`}
        .checked=${app.preferences.now[name]}
        @change=${(event: Event) => {
          app.preferences.change({ [name]: (event.target as HTMLInputElement).checked });
          if (name === "sound") app.hearing.sample();
        }}
      />
      <span>${label}</span>
    </label>
    ${help === undefined ? nothing : html`<p class="help" id="help-${name}">${help}</p>`}
  </div>`;
}
