/**
 * A second admin agrees to a large grant or refuses it; the admin who asked for it may call it off.
 */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/grants.ts";
import { writeAdminLog } from "#server/lib/admin-log.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { requireSecondAdmin } from "#server/lib/second-admin.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { decisionRefusals } from "#texts/en/admin.ts";
import { grantAnswers, grantRefusals } from "#texts/en/grants.ts";
import * as queries from "./queries.ts";

const deeds = {
  paying: "grant agreed to",
  refused: "grant refused",
  called_off: "grant called off",
} as const;

const answers = {
  paying: "grant_begun",
  refused: "grant_refused",
  called_off: "grant_called_off",
} as const;

export async function decideGrant(
  { db, now }: Deps,
  adminId: string,
  { id, agrees }: InputOf<typeof contract.decideGrant>,
) {
  const state = await db.transaction(async (tx) => {
    const found = await queries.lockGrant(tx, id);
    if (!found) throw refusedError(grantRefusals, "no_grant");
    const next = stateAfter(found, { adminId, agrees });
    if (next === "paying") {
      await requireSecondAdmin(tx, { askedBy: found.askedBy, adminId, nowMs: now() });
    }
    const decidedAt = new Date(now());
    await queries.decide(tx, { id, state: next, decidedBy: adminId, decidedAt });
    await writeAdminLog(tx, {
      atMs: now(),
      adminId,
      deed: deeds[next],
      subject: { kind: "grant", id },
      before: { state: found.state },
      after: { state: next },
    });
    return next;
  });
  return { ...succeeded, message: grantAnswers[answers[state]] };
}

type FoundGrant = { askedBy: string; state: string; isAskerAdmin: boolean };

function stateAfter(
  { askedBy, state, isAskerAdmin }: FoundGrant,
  { adminId, agrees }: { adminId: string; agrees: boolean },
): keyof typeof deeds {
  if (state !== "waiting") throw refusedError(decisionRefusals, "decided_already");
  if (!agrees) return askedBy === adminId ? "called_off" : "refused";
  if (askedBy === adminId) throw refusedError(grantRefusals, "own_grant");
  if (!isAskerAdmin) throw refusedError(grantRefusals, "asker_is_no_admin");
  return "paying";
}
