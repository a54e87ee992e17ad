import { closedTo } from "#game/account/capabilities.ts";
import { trackPlace } from "#game/missions/track.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { withNames } from "#server/lib/names/mentions.ts";
import { standingOf, type Standing } from "#server/lib/standing.ts";
import * as queries from "./queries.ts";

/** What players are told about their own account. */
export async function ownAccount({ db, family, now }: Deps, playerId: string) {
  const nowMs = now();
  const player = await queries.findPlayerWithStanding(db, playerId, new Date(nowMs));
  const standing = standingOf(player, family, nowMs);
  const { band: ageBand, playLeft, coinsOnly } = standing;
  const suspension = await suspensionInWords(db, standing);
  const place = trackPlace(player.daysCome);
  return {
    ...player,
    trackPlace: place,
    ageBand,
    playLeft,
    coinsOnly,
    closed: closedTo(standing),
    suspension,
  };
}

async function suspensionInWords(tx: Tx, { suspension }: Standing) {
  if (!suspension) return null;
  const [why = ""] = await withNames(tx, [suspension.why]);
  return { why, until: new Date(suspension.untilMs).toISOString() };
}
