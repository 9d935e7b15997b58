// The rules that can be chosen, as their choices read and as a game's header names them.
import { readRules, type BoardInfo, type GameInfo, type OptionName } from "../../game/index.js";
import { isolate, t } from "./words.js";

/** A board and the rules in use, in the line under a heading: "4 × 21 · two heads · bonus of 2". */
export function rulesLine(games: readonly GameInfo[], { game, rules, rows, columns }: BoardInfo): string {
  const { options } = readRules(games, rules);
  const parts = [t("rule-board", { rows, columns })];
  for (const { name } of games.find((each) => each.game === game)?.options ?? []) {
    const value = options[name];
    const words = value === undefined ? "" : ruleInUse(name, value);
    if (words !== "") parts.push(words);
  }
  return parts.map(isolate).join(" · ");
}

/** A value of a field on the start screen, as its choice reads. */
export function fieldValue(name: OptionName | "columns", value: string): string {
  switch (name) {
    case "heads":
      return t("field-heads", { value: Number(value) });
    case "bonus":
      return t("field-bonus", { value: Number(value) });
    case "safe-heads":
      return t("field-safe-heads", { value: yesOrNo(value) });
    case "capture":
      return t("field-capture", { value: Number(value) });
    case "trade":
      return t("field-trade", { value: yesOrNo(value) });
    case "columns":
      return value;
  }
}

/** A rule in use, for the line under the game's name; "" for one that goes without saying. */
export function ruleInUse(name: OptionName, value: string): string {
  switch (name) {
    case "heads":
      return t("rule-heads", { value: Number(value) });
    case "bonus":
      return t("rule-bonus", { value: Number(value) });
    case "safe-heads":
      return value === "yes" ? t("rule-safe-heads") : "";
    case "capture":
      return t("rule-capture", { value: Number(value) });
    case "trade":
      return t("rule-trade", { value: yesOrNo(value) });
  }
}

const yesOrNo = (value: string): "yes" | "no" => (value === "yes" ? "yes" : "no");
