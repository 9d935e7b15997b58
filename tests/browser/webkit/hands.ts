// Mouse and keyboard of a page in WebKit: what Playwright would make up in the page is done by WebKitWebDriver instead.
//
// Playwright's way with a WebKit as it is installed calls `__pwWebViewInput` in the page, which dispatches events that no
// hand has made: Tab moves no focus, and a button is not pressed by Enter. Here these calls are taken out of the messages
// on their way to the page, and are real events when they come there.
import type { Driver } from "./driver.ts";
import type { Transport } from "./inspector.ts";

interface Outer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly targetId: string; readonly message: string };
}
interface Inner {
  readonly id: number;
  readonly method?: string;
  readonly params?: Parameters;
}
interface Parameters {
  readonly objectId?: string;
  readonly arguments?: readonly { readonly value?: unknown }[];
  readonly context?: { readonly id: number; readonly frameId: string };
  readonly frame?: { readonly id: string; readonly parentId?: string };
}
type Values = Readonly<Record<string, unknown>>;

/** WebDriver's names of the keys that write nothing. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE006",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  " ": "\uE00D",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Insert: "\uE016",
  Delete: "\uE017",
  Meta: "\uE03D",
};

/** Which calls are taken, and which of them the browser answers by itself to those before. */
const TAKEN = /__pwWebViewInput\.(mouseMove|mouseEvent|keydown|keyup|wheel)\(/;

/** Puts hands between Playwright and a page: messages go through, but for what hands do. */
export function withHands(page: Transport, driver: Driver, window: () => string): Transport {
  /** Frames by their contexts, and which of them is the page itself. */
  const frames = new Map<number, string>();
  let main = "";
  let now: Promise<unknown> = Promise.resolve();

  const outer: Transport = {
    open: () => page.open?.(),
    send: (message) => {
      const { id, method, params } = message as Outer;
      if (method === "Target.sendMessageToTarget" && params !== undefined && TAKEN.test(params.message)) {
        const inner = JSON.parse(params.message) as Inner;
        const [wish, values] = wished(inner.params?.arguments ?? []);
        const context = contextOf(inner.params?.objectId);
        if (wish !== undefined) {
          // Not at once: Playwright begins to wait for it when this has returned.
          setImmediate(() => outer.onmessage?.({ id, result: {} }));
          const inMain = context === undefined || frames.get(context) === main;
          now = now
            .then(() => act(driver, window(), wish, values, inMain))
            .then(
              () => answer(params.targetId, { id: inner.id, result: NOTHING }),
              (error: unknown) => answer(params.targetId, { id: inner.id, error: { message: String(error) } }),
            );
          return;
        }
      }
      page.send(message);
    },
    close: () => {
      page.close();
    },
  };
  const answer = (targetId: string, message: object): void => {
    outer.onmessage?.({
      method: "Target.dispatchMessageFromTarget",
      params: { targetId, message: JSON.stringify(message) },
    });
  };
  page.onmessage = (message) => {
    const text = (message as Outer).params?.message;
    if (text !== undefined && /"(Runtime\.executionContextCreated|Page\.frameNavigated)"/.test(text.slice(0, 60))) {
      const { params } = JSON.parse(text) as Inner;
      if (params?.context !== undefined) frames.set(params.context.id, params.context.frameId);
      if (params?.frame !== undefined && params.frame.parentId === undefined) main = params.frame.id;
    }
    outer.onmessage?.(message);
  };
  page.onclose = (reason) => outer.onclose?.(reason);
  return outer;
}

/** What Playwright takes for a function's `undefined`. */
const NOTHING = { result: { type: "object", value: { v: "undefined" } }, wasThrown: false };

/** The call, and what it is given, in Playwright's way of handing over values. */
function wished(given: readonly { readonly value?: unknown }[]): [string | undefined, Values] {
  const code = given.findIndex(({ value }) => typeof value === "string" && TAKEN.test(value));
  const wish = TAKEN.exec(String(given[code]?.value))?.[1];
  const object = given.slice(code + 1).find(({ value }) => typeof value === "object" && value !== null)?.value;
  const pairs = (object as { o?: { k: string; v: unknown }[] } | undefined)?.o ?? [];
  return [wish, Object.fromEntries(pairs.map(({ k, v }) => [k, v]))];
}

function contextOf(objectId: string | undefined): number | undefined {
  return objectId === undefined ? undefined : (JSON.parse(objectId) as { injectedScriptId?: number }).injectedScriptId;
}

async function act(driver: Driver, window: string, wish: string, values: Values, inMain: boolean): Promise<void> {
  const number = (name: string): number => Number(values[name] ?? 0);
  switch (wish) {
    case "mouseMove":
      // The frames below the pointer are told, too, in their own measures: the browser does that.
      if (!inMain) return;
      await driver.act(window, "mouse", {
        type: "pointerMove",
        x: Math.round(number("x")),
        y: Math.round(number("y")),
        duration: 0,
        origin: "viewport",
      });
      return;
    case "mouseEvent":
      // Clicks come of themselves.
      if (values["type"] === "mousedown") {
        await driver.act(window, "mouse", { type: "pointerDown", button: number("button") });
      } else if (values["type"] === "mouseup") {
        await driver.act(window, "mouse", { type: "pointerUp", button: number("button") });
      }
      return;
    case "wheel":
      await driver.act(window, "wheel", {
        type: "scroll",
        x: Math.round(number("x")),
        y: Math.round(number("y")),
        deltaX: number("deltaX"),
        deltaY: number("deltaY"),
        duration: 0,
        origin: "viewport",
      });
      return;
    default: {
      const key = String(values["key"]);
      const value = KEYS[key] ?? functionKey(key) ?? key;
      await driver.act(window, "keyboard", { type: wish === "keydown" ? "keyDown" : "keyUp", value });
    }
  }
}

function functionKey(key: string): string | undefined {
  const number = /^F(\d+)$/.exec(key)?.[1];
  return number === undefined ? undefined : String.fromCharCode(0xe030 + Number(number));
}
