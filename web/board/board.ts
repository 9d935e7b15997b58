// The <magomba-board> element: what the app talks to. Holds the state, keeps layers and twin in step with it.

import "./board.css";
import type { BoardInfo, Step } from "../game/types.js";
import { Player } from "./animate.js";
import { flyers } from "./frame.js";
import { Listener, type Heard } from "./heard.js";
import { Layers } from "./layers.js";
import {
  NO_MARKS,
  type AttendDetail,
  type BoardOptions,
  type BoardState,
  type HoleDetail,
  type Marks,
  type Shown,
  type SideIndex,
  type Speed,
} from "./types.js";
import { reconcile, startPiles, type Piles, type Scene, type Touched } from "./piles.js";
import type { Count } from "./paint.js";
import { wantsStillness } from "./theme.js";
import { makeTimeline, type Timeline } from "./timeline.js";
import { Twin } from "./twin.js";

/**
 * A mancala board. Events, bubbling:
 * `hole` (detail: HoleDetail) when a hole is activated by pointer, key or screen reader;
 * `step-wait` when a move shown step by step waits for `next()`.
 * And not bubbling: `heard` (detail: Heard) for each frame of a move in which something can be heard;
 * `attend` (detail: AttendDetail) when another hole, or none, is held, pointed at or focused.
 */
export class MagombaBoard extends HTMLElement {
  /**
   * Set by the app: a hole's accessible name, from what the hole shows at that moment.
   * Asked for every hole at each `show`, and during a move for the holes that have changed, at the end of each step.
   */
  labelFor: (index: number, shown: Shown) => string = (index) => this.info?.holes[index] ?? "";
  /** Set by the app: a sentence on what a side has taken, heard beside the holes. "" for none. */
  heapText: (side: SideIndex, taken: number) => string = () => "";

  private info: BoardInfo | undefined;
  private piles: Piles = { holes: [], heaps: [[], []] };
  private owners: number[] = [];
  private marks: Marks = NO_MARKS;
  private player: Player | undefined;
  private timeline: Timeline | undefined;
  private settings: BoardOptions = { counts: "always", labels: true, holds: false, facing: false };
  private attended: number | null = null;
  /** Holes whose buttons are behind what is drawn: they catch up when a step has ended, not with every stone. */
  private readonly behind = new Set<number>();
  private readonly layers: Layers;
  private readonly twin: Twin;

  constructor() {
    super();
    this.twin = new Twin({
      activated: (index) => {
        const hole = this.info?.holes[index];
        if (hole === undefined) return;
        const detail: HoleDetail = { hole, index };
        this.dispatchEvent(new CustomEvent("hole", { bubbles: true, composed: true, detail }));
      },
      attended: () => {
        this.attendedChanged();
      },
    });
    this.layers = new Layers(this, this.twin.element, {
      laidOut: (layout) => {
        this.twin.place(layout);
      },
      cell: (i) => ({ pile: this.piles.holes[i] ?? [], count: this.countOf(i) }),
      piles: () => this.piles,
      marks: () => this.marks,
    });
  }

  connectedCallback(): void {
    // A role, so that the name the app gives the element is heard.
    if (!this.hasAttribute("role")) this.setAttribute("role", "group");
    // Which way stones go is a rule: no language turns it round.
    this.dir = "ltr";
    this.append(...this.twin.heaps);
    this.layers.connect();
  }

  disconnectedCallback(): void {
    this.player?.stop();
    this.layers.disconnect();
  }

  /** When numbers are shown, and whether rows and columns are named. Takes effect at once. */
  get options(): BoardOptions {
    return this.settings;
  }
  set options(options: BoardOptions) {
    this.settings = { ...options };
    this.twin.holds = options.holds;
    this.layers.setOptions(this.settings);
  }

  /** While something beside the board takes room from it for a while, it keeps lying as it lies. */
  holdTurn(on: boolean): void {
    this.layers.hold(on);
  }

  /** Sets which board is shown. Ends a running move; the board is empty until `show`. */
  setBoard(info: BoardInfo): void {
    this.player?.stop();
    this.info = info;
    this.piles = { holes: info.holes.map(() => []), heaps: [[], []] };
    this.owners = info.holes.map((_, i) => (i < info.holes.length / 2 ? 1 : 0));
    this.marks = NO_MARKS;
    this.twin.build(info);
    this.layers.follower.forget();
    this.layers.setBoard(info, this.settings);
  }

  /** Shows a state at once. Ends a running move. */
  show(state: BoardState, marks: Marks): void {
    this.player?.stop();
    const fresh = this.piles.holes.every((pile) => pile.length === 0);
    this.piles = fresh ? startPiles(state) : reconcile(this.piles, state);
    this.owners = Array.from(state.owners);
    this.marks = marks;
    this.layers.setOwners(this.owners);
    this.drawAll();
    this.updateTwin();
    this.layers.follower.asked(marks);
  }

