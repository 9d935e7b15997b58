// What the screen that waits for visitors says, in each of the languages offered: all of them are there at once.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { GAMES, type GameName } from "../../game/index.js";
import type { Language } from "../words/languages.js";
import { fetchPart } from "../words/load.js";
import { language, t } from "../words/words.js";

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
function ownCaption(language: Language): Caption {
  return {
    language,
    touch: t("kiosk-touch"),
    names: ofGames((game) => t("game", { game })),
    gists: ofGames((game) => t("game-gist", { game })),
  };
}

/** The caption in any language; null when its words do not come. */
async function loadCaption(language: Language): Promise<Caption | null> {
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

/** Milliseconds that a caption stays. */
const STAYS = 6000;

/** The captions of all languages, one after the other. */
export class Captions {
  #found: readonly Caption[];
  #at = 0;
  #since = 0;

  constructor(private readonly languages: readonly Language[]) {
    this.#found = [ownCaption(language())];
  }

  /** The one that is shown. */
  get now(): Caption {
    return this.#found[this.#at % this.#found.length] ?? ownCaption(language());
  }

  /** Whether it is time for the next one, which is shown from then on. */
  turn(time: number): boolean {
    if (time - this.#since < STAYS) return false;
    this.#since = time;
    this.#at += 1;
    return true;
  }

  /** Has those that are not there yet. */
  async load(): Promise<void> {
    if (this.#found.length === this.languages.length) return;
    const found = await Promise.all(this.languages.map((each) => loadCaption(each)));
    this.#found = found.flatMap((caption) => caption ?? []);
  }
}
