/** Counts requests by their call and how they ended, and how long they took. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The pattern of the route: neither an id in an address nor an address of no route makes a series. */
export const callOf = ({ method, routeOptions: { url } }: FastifyRequest): string =>
  url === undefined ? "unknown" : `${method} ${url}`;

/** A caller who is gone before the answer has no status. */
const endOf = ({ raw, statusCode }: FastifyReply): string =>
  raw.writableEnded ? `${Math.floor(statusCode / 100)}xx` : "gone";

export function meterRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const ended = new Counter({
    name: "taleborn_requests_total",
    help: "Requests that are over, by call and class of status.",
    labelNames: ["call", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "taleborn_request_duration_seconds",
    help: "How long requests took, by call.",
    labelNames: ["call"],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const underWay = new Gauge({
    name: "taleborn_requests_under_way",
    help: "Requests without an answer yet.",
    registers,
  });
  app.addHook("onRequest", (request, reply, done) => {
    // A socket is open for hours, and has a number of its own.
    if (request.headers.upgrade !== undefined) return done();
    const beganMs = performance.now();
    underWay.inc();
    // It comes for every request, also when the caller is gone before the answer.
    reply.raw.once("close", () => {
      const call = callOf(request);
      underWay.dec();
      ended.inc({ call, status: endOf(reply) });
      seconds.observe({ call }, (performance.now() - beganMs) / 1000);
    });
    done();
  });
}
