/** What becomes of a case when an admin takes its decision back in the log. */
import { isDeepStrictEqual } from "node:util";
import type { Decision, ReportKind } from "#contract/moderation.ts";
import type { AdminDeed } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import type { WithoutDb } from "#server/lib/deps.ts";
import { notify } from "#server/notifications/service.ts";
import * as queries from "./queries.ts";

type UndoneDeed = Pick<AdminDeed, "before" | "after"> & { deed: string; subjectId: string };

type CaseMeasure = {
  kind: ReportKind;
  decision: Decision;
  told: "name_withheld" | "card_words_hidden";
};

const onName: CaseMeasure = { kind: "name", decision: "rename", told: "name_withheld" };
const onCard: CaseMeasure = { kind: "card", decision: "hide", told: "card_words_hidden" };

const taken: Readonly<Record<string, CaseMeasure>> = {
  "name withheld": onName,
  "card words hidden": onCard,
};
const lifted: Readonly<Record<string, CaseMeasure>> = {
  "name given back": onName,
  "card words given back": onCard,
};

/** Its case, locked before the card or the name is; null when the deed was no decision. */
export async function lockCaseOf(tx: Tx, undone: UndoneDeed): Promise<queries.CaseRow | null> {
  const measure = taken[undone.deed] ?? lifted[undone.deed];
  // What was done before already was only written down.
  if (!measure || isDeepStrictEqual(undone.before, undone.after)) return null;
  const found = await queries.findCaseAbout(tx, measure.kind, undone.subjectId);
  const locked = found && (await queries.lockCase(tx, found.id));
  const expected = taken[undone.deed] ? measure.decision : "dismiss";
  return locked?.decision === expected ? locked : null;
}

/** Nothing is decided any more, or again what was decided before an appeal. */
export async function undoDecision(
  tx: Tx,
  { jobs, now }: WithoutDb,
  { found, undone, adminId }: { found: queries.CaseRow; undone: UndoneDeed; adminId: string },
): Promise<void> {
  const at = new Date(now());
  const again = lifted[undone.deed];
  if (again) {
    const { wordsId = null } = (undone.after ?? {}) as { wordsId?: number | null };
    const { id } = found;
    const { decision } = again;
    const decided = { id, decision, why: "", decidedBy: adminId, decidedAt: at, wordsId };
    await queries.saveDecision(tx, { ...decided, appealedAt: null });
    // A report that has come since still waits.
    if (found.state === "open") await queries.openCase(tx, found, at);
  } else {
    await queries.reopenCase(tx, found.id, at);
  }
  await notify(tx, jobs, {
    playerId: found.reportedId,
    code: again?.told ?? "decision_undone",
    params: { why: "" },
    link: "",
    cause: `report:${found.id}:${at.getTime()}`,
  });
}
