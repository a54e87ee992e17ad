import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/lib/deps.ts";

/**
 * The server answers new requests, each as the last one on its connection, until none came in so
 * many looks: a busy process looks seldom, and reads requests long after they were sent.
 */
const QUIET_LOOKS = 20;

const LOOK_EVERY_MS = 50;

/** At most so long: a server that takes ten seconds to stop is killed. */
const LAST_CALLS_MAX_MS = 3_000;

/** What is still under way then is cut off. */
const FINISH_WITHIN_MS = 3_000;

/**
 * Stops serving without closing a connection in use. A request that only waits for work that goes
 * on without it gets its answer at once.
 */
export async function drain(
  app: FastifyInstance,
  { stopping }: Pick<Deps, "stopping">,
): Promise<void> {
  stopping.abort();
  const connections = await promisify(app.server.getConnections.bind(app.server))();
  if (connections > 0) await untilQuiet(app);
  await Promise.race([app.close(), sleep(FINISH_WITHIN_MS, undefined, { ref: false })]);
}

async function untilQuiet(app: FastifyInstance): Promise<void> {
  const beganMs = performance.now();
  let quietLooks = 0;
  app.server.on("request", () => (quietLooks = 0));
  while (quietLooks++ < QUIET_LOOKS && performance.now() - beganMs < LAST_CALLS_MAX_MS) {
    await sleep(LOOK_EVERY_MS);
  }
}
