// What the screen that waits for visitors says, in each of the languages offered: all of them are there at once.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { GAMES, type GameName } from "../../game/index.js";
import type { Language } from "../words/languages.js";
import { fetchPart } from "../words/load.js";
import { t } from "../words/words.js";

/** The words in one language. */
export interface Caption {
  readonly language: Language;
  /** "Touch to play". */
  readonly touch: string;
  readonly names: Readonly<Record<GameName, string>>;
  /** What each game is like, in one line. */
  readonly gists: Readonly<Record<GameName, string>>;
}

/** The caption in the language that is spoken. */
export function ownCaption(language: Language): Caption {
  return {
    language,
    touch: t("kiosk-touch"),
    names: ofGames((game) => t("game", { game })),
    gists: ofGames((game) => t("game-gist", { game })),
  };
}

/** The caption in any language; null when its words do not come. */
export async function loadCaption(language: Language): Promise<Caption | null> {
  try {
    const sources = await Promise.all([fetchPart(language, "page"), fetchPart(language, "kiosk")]);
    const bundle = new FluentBundle([...language.forms], { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    const say = (id: "kiosk-touch" | "game" | "game-gist", game: GameName = "tsoro"): string => {
      const pattern = bundle.getMessage(id)?.value ?? null;
      return pattern === null ? "" : bundle.formatPattern(pattern, { game }, []);
    };
    return {
      language,
      touch: say("kiosk-touch"),
      names: ofGames((game) => say("game", game)),
      gists: ofGames((game) => say("game-gist", game)),
    };
  } catch {
    return null;
  }
}

function ofGames(say: (game: GameName) => string): Record<GameName, string> {
  return Object.fromEntries(GAMES.map((game) => [game, say(game)])) as Record<GameName, string>;
}
