// Who plays, side by side: a person or the computer, and how well it plays; on the start screen and in the settings.
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Side } from "../../game/index.js";
import {
  atLevel,
  inSeconds,
  LEVELS,
  LINK,
  namesIn,
  PERSON,
  persons,
  SECONDS,
  USUAL_LEVEL,
  USUAL_SECONDS,
} from "../seats.js";
import type { Seat, Seats } from "../state.js";
import { t } from "../words/words.js";

/** The kinds of seats, in the order in which they are offered. */
const KINDS = ["person", "computer", "timed", "link"] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Record<Seat["kind"], Kind> = { person: "person", level: "computer", seconds: "timed", link: "link" };

/** A kind of seat as its choice reads. */
function kindName(kind: Kind): string {
  switch (kind) {
    case "person":
      return t("person");
    case "computer":
      return t("computer");
    case "timed":
      return t("computer-by-time");
    case "link":
      return t("person-by-link");
  }
}

/** What each side had when its kind was chosen last: it is there again when the kind is. */
const recent: Record<Side, Record<Kind, Seat>> = { S: usual(), N: usual() };

function usual(): Record<Kind, Seat> {
  return { person: PERSON, computer: atLevel(USUAL_LEVEL), timed: inSeconds(USUAL_SECONDS), link: LINK };
}

/** The fields of both sides; `change` is told of each choice. */
export function seatFields(seats: Seats, change: (side: Side, seat: Seat) => void): TemplateResult {
  return html`${field("S", "south", seats.S, change)} ${field("N", "north", seats.N, change)}`;
}

function field(
  side: Side,
  name: "south" | "north",
  seat: Seat,
  change: (side: Side, seat: Seat) => void,
): TemplateResult {
  recent[side][KIND_OF[seat.kind]] = seat;
  return html`
    <div class="field seat">
      <label for="field-${name}">${t("side", { side })}</label>
      <select
        id="field-${name}"
        name=${name}
        @change=${(event: Event) => {
          const chosen = KINDS.find((kind) => kind === (event.target as HTMLSelectElement).value);
          if (chosen !== undefined) change(side, recent[side][chosen]);
        }}
      >
        ${KINDS.map(
          (kind) => html`<option value=${kind} ?selected=${kind === KIND_OF[seat.kind]}>${kindName(kind)}</option>`,
        )}
      </select>
      ${seat.kind === "person" ? names(side, name, seat.names ?? [], change) : nothing}
      ${seat.kind === "level" ? levels(side, name, seat.level, change) : nothing}
      ${seat.kind === "seconds" ? seconds(side, name, seat.seconds, change) : nothing}
    </div>
  `;
}

/** Who sits there, if they want to be named: several move in turn. */
function names(
  side: Side,
  name: string,
  given: readonly string[],
  change: (side: Side, seat: Seat) => void,
): TemplateResult {
  return html`
    <div class="names">
      <input
        type="text"
        name="${name}-names"
        maxlength="500"
        autocomplete="off"
        placeholder=${t("names-field")}
        aria-label=${t("names-of", { side })}
        aria-describedby=${given.length > 1 ? `help-${name}-names` : nothing}
        .value=${given.join(", ")}
        @change=${(event: Event) => {
          change(side, persons(namesIn((event.target as HTMLInputElement).value)));
        }}
      />
      ${given.length > 1 ? html`<p class="help" id="help-${name}-names">${t("names-in-turn")}</p>` : nothing}
    </div>
  `;
}

/** A row of hollows, one for each level, filled up to the chosen one; the slider lies over it. */
function levels(side: Side, name: string, level: number, change: (side: Side, seat: Seat) => void): TemplateResult {
  return html`
    <div class="strength">
      <div class="slider">
        <div class="stops" aria-hidden="true">
          ${LEVELS.map((each) => html`<span class="stop" ?data-filled=${each <= level}></span>`)}
        </div>
        <input
          type="range"
          name="${name}-level"
          min="1"
          max=${LEVELS.length}
          step="1"
          .value=${String(level)}
          aria-label=${t("strength", { side })}
          aria-valuetext=${t("level-spoken", { level })}
          @input=${(event: Event) => {
            change(side, atLevel(Number((event.target as HTMLInputElement).value)));
          }}
        />
      </div>
      <p class="help"><b>${t("level", { level })}</b><span>${t("level-like", { level })}</span></p>
    </div>
  `;
}

function seconds(side: Side, name: string, chosen: number, change: (side: Side, seat: Seat) => void): TemplateResult {
  return html`
    <div class="strength">
      <select
        name="${name}-seconds"
        aria-label=${t("time-for", { side })}
        aria-describedby="help-${name}"
        @change=${(event: Event) => {
          change(side, inSeconds(Number((event.target as HTMLSelectElement).value)));
        }}
      >
        ${SECONDS.map((each) => html`<option value=${each} ?selected=${each === chosen}>${t("seconds", { seconds: each })}</option>`)}
      </select>
      <p class="help" id="help-${name}">${t("by-time-help")}</p>
    </div>
  `;
}
