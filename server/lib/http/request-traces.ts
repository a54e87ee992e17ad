/** Traces every request, with all statements that it waits for. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TracedRequest, Traces } from "#server/ports/traces.ts";
import { isByTrustedProxy } from "./request-id.ts";
import { callOf } from "./request-meter.ts";

export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const traced = new WeakMap<FastifyRequest, TracedRequest>();
  app.addHook("onRequest", (request, reply, done) => {
    // A socket is open for hours.
    if (request.headers.upgrade !== undefined) return done();
    const span = traces.beginRequest(isByTrustedProxy(request) ? request.headers : {});
    traced.set(request, span);
    // It comes for every request, also when the caller is gone before the answer.
    reply.raw.once("close", () => {
      const { method, id, routeOptions } = request;
      const told = {
        "http.request.method": method,
        "http.response.status_code": reply.statusCode,
        "taleborn.request_id": id,
        ...(routeOptions.url !== undefined && { "http.route": routeOptions.url }),
      };
      span.end(callOf(request), told, reply.statusCode >= 500);
    });
    span.within(done);
  });
  // What reads a body calls back from its connection, which belongs to no request.
  app.addHook("preValidation", (request, _, done) => {
    const span = traced.get(request);
    if (span) span.within(done);
    else done();
  });
}
