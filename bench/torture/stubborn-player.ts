/** A player who repeats each request with the same key until it is answered, or sometimes gives up. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request as open, type IncomingMessage, type RequestOptions } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import type * as z from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";
import { LIVE_PATH } from "#contract/live.ts";
import type { Dice } from "#game/lib/dice.ts";
import { nearly } from "#server/testing/fuzz-input.ts";
import { acting, requestOf, type Answer, type Extras } from "#server/testing/acting.ts";
import { visitor } from "#bench/visitor.ts";
import { nameOf } from "./effects.ts";
import type { History, Operation } from "./history.ts";

const ASK_AGAIN_MS = 100;
/** Each wait is twice as long as the one before, and no longer than this. */
const ASK_AGAIN_MAX_MS = 800;
const GIVES_UP = 0.2;
const TOO_MUCH = 429;
/** How often something that no browser sends is sent. */
const HOSTILE = 0.03;

export type Counts = { calls: number; repeated: number; refused: number; givenUp: number };

export type Surroundings = { url: string; history: History; dice: Dice; counts: Counts };

type Request = { method: string; url: string; body: string | null; key: string };

/** What a proxy says without a server, and the game without a database. */
const cannotNow = new Set([502, 503, 504]);

/** So that a request costs the torture little beside what it costs the game. */
const connections = new Agent({ keepAlive: true });

/** As `fetch`, of which a call takes three times as long. */
async function exchange(url: string, options: RequestOptions, body: string | null) {
  const sent = open(url, { ...options, agent: connections });
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  sent.end(body ?? undefined);
  const [answer] = await answered;
  return { status: answer.statusCode ?? 0, text: await textOf(answer) };
}

/** The answer; null when there is none, or only that the game cannot answer now. */
async function send(url: string, jar: { cookie: string }, { method, body, key, ...to }: Request) {
  const json =
    body === null
      ? {}
      : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const headers = { cookie: jar.cookie, "idempotency-key": key, ...json };
  const answer = await exchange(url + to.url, { method, headers }, body).catch(() => null);
  return answer && cannotNow.has(answer.status) ? null : answer;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

function wireOf(endpoint: Endpoint, input: object, key: string): Request {
  const { url, payload, query } = requestOf(endpoint, input);
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  const body = endpoint.method === "GET" ? null : JSON.stringify(payload);
  return { method: endpoint.method, url: asked ? `${url}?${asked}` : url, body, key };
}

/** Follows the live socket for as long as the game answers, as a tab does. */
function holdSocket(url: string, jar: { cookie: string }, isOver: () => boolean): void {
  const socket = new WebSocket(url.replace("http", "ws") + LIVE_PATH, {
    headers: { cookie: jar.cookie },
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    if (!isOver()) setTimeout(() => holdSocket(url, jar, isOver), 500).unref();
  });
}

type Sending = (request: Request, mayGiveUp: boolean) => ReturnType<typeof send>;

/** Null when the player has given up. */
function asker({ url, history, dice, counts }: Surroundings, jar: { cookie: string }): Sending {
  return async (request, mayGiveUp) => {
    for (let waitMs = ASK_AGAIN_MS; ; waitMs = Math.min(2 * waitMs, ASK_AGAIN_MAX_MS)) {
      counts.calls++;
      const answer = await send(url, jar, request);
      if (answer && answer.status < 500) return answer;
      if (answer) {
        // Asked once more, a bug may answer so for ever.
        history.violations.push(`${request.method} ${request.url}: ${answer.text}`);
        return mayGiveUp ? null : answer;
      }
      if (mayGiveUp && dice.chance(GIVES_UP)) return null;
      counts.repeated++;
      await sleep(waitMs);
    }
  };
}

async function untilFound<Found>(find: () => Promise<Found | false>): Promise<Found> {
  for (;;) {
    const found = await find();
    if (found !== false) return found;
    await sleep(ASK_AGAIN_MS);
  }
}

type ChangeRequest = { endpoint: Endpoint; input: object; key: string };

/** Sends what changes something, and writes it down with its answer. */
function changer({ history, dice, counts }: Surroundings, player: string, ask: Sending) {
  /** The key of a request that was answered, with something else in it. */
  async function misuse({ endpoint, name, input, key, text }: Operation) {
    const other = nearly(dice, input);
    const answer = await ask(wireOf(endpoint, other, key), true);
    if (answer?.status !== 200 || answer.text === text) return;
    history.violations.push(`the key of ${name} was taken for ${JSON.stringify(other)}`);
  }

  return async ({ endpoint, input, key }: ChangeRequest) => {
    const name = nameOf(endpoint);
    const operation = history.begin({ player, name, endpoint, input: { ...input }, key });
    const answer = await ask(wireOf(endpoint, input, key), true);
    if (answer) history.end(operation, answer.status, answer.text);
    else counts.givenUp++;
    if (answer?.status === 200 && dice.chance(HOSTILE)) await misuse(operation);
    return answer;
  };
}

export type StubbornPlayer = Awaited<ReturnType<typeof openStubbornPlayer>>;

export async function openStubbornPlayer(username: string, around: Surroundings) {
  const { url, dice, counts } = around;
  const own = visitor(url);
  const { id } = await own.signUp(username);
  const state = { isOver: false };
  holdSocket(url, own.jar, () => state.isOver);
  const ask = asker(around, own.jar);
  const change = changer(around, id, ask);

  /** What is sent with a key of its own is sent more than once, and stays the same request. */
  const sendChange = (endpoint: Endpoint, input: object, key: string | undefined) => {
    const isHostile = key === undefined && dice.chance(HOSTILE);
    const sent = isHostile ? nearly(dice, input) : input;
    return change({ endpoint, input: sent, key: key ?? randomUUID() });
  };

  async function call<In extends z.$ZodType, Out extends z.$ZodType>(
    given: Endpoint<In, Out>,
    input: z.input<In>,
    { headers = {} }: Extras = {},
  ): Promise<Answer<z.output<Out>>> {
    const endpoint = given as Endpoint;
    const isChange = endpoint.method !== "GET" && !endpoint.repeatable;
    const answer = isChange
      ? await sendChange(endpoint, input as object, headers["idempotency-key"])
      : await ask(wireOf(endpoint, input as object, randomUUID()), false);
    const { status, text } = answer ?? { status: 0, text: "null" };
    if (!isChange) around.history.read(nameOf(endpoint), status);
    if (status !== 200) counts.refused++;
    const body = parsed(text) as never;
    return { status, body, refusal: body };
  }

  return {
    ...acting({ id, email: `${username}@bench.test`, username, call }, untilFound),
    state,
    /** The same request once more, when the game is there and lets the player do so much. */
    again({ endpoint, input, key }: Operation) {
      const wire = wireOf(endpoint, input, key);
      return untilFound(async () => {
        const answer = await ask(wire, false);
        return answer?.status !== TOO_MUCH && answer;
      });
    },
  };
}
