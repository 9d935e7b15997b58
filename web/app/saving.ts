// What is kept of the game on the screen and what is gone on with: between the page, the autosave and the list of games.
import type { App } from "./app.js";
import { Autosave } from "./autosave.js";
import type { Handed } from "./games/handed.js";
import { Mirror } from "./games/mirror.js";
import { readRecord, worthKeeping } from "./kept.js";
import { noticeOfBefore, noticeOfOtherTab } from "./other-games.js";
import { newId, type KeptGame, type SavedGame } from "./saved-game.js";
import type { MenuState } from "./state.js";
import { t } from "./words/words.js";

/** Moves after which a new game has taken the place of the one before for good. */
const SETTLED = 4;

/** Keeps the game on the screen, and knows what else is kept. */
export class Saving {
  readonly autosave: Autosave;
  readonly mirror: Mirror;
  /** What was handed to the page for the list of games, until that takes it. */
  readonly handed: Handed[] = [];
  /** The game on the screen as it was saved last. */
  #last: KeptGame | null = null;
  /** The game on the screen: its name, and how often it was saved. */
  #game: Pick<KeptGame, "id" | "rev"> = { id: newId(), rev: 0 };
  /** An unfinished game that the next save will replace as the one that is gone on with. */
  #before: KeptGame | null = null;

  constructor(readonly app: App) {
    const { store } = app;
    this.autosave = new Autosave(store, (game) => {
      this.#otherWrote(game);
    });
    const open =
      app.asked?.archive ??
      (async (lost: () => void): ReturnType<Mirror["load"]> => (await import("./games/archive.js")).openArchive(lost));
    this.mirror = new Mirror(this.autosave, store, open, (why) => {
      // Where nothing at all is kept the page has said so already.
      if (store.trouble === "blocked") return;
      app.notify({ id: "games", text: () => (why === "full" ? t("list-full") : t("list-blocked")) });
    });
  }

  /** The saved game; one that cannot be read is set aside, and said to be. `ofOther`: what another tab has saved. */
  read(ofOther = false): KeptGame | null {
    const found = ofOther ? this.autosave.loadOther() : this.autosave.load();
    if (found.kind === "bad") this.setAside();
    return found.kind === "game" ? found.game : null;
  }

  /** Puts the saved game away, which the engine cannot read, and says so. */
  setAside(): void {
    const kept = this.autosave.setAside();
    this.app.notify({ id: "saved", text: () => (kept ? t("saved-bad") : t("saved-too-long")) });
  }

  /** What the start screen tells of a saved game; null where there is nothing to go on with. */
  line(saved: KeptGame | null): MenuState["saved"] {
    if (saved === null || saved.finished || this.app.engine === null) return null;
    const match = readRecord(this.app.engine, saved);
    if (match === null) {
      this.setAside();
      return null;
    }
    const { game } = match.info;
    match.free();
    return { game, plies: saved.cursor };
  }

  /**
   * The games of this device that a link's game may belong to: with its random name those that have it, else only the
   * one that is gone on with.
   */
  async linked(id: string | null): Promise<KeptGame[]> {
    const now = this.read();
    const found = new Map(now === null ? [] : [[now.id, now]]);
    if (id === null) return [...found.values()];
    const archive = await this.mirror.settled();
    for await (const entries of archive.entries()) {
      for (const entry of entries) {
        if (entry.linkId !== id || found.has(entry.id)) continue;
        const kept = await archive.get(entry.id);
        if (kept !== null) found.set(kept.id, kept);
      }
    }
    return [...found.values()];
  }

  /** Whether this is the game that is gone on with, as it is saved. */
  isSaved({ id }: KeptGame): boolean {
    return this.read()?.id === id;
  }

  /** The game on the screen is about to make room for a new one, or, with none there, the saved one is. */
  replace(): void {
    // A part of another page is for whoever is before it now: nobody is led back to a game that was another's.
    if ((this.app.asked?.storage ?? null) !== null) return;
    const last = this.app.study.game === null ? this.read() : this.#last;
    this.#before = worthKeeping(last) ?? this.#before;
  }

  /** A game comes on the screen: a kept one, which has nothing to replace, or a new one. */
  enter(kept: KeptGame | null, stored: boolean): void {
    if (kept !== null) this.#before = null;
    this.#game = kept ?? { id: newId(), rev: 0 };
    this.#last = stored ? kept : null;
  }

  /** The game on the screen is left. */
  leave(): void {
    this.#last = null;
  }

  /** The start screen is shown: there is no way back to a game before. */
  forget(): void {
    this.#before = null;
  }

  /** Keeps the game on the screen. */
  save(saved: SavedGame): void {
    const { app } = this;
    const game: KeptGame = { ...saved, id: this.#game.id, rev: this.#game.rev + 1, at: Date.now() };
    this.#game = game;
    this.#last = game;
    const before = this.#before;
    if (!this.autosave.save(game)) {
      this.#conflict();
      return;
    }
    this.mirror.keep(game);
    if (before !== null) {
      // The offer stays until the new one has got going.
      this.#before = null;
      const run = (): void => {
        app.dismiss("before");
        app.entering.resume(before, "replaced");
      };
      app.notify(noticeOfBefore(run));
    } else if (game.cursor >= SETTLED) {
      app.dismiss("before");
    }
  }

  /** Another tab has saved a game. */
  #otherWrote(game: KeptGame | null): void {
    const { app } = this;
    this.mirror.reconcile();
    if (app.play === null) {
      if (app.screen === "menu") app.showMenu(this.read());
    } else if (game?.id === this.#game.id) this.#conflict();
  }

  /** Another tab has gone on with the game on the screen. */
  #conflict(): void {
    const { app } = this;
    // A position that was only looked at is in nobody's way.
    if (app.study.game?.stage.saves !== true) return;
    const keep = (): void => {
      app.dismiss("other-tab");
      // From here on they are two games, and both are kept.
      this.#game = { id: newId(), rev: 0 };
      app.study.game?.stage.save();
    };
    const load = (): void => {
      app.dismiss("other-tab");
      const saved = this.read(true);
      if (saved === null) keep();
      else app.entering.resume(saved, "stored");
    };
    app.notify(noticeOfOtherTab(load, keep));
  }
}
