/** The emulator's API over HTTP: the browser's way to it, and any SDK's with `host` and `port`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerCall, type ApiSurroundings } from "./api.ts";

export function mountApi(app: FastifyInstance, surroundings: ApiSurroundings): void {
  // Its own corner: forms are taken here and nowhere else, and errors look like the provider's.
  void app.register(async (corner) => {
    corner.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_, body, done) => done(null, body),
    );
    corner.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ error }, "the payments emulator failed");
      const type = statusCode < 500 ? "invalid_request_error" : "api_error";
      return reply.code(statusCode).send({ error: { type, message: "The emulator failed." } });
    });
    corner.route({
      method: ["GET", "POST"],
      url: "/v1/*",
      handler: (request, reply) => handle(request, reply, surroundings),
    });
  });
}

async function handle(
  request: FastifyRequest,
  reply: FastifyReply,
  surroundings: ApiSurroundings,
): Promise<unknown> {
  const { method, headers } = request;
  const [path = "", query = ""] = request.url.split("?");
  const key = headers["idempotency-key"];
  const answer = await answerCall(surroundings, {
    method,
    path,
    said: method === "GET" ? query : String(request.body ?? ""),
    authorization: headers.authorization ?? "",
    idempotencyKey: typeof key === "string" ? key : null,
  });
  if (!answer) return cut(request, reply);
  void reply.code(answer.status).headers({ "cache-control": "no-store", ...answer.headers });
  return reply.send(answer.body);
}

function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.destroy();
  return reply.hijack();
}
