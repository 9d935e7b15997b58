// Which steps of the lessons have been done; kept from visit to visit.
import type { GameName } from "../../game/index.js";
import { object } from "../settings.js";
import type { Store } from "../store.js";
import { LESSONS, type StepName } from "./lessons.js";

const NAME = "lessons";

/** The steps of a game that were done; whatever else the storage holds is passed over. */
export function stepsDone(store: Store, game: GameName): ReadonlySet<StepName> {
  const found = object(store.get(NAME))[game];
  const names: unknown[] = Array.isArray(found) ? found : [];
  return new Set(LESSONS[game].map(({ name }) => name).filter((name) => names.includes(name)));
}

/** Keeps that a step was done. */
export function keepStep(store: Store, game: GameName, name: StepName): void {
  const done: Partial<Record<GameName, readonly StepName[]>> = {};
  for (const each of Object.keys(LESSONS) as GameName[]) {
    const names = new Set(stepsDone(store, each));
    if (each === game) names.add(name);
    if (names.size > 0) done[each] = [...names];
  }
  store.set(NAME, JSON.stringify(done));
}

/** The step to go on with: the first that is not done; the first of all when all are. */
export function nextStep(store: Store, game: GameName): number {
  const done = stepsDone(store, game);
  return Math.max(
    0,
    LESSONS[game].findIndex(({ name }) => !done.has(name)),
  );
}
