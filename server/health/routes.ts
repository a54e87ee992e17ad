import { setTimeout as sleep } from "node:timers/promises";
import * as contract from "#contract/health.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { plainRoute } from "#server/lib/route.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { systemHealth } from "./system.ts";

const SOON_MS = 2_000;

const answersSoon = ({ db }: Pick<Deps, "db">): Promise<boolean> =>
  Promise.race([
    db.one(`select 1 as answer`).then(
      () => true,
      () => false,
    ),
    sleep(SOON_MS, false, { ref: false }),
  ]);

/** What the people and programs that run the game ask. */
export const healthRoutes = [
  plainRoute(contract.health, () => Promise.resolve({ status: "ok" as const })),
  plainRoute(contract.ready, async (deps) => {
    if (deps.stopping.signal.aborted) throw refusedError(requestRefusals, "stopping");
    if (!(await answersSoon(deps))) throw refusedError(requestRefusals, "no_database");
    if (!(await deps.hasRoom())) throw refusedError(requestRefusals, "disk_full");
    return { status: "ready" as const, database: deps.databaseKind };
  }),
  plainRoute(contract.systemHealth, systemHealth),
];
