// The element that embed.js defines: attributes become the frame's address, methods messages, and messages DOM events.
import { VERSION, type GameState, type PageState, type Told } from "./protocol.js";

/** Attributes that are parameters of the address, and what the element sets where they are not given. */
const PARAMETERS = [
  ...["game", "columns", "heads", "bonus", "safe-heads", "capture", "trade", "south", "north", "position"],
  ...["puzzle", "lessons", "lang", "theme", "motion", "speed", "sound", "labels", "ui", "links", "xapi"],
];
/** Attributes that a running frame is told of, so that its game goes on. */
const LIVE = ["lang", "theme"];
/** Milliseconds after which an unanswered call fails, and one that waits for a board that does not come. */
const [PATIENCE, COMING] = [20_000, 60_000];
/** The height before the frame has told its own, in CSS pixels; and the most that it is given. */
const HEIGHT = 480;
const MOST_HEIGHT = 20_000;

const STYLE = `
  :host { display: block; max-width: 100%; }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; border: 0; }
`;

interface Call {
  readonly message: object;
  readonly resolve: (state: PageState) => void;
  readonly reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A new game: the parameters of docs/embed.md. */
export type GameWish = Readonly<Record<string, string | number>>;

/** A board of Magomba in a frame. */
export class MagombaBoardElement extends HTMLElement {
  /** Where the page is, if the element's `src` does not say otherwise. */
  static site = "";
  static readonly observedAttributes = [...PARAMETERS, "src", "height", "label"];

  /** What the page last told of itself; null before it is ready. */
  state: PageState | null = null;
  #frame: HTMLIFrameElement | null = null;
  /** Calls that were sent, by their names; and those that wait until the board is ready. */
  readonly #calls = new Map<string, Call>();
  readonly #waiting = new Set<Call>();
  /** The frame was greeted, and will answer that it is ready once more. */
  #greeted = false;
  /** Why the board will not come, or null. */
  #broken: { readonly message: string; readonly code: string } | null = null;
  #ids = 0;
  #due = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    // A sheet made by a script is no inline style: a strict policy allows it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    addEventListener("message", this.#hear);
    this.#load();
  }

