import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/lib/deps.ts";

/** So long what comes is answered, each time as the last answer on its connection. */
const LAST_CALLS_MS = 1_000;

/** What is still under way then is cut off. */
const FINISH_WITHIN_MS = 3_000;

/**
 * Stops serving without taking a connection from anybody who is just using it. Who waits for
 * something that goes on without them is answered at once.
 */
export async function drain(
  app: FastifyInstance,
  { stopping }: Pick<Deps, "stopping">,
): Promise<void> {
  stopping.abort();
  const connections = await promisify(app.server.getConnections.bind(app.server))();
  if (connections > 0) await sleep(LAST_CALLS_MS);
  await Promise.race([app.close(), sleep(FINISH_WITHIN_MS, undefined, { ref: false })]);
}
