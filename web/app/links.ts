// What the page does with links; the parts that do it are loaded when they are first needed.
import type { Engine, Match } from "../game/index.js";
import { holdsGame } from "./address.js";
import type { App } from "./app.js";
import type { KeptGame } from "./saved-game.js";
import type { LinkPanel } from "./link/link-panel.js";
import type { Seats } from "./state.js";
import { OnDemand } from "./demand.js";
import { t } from "./words/words.js";

const OPENING = new OnDemand("links", () => import("./link/opening.js"));
const PANEL = new OnDemand("links", () => import("./link/link-panel.js"));

/** What opening a link needs of the page. */
export interface LinkWays {
  engine(): Engine;
  /** Puts a kept game on the screen as it is, which is `stored` as the one that is gone on with or not (`replaced`). */
  resume(kept: KeptGame, where: "stored" | "replaced"): boolean;
  /** Puts a kept game on the screen with moves that came after the first `from`, and keeps it. */
  goOn(kept: KeptGame, match: Match, from: number): void;
  /**
   * Puts a game on the screen that is not one of this device's; it takes no other one's place before something is done
   * in it. The moves after the first `from` are shown; with null none are, and the cursor stays where it is.
   */
  lookAt(match: Match, seats: Seats, from: number | null): void;
}

/** Opens links, and shows the panel with the link of the game on the screen. */
export class Links {
  #panel: LinkPanel | null = null;
  #run = 0;

  constructor(
    private readonly app: App,
    private readonly ways: LinkWays,
  ) {
    addEventListener("hashchange", () => {
      if (app.engine !== null && holdsGame(location.hash)) void this.open(location.hash);
    });
  }

  /** Opens the game that a fragment holds, or says why there is none. */
  async open(fragment: string): Promise<void> {
    const run = ++this.#run;
    const { app, ways } = this;
    try {
      const { openLink } = await OPENING.load();
      await openLink(app, ways, fragment, () => run === this.#run);
    } catch {
      if (run !== this.#run) return;
      app.notify({ id: "link", text: () => t("link-failed") });
      this.instead();
    }
  }

  /** Nothing came of a link: at the page's beginning the start screen comes. */
  instead(): void {
    const { app } = this;
    if (app.screen === "loading") app.showMenu(app.saving.read());
  }

  /** The panel, once it is loaded. */
  get panel(): LinkPanel | null {
    const module = PANEL.now;
    if (module !== null) this.#panel ??= new module.LinkPanel(this.app);
    return this.#panel;
  }

  /** Opens the panel, or closes it. */
  toggle(): void {
    const { app } = this;
    const open = app.panel === "link";
    if (open) app.panel = null;
    else {
      app.demand(PANEL, () => {
        if (app.play !== null) app.panel = "link";
      });
    }
    app.changed();
  }

  /** A move was made here, and the other side is elsewhere: here is the link for it. */
  handOver(): void {
    if (this.app.panel !== "link") this.toggle();
  }
}
