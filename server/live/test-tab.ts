/** The socket of a tab, and everything that it is sent. */
import { once } from "node:events";
import { WebSocket } from "ws";
import { LIVE_PATH, type ClientMessage, type ServerMessage } from "#contract/live.ts";
import type { Caller } from "#server/testing/test-game.ts";

export type Tab = {
  socket: WebSocket;
  /** Every message as it came. */
  heard: string[];
  said: (message: ClientMessage) => void;
  /** The first message, from now or before, that fits. */
  hears<Kind extends ServerMessage["kind"]>(
    kind: Kind,
    fits?: (message: Extract<ServerMessage, { kind: Kind }>) => boolean,
  ): Promise<Extract<ServerMessage, { kind: Kind }>>;
  /** The code with which the server closed it. */
  closed: Promise<number>;
};

const PATIENCE_MS = 5000;

/** Opens the socket of one tab, as a browser does. */
export async function openTab(
  url: string,
  { jar }: Caller,
  headers: Record<string, string> = {},
): Promise<Tab> {
  const cookie = jar.cookie === null ? {} : { cookie: jar.cookie };
  const socket = new WebSocket(url.replace("http", "ws") + LIVE_PATH, {
    headers: { ...cookie, ...headers },
  });
  const heard: string[] = [];
  socket.on("message", (text: Buffer) => {
    heard.push(text.toString());
    socket.emit("heard");
  });
  const closed = once(socket, "close").then(([code]) => code as number);
  await once(socket, "open");
  return {
    socket,
    heard,
    closed,
    said: (message) => socket.send(JSON.stringify(message)),
    async hears(kind, fits = () => true) {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      for (let i = 0; ; i++) {
        if (i >= heard.length) await once(socket, "heard", { signal });
        const message = JSON.parse(heard[i] ?? "") as ServerMessage;
        if (message.kind === kind && fits(message as never)) return message as never;
      }
    },
  };
}

/** The HTTP status with which a socket is refused. */
export async function refusalOf(url: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(url.replace("http", "ws") + LIVE_PATH, { headers });
  socket.on("error", () => {});
  const [, answer] = await once(socket, "unexpected-response");
  socket.terminate();
  return answer.statusCode as number;
}
