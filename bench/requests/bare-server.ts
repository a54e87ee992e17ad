/** A program: Fastify as the game sets it up, with nothing of the game in it. */
import Fastify from "fastify";
import { answerMessages } from "#bench/processes.ts";

export type ConstantAnswer = { method: "GET" | "POST"; path: string; body: string };

answerMessages(async (answers: ConstantAnswer[]): Promise<number> => {
  const app = Fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    forceCloseConnections: "idle",
  });
  for (const { method, path, body } of answers) {
    app.route({
      method,
      url: path,
      handler: (_, reply) => reply.type("application/json; charset=utf-8").send(body),
    });
  }
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
