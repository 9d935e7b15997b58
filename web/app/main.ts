// The page's beginning: draws the app into the document and draws it again whenever it changes.
import { render } from "lit/html.js";
import { paintGround } from "../board/index.js";
import { loadEngine } from "../game/index.js";
import { asksForKiosk } from "./address.js";
import { App } from "./app.js";
import "./app.css";
import { loadAllWhenIdle, OnDemand } from "./demand.js";
import { keepDialog } from "./dialog.js";
import { fitSoon } from "./fit.js";
import { keepFocus, placeOfFocus, promptKind } from "./focus.js";
import { takeGames } from "./games/handed.js";
import { listen } from "./keys.js";
import { reloadLater } from "./reload.js";
import type { Language } from "./words/languages.js";
import { t } from "./words/words.js";
import { pageView } from "./views/page-view.js";

const OFFLINE = new OnDemand("offline", () => import("./offline/offline.js"));

const root = document.getElementById("app");
// A browser that is too old has been told so (old/check.ts).
if (root !== null && document.documentElement.dataset["state"] !== "old") {
  void begin(root);
}

/** Starts the page, once there are words for it. */
async function begin(root: HTMLElement): Promise<void> {
  // It comes meanwhile; what becomes of it is asked below.
  loadEngine().catch(() => undefined);
  let app: App;
  let missing: Language | null;
  try {
    const wishes = parent !== window || location.search !== "";
    const asked = wishes ? await (await import("./asked/asked.js")).ask() : null;
    app = new App(() => {
      draw(app, root);
    }, asked);
    missing = await app.tongue.begin();
  } catch {
    // What stands on the page tells what to do, in English.
    document.documentElement.dataset["state"] = "error";
    // At a kiosk nobody does it.
    if (asksForKiosk(location.search)) reloadLater();
    return;
  }
  // What stood there was for the time before this script.
  root.textContent = "";
  listen(app);
  takeGames(app);
  if (missing !== null) app.tongue.failed(missing);
  await app.load();
  await loadAllWhenIdle();
  void OFFLINE.now?.keepOffline(app);
}

/** The panel that was open when the page was last drawn. */
let panelBefore: string | null = null;
/** The move that was current in the list of moves, if that was open. */
let plyBefore: number | null = null;

function draw(app: App, into: HTMLElement): void {
  const before = { place: placeOfFocus(), panel: panelBefore, prompt: promptKind() };
  const panel = app.panel ?? app.study.panel;
  const opened = panel !== null && panel !== "more" && panel !== panelBefore;
  render(pageView(app), into);
  keepDialog(app);
  const page = document.documentElement;
  const own = app.screens.current;
  const inGame = app.screen === "game" ? (app.play?.state.phase ?? "loading") : app.screen;
  page.dataset["state"] = own?.state ?? inGame;
  const game = app.play?.state.game;
  app.preferences.follow(app.play?.state ?? null);
  app.hearing.follow(app.play, game ?? null, app.play?.state.phase ?? null);
  const title = own?.title ?? (game === undefined ? null : t("game", { game }));
  document.title = title === null ? "Magomba" : `${title} – Magomba`;
  if (opened && app.screen === "game") document.getElementById("panel-title")?.focus({ preventScroll: true });
  keepFocus(app, before);
  panelBefore = panel;
  const ply = app.play !== null && panel === "moves" ? app.play.state.ply : null;
  // Only when the cursor has moved: a player who scrolls the list stays where they are.
  if (ply !== null && ply !== plyBefore) {
    const current = into.querySelector(".moves [aria-current]");
    if (current !== null) reveal(current);
  }
  plyBefore = ply;
  if (game !== undefined) app.board.setAttribute("aria-label", t("board", { game }));
  fitSoon();
  app.asked?.follow(app);
  ground(own?.game ?? game ?? app.menu?.game ?? "tsoro");
}

let painted = "";
let stopPainting = (): void => undefined;

/** Lays the page on a game's ground. */
function ground(game: string): void {
  const canvas = document.getElementById("ground");
  if (game === painted || !(canvas instanceof HTMLCanvasElement)) return;
  painted = game;
  stopPainting();
  stopPainting = paintGround(canvas, game);
}

/** Scrolls the list of moves, and only it, so that the current move is seen. */
function reveal(entry: Element): void {
  const list = entry.closest<HTMLElement>(".panel-body");
  if (list === null) return;
  const here = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (here.top < frame.top) list.scrollTop -= frame.top - here.top;
  else if (here.bottom > frame.bottom) list.scrollTop += here.bottom - frame.bottom;
}
