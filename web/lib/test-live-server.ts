/** For tests: the live socket of a browser, whose other end is the test. */
import { vi } from "vitest";
import type { ServerMessage } from "#contract/live.ts";

/** The tab keeps one socket from test to test, as it does from screen to screen. */
const lines: Line[] = [];
let isThere = true;

class Line extends EventTarget {
  readyState = 0;
  constructor() {
    super();
    lines.push(this);
    queueMicrotask(() => {
      if (!isThere) return this.close();
      this.readyState = 1;
      this.dispatchEvent(new Event("open"));
    });
  }
  readonly sent: unknown[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  }
}

/** A server that can be reached, and lost. */
export function liveServer() {
  isThere = true;
  vi.stubGlobal("WebSocket", Line);
  return {
    /** What the browser has said over its present socket. */
    heard: () => lines.at(-1)?.sent ?? [],
    says(message: ServerMessage) {
      const data = JSON.stringify(message);
      lines.at(-1)?.dispatchEvent(new MessageEvent("message", { data }));
    },
    leaves() {
      isThere = false;
      lines.at(-1)?.close();
    },
  };
}
