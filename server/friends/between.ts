/** Two players, and what stands between them. */
import type { Tx } from "#server/lib/db.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { lockPurses } from "#server/purse/service.ts";
import * as queries from "./queries.ts";

/**
 * With both purses locked: whatever two players do about each other at the same moment happens one
 * after the other. Null when there is no such player.
 */
export async function lockBetween(
  tx: Tx,
  playerId: string,
  otherId: string,
): Promise<queries.BetweenRow | null> {
  if (!(await queries.findBetween(tx, playerId, otherId))) return null;
  await lockPurses(tx, [...new Set([playerId, otherId])]);
  return queries.findBetween(tx, playerId, otherId);
}

export function nudgeBoth(tx: Tx, ...playerIds: readonly string[]): void {
  for (const playerId of playerIds) nudgePlayer(tx, playerId, "friends");
}
