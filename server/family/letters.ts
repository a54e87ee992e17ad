/** Letters to parents about an approval. */
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { TAKE_BACK_DAYS } from "#game/family/approval.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";
import type { JobWork } from "#server/lib/jobs.ts";
import { approvalLetters } from "#texts/en/approval.ts";
import * as approvals from "./approval-queries.ts";
import { memberOf, mustBeApproved, namesFor } from "./members.ts";
import * as queries from "./queries.ts";

type LetterJob = JobWork["send-approval-letter"];
type LinkLetter = { approvalId: string; letter: keyof typeof pages };

const pages = {
  question: "/family/answer",
  reminder: "/family/answer",
  second: "/family/take-back",
  beside: "/family/take-back",
} as const;

/** To each other parent without an account; one with an account has the bell until the account is deleted. */
export async function writeToOthers(
  tx: Tx,
  { jobs }: WithoutDb,
  { letter, ...of }: approvals.Others & { letter: "beside" | "deleted" },
): Promise<void> {
  const others = await approvals.listOthersWithoutAccount(tx, of);
  if (letter === "deleted") others.push(...(await approvals.listOthersWithAccount(tx, of)));
  for (const { id: approvalId } of others) {
    await jobs.add(tx, "send-approval-letter", { approvalId, letter });
  }
}

export const sendApprovalLetter = (deps: Deps, { approvalId, letter }: LetterJob): Promise<void> =>
  letter === "deleted" ? sendDeleted(deps, approvalId) : sendLink(deps, { approvalId, letter });

/** Erasing waits for it: with the child's words goes the address. */
async function sendDeleted({ db, mailer }: Deps, approvalId: string): Promise<void> {
  const found = await approvals.findDeletedChild(db, approvalId);
  if (!found) return;
  const { to, childId: about, ...names } = found;
  const { child } = namesFor({ childName: null }, names);
  await mailer.send({
    to,
    about,
    id: `deleted-${approvalId}`,
    ...approvalLetters.deleted({ child }),
  });
}

/** The token is made here and only its hash is kept, so that no job and no backup contains it. */
async function sendLink(deps: Deps, work: LinkLetter): Promise<void> {
  const token = newToken();
  const reader = await deps.db.transaction((tx) => keepToken(deps, tx, { work, token }));
  if (!reader) return;
  const { to, childId, ...params } = reader;
  const link = `${deps.publicUrl}${pages[work.letter]}?token=${token}`;
  const letter = approvalLetters[work.letter]({ ...params, link });
  await deps.mailer.send({ to, about: childId, ...letter });
}

/** Null when the letter would make no sense any more. */
async function keepToken(
  deps: WithoutDb,
  tx: Tx,
  { work, token }: { work: LinkLetter; token: string },
) {
  const { approvalId, letter } = work;
  const found = await approvals.lockApproval(tx, approvalId);
  const row = found && (await queries.findMember(tx, found.childId));
  if (!row || found.parentEmail === null) return null;
  const isQuestion = letter === "question" || letter === "reminder";
  if (found.answer !== (isQuestion ? null : "approved")) return null;
  const untilMs = isQuestion ? found.expiresAtMs : deps.now() + TAKE_BACK_DAYS * DAY_MS;
  await approvals.insertToken(tx, {
    tokenHash: sha256(token),
    approvalId,
    purpose: isQuestion ? "answer" : "take_back",
    expiresAt: new Date(untilMs),
  });
  const child = memberOf(deps, row);
  return {
    to: found.parentEmail,
    childId: child.id,
    ...namesFor(found, child),
    until: dayOf(untilMs),
    noErases: mustBeApproved(child),
  };
}
