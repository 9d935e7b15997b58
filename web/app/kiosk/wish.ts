// What a kiosk's address asks for, as the kiosk uses it: languages and games to choose from, who plays, at which speed.
import type { Speed } from "../../board/types.js";
import { GAMES, type GameInfo, type GameName } from "../../game/index.js";
import { readGame, type Parameters, type StaffChoice, type Wrong } from "../asked/parameters.js";
import { atLevel, isComputer, isPerson, PERSON, USUAL_LEVEL } from "../seats.js";
import type { Seats } from "../state.js";
import { languageOf, type Language } from "../words/languages.js";

/** Columns of a game that a visitor has the time for. */
const COLUMNS: Partial<Record<GameName, number>> = { tsoro: 8 };

/** Two people at the kiosk. */
export const TOGETHER: Seats = { S: PERSON, N: PERSON };

/** How a kiosk is set up. */
export interface KioskWish {
  /** Milliseconds without a touch until it asks whether someone is there. */
  readonly quiet: number;
  /** At least one. */
  readonly languages: readonly Language[];
  /** At least one. */
  readonly games: readonly GameName[];
  /** The rules and columns of each game. */
  readonly rules: Readonly<Record<GameName, { readonly rules: string; readonly columns: number }>>;
  /** Who plays when one person does. */
  readonly alone: Seats;
  /** Two people play unless they choose otherwise. */
  readonly together: boolean;
  readonly speed: Speed;
  /** The speed of games that are only to be seen. */
  readonly calm: Speed;
  readonly sound: boolean;
  readonly home: string | null;
  readonly staff: StaffChoice;
}

/** Reads it. `now`: the language that is spoken, which is offered whatever else is; `quiet` has been decided. */
export function readWish(
  parameters: Parameters & { readonly kiosk: number },
  offered: readonly Language[],
  now: Language,
  infos: readonly GameInfo[],
  wrong: Wrong,
): KioskWish {
  const { kiosk, languages, lang, game, south, north, speed, sound, home, staff } = parameters;
  const found = (languages ?? []).flatMap((tag) => {
    const language = languageOf(tag, offered);
    if (language === null) wrong("languages", tag, offered.map(({ code }) => code).join(", "));
    return language ?? [];
  });
  const listed = found.length > 0 ? [...new Set(found)] : [...offered];
  // The one that the address or the device asks for comes first; only an address may add one that is not listed.
  const first = listed.includes(now) || (lang !== null && languageOf(lang, [now]) === now) ? now : listed[0];
  if (game === null) {
    // Each game has its own.
    for (const name of OF_ONE_GAME) {
      const value = parameters[name];
      if (value !== null) wrong(name, String(value), "a game beside it, as game=tsoro");
    }
  }
  const computer = north !== null && isComputer(north) ? north : atLevel(USUAL_LEVEL);
  return {
    quiet: kiosk * 1000,
    languages: first === undefined ? [now] : [first, ...listed.filter((each) => each !== first)],
    games: game === null ? GAMES : [game],
    rules: Object.fromEntries(
      GAMES.map((name) => {
        // The address's options are those of the game that it names.
        const own = game === name ? parameters : { ...NO_OPTIONS, game: name, columns: null };
        const columns = own.columns ?? COLUMNS[name] ?? null;
        return [name, readGame({ ...parameters, ...own, columns }, infos, wrong)];
      }),
    ) as KioskWish["rules"],
    alone: south !== null && isComputer(south) ? { S: south, N: PERSON } : { S: PERSON, N: computer },
    together: (south === null || isPerson(south)) && north !== null && isPerson(north),
    // Step by step every step waits for a touch, which a newcomer does not know of.
    speed: speed === null || speed === "step" ? "normal" : speed,
    calm: speed === null || speed === "step" ? "slow" : speed,
    sound: sound ?? true,
    home,
    staff,
  };
}

const NO_OPTIONS = { heads: null, bonus: null, "safe-heads": null, capture: null, trade: null };
const OF_ONE_GAME = ["columns", "heads", "bonus", "safe-heads", "capture", "trade"] as const;
