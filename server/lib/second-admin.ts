/**
 * What wants a second admin: large grants, and making an admin. An admin whom the first one has made
 * alone, because there was no other, is no second one for a week.
 */
import { DAY_MS } from "#game/lib/day.ts";
import { secondAdminRefusals } from "#texts/en/admin.ts";
import type { Tx } from "./db.ts";
import { refusedError } from "./refuse.ts";

export const ALONE_DAYS = 7;

/** Refuses when the one has made the other an admin alone, and lately; whichever of them agrees. */
export async function requireSecondAdmin(
  tx: Tx,
  { askedBy, adminId, nowMs }: { askedBy: string; adminId: string; nowMs: number },
): Promise<void> {
  const found = await tx.maybe(
    `select 1 from admin_requests where is_alone and asked_at > $3
        and (user_id = $1 and asked_by = $2 or user_id = $2 and asked_by = $1)`,
    [askedBy, adminId, new Date(nowMs - ALONE_DAYS * DAY_MS)],
  );
  if (found) throw refusedError(secondAdminRefusals, "admin_is_too_new");
}
