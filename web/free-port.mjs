// Finds a port for programs that cannot find one themselves: tests of servers, and a browser that Lighthouse talks to.
import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine that nobody has. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
