// The editor's screen: a board of its own, the editor behind it, and the ways to and from it.
import type { TemplateResult } from "lit/html.js";
import { NO_MARKS, type Marks } from "../../board/types.js";
import { rulesText, type BoardInfo, type GameName, type Side } from "../../game/index.js";
import { announce } from "../announce.js";
import type { App } from "../app.js";
import { copyText, linkOf } from "../link/send.js";
import type { Screen } from "../screens.js";
import { PERSON, seated } from "../seats.js";
import type { Seat, Seats } from "../state.js";
import { language, t } from "../words/words.js";
import { draftBoard } from "./draft.js";
import { Editor } from "./editor.js";
import { editorView } from "./editor-view.js";
import { listenTo } from "./hands.js";
import { namedHoles } from "./reasons.js";

/** Where the position that was set up last is kept. */
const KEPT = "editor";
/** The longest text that is looked at again. */
const LONGEST = 4096;

/** Opens the editor: with the position of the game on the screen (`wish` "game"), or with the one that was set up last. */
export function open(app: App, wish: string): Screen {
  const game = app.screen === "game" ? (app.play?.stage.match.position() ?? null) : null;
  const kept = app.store.get(KEPT);
  const before = kept !== null && kept.length <= LONGEST ? kept : startOf(app);
  const seats = app.menu?.seats ?? { S: PERSON, N: PERSON };
  return new EditorScreen(app, { text: (wish === "game" ? game : null) ?? before, game }, seats);
}

/** The start of the game that is chosen on the start screen. */
function startOf({ menu, engine }: App): string {
  const info = menu?.games.find(({ game }) => game === menu.game);
  if (menu === null || info === undefined || engine === null) return "";
  const match = engine.start(rulesText(info, menu.options[menu.game]), menu.columns[menu.game]);
  try {
    return match.position();
  } finally {
    match.free();
  }
}

/** A word on what became of a copy. */
export type CopyWord = "text" | "link" | "failed" | "no-link";

/** The editor on the page. */
export class EditorScreen implements Screen {
  readonly state = "editor";
  readonly editor: Editor;
  readonly board = document.createElement("magomba-board");
  /** The position of the game that waits meanwhile, or null. */
  readonly gameText: string | null;
  /** Who plays the game that is begun here. */
  seats: Seats;
  /** On narrow windows the fields lie over the board, when they are asked for. */
  fieldsOpen = false;
  /** What was copied last, or why not. */
  copied: CopyWord | null = null;
  #shown: BoardInfo | null = null;
  #spoken = language();
  #sawLegal: boolean;
  readonly #endPress: () => void;

  constructor(
    readonly app: App,
    positions: { readonly text: string; readonly game: string | null },
    seats: Seats,
  ) {
    this.gameText = positions.game;
    const { board } = this;
    const { engine } = app;
    if (engine === null) throw new Error("the engine is not loaded");
    this.seats = seats;
    this.editor = new Editor(
      { engine, changed: () => this.#changed(), touched: (index) => this.#say(index) },
      positions.text,
    );
    this.#sawLegal = this.editor.legal;
    board.options = { counts: "always", labels: app.preferences.now.labels, holds: false, facing: false };
    board.labelFor = (index, { stones, owner }) => this.#label(index, stones, owner === 1 ? "N" : "S");
    board.addEventListener("hole", (event) =>
      this.editor.touch((event as CustomEvent<{ index: number }>).detail.index),
    );
    this.#endPress = listenTo(board, {
      info: () => this.editor.draft.info,
      take: (index) => this.editor.touch(index, "take"),
      key: (index, key) => this.editor.key(index, key, performance.now()),
      look: (index) => this.editor.look(index),
    });
    this.#draw();
  }

  get title(): string {
    return t("editor-title");
  }

  get game(): GameName {
    return this.editor.game;
  }

  view(): TemplateResult {
    // The board's words are another language's.
    if (language() !== this.#spoken) this.#draw();
    return editorView(this);
  }

  /** Whatever else it does, it leaves the screen no more than any other key: a position is easily lost. */
  escape(): boolean {
    if (this.fieldsOpen) this.showFields(false);
    return true;
  }

  /** Begins a game here. */
  play(): void {
    if (this.editor.legal) this.app.entering.beginAt(this.editor.text, this.seats, "play");
  }

  /** Has the position analysed. */
  analyse(): void {
    if (this.editor.legal) this.app.entering.beginAt(this.editor.text, this.seats, "analyse");
  }

  close(): void {
    this.#endPress();
  }

  showFields(open: boolean): void {
    this.fieldsOpen = open;
    this.app.changed();
  }

  sit(side: Side, seat: Seat): void {
    this.seats = seated(this.seats, side, seat);
    this.app.changed();
  }

  /** Copies the position, as a text or as a link to it. */
  async copy(what: "text" | "link"): Promise<void> {
    this.copied = await this.#copy(what);
    announce(copyWord(this.copied));
    this.app.changed();
  }

  async #copy(what: "text" | "link"): Promise<CopyWord> {
    const { text, legal } = this.editor;
    const words = what === "text" ? text : legal ? await this.#link(text) : null;
    if (words === null) return "no-link";
    return (await copyText(words)) ? what : "failed";
  }

  async #link(text: string): Promise<string | null> {
    const match = this.app.engine?.fromPosition(text);
    if (match === undefined) return null;
    try {
      return await linkOf(match);
    } finally {
      match.free();
    }
  }

  #changed(): void {
    this.copied = null;
    this.app.store.set(KEPT, this.editor.text);
    this.#draw();
    if (this.editor.legal !== this.#sawLegal) {
      this.#sawLegal = this.editor.legal;
      announce(this.editor.legal ? t("editor-legal") : t("editor-not-yet", { game: this.editor.game }));
    }
    this.app.changed();
  }

  /** Puts the draft on the board. */
  #draw(): void {
    const { board } = this;
    const { draft, game } = this.editor;
    this.#spoken = language();
    if (this.#shown !== draft.info) {
      this.#shown = draft.info;
      board.setBoard(draft.info);
    }
    board.setAttribute("aria-label", t("editor-board", { game }));
    board.dataset["position"] = this.editor.text;
    board.show(draftBoard(draft), this.#marks());
  }

  #marks(): Marks {
    const { draft, problems } = this.editor;
    const index = (hole: string): number => draft.info.holes.indexOf(hole);
    return { ...NO_MARKS, offered: new Set(draft.offer), hinted: new Set(namedHoles(problems).map(index)) };
  }

  #label(index: number, count: number, side: Side): string {
    const { info, offer } = this.editor.draft;
    const hole = info.holes[index] ?? "";
    return info.game === "gore"
      ? t("editor-hole-cows", { hole, side, count, offered: offer.includes(index) ? "yes" : "no" })
      : t("editor-hole", { hole, side, count, head: info.heads[index] === true ? "yes" : "no" });
  }

  #say(index: number): void {
    const { draft } = this.editor;
    announce(this.#label(index, draft.stones[index] ?? 0, draft.owners[index] === 1 ? "N" : "S"));
  }
}

/** What became of a copy, in a sentence. */
export function copyWord(word: CopyWord): string {
  switch (word) {
    case "text":
      return t("editor-copied-text");
    case "link":
      return t("editor-copied-link");
    case "failed":
      return t("editor-copy-failed");
    case "no-link":
      return t("editor-link-failed");
  }
}
