/** A player who repeats each request with the same key until it is answered, and keeps the answers. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type * as z from "zod/v4/core";
import { createCard } from "#contract/creation.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { visitor } from "#bench/visitor.ts";

const ASK_AGAIN_MS = 100;

type Request = { method: string; path: string; payload: string; key: string };

const newCounts = () => ({ calls: 0, repeated: 0, refused: 0, bugs: 0 });

/** Asks until the game says something else than that it cannot answer now. */
function asker(url: string, jar: { cookie: string }, counts: ReturnType<typeof newCounts>) {
  const send = async ({ method, path, payload, key }: Request) => {
    counts.calls++;
    const { cookie } = jar;
    const headers = { cookie, "content-type": "application/json", "idempotency-key": key };
    const body = method === "GET" ? {} : { body: payload };
    const answer = await fetch(url + path, { method, headers, ...body }).catch(() => null);
    const text = await answer?.text().catch(() => null);
    if (!answer || typeof text !== "string" || answer.status === 503) return null;
    return { status: answer.status, body: text };
  };
  return async (request: Request) => {
    for (;;) {
      const answer = await send(request);
      if (answer && answer.status < 500) return answer;
      if (answer) counts.bugs++;
      counts.repeated++;
      await sleep(ASK_AGAIN_MS);
    }
  };
}

const requestOf = <In extends z.$ZodType>(
  { method, path }: Endpoint<In>,
  input: z.input<In>,
): Request => ({
  method,
  path: path.replace("{id}", String((input as { id?: unknown }).id)),
  payload: JSON.stringify(input),
  key: randomUUID(),
});

export type StubbornPlayer = Awaited<ReturnType<typeof openStubbornPlayer>>;

export async function openStubbornPlayer(url: string, name: string) {
  const player = visitor(url);
  await player.signUp(name);
  const answered: { request: Request; body: string }[] = [];
  const counts = newCounts();
  const untilAnswered = asker(url, player.jar, counts);
  return {
    name,
    counts,
    answered,
    /** The answer to a change; null when it was refused. */
    async change<In extends z.$ZodType, Out extends z.$ZodType>(
      endpoint: Endpoint<In, Out>,
      input: z.input<In>,
    ): Promise<z.output<Out> | null> {
      const request = requestOf(endpoint, input);
      const { status, body } = await untilAnswered(request);
      if (status !== 200) {
        counts.refused++;
        return null;
      }
      answered.push({ request, body });
      return JSON.parse(body) as z.output<Out>;
    },
    async look<In extends z.$ZodType, Out extends z.$ZodType>(
      endpoint: Endpoint<In, Out>,
      input: z.input<In>,
    ): Promise<z.output<Out>> {
      const { status, body } = await untilAnswered(requestOf(endpoint, input));
      if (status !== 200) throw new Error(`${endpoint.path}: ${body}`);
      return JSON.parse(body) as z.output<Out>;
    },
    /** How many answered changes the game answers in another way when they are sent once more. */
    async countForgotten(): Promise<number> {
      let forgotten = 0;
      for (const { request, body } of answered) {
        const again = await untilAnswered(request);
        // A creation goes on after its answer.
        const isSame = request.path === createCard.path || again.body === body;
        if (again.status !== 200 || !isSame) forgotten++;
      }
      return forgotten;
    },
  };
}
