/** What the game does about families without being asked. */
import { nextReminderMs } from "#game/family/approval.ts";
import { dayOf, monthOf } from "#game/lib/day.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { expireOverdue } from "#server/lib/expire-overdue.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { notify } from "#server/notifications/service.ts";
import { nudgeFamily } from "./allowances.ts";
import { refuseGuardian } from "./answer.ts";
import * as approvals from "./approval-queries.ts";
import { memberOf, mustBeApproved } from "./members.ts";
import { findMember, insertGuardianship, lockConfirmedAdult } from "./queries.ts";

export { closeForErasing, closeForLeaving, reopen } from "./erase.ts";
export { listTablesOf, type TableOfPlayer } from "./export.ts";
export { questionOfRows } from "./export-queries.ts";
export { askingMember } from "./members.ts";
export { findMember, lockMembers } from "./queries.ts";
export { leaveAllChildren } from "./take-back.ts";

const ADDRESSES_KEPT_DAYS = 30;

export const forgetOldApprovals = (tx: Tx) => approvals.forgetOldApprovals(tx, ADDRESSES_KEPT_DAYS);

/** A second letter asks whether a yes was meant. */
export const askAgainWhetherItWasMeant = (deps: Deps) =>
  expireOverdue(deps, {
    list: approvals.listSecondLetters,
    async end(tx, approvalId, nowMs) {
      if (!(await approvals.markSecondLetter(tx, approvalId, new Date(nowMs)))) return;
      await deps.jobs.add(tx, "send-approval-letter", { approvalId, letter: "second" });
    },
  });

/** One overlooked letter must not erase a child: there are two more, and the child hears of it. */
export const remindParents = (deps: Deps) =>
  expireOverdue(deps, {
    list: approvals.listReminders,
    async end(tx, approvalId, nowMs) {
      const due = await approvals.lockReminder(tx, approvalId, new Date(nowMs));
      if (!due) return;
      const { childId, expiresAtMs } = due;
      const nextMs = nextReminderMs(nowMs, expiresAtMs);
      await approvals.setReminder(tx, approvalId, nextMs === null ? null : new Date(nextMs));
      const child = await findMember(tx, childId);
      // Who has come of age meanwhile is not erased, and their parent need not be asked again.
      if (!child || !mustBeApproved(memberOf(deps, child))) return;
      await deps.jobs.add(tx, "send-approval-letter", { approvalId, letter: "reminder" });
      const [day, cause] = [dayOf(expiresAtMs), `reminder:${approvalId}:${dayOf(nowMs)}`];
      const news = { code: "parent_reminded", params: { day }, link: "/family/ask" } as const;
      await notify(tx, deps.jobs, { playerId: childId, cause, ...news });
    },
  });

/** Who said yes without an account, and has one of that address by now, finds the child on the family page. */
export const takeOverYeses = (deps: Deps) =>
  expireOverdue(deps, {
    list: (tx, now, limit) =>
      approvals.listToTakeOver(tx, { thisMonth: monthOf(now.getTime()), limit }),
    async end(tx, approvalId) {
      const yes = await approvals.lockApproval(tx, approvalId);
      if (yes?.answer !== "approved" || yes.guardianId !== null) return;
      const found = await lockConfirmedAdult(tx, yes.parentMailbox);
      if (!found) return;
      const { id: guardianId } = found;
      const { childId } = yes;
      const refusal = await refuseGuardian(deps, tx, { guardianId, childId });
      // The yes still holds without an account, and is looked at again when there is room.
      if (refusal !== null && refusal !== "guardian_already") return;
      await approvals.setGuardian(tx, approvalId, guardianId);
      if (refusal === null) await insertGuardianship(tx, guardianId, childId);
      await nudgeFamily(tx, childId);
      nudgePlayer(tx, guardianId, "account");
    },
  });

/** Questions whose time is over. */
export const endUnanswered = (deps: Deps) =>
  expireOverdue(deps, {
    list: approvals.listUnanswered,
    async end(tx, approvalId, nowMs) {
      const locked = await approvals.lockApproval(tx, approvalId);
      if (!locked || locked.answer !== null) return;
      await approvals.answerWithoutGuardian(tx, approvalId, { answer: "expired", nowMs });
    },
  });