  disconnectedCallback(): void {
    removeEventListener("message", this.#hear);
    this.#frame?.remove();
    this.#frame = null;
    this.state = null;
    for (const id of [...this.#calls.keys()]) this.#fail(id, "The board is no longer there.");
    this.#failWaiting("The board is no longer there.", "gone");
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || this.#frame === null) return;
    if (name === "height") this.#fit(null);
    else if (name === "label") this.#frame.title = this.#label;
    else if (LIVE.includes(name) && now !== null) {
      this.#call(name === "lang" ? { type: "language", lang: now } : { type: "theme", theme: now }).catch(
        () => undefined,
      );
    } else if (!this.#due) {
      // Several attributes that change together load the frame once.
      this.#due = true;
      queueMicrotask(() => {
        this.#due = false;
        if (this.isConnected) this.#load();
      });
    }
  }

  /** The game on the board, or null. */
  get gameState(): GameState | null {
    return this.state?.game ?? null;
  }

  /** Which game is played ("tsoro"); setting it loads the board anew. */
  get game(): string | null {
    return this.getAttribute("game");
  }

  set game(value: string | null) {
    this.#set("game", value);
  }

  /** The position that the game begins at; setting it loads the board anew. */
  get position(): string | null {
    return this.getAttribute("position");
  }

  set position(value: string | null) {
    this.#set("position", value);
  }

  /** The theme: "system", "light", "dark" or "contrast". */
  get theme(): string | null {
    return this.getAttribute("theme");
  }

  set theme(value: string | null) {
    this.#set("theme", value);
  }

  /** Begins a new game; without `wish` Tsoro against the computer. */
  start(wish: GameWish = {}): Promise<PageState> {
    return this.#call({ ...wish, type: "start" });
  }

  /** Puts a position, or a whole game (`record`, and with `ply` how much of it is played), on the board. */
  load(what: GameWish): Promise<PageState> {
    return this.#call({ ...what, type: "load" });
  }

  /** Plays moves for the side to move, and shows them. */
  play(...moves: readonly string[]): Promise<PageState> {
    return this.#call({ type: "play", moves });
  }

  /** Begins the same game, puzzle or lesson anew. */
  reset(): Promise<PageState> {
    return this.#call({ type: "reset" });
  }

  /** Asks for the state as it is now. */
  ask(): Promise<PageState> {
    return this.#call({ type: "state" });
  }

  #set(name: string, value: string | null): void {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  get #label(): string {
    return this.getAttribute("label") ?? "Magomba";
  }

  /** The frame's address; throws where `src` is none. */
  get #address(): string {
    // One that is empty would be the page around.
    const named = this.getAttribute("src") ?? "";
    const address = new URL(named.trim() === "" ? MagombaBoardElement.site : named, document.baseURI);
    if (!/^(https?|file):$/.test(address.protocol)) throw new TypeError(`${address.protocol} has no page`);
    // The page for frames that are sealed as this one is; a file that is named stays.
    if (address.pathname.endsWith("/")) address.pathname += "frame.html";
    for (const name of PARAMETERS) {
      const value = this.getAttribute(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    const usual = this.hasAttribute("puzzle") ? "puzzle" : this.hasAttribute("lessons") ? "lesson" : "board";
    if (!address.searchParams.has("ui")) address.searchParams.set("ui", usual);
    const around = this.closest("[lang]")?.getAttribute("lang") ?? "";
    if (!address.searchParams.has("lang") && around !== "") address.searchParams.set("lang", around);
    // Only this site may speak with the frame, and hear from it. A page from a file has no origin that could be named.
    if (location.origin.startsWith("http")) address.searchParams.set("origin", location.origin);
    return address.href;
  }

  #load(): void {
    let address: string;
    try {
      address = this.#address;
    } catch (error) {
      console.warn(`<magomba-board>: "src" is not the address of a page (${String(error)}).`);
      this.#frame?.remove();
      this.#frame = null;
      this.#break("The board's address is none.", "address");
      return;
    }
    if (this.#frame?.src === address) return;
    this.#frame?.remove();
    this.state = null;
    this.#greeted = false;
    this.#broken = null;
    for (const id of [...this.#calls.keys()]) this.#fail(id, "The board was loaded anew.");
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.referrerPolicy = "no-referrer";
    // Who waits for an answer does not wait until it is scrolled to.
    frame.loading = this.#waiting.size > 0 ? "eager" : "lazy";
    frame.title = this.#label;
    frame.src = address;
    this.#frame = frame;
    this.#fit(null);
    this.shadowRoot?.append(frame);
  }

  /** Gives the frame its height: that of the attribute, or else what the page asks for. */
  #fit(asked: number | null): void {
    const fixed = Number(this.getAttribute("height") ?? "");
    const height = fixed > 0 ? fixed : asked;
    if (this.#frame === null) return;
    if (height !== null) this.#frame.style.height = `${Math.min(MOST_HEIGHT, height)}px`;
    else if (this.#frame.style.height === "") this.#frame.style.height = `${HEIGHT}px`;
  }

  #post(message: object): void {
    // A sandboxed frame has no origin that could be named.
    this.#frame?.contentWindow?.postMessage({ ...message, magomba: VERSION }, "*");
  }

  #call(message: object): Promise<PageState> {
    if (this.#broken !== null) {
      const { message: why, code } = this.#broken;
      return Promise.reject(Object.assign(new Error(why), { code }));
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(call);
        reject(Object.assign(new Error("The board did not come."), { code: "not-ready" }));
      }, COMING);
      const call: Call = { message, resolve, reject, timer };
      if (this.state !== null) {
        this.#send(call);
        return;
      }
      this.#waiting.add(call);
      if (this.#frame !== null) this.#frame.loading = "eager";
    });
  }

  #send(call: Call): void {
    this.#waiting.delete(call);
    clearTimeout(call.timer);
    this.#ids += 1;
    const id = String(this.#ids);
    call.timer = setTimeout(() => {
      this.#fail(id, "The board did not answer.");
    }, PATIENCE);
    this.#calls.set(id, call);
    this.#post({ ...call.message, id });
  }

  /** The board will not come as it is: calls that wait fail, and so do those that follow. */
  #break(message: string, code: string): void {
    this.#broken = { message, code };
    this.#failWaiting(message, code);
  }

  #failWaiting(message: string, code: string): void {
    for (const call of this.#waiting) {
      clearTimeout(call.timer);
      call.reject(Object.assign(new Error(message), { code }));
    }
    this.#waiting.clear();
  }

  #take(id: string | undefined): Call | null {
    const call = id === undefined ? undefined : this.#calls.get(id);
    if (call === undefined || id === undefined) return null;
    clearTimeout(call.timer);
    this.#calls.delete(id);
    return call;
  }

  #fail(id: string, message: string, code = "gone"): void {
    this.#take(id)?.reject(Object.assign(new Error(message), { code }));
  }

  readonly #hear = (event: MessageEvent<unknown>): void => {
    const { data } = event;
    if (this.#frame === null || event.source !== this.#frame.contentWindow) return;
    if (typeof data !== "object" || data === null || (data as { magomba?: unknown }).magomba !== VERSION) return;
    const told = data as Told;
    switch (told.type) {
      case "ready":
        this.state = told.state;
        if (this.#greeted) {
          // That was the answer, and is no news.
          this.#greeted = false;
          return;
        }
        // Only now does it hear: what is sent while it loads is lost.
        this.#greeted = true;
        this.#post({ type: "hello", resize: true });
        for (const call of [...this.#waiting]) this.#send(call);
        break;
      case "state":
        this.state = told.state;
        this.#take(told.id)?.resolve(told.state);
        break;
      case "height":
        if (told.height > 0) this.#fit(told.height);
        break;
      case "error":
        if (told.id !== undefined) this.#fail(told.id, told.message, told.code);
        // What cannot begin will not be ready.
        else if (told.code === "engine" || told.code === "browser") this.#break(told.message, told.code);
        break;
      default:
        break;
    }
    this.dispatchEvent(new CustomEvent(`magomba-${told.type}`, { detail: told, bubbles: true, composed: true }));
  };
}
