// The rules that can be chosen, as their choices read and as a game's header names them.
import type { OptionName } from "../../game/index.js";
import { t } from "./words.js";

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
