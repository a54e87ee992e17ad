/**
 * The one socket of this tab. It is opened when the first screen listens and closed a while after
 * the last one has gone. Whatever was asked for is asked again when a lost connection is back.
 */
import * as z from "zod/v4/core";
import {
  LIVE_PATH,
  serverMessage,
  type ClientMessage,
  type ServerMessage,
  type LiveNoun,
} from "#contract/live.ts";

const WAIT_AT_LEAST_MS = 500;
const WAIT_AT_MOST_MS = 8_000;
const CLOSE_UNUSED_AFTER_MS = 5_000;
/** The server's own words that it wants no more of this tab, such as after logging out. */
const isNotWelcome = (code: number) => code === 1008 || code >= 4_000;

type Listen = (message: ServerMessage) => void;

type Followed = { kind: "follow" | "watch"; duelId: string; listen: Listen };

/** What a browser's WebSocket offers, as far as it is used here. */
type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "addEventListener">;

type Surroundings = { open: () => Socket; random: () => number };

const OPEN = 1;

export class LiveSocket {
  readonly #around: Surroundings;
  readonly #changed = new Set<{ noun: LiveNoun; listen: () => void }>();
  readonly #followed = new Set<Followed>();
  readonly #watchers = new Set<() => void>();
  #socket: Socket | null = null;
  #isOpen = false;
  #isUnwelcome = false;
  #failures = 0;
  #reconnecting: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  readonly isOpen = (): boolean => this.#isOpen;

  readonly onOpenChange = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  onChanged(noun: LiveNoun, listen: () => void): () => void {
    const entry = { noun, listen };
    this.#changed.add(entry);
    this.#begin();
    return () => {
      this.#changed.delete(entry);
      this.#end();
    };
  }

  follow(kind: Followed["kind"], duelId: string, listen: Listen): () => void {
    const entry = { kind, duelId, listen };
    this.#followed.add(entry);
    this.#begin();
    this.#send({ kind, duelId });
    return () => {
      this.#followed.delete(entry);
      const isAlone = ![...this.#followed].some((one) => one.duelId === duelId);
      if (isAlone) this.#send({ kind: "leave", duelId });
      this.#end();
    };
  }

  /** False when the socket is away: then it has to be said by a call. */
  choose(message: Extract<ClientMessage, { kind: "choose" }>): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#send(message);
    return true;
  }

  /** The browser has its network back: no need to wait any longer. */
  readonly connect = (): void => {
    clearTimeout(this.#reconnecting);
    if (this.#socket || this.#isUnwelcome || !this.#isWanted()) return;
    const socket = this.#around.open();
    this.#socket = socket;
    socket.addEventListener("open", () => this.#opened());
    socket.addEventListener("message", ({ data }) => this.#receive(String(data)));
    socket.addEventListener("close", ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    });
  };

  /** The browser says that it has no network: nobody else would say so for a long time. */
  readonly disconnect = (): void => {
    const old = this.#socket;
    if (!old) return;
    this.#lost(1006);
    old.close();
  };

  #begin() {
    clearTimeout(this.#closing);
    this.connect();
  }

  #end() {
    if (this.#isWanted()) return;
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => {
      clearTimeout(this.#reconnecting);
      const old = this.#socket;
      this.#socket = null;
      this.#setOpen(false);
      old?.close();
    }, CLOSE_UNUSED_AFTER_MS);
  }

  #isWanted(): boolean {
    return this.#changed.size + this.#followed.size > 0;
  }

  #send(message: ClientMessage) {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #opened() {
    const isBack = this.#failures > 0;
    this.#failures = 0;
    for (const { kind, duelId } of this.#followed) this.#send({ kind, duelId });
    // Nobody knows what was said while the connection was away.
    if (isBack) for (const { listen } of this.#changed) listen();
    this.#setOpen(true);
  }

  #lost(code: number) {
    this.#socket = null;
    this.#failures += 1;
    this.#isUnwelcome = isNotWelcome(code);
    this.#setOpen(false);
    const wait = waitMs(this.#failures, this.#around.random());
    if (this.#isWanted()) this.#reconnecting = setTimeout(this.connect, wait);
  }

  #receive(text: string) {
    // A newer server may say what this page does not know yet.
    const parsed = z.safeParse(serverMessage, readJson(text));
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.kind === "changed") {
      for (const { noun, listen } of this.#changed) if (noun === message.noun) listen();
      return;
    }
    const duelId = message.kind === "duel" ? message.duel.id : message.duelId;
    for (const one of this.#followed) if (one.duelId === duelId) one.listen(message);
  }

  #setOpen(isOpen: boolean) {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    for (const watcher of this.#watchers) watcher();
  }
}

/** Twice as long after every failure, and never the same for all who lost the server at once. */
export function waitMs(failures: number, random: number): number {
  const atMost = Math.min(WAIT_AT_MOST_MS, WAIT_AT_LEAST_MS * 2 ** failures);
  return WAIT_AT_LEAST_MS + random * (atMost - WAIT_AT_LEAST_MS);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const address = () => {
  const { protocol, host } = location;
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}${LIVE_PATH}`;
};

export const liveSocket = new LiveSocket({
  open: () => new WebSocket(address()),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
});

if (typeof window !== "undefined") {
  addEventListener("online", liveSocket.connect);
  addEventListener("offline", liveSocket.disconnect);
}
