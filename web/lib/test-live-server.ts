/** For tests: the live socket of a browser, whose other end is the test. */
import { vi } from "vitest";
import type { ClientMessage, ServerMessage } from "#contract/live.ts";

/** The tab keeps one socket from test to test, as it does from screen to screen. */
const lines: Line[] = [];
let isThere = true;
/** A connection that has died: it can be opened and written to, and nothing ever comes back. */
let isSilent = false;

class Line extends EventTarget {
  readyState = 0;
  constructor() {
    super();
    lines.push(this);
    queueMicrotask(() => {
      if (isSilent) return;
      if (!isThere) return this.close();
      this.readyState = 1;
      this.dispatchEvent(new Event("open"));
    });
  }
  readonly sent: unknown[] = [];
  send(text: string) {
    const message = JSON.parse(text) as ClientMessage;
    this.sent.push(message);
    if (message.kind !== "ping" || isSilent) return;
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ kind: "pong" }) }));
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  }
}

/** A server that can be reached, and lost. */
export function liveServer() {
  isThere = true;
  isSilent = false;
  vi.stubGlobal("WebSocket", Line);
  return {
    /** What the browser has said over its present socket. */
    heard: () => lines.at(-1)?.sent ?? [],
    says(message: ServerMessage) {
      const data = JSON.stringify(message);
      lines.at(-1)?.dispatchEvent(new MessageEvent("message", { data }));
    },
    fallsSilent() {
      isSilent = true;
    },
    returns() {
      isSilent = false;
    },
    leaves() {
      isThere = false;
      lines.at(-1)?.close();
    },
  };
}
