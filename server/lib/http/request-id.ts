/**
 * Every answer carries the id of its request, and the log names it where something failed: so the
 * line that belongs to a player's report can be found.
 */
import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

export const REQUEST_ID = "x-request-id";

const SHORT_AND_PLAIN = /^[\w-]{1,64}$/;

export const newRequestId = (): string => randomUUID();

export function nameRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    request.id = givenId(request) ?? request.id;
    void reply.header(REQUEST_ID, request.id);
    done();
  });
}

/** The id that a trusted proxy has given. Any client can send the header, so others are not believed. */
function givenId(request: FastifyRequest): string | null {
  const given = request.headers[REQUEST_ID];
  if (typeof given !== "string" || !SHORT_AND_PLAIN.test(given)) return null;
  return isByTrustedProxy(request) ? given : null;
}

/** The first address is that of the connection; there are more when it is a trusted proxy's. */
export const isByTrustedProxy = ({ ips = [] }: FastifyRequest): boolean => ips.length > 1;
