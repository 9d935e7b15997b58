// A display for WebKitGTK, which has no way of doing without: an X server that shows nothing, on a number it finds itself.
import { spawn } from "node:child_process";

/** A display, and how it is ended. */
export interface Display {
  readonly name: string;
  close(): void;
}

/** Starts Xvfb with a screen that is larger than any window of the tests. */
export async function startDisplay(): Promise<Display> {
  const program = process.env["MAGOMBA_XVFB"] ?? "Xvfb";
  const args = ["-displayfd", "3", "-screen", "0", "2200x1600x24", "-nolisten", "tcp"];
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise<string>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => {
      reject(new Error(`${program} does not start`));
    });
    child.stdio[3]?.once("data", (text: Buffer) => {
      resolve(text.toString().trim());
    });
  });
  return { name: `:${number}`, close: () => child.kill() };
}
