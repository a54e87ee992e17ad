/** An approval ends: its guardian takes it back. */
import { answerUntilMs } from "#game/family/approval.ts";
import { must } from "#game/lib/must.ts";
import { hideName } from "#server/account/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { approvalAnswers } from "#texts/en/approval.ts";
import { approvalOfLink, deadLink, notifyChild } from "./answer.ts";
import * as approvals from "./approval-queries.ts";
import { memberOf } from "./members.ts";
import * as queries from "./queries.ts";

export async function takeBackApproval(deps: Deps, token: string, visit: Visit) {
  const { id, childId } = await approvalOfLink(deps, token, { purpose: "take_back", visit });
  await deps.db.transaction(async (tx) => {
    const locked = await approvals.lockApproval(tx, id);
    if (locked?.answer !== "approved" || locked.guardianId === null) {
      throw deadLink();
    }
    await approvals.takeBack(tx, id, new Date(deps.now()));
    await endGuardianship(deps, tx, { guardianId: locked.guardianId, childId });
    await notifyChild(tx, { childId, code: "approval_taken_back", approvalId: id });
    return null;
  });
  deps.sessions.forget(childId);
  return { ...succeeded, message: approvalAnswers.taken_back };
}

type Guardianship = { guardianId: string; childId: string };

/** Without another guardian a child is as closed as before, and a parent must be asked again. */
export async function endGuardianship(
  deps: Pick<Deps, "now" | "family" | "endWhatIsClosed">,
  tx: Tx,
  { guardianId, childId }: Guardianship,
): Promise<void> {
  await queries.lockMembers(tx, [childId, guardianId]);
  await queries.deleteGuardianship(tx, guardianId, childId);
  const child = memberOf(deps, must(await queries.findMember(tx, childId), "child"));
  if (child.guardianIds.length > 0) return;
  await queries.dropAllowances(tx, childId);
  if (child.band === "child") {
    await queries.withdrawApproval(tx, childId, new Date(answerUntilMs(deps.now())));
    await hideName(tx, childId);
  }
  await deps.endWhatIsClosed(tx, childId);
}
