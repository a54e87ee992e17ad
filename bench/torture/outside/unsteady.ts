/** Stands before a service outside the game, and fails as such services do. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Dice } from "#game/lib/dice.ts";

/** So many requests in a hundred meet a fault. */
const FAULTY = 0.12;
const SLOW_MS = { from: 100, to: 1_500 };
/** Longer than the game waits for any service. */
const SILENT_MS = 20_000;

type Request = { method: string; path: string; headers: Headers; body: Buffer<ArrayBuffer> | null };
type Answer = { status: number; headers: Record<string, string>; body: Buffer };
type Service = {
  forward: () => Promise<Answer>;
  dice: Dice;
  /** Ends early when the players are waited for. */
  waits: (ms: number) => Promise<void>;
};
/** Null: the connection breaks. */
type Fault = (service: Service) => Promise<Answer | null>;

const refusal = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: Buffer.from(`{"error":{"message":"the service fails","type":"api_error"}}`),
});

const lost = () => Promise.resolve(null);

const faults: Record<string, Fault> = {
  "breaks off before it does its work": lost,
  "breaks off after it has done its work": ({ forward }) => forward().then(lost),
  "is slow": async ({ forward, dice, waits }) => {
    await waits(dice.int(SLOW_MS.from, SLOW_MS.to));
    return forward();
  },
  "does its work and says nothing": async ({ forward, waits }) => {
    await forward();
    await waits(SILENT_MS);
    return null;
  },
  "gets the request twice": async ({ forward }) => (await Promise.all([forward(), forward()]))[0],
  "answers an error": () => Promise.resolve(refusal(500)),
  "has too many requests": () => Promise.resolve(refusal(429, { "retry-after": "1" })),
  "answers a page": () =>
    Promise.resolve({
      status: 200,
      headers: { "content-type": "text/html" },
      body: Buffer.from("<html>maintenance</html>"),
    }),
};

/** What a service answers with, and what its SDK reads. */
const PASSED_ON = ["content-type", "request-id", "idempotent-replayed", "retry-after"];

async function ask(target: string, { method, path, headers, body }: Request): Promise<Answer> {
  const answer = await fetch(target + path, { method, headers, body });
  const passed = PASSED_ON.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(passed),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Of one connection, and not of what it carries. */
const HOP_BY_HOP = new Set(["host", "connection", "content-length", "transfer-encoding", "expect"]);

async function requestIn(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!HOP_BY_HOP.has(name)) headers.set(name, String(value));
  }
  const { method = "GET", url: path = "/" } = incoming;
  return {
    method,
    path,
    headers,
    body: method === "GET" ? null : Buffer.from(await buffer(incoming)),
  };
}

/** Null: the connection breaks. */
function reply(response: ServerResponse, answer: Answer | null): void {
  if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  else response.socket?.destroy();
}

export type Unsteady = {
  url: string;
  /** Nothing is answered for so long. */
  leave(ms: number): void;
  /** From now on nothing goes wrong. */
  calm(): void;
  /** While it is hurried, nothing is slow or silent, and what has been so breaks off. */
  hurry(isHurried: boolean): void;
};

/** Waits that end all at once, and are none while it is hurried. */
function openWaits() {
  let hurried = new AbortController();
  return {
    waits: async (ms: number) => {
      const { signal } = hurried;
      if (!signal.aborted) await sleep(ms, undefined, { ref: false, signal }).catch(() => {});
    },
    hurry(isHurried: boolean) {
      hurried.abort();
      if (!isHurried) hurried = new AbortController();
    },
  };
}

export async function openUnsteady(target: string, dice: Dice): Promise<Unsteady> {
  let awayUntil = 0;
  let isCalm = false;
  const { waits, hurry } = openWaits();

  async function answerTo(request: Request): Promise<Answer | null> {
    const forward = () => ask(target, request);
    if (performance.now() < awayUntil) return null;
    if (isCalm || !dice.chance(FAULTY)) return forward();
    return dice.pick(Object.values(faults))({ forward, dice, waits });
  }
  const server = createServer((incoming, response) => {
    requestIn(incoming)
      .then(answerTo)
      .catch(() => null)
      .then((answer) => reply(response, answer))
      .catch(() => response.socket?.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leave: (ms) => void (awayUntil = performance.now() + ms),
    calm: () => void (isCalm = true),
    hurry,
  };
}