  /**
   * Shows `steps`, which begin at `before`. Resolves when they have been shown, or when a new `show` or `play` ends them.
   * Afterwards the board shows what the steps led to.
   */
  play(before: BoardState, steps: readonly Step[], speed: Speed): Promise<void> {
    this.player?.stop();
    const { info } = this;
    if (!info) return Promise.resolve();
    this.piles = reconcile(this.piles, before);
    this.layers.setOwners(before.owners);
    const still = wantsStillness();
    const timeline = makeTimeline(info, before, steps, { speed, still, piles: this.piles });
    const scene: Scene = {
      piles: {
        holes: this.piles.holes.map((pile) => [...pile]),
        heaps: [[...this.piles.heaps[0]], [...this.piles.heaps[1]]],
      },
      owners: Array.from(before.owners),
      chosen: null,
      last: null,
      offered: [],
    };
    this.piles = scene.piles;
    this.owners = scene.owners;
    this.marks = NO_MARKS;
    this.timeline = timeline;
    this.updateTwin();
    return new Promise((resolve) => {
      const listener = new Listener(timeline.duration <= 0);
      const player = new Player(timeline, scene, speed === "step", {
        coming: (changes) => {
          const detail: Heard | null = listener.hear(changes, scene.piles);
          if (detail !== null) this.dispatchEvent(new CustomEvent("heard", { detail }));
        },
        frame: (now, time, touched) => {
          this.frame(now, time, touched);
        },
        stepped: () => {
          this.updateTwin(this.behind);
        },
        waiting: () => {
          this.dispatchEvent(new CustomEvent("step-wait", { bubbles: true, composed: true }));
        },
        done: () => {
          this.player = undefined;
          this.timeline = undefined;
          this.settle(scene);
          resolve();
        },
      });
      this.player = player;
      this.drawAll();
      this.layers.follower.began(timeline);
      player.start();
    });
  }

  /** Shows the rest of the running move at a rush. */
  hurry(): void {
    this.player?.hurry();
  }

  /** Step by step: shows the next step; while one is being shown, its end at once. */
  next(): void {
    this.player?.next();
  }

  private frame(scene: Scene, time: number, touched: Touched): void {
    if (touched.owners) this.layers.setOwners(scene.owners);
    for (const hole of touched.holes) {
      this.layers.drawCell(hole);
      this.behind.add(hole);
    }
    for (const side of touched.heaps) this.layers.drawHeap(side);
    if (touched.marks) {
      const before = this.marks;
      this.marks = marksOf(scene);
      for (const hole of [...markedIn(before), ...markedIn(this.marks)]) this.behind.add(hole);
    }
    if (touched.holes.size > 0) this.layers.drawOverview();
    if (this.timeline) this.layers.follower.watch(this.timeline, time);
    this.layers.drawAir(this.marks, this.timeline ? flyers(this.timeline, time) : []);
  }

  /** The end of a move: the rest of its changes is on the board, nothing is in the air. */
  private settle(scene: Scene): void {
    this.marks = { ...NO_MARKS, last: scene.last, offered: new Set(scene.offered) };
    this.layers.drawAir(this.marks, []);
    this.updateTwin();
    this.layers.follower.ended(scene.last);
  }

  private drawAll(): void {
    this.layers.drawStones();
    this.layers.drawHeaps();
    if (!this.player) this.layers.drawAir(this.marks, []);
  }

  private countOf(i: number): Count {
    const preview = this.marks.preview?.get(i);
    if (preview !== undefined) return { kind: "preview", stones: preview };
    const stones = this.piles.holes[i]?.length ?? 0;
    const { counts } = this.settings;
    const attended = this.attended === i;
    if (counts === "never" || (counts === "hover" && !attended)) return { kind: "none" };
    const game = this.info?.game;
    // An empty hole is plain to see, and so is Kimasai's one stone.
    if (counts === "always" && ((stones === 0 && game !== "gore") || game === "kimasai")) return { kind: "none" };
    return { kind: "plain", stones };
  }

  private attendedChanged(): void {
    const before = this.attended;
    this.attended = this.twin.hovered ?? this.twin.focused;
    if (before === this.attended) return;
    for (const hole of [before, this.attended]) {
      if (hole !== null) this.layers.drawCell(hole);
    }
    const detail: AttendDetail = { index: this.attended };
    this.dispatchEvent(new CustomEvent("attend", { detail }));
  }

  /** Brings all buttons (or `some`) and the heaps' sentences into step with what is drawn. */
  private updateTwin(some?: ReadonlySet<number>): void {
    const { holes, heaps } = this.piles;
    const stones = holes.map((pile) => pile.length);
    const taken = [heaps[0].length, heaps[1].length] as const;
    this.twin.update({ stones, owners: this.owners, taken, marks: this.marks }, this, some);
    this.behind.clear();
  }
}

function marksOf(scene: Scene): Marks {
  return { ...NO_MARKS, chosen: scene.chosen, last: scene.last, offered: new Set(scene.offered) };
}

/** The holes that carry a mark a running move can have. */
function markedIn({ chosen, last, offered }: Marks): number[] {
  return [chosen, last, ...offered].filter((hole) => hole !== null);
}

customElements.define("magomba-board", MagombaBoard);

declare global {
  interface HTMLElementTagNameMap {
    "magomba-board": MagombaBoard;
  }
}
