import * as contract from "#contract/health.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { route } from "#server/lib/route.ts";
import { requestRefusals } from "#texts/en/requests.ts";

/** What the people and programs that run the game ask. */
export const healthRoutes = [
  route(contract.health, () => Promise.resolve({ status: "ok" as const })),
  route(contract.ready, async (_, { deps }) => {
    await deps.db.one(`select 1 as answer`).catch(() => {
      throw refusedError(requestRefusals, "no_database");
    });
    return { status: "ready" as const, database: deps.databaseKind };
  }),
];
