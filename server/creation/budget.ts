import { dayOf } from "#game/lib/day.ts";
import type { Db } from "#server/lib/db.ts";

/** Reserves one call to the paid provider; false when today's calls are used up. */
export async function reserveCall(db: Db, nowMs: number, callsPerDay: number): Promise<boolean> {
  if (callsPerDay < 1) return false;
  const reserved = await db.maybe(
    `insert into provider_calls as today (day, calls) values ($1, 1)
     on conflict (day) do update set calls = today.calls + 1 where today.calls < $2
     returning calls`,
    [dayOf(nowMs), callsPerDay],
  );
  return reserved !== null;
}
