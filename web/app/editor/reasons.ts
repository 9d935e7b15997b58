// Why a position that is being set up is none, in sentences: one for each kind of reason, which names all its holes.
import type { Problem } from "../../game/index.js";
import { t } from "../words/words.js";

/** Codes whose reasons are told in one sentence for all their holes. */
const GATHERED = new Set(["hole-too-full", "offer-not-own"]);

/** The sentences. A reason that has no words of ours has the engine's. */
export function reasons(problems: readonly Problem[]): string[] {
  return problems.flatMap((problem, at) => {
    const alike = problems.filter(({ code }) => code === problem.code);
    if (!GATHERED.has(problem.code)) return [sentence(problem, [])];
    return alike[0] === problems[at] ? [sentence(problem, namedHoles(alike))] : [];
  });
}

/** The holes that a reason names, to be marked on the board. */
export function namedHoles(problems: readonly Problem[]): string[] {
  return problems.flatMap(({ args: { hole } }) => (typeof hole === "string" ? [hole] : []));
}

function sentence({ code, args, message }: Problem, holes: readonly string[]): string {
  const side = args["side"] === "N" ? "N" : "S";
  const [count, limit] = [Number(args["count"]), Number(args["limit"])];
  switch (code) {
    case "hole-too-full":
      return t("why-hole-too-full", { holes, count: holes.length, limit });
    case "too-many-stones":
      return t("why-too-many-stones", { side, count, limit });
    case "cows":
      return count < limit
        ? t("why-too-few-cows", { count, limit, missing: limit - count })
        : t("why-too-many-cows", { count, limit, over: count - limit });
    case "no-hole":
      return t("why-no-hole", { side });
    case "no-trade":
      return args["what"] === "offer" ? t("why-no-offer") : t("why-no-refusal");
    case "offer-not-own":
      return t("why-offer-not-own", { holes, count: holes.length, side });
    case "offer-too-large":
      return t("why-offer-too-large", { count, limit });
    case "offer-everything":
      return t("why-offer-everything", { side });
    case "offer-unpaid":
      return t("why-offer-unpaid", { side, count, limit });
    case "offer-instead-of-pass":
      return t("why-offer-instead-of-pass", { side });
    default:
      return message;
  }
}
