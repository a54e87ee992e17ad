import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * A port that is free, for programs that cannot choose one themselves. It lies below those that
 * systems give to connections, so that none of these takes it before it is used, and above those
 * that browsers refuse.
 */
export async function freePort() {
  const port = randomInt(11_000, 32_768);
  const server = createServer().listen(port);
  try {
    await once(server, "listening");
  } catch (error) {
    if (error.code !== "EADDRINUSE") throw error;
    return freePort();
  }
  server.close();
  await once(server, "close");
  return port;
}
