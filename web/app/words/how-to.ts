// How each game is played, in a few plain sentences that follow the rules in force; the part `rules` of the words has them.
import type { GameName, Options } from "../../game/index.js";
import { t } from "./words.js";

/** A few sentences under a heading. */
export interface HowTo {
  readonly title: string;
  readonly lines: readonly string[];
}

/** How a game is played by these options; each option left out has its usual value. */
export function howTo(game: GameName, options: Options): readonly HowTo[] {
  switch (game) {
    case "tsoro":
      return tsoro(options);
    case "nsolo":
      return nsolo(options);
    case "kimasai":
      return kimasai();
    case "gore":
      return gore(options);
  }
}

function tsoro(options: Options): readonly HowTo[] {
  const heads = Number(options.heads ?? "2");
  const bonus = Number(options.bonus ?? "2");
  const safe = bonus > 0 && heads > 0 && options["safe-heads"] === "yes";
  return [
    { title: t("how-aim"), lines: [t("how-aim-tsoro")] },
    {
      title: t("how-moves"),
      lines: [
        t("how-round"),
        t("how-sow"),
        t("how-relay"),
        ...(heads === 0 ? [] : [t("how-heads", { heads })]),
        t("how-endless"),
      ],
    },
    {
      title: t("how-capture"),
      lines: [
        t("how-across"),
        t("how-both"),
        ...(bonus === 0 ? [] : [t("how-bonus", { bonus })]),
        ...(safe ? [t("how-safe-heads")] : []),
        t("how-gone"),
      ],
    },
    { title: t("how-end"), lines: [t("how-no-move"), t("how-thrice")] },
    {
      title: t("how-words"),
      lines: [
        t("how-words-tsoro"),
        t("how-signs"),
        ...(heads === 0 ? [] : [t("how-signs-heads")]),
        ...(bonus === 0 ? [] : [t("how-signs-holes")]),
      ],
    },
  ];
}

function nsolo(options: Options): readonly HowTo[] {
  const old = options.capture === "1913";
  return [
    { title: t("how-aim"), lines: [t("how-aim-nsolo")] },
    { title: t("how-moves"), lines: [t("how-round"), t("how-sow"), t("how-relay"), t("how-endless")] },
    {
      title: t("how-capture"),
      lines: [t("how-across"), old ? t("how-again-1913") : t("how-again"), t("how-gone")],
    },
    { title: t("how-end"), lines: [t("how-no-stones"), t("how-stones-no-move"), t("how-back")] },
    { title: t("how-words"), lines: [t("how-signs"), old ? t("how-signs-holes") : t("how-signs-stones")] },
  ];
}

function kimasai(): readonly HowTo[] {
  return [
    { title: t("how-aim"), lines: [t("how-aim-kimasai")] },
    { title: t("how-moves"), lines: [t("how-step"), t("how-step-round"), t("how-single")] },
    { title: t("how-capture"), lines: [t("how-step-capture"), t("how-outer-safe"), t("how-gone")] },
    { title: t("how-end"), lines: [t("how-none-left"), t("how-back-draw")] },
    { title: t("how-words"), lines: [t("how-signs")] },
  ];
}

function gore(options: Options): readonly HowTo[] {
  const trade = options.trade !== "no";
  const offers = { title: t("how-offers"), lines: [t("how-offer"), t("how-offer-keep"), t("how-offer-glory")] };
  return [
    { title: t("how-aim"), lines: [t("how-aim-gore")] },
    { title: t("how-moves"), lines: [t("how-ring"), t("how-pass")] },
    { title: t("how-capture"), lines: [t("how-capture-cows"), t("how-herd")] },
    ...(trade ? [offers] : []),
    { title: t("how-end"), lines: [t("how-cleared"), t("how-counted")] },
    {
      title: t("how-words"),
      lines: [t("how-words-gore"), t("how-signs"), ...(trade ? [t("how-signs-offer")] : [])],
    },
  ];
}
