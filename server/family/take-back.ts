/** An approval ends: its guardian takes it back. */
import type * as contract from "#contract/family.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { answerUntilMs } from "#game/family/approval.ts";
import { must } from "#game/lib/must.ts";
import { hideName } from "#server/account/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { approvalAnswers } from "#texts/en/approval.ts";
import { familyRefusals } from "#texts/en/family.ts";
import { nudgeFamily } from "./allowances.ts";
import { approvalOfLink, deadLink, notifyChild } from "./answer.ts";
import * as approvals from "./approval-queries.ts";
import { findOwnChild } from "./children.ts";
import { memberOf } from "./members.ts";
import * as queries from "./queries.ts";

/** By the link in the second letter. */
export async function takeBackApproval(deps: Deps, { token }: { token: string }, visit: Visit) {
  const { id, childId } = await approvalOfLink(deps, token, { purpose: "take_back", visit });
  const message = await deps.db.transaction(async (tx) => {
    const locked = await approvals.lockApproval(tx, id);
    if (locked?.answer !== "approved") throw deadLink();
    if (locked.guardianId === null) {
      await approvals.takeBackWithoutAccount(tx, locked, new Date(deps.now()));
    }
    return takeBack(deps, tx, { id, guardianId: locked.guardianId, childId });
  });
  deps.sessions.forget(childId);
  return { ...succeeded, message };
}

/** From the family page, at any time. */
export async function leaveChild(
  deps: Deps,
  guardianId: string,
  { id: childId }: InputOf<typeof contract.leaveChild>,
) {
  const message = await deps.db.transaction(async (tx) => {
    // An old yes gives no right over a child who is looked after by others by now.
    await findOwnChild(tx, guardianId, childId);
    const id = await approvals.lockYesOf(tx, { guardianId, childId });
    if (id === null) throw refusedError(familyRefusals, "no_child");
    await nudgeFamily(tx, childId);
    return takeBack(deps, tx, { id, guardianId, childId });
  });
  deps.sessions.forget(childId);
  return { ...succeeded, message };
}

/** For an account that an admin closes: each child is as if its guardian had taken the yes back. */
export async function leaveAllChildren(deps: WithoutDb, tx: Tx, guardianId: string) {
  const guardian = must(await queries.findMember(tx, guardianId), "guardian");
  for (const childId of guardian.childIds) {
    const id = await approvals.lockYesOf(tx, { guardianId, childId });
    await nudgeFamily(tx, childId);
    if (id === null) await endGuardianship(deps, tx, { guardianId, childId });
    else await takeBack(deps, tx, { id, guardianId, childId });
  }
}

/** What the parent reads. */
async function takeBack(deps: WithoutDb, tx: Tx, { id, ...of }: Ending & { id: string }) {
  await approvals.takeBack(tx, id, new Date(deps.now()));
  const hasOther = await endGuardianship(deps, tx, of);
  const code = hasOther ? "parent_left" : "approval_taken_back";
  await notifyChild(tx, { childId: of.childId, code, approvalId: id });
  return approvalAnswers[hasOther ? "taken_back_beside" : "taken_back"];
}

/** Null is a parent without an account. */
type Ending = { guardianId: string | null; childId: string };

/**
 * Without another guardian a child is as closed as before, and a parent must be asked again. Whether
 * there is another one.
 */
export async function endGuardianship(
  deps: Pick<Deps, "now" | "family" | "endWhatIsClosed">,
  tx: Tx,
  { guardianId, childId }: Ending,
): Promise<boolean> {
  await queries.lockMembers(tx, guardianId === null ? [childId] : [childId, guardianId]);
  if (guardianId !== null) await queries.deleteGuardianship(tx, guardianId, childId);
  const found = await queries.findMember(tx, childId);
  // Nothing is open any more to a child whose account is closed.
  if (!found) return false;
  const child = memberOf(deps, found);
  if (child.guardianIds.length > 0 || (await approvals.hasYesWithoutAccount(tx, childId)))
    return true;
  await queries.dropAllowances(tx, childId);
  if (child.band === "child") {
    await queries.withdrawApproval(tx, childId, new Date(answerUntilMs(deps.now())));
    await hideName(tx, childId);
  }
  await deps.endWhatIsClosed(tx, childId);
  return false;
}
