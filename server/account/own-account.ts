import { closedTo } from "#game/account/capabilities.ts";
import type { Deps } from "#server/lib/deps.ts";
import { standingOf } from "#server/lib/standing.ts";
import * as queries from "./queries.ts";

/** What players are told about their own account. */
export async function ownAccount({ db, family, now }: Deps, playerId: string) {
  const nowMs = now();
  const player = await queries.findPlayerWithStanding(db, playerId, new Date(nowMs));
  const standing = standingOf(player, family, nowMs);
  const { band: ageBand, playLeft, coinsOnly } = standing;
  return { ...player, ageBand, playLeft, coinsOnly, closed: closedTo(standing) };
}
