/** What the game does about families without being asked. */
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { expireOverdue } from "#server/lib/expire-overdue.ts";
import * as approvals from "./approval-queries.ts";

export { closeForErasing, closeForLeaving, reopen } from "./erase.ts";
export { listTablesOf, type TableOfPlayer } from "./export.ts";
export { questionOfRows } from "./export-queries.ts";
export { askingMember } from "./members.ts";
export { findMember, lockMembers } from "./queries.ts";

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
