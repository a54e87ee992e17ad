/**
 * A door in front of the journeys' game. Through it the game can seem to come from another build of
 * the client, or from one without a service worker.
 */
import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "#tools/free-port.mjs";
import { gameUrl } from "./the-game.ts";
import { test as anyTest } from "./test.ts";

const NEXT = "0123456789ab";

export const test = anyTest.extend<{ front: Front }>({
  front: async ({}, use) => {
    const front = new Front(await freePort());
    await front.open();
    await use(front);
    await front.close();
  },
  baseURL: ({ front }, use) => use(front.url),
});

class Front {
  readonly url: string;
  /** Which client the game seems to be built with. */
  client: "this" | "next" | "without a service worker" = "this";
  readonly #port: number;
  readonly #server = createServer((asked, answer) => void this.#pass(asked, answer));
  #version = "";

  constructor(port: number) {
    this.#port = port;
    this.url = `http://localhost:${port}`;
  }

  async open(): Promise<void> {
    const page = await (await fetch(`${gameUrl}/login`)).text();
    this.#version = /data-version="(\w+)"/.exec(page)?.[1] ?? "";
    await once(this.#server.listen(this.#port), "listening");
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #insteadOf(path: string): string {
    const isGone = path === "/worker.js" && this.client === "without a service worker";
    return isGone ? "/no-worker.js" : path.replaceAll(NEXT, this.#version);
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const isWorker = asked.url === "/worker.js";
    const path = this.#insteadOf(asked.url ?? "/");
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    // What the browser has may be of another build than it thinks.
    delete headers["if-none-match"];
    delete headers["if-modified-since"];
    const onward = request(gameUrl + path, { method: asked.method ?? "GET", headers });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
    const [given] = (await once(onward, "response")) as [IncomingMessage];
    if (!isWorker && !given.headers["content-type"]?.includes("html")) {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
      return;
    }
    const { "content-length": _length, etag: _etag, ...kept } = given.headers;
    const body = await text(given);
    answer.writeHead(given.statusCode ?? 500, kept);
    answer.end(this.client === "this" ? body : body.replaceAll(this.#version, NEXT));
  }
}
