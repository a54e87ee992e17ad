/** Fastify that sends the statements of a call, and answers what was answered when they were learnt. */
import Fastify from "fastify";
import type { Pool } from "pg";
import { must } from "#game/lib/must.ts";
import type { Learnt } from "./recording.ts";
import { renewed } from "./renewed.ts";
import { sendScript } from "./replay.ts";

/** The port; `/7` asks for the eighth. */
export async function servePlainly(pool: Pool, learnt: readonly Learnt[]): Promise<number> {
  const app = Fastify({ logger: false });
  app.get<{ Params: { n: string } }>("/:n", async ({ params }, reply) => {
    const { script, made, answer } = must(learnt[Number(params.n)], `lesson ${params.n}`);
    await sendScript(pool, renewed(script, made));
    return reply.type("application/json; charset=utf-8").send(answer);
  });
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}
