/**
 * What wants a second admin: large grants, and making an admin. An admin whom the first one has made
 * alone, because there was no other, is no second one for a week.
 */
import { DAY_MS } from "#game/lib/day.ts";
import { secondAdminRefusals } from "#texts/en/admin.ts";
import type { Tx } from "./db.ts";
import { refusedError } from "./refuse.ts";

export const ALONE_DAYS = 7;

export const aloneSince = (nowMs: number) => new Date(nowMs - ALONE_DAYS * DAY_MS);

/** Whether one of these two has made the other an admin alone, and since then. */
export const madeAlone = (one: string, other: string, since: string): string =>
  `exists (select from admin_requests alone where alone.is_alone and alone.asked_at > ${since}
     and (${one}, ${other}) in ((alone.user_id, alone.asked_by), (alone.asked_by, alone.user_id)))`;

/** Refuses when one admin has lately made the other an admin alone, whichever of the two agrees. */
export async function requireSecondAdmin(
  tx: Tx,
  { askedBy, adminId, nowMs }: { askedBy: string; adminId: string; nowMs: number },
): Promise<void> {
  const isTooNew = await tx.value<boolean>(
    `select ${madeAlone("$1::uuid", "$2::uuid", "$3")} as "isTooNew"`,
    [askedBy, adminId, aloneSince(nowMs)],
  );
  if (isTooNew) throw refusedError(secondAdminRefusals, "admin_is_too_new");
}
