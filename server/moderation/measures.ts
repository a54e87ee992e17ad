/** What is done about a card, a name or a deal, and taken back after an appeal. */
import type { Decision } from "#contract/moderation.ts";
import { nameNow, renameEverywhere, restoreName, withholdName } from "#server/account/service.ts";
import { hideWords, showWords } from "#server/collection/service.ts";
import type { AdminDeed } from "#server/lib/admin-log.ts";
import type { Tx } from "#server/lib/db.ts";
import { plainCard } from "#texts/en/admin.ts";
import type { CaseRow } from "./queries.ts";

/** As the log has it; and the words that stood on a card before. */
export type Deed = Pick<AdminDeed, "deed" | "subject" | "before" | "after"> & {
  wordsId: number | null;
};

/** What was done before already is only written down. */
export function take(tx: Tx, found: CaseRow, decision: Decision, nowMs: number): Promise<Deed> {
  if (decision === "hide") return hide(tx, found);
  if (decision === "rename") return rename(tx, found, nowMs);
  return Promise.resolve(noted(found, "player warned", decision));
}

const noted = (
  { id, decision: before, wordsId }: CaseRow,
  deed: string,
  after: Decision,
): Deed => ({
  deed,
  subject: { kind: "report", id },
  before: { decision: before },
  after: { decision: after },
  wordsId,
});

async function hide(tx: Tx, found: CaseRow): Promise<Deed> {
  const number = found.subjectId.replaceAll("-", "").slice(-8);
  const plain = plainCard(number);
  const hidden = await hideWords(tx, found.subjectId, plain);
  if (!hidden) return noted(found, "card words hidden", "hide");
  const { before, after, formerName } = hidden;
  await renameEverywhere(tx, formerName, plain.name);
  const subject = { kind: "card", id: found.subjectId } as const;
  return { deed: "card words hidden", subject, before, after, wordsId: before.wordsId };
}

async function rename(tx: Tx, { reportedId, wordsId }: CaseRow, nowMs: number): Promise<Deed> {
  const before = await nameNow(tx, reportedId);
  await withholdName(tx, reportedId, nowMs);
  const after = await nameNow(tx, reportedId);
  const subject = { kind: "name", id: reportedId } as const;
  return { deed: "name withheld", subject, before, after, wordsId };
}

/** After an appeal. */
export async function lift(tx: Tx, found: CaseRow, nowMs: number): Promise<Deed> {
  const { kind, subjectId, reportedId, wordsId } = found;
  if (kind === "name") {
    const before = await nameNow(tx, reportedId);
    await restoreName(tx, reportedId, { isWithheld: false }, { now: () => nowMs });
    const after = await nameNow(tx, reportedId);
    const subject = { kind: "name", id: reportedId } as const;
    return { deed: "name given back", subject, before, after, wordsId: null };
  }
  if (kind === "card" && wordsId !== null) {
    const shown = await showWords(tx, subjectId, wordsId);
    const subject = { kind: "card", id: subjectId } as const;
    return { deed: "card words given back", subject, ...shown, wordsId: null };
  }
  return noted(found, "warning taken back", "dismiss");
}
