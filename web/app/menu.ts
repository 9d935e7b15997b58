// The choices of the start screen: read from and kept in the store, changed one field at a time.
import { isGame, type GameInfo, type GameName, type OptionName, type Options, type Side } from "../game/index.js";
import { atLevel, PERSON, readSeat, seated, USUAL_LEVEL } from "./seats.js";
import { object } from "./settings.js";
import type { MenuState, Seat } from "./state.js";
import type { Store } from "./store.js";

const NAME = "menu";

/** The start screen as it was left last time, or as it is for a newcomer. */
export function loadMenu(store: Store, games: readonly GameInfo[]): MenuState {
  const found = object(store.get(NAME));
  const columnsFound = part(found["columns"]);
  const optionsFound = part(found["options"]);
  const columns: Partial<Record<GameName, number>> = {};
  const options: Partial<Record<GameName, Options>> = {};
  for (const info of games) {
    const wanted = columnsFound[info.game];
    columns[info.game] = info.columns.find((each) => each === wanted) ?? info.usualColumns;
    const chosen: Options = {};
    for (const option of info.options) {
      const value = part(optionsFound[info.game])[option.name];
      chosen[option.name] = option.values.find((each) => each === value) ?? option.default;
    }
    options[info.game] = chosen;
  }
  const game = found["game"];
  return {
    games,
    game: typeof game === "string" && isGame(game) ? game : "tsoro",
    columns: columns as Record<GameName, number>,
    options: options as Record<GameName, Options>,
    seats: { S: readSeat(found["south"]) ?? PERSON, N: readSeat(found["north"]) ?? atLevel(USUAL_LEVEL) },
    saved: null,
    touched: false,
  };
}

/** Keeps the choices for the next visit. */
export function keepMenu(store: Store, { game, columns, options, seats }: MenuState): void {
  store.set(NAME, JSON.stringify({ game, columns, options, south: seats.S, north: seats.N }));
}

/** The menu with another game chosen. */
export function withGame(menu: MenuState, game: GameName): MenuState {
  return { ...menu, game, touched: true };
}

/** The menu with one rule of the chosen game changed. */
export function withRule(menu: MenuState, name: OptionName | "columns", value: string): MenuState {
  const { game } = menu;
  if (name === "columns") {
    return { ...menu, columns: { ...menu.columns, [game]: Number(value) }, touched: true };
  }
  const options = { ...menu.options[game], [name]: value };
  return { ...menu, options: { ...menu.options, [game]: options }, touched: true };
}

/** The menu with another player at a side. */
export function withSeat(menu: MenuState, side: Side, seat: Seat): MenuState {
  return { ...menu, seats: seated(menu.seats, side, seat), touched: true };
}

function part(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
