/** For tests: the push socket of a browser, whose other end is the test. */
import { vi } from "vitest";
import type { Pushed } from "#contract/push.ts";

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
export function pushServer() {
  isThere = true;
  vi.stubGlobal("WebSocket", Line);
  return {
    /** What the browser has said over its present socket. */
    heard: () => lines.at(-1)?.sent ?? [],
    says(message: Pushed) {
      const data = JSON.stringify(message);
      lines.at(-1)?.dispatchEvent(new MessageEvent("message", { data }));
    },
    leaves() {
      isThere = false;
      lines.at(-1)?.close();
    },
  };
}
