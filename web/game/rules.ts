// Rules as text and as choices: "tsoro:heads=1,bonus=3" to a record of options and back.
import type { GameInfo, GameName, OptionName } from "./types.js";

/** Chosen options by name; a name that is absent has its default. */
export type Options = Partial<Record<OptionName, string>>;

/** The four games, in the order in which they are offered. */
export const GAMES: readonly GameName[] = ["tsoro", "nsolo", "kimasai", "gore"];

/** Whether `text` names one of the four games. */
export function isGame(text: string): text is GameName {
  return (GAMES as readonly string[]).includes(text);
}

/** The canonical rules text of a game with these options: only what differs from the default, in the game's own order. */
export function rulesText(info: GameInfo, options: Options): string {
  const parts = info.options.flatMap((option) => {
    const value = options[option.name];
    return value !== undefined && value !== option.default && option.values.includes(value)
      ? [`${option.name}=${value}`]
      : [];
  });
  return parts.length === 0 ? info.game : `${info.game}:${parts.join(",")}`;
}

/** The game and every option of a canonical rules text, defaults filled in from `infos`. */
export function readRules(infos: readonly GameInfo[], rules: string): { game: GameName; options: Options } {
  const [name = "", rest = ""] = rules.split(":");
  const info = infos.find((each) => each.game === name);
  const options: Options = {};
  for (const option of info?.options ?? []) options[option.name] = option.default;
  for (const part of rest === "" ? [] : rest.split(",")) {
    const [key = "", value = ""] = part.split("=");
    const option = info?.options.find((each) => each.name === key);
    if (option?.values.includes(value) === true) options[option.name] = value;
  }
  return { game: info?.game ?? "tsoro", options };
}

/** What a capture's bonus takes by these canonical rules: whole holes, or (Nsolo, but for 1913) single stones. */
export function bonusOf(rules: string): "holes" | "stones" {
  return /^nsolo(?!.*\bcapture=1913\b)/.test(rules) ? "stones" : "holes";
}
