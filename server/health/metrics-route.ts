/** The page for Prometheus: a route of its own, because programs read it and no player calls it. */
import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Deps } from "#server/lib/deps.ts";
import { meterRequests } from "#server/lib/http/request-meter.ts";
import { sha256 } from "#server/lib/ids.ts";
import { addMetrics } from "./metrics.ts";
import { openNumbers } from "./numbers.ts";

/** Without a token there is no page, and nothing is counted. With another one it seems not to exist. */
export function registerMetrics(app: FastifyInstance, deps: Deps, tokens: string): void {
  if (tokens === "") return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "taleborn_" });
  meterRequests(app, registry);
  const tell = addMetrics(registry);
  const numbers = openNumbers(deps);
  const wanted = tokens.split(",").map((token) => sha256(`Bearer ${token}`));
  app.get("/metrics", async (request, reply) => {
    const said = sha256(request.headers.authorization ?? "");
    if (!wanted.some((each) => timingSafeEqual(said, each))) return reply.callNotFound();
    tell(await numbers());
    void reply.header("cache-control", "no-store").type(registry.contentType);
    return registry.metrics();
  });
}
