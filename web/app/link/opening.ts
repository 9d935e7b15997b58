// A link was opened: its game is read, compared with those of this device, and put on the screen or beside them.
import type { Engine, Match, Side } from "../../game/index.js";
import type { App } from "../app.js";
import { clearAddress } from "../address.js";
import { reasonFor } from "../errors.js";
import type { KeptGame } from "../saved-game.js";
import { readRecord } from "../kept.js";
import type { LinkWays } from "../links.js";
import { awaySide, LINK, PERSON } from "../seats.js";
import type { Seats } from "../state.js";
import { t } from "../words/words.js";
import { unpackGame, type LinkedGame, type LinkTrouble } from "./codec.js";
import { goOn, mayBeCopy, movesText, planFor, type Mine, type Plan } from "./plan.js";
import { readId } from "./same-game.js";

/** The notice of what a link was. */
const NOTICE = "link";

/** Opens a fragment's game; nothing is done once it is no longer `wanted`. */
export async function openLink(app: App, ways: LinkWays, fragment: string, wanted: () => boolean): Promise<void> {
  const found = await unpackGame(fragment);
  if (!wanted()) return;
  app.dismiss(NOTICE);
  if (found.kind !== "game") {
    refuse(app, () => trouble(found.kind === "bad" ? found.why : "damaged"));
    return;
  }
  let theirs: Match;
  try {
    theirs = readLinked(ways, found.game);
  } catch (error) {
    const reason = await reasonFor(error);
    if (wanted()) refuse(app, () => t("link-bad-game", { reason: reason() }));
    return;
  }
  const saved = await app.saving.linked(readId(theirs));
  if (!wanted()) {
    theirs.free();
    return;
  }
  const mine = copiesOf(ways.engine(), theirs, saved);
  const plan = planFor(theirs, mine);
  follow(app, ways, plan, theirs, mine);
  for (const { match } of mine) if (plan.kind !== "ahead" || match !== matchOf(mine, plan.kept)) match.free();
}

/** The link's game at its cursor; throws the engine's error when it cannot be read. */
function readLinked(ways: LinkWays, { record, cursor }: LinkedGame): Match {
  const match = ways.engine().fromRecord(record);
  try {
    match.goTo(cursor);
    return match;
  } catch (error) {
    match.free();
    throw error;
  }
}

/** The games of this device that may be the link's. */
function copiesOf(engine: Engine, theirs: Match, saved: readonly KeptGame[]): Mine<KeptGame>[] {
  const id = readId(theirs);
  const moves = movesText(theirs.record());
  return saved.flatMap((kept) => {
    if (!mayBeCopy(kept.record, id, moves)) return [];
    const match = readRecord(engine, kept);
    if (match === null) return [];
    const away = awaySide(kept.seats);
    return [{ kept, match, away: away === null ? [] : [away] }];
  });
}

function matchOf(mine: readonly Mine<KeptGame>[], kept: KeptGame): Match | undefined {
  return mine.find((each) => each.kept === kept)?.match;
}

function follow(app: App, ways: LinkWays, plan: Plan<KeptGame>, theirs: Match, mine: readonly Mine<KeptGame>[]): void {
  switch (plan.kind) {
    case "new":
      enter(ways, theirs);
      return;
    case "same":
      theirs.free();
      clearAddress();
      ways.resume(plan.kept, app.saving.isSaved(plan.kept) ? "stored" : "replaced");
      return;
    case "ahead": {
      const match = matchOf(mine, plan.kept);
      if (match === undefined) return;
      goOn(match, theirs, plan.from);
      theirs.free();
      const count = match.plies() - plan.from;
      ways.goOn(plan.kept, match, plan.from);
      const side: Side = match.summary(match.plies()).side;
      app.notify({ id: NOTICE, text: () => t("link-arrived", { count, side }), brief: true, ofGame: true });
      return;
    }
    case "behind":
    case "apart":
      offerBoth(app, ways, plan, theirs);
  }
}

/** Shows the game that is here, and offers the link's beside it. */
function offerBoth(
  app: App,
  ways: LinkWays,
  plan: Extract<Plan<KeptGame>, { kind: "behind" | "apart" }>,
  theirs: Match,
): void {
  const record = theirs.record();
  const ply = theirs.ply();
  theirs.free();
  clearAddress();
  ways.resume(plan.kept, app.saving.isSaved(plan.kept) ? "stored" : "replaced");
  const older = plan.kind === "behind";
  const other = (): void => {
    app.dismiss(NOTICE);
    const match = ways.engine().fromRecord(record);
    match.goTo(ply);
    enter(ways, match);
  };
  app.notify({
    id: NOTICE,
    text: () => (plan.kind === "behind" ? t("link-behind") : t("link-apart", { count: plan.common })),
    ofGame: true,
    actions: [
      { label: () => t("link-keep-mine"), run: () => app.dismiss(NOTICE) },
      { label: () => (older ? t("link-open-older") : t("link-open-other")), run: other },
    ],
  });
}

/** Opens a game as one of its own. */
function enter(ways: LinkWays, match: Match): void {
  const atEnd = match.plies() > 0 && match.ply() === match.plies();
  const named = readId(match) !== null;
  ways.lookAt(match, seatsOf(match, named), named && atEnd ? match.plies() - 1 : null);
}

/** Who opened the link of a game that is played by link plays the side to move. */
function seatsOf(match: Match, named: boolean): Seats {
  if (!named) return { S: PERSON, N: PERSON };
  const here = match.ply();
  match.goTo(match.plies());
  const side = match.side();
  match.goTo(here);
  return side === "S" ? { S: PERSON, N: LINK } : { S: LINK, N: PERSON };
}

function refuse(app: App, text: () => string): void {
  app.notify({ id: NOTICE, text });
  clearAddress();
  app.links.instead();
}

function trouble(why: LinkTrouble): string {
  switch (why) {
    case "damaged":
      return t("link-bad-damaged");
    case "newer":
      return t("link-bad-newer");
    case "too-long":
      return t("link-bad-too-long");
    case "unsupported":
      return t("link-bad-unsupported");
  }
}
