/** An admin says yes by hand, for a parent who has shown in another way who they are. */
import { openAtFirst } from "#game/family/approval.ts";
import { keyOf } from "#server/lib/names/keys.ts";
import type { Db, Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { RefusedError } from "#server/lib/refuse.ts";
import { recordNotifications } from "#server/notifications/service.ts";
import { notificationsOfSecondParent, sayYes, type NewGuardian } from "./answer.ts";
import * as approvals from "./approval-queries.ts";
import { memberOf } from "./members.ts";
import * as queries from "./queries.ts";

export type YesByHand = { childEmail: string; guardianEmail: string; why: string };

const refuse = (words: string) => ({ isDone: false, words });

/** What has come of it, in words for a terminal. */
export async function approveByHand(
  deps: Pick<Deps, "now" | "family"> & { db: Db },
  { childEmail, guardianEmail, why }: YesByHand,
): Promise<{ isDone: boolean; words: string }> {
  try {
    return await deps.db.transaction(async (tx) => {
      const child = await queries.findMemberByEmail(tx, keyOf(childEmail));
      if (!child) return refuse(`Nobody has the address ${childEmail}.`);
      const guardian = await queries.findMemberByEmail(tx, keyOf(guardianEmail));
      if (!guardian) return refuse(`Nobody has the address ${guardianEmail}.`);
      const { band } = memberOf(deps, child);
      const yes: NewGuardian = {
        approvalId: await openApproval(tx, { childId: child.id, nowMs: deps.now() }),
        childId: child.id,
        guardianId: guardian.id,
        mailbox: guardian.mailbox,
        open: child.open ?? openAtFirst(band ?? "child"),
        proof: "admin",
        secondLetterAfterMs: null,
        why,
      };
      if (await sayYes(deps, tx, yes)) {
        await recordNotifications(tx, await notificationsOfSecondParent(tx, yes));
      }
      return { isDone: true, words: `${guardian.username} looks after ${child.username} now.` };
    });
  } catch (error) {
    if (error instanceof RefusedError) return refuse(error.message);
    throw error;
  }
}

/** The child's open question; without one, a question that an admin opens for the child. */
async function openApproval(tx: Tx, { childId, nowMs }: { childId: string; nowMs: number }) {
  const open = await approvals.findOpenOf(tx, childId);
  const locked = open && (await approvals.lockApproval(tx, open.id));
  if (locked?.answer === null) return locked.id;
  const [id, now] = [newId(), new Date(nowMs)];
  await approvals.insertApproval(tx, {
    id,
    childId,
    parentEmail: null,
    parentEmailKey: null,
    askedAt: now,
    expiresAt: now,
  });
  return id;
}
