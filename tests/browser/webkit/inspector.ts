// WebKit's own inspector, as Playwright can speak with it: its pages, each with a way for messages there and back.
import { connect, type Socket } from "node:net";
import { pack, saidIn, unpacker } from "./frames.ts";

/** A page's messages, as `connectOverCDP` wants them. */
export interface Transport {
  open?(): void;
  send(message: object): void;
  close(): void;
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
}

/** The one connection between the browser and its inspector server. */
const CONNECTION = 1;

/** WebKitWebDriver's own way into the browser; asking that for a page ends it. */
const AUTOMATION = 2;

/** A connection with a browser's inspector server. */
export class Inspector {
  readonly #socket: Socket;
  readonly #transports = new Map<number, Transport>();
  #found: ((target: number, text: string) => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on(
      "data",
      unpacker(({ name, body }) => {
        if (name !== "SendMessageToFrontend") return;
        const { target, text } = saidIn(body);
        const transport = this.#transports.get(target);
        if (transport === undefined) this.#found?.(target, text);
        else transport.onmessage?.(JSON.parse(text) as object);
      }),
    );
    socket.on("close", () => {
      for (const transport of this.#transports.values()) transport.onclose?.("the browser has ended");
      this.#transports.clear();
    });
    // The browser's end is told by "close".
    socket.on("error", () => undefined);
    // The empty hash makes it send its protocol's description, which is passed over.
    socket.write(pack("SetupInspectorClient", ""));
  }

  /** Connects; `address` is "host:port". */
  static async at(address: string): Promise<Inspector> {
    const [host = "", port = ""] = address.split(":");
    const socket = connect({ host, port: Number(port) });
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve).once("error", reject);
    });
    return new Inspector(socket);
  }

  /**
   * The page that has been opened last. A browser that is driven sends no list of its pages, but numbers them from 1 on,
   * and says something to whoever asks for one: so the next number is asked for until it is there.
   */
  async nextPage(): Promise<Transport> {
    const last = Math.max(0, ...this.#transports.keys());
    const next = last + 1 === AUTOMATION ? AUTOMATION + 1 : last + 1;
    const { target, text } = await new Promise<{ target: number; text: string }>((resolve, reject) => {
      const ask = (): void => {
        this.#socket.write(pack("Setup", CONNECTION, next));
      };
      const again = setInterval(ask, 2000);
      const late = setTimeout(() => {
        clearInterval(again);
        reject(new Error("WebKit's inspector finds no new page"));
      }, 10_000);
      this.#found = (target, text) => {
        clearInterval(again);
        clearTimeout(late);
        resolve({ target, text });
      };
      ask();
    });
    const transport: Transport = {
      // What it has said first must find a listener.
      open: () => transport.onmessage?.(JSON.parse(text) as object),
      send: (message) => {
        this.#socket.write(pack("SendMessageToBackend", CONNECTION, target, JSON.stringify(message)));
      },
      close: () => {
        this.#socket.write(pack("FrontendDidClose", CONNECTION, target));
      },
    };
    this.#transports.set(target, transport);
    return transport;
  }

  /** Ends the connection. */
  close(): void {
    this.#socket.destroy();
  }
}
