/**
 * The one socket of this tab. It is opened when the first screen listens and closed a while after
 * the last one has gone. When a lost connection is back, the screens read their answers again.
 */
import * as z from "zod/v4/core";
import {
  LIVE_PATH,
  serverMessage,
  type ClientMessage,
  type ServerMessage,
  type LiveNoun,
} from "#contract/live.ts";
import { SESSION_ENDED } from "./call.ts";

const WAIT_AT_LEAST_MS = 500;
const WAIT_AT_MOST_MS = 8_000;
const CLOSE_UNUSED_AFTER_MS = 5_000;
/** After such a silence the tab pings the server. It is shorter in a duel, where a clock runs. */
const SILENCE_MS = { inDuel: 3_000, elsewhere: 20_000 };
/** A dead connection says nothing at all; a slow one says something within this time. */
const PATIENCE_MS = 3_500;
/** The server's own words that it wants no more of this tab, such as after logging out. */
const SIGNED_OUT = 4401;
const isNotWelcome = (code: number) => code === 1008 || code >= 4_000;

type Listen = (message: ServerMessage) => void;

type Followed = { kind: "follow" | "watch"; duelId: string; listen: Listen };

/** What a browser's WebSocket offers, as far as it is used here. */
type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "addEventListener">;

type Surroundings = {
  open: () => Socket;
  random: () => number;
  /** The session has ended, such as by a change of the password. */
  onSignedOut: () => void;
};

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
  #silence: ReturnType<typeof setTimeout> | undefined;

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
    this.#hears();
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

  /** The browser has its network back: what was open over the old one is dead or soon will be. */
  readonly renew = (): void => {
    this.disconnect();
    this.connect();
  };

  readonly connect = (): void => {
    clearTimeout(this.#reconnecting);
    if (this.#socket || this.#isUnwelcome || !this.#isWanted()) return;
    const socket = this.#around.open();
    this.#socket = socket;
    this.#giveUpIn(PATIENCE_MS * 2);
    socket.addEventListener("open", () => {
      if (socket === this.#socket) this.#opened();
    });
    socket.addEventListener("message", ({ data }) => {
      if (socket === this.#socket) this.#receive(String(data));
    });
    socket.addEventListener("close", ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    });
  };

  /** The browser says that it has no network, or nothing is heard: no close would come for long. */
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
      clearTimeout(this.#silence);
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

  /** Something was heard, or is about to be: the next silence begins now. */
  #hears() {
    if (this.#socket?.readyState !== OPEN) return;
    clearTimeout(this.#silence);
    const isInDuel = [...this.#followed].some(({ kind }) => kind === "follow");
    const silenceMs = isInDuel ? SILENCE_MS.inDuel : SILENCE_MS.elsewhere;
    this.#silence = setTimeout(() => {
      this.#giveUpIn(PATIENCE_MS);
      this.#send({ kind: "ping" });
    }, silenceMs);
  }

  #giveUpIn(afterMs: number) {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.disconnect, afterMs);
  }

  #opened() {
    this.#hears();
    const isBack = this.#failures > 0;
    this.#failures = 0;
    for (const { kind, duelId } of this.#followed) this.#send({ kind, duelId });
    // Messages may have been lost while the connection was away.
    if (isBack) for (const { listen } of this.#changed) listen();
    this.#setOpen(true);
  }

  #lost(code: number) {
    clearTimeout(this.#silence);
    this.#socket = null;
    this.#failures += 1;
    this.#isUnwelcome = isNotWelcome(code);
    this.#setOpen(false);
    if (code === SIGNED_OUT) this.#around.onSignedOut();
    const wait = waitMs(this.#failures, this.#around.random());
    if (this.#isWanted()) this.#reconnecting = setTimeout(this.connect, wait);
  }

  #receive(text: string) {
    this.#hears();
    // A newer server may say what this page does not know yet.
    const parsed = z.safeParse(serverMessage, readJson(text));
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.kind === "changed") {
      for (const { noun, listen } of this.#changed) if (noun === message.noun) listen();
      return;
    }
    if (message.kind === "pong") return;
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
  onSignedOut: () => dispatchEvent(new Event(SESSION_ENDED)),
});

if (typeof window !== "undefined") {
  addEventListener("online", liveSocket.renew);
  addEventListener("offline", liveSocket.disconnect);
}
