// The screen with the list of games: opened when it is asked for, or when games are handed to the page.
import type { TemplateResult } from "lit/html.js";
import { announce } from "../announce.js";
import type { App } from "../app.js";
import type { Screen } from "../screens.js";
import { gamesView } from "../views/games-view.js";
import { t, type Said } from "../words/words.js";
import type { Handed } from "./handed.js";
import { GamesList } from "./list.js";
import { lineText } from "./words-games.js";

/** Opens the list. */
export function open(app: App): Screen {
  const screen = new GamesScreen(app);
  void screen.list.read();
  return screen;
}

/** The list of games on the screen. */
export class GamesScreen implements Screen {
  readonly state = "games";
  readonly list: GamesList;
  /** The field for pasted text is open. */
  pasting = false;
  /** What brings back the games that were deleted, until it is dismissed. */
  #undo: (() => Promise<void>)[] = [];

  constructor(readonly app: App) {
    this.list = new GamesList(app.saving.mirror, lineText, () => {
      app.changed();
    });
    app.saving.mirror.changed = () => void this.list.read();
  }

  get title(): string {
    return t("games-title");
  }

  shown(): void {
    const handed = this.app.saving.handed.splice(0);
    if (handed.length > 0) this.take(handed);
  }

  view(): TemplateResult {
    return gamesView(this);
  }

  escape(): boolean {
    return false;
  }

  close(): void {
    this.list.stop();
    this.app.saving.mirror.changed = () => undefined;
  }

  /** Takes games in, and says what became of them. */
  take(handed: readonly Handed[]): void {
    this.list.take(handed).then(
      () => {
        const { report } = this.list;
        if (report === null) return;
        announce(t("games-added", { count: report.added }));
        document.getElementById("games-report")?.focus();
      },
      () => {
        this.#tell(() => t("games-failed"));
      },
    );
  }

  /** Puts a game on the board. */
  openGame(id: string): void {
    this.#run(async () => {
      const game = await this.list.get(id);
      if (game === null) this.#tell(() => t("games-gone"));
      else if (!this.app.entering.openKept(game)) this.#tell(() => t("games-cannot-open"));
    });
  }

  /** Deletes a game, which can be undone. */
  remove(id: string): void {
    this.#run(async () => {
      const next = neighbourOf(id);
      const undo = await this.list.remove(id);
      if (undo === null) return;
      this.#undo.push(undo);
      const all = this.#undo;
      const run = (): void => {
        this.app.dismiss("deleted");
        this.#undo = [];
        this.#run(async () => {
          for (const each of all) await each();
          announce(t("games-back-again"));
        });
      };
      const text: Said = () => t("games-deleted", { count: all.length });
      this.app.notify({ id: "deleted", text, actions: [{ label: () => t("games-undo"), run }] });
      queueMicrotask(() => {
        const there =
          next === null ? null : document.querySelector<HTMLElement>(`[data-id="${next}"] [data-does="delete"]`);
        (there ?? document.getElementById("screen-title"))?.focus({ preventScroll: there !== null });
      });
    });
  }

  /** Has the browser save a game, or all that are searched for. */
  write(ids: readonly string[]): void {
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
    this.list.write(ids, `magomba-${day.join("-")}`).then(
      (count) => {
        announce(t("games-saved", { count }));
      },
      () => {
        this.#tell(() => t("games-save-failed"));
      },
    );
  }

  #run(act: () => Promise<void>): void {
    act().catch(() => {
      this.#tell(() => t("games-failed"));
    });
  }

  #tell(text: Said): void {
    this.app.notify({ id: "games-trouble", text, brief: true });
  }
}

/** The game after the one with this name in the list, or else the one before it. */
function neighbourOf(id: string): string | null {
  const lines = [...document.querySelectorAll<HTMLElement>("#games-list > [data-id]")];
  const at = lines.findIndex((line) => line.dataset["id"] === id);
  return (lines[at + 1] ?? lines[at - 1])?.dataset["id"] ?? null;
}
