import { closedTo } from "#game/account/capabilities.ts";
import type { Deps } from "#server/lib/deps.ts";
import { findStanding } from "#server/lib/standing.ts";
import * as queries from "./queries.ts";

/** What players are told about their own account. */
export async function ownAccount({ db, family, now }: Deps, playerId: string) {
  const [player, standing] = await Promise.all([
    queries.findPlayer(db, playerId),
    findStanding(db, playerId, family, now()),
  ]);
  const { band: ageBand, playLeft, coinsOnly } = standing;
  return { ...player, ageBand, playLeft, coinsOnly, closed: closedTo(standing) };
}
