import { CHILDREN_MAX, GUARDIANS_MAX, type Proof } from "#game/family/approval.ts";
import { msOf, type Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";

export type ApprovalRow = {
  id: string;
  childId: string;
  /** Null when no letter will follow any more. */
  parentEmail: string | null;
  parentEmailKey: string | null;
  /** Where letters to this address arrive. */
  parentMailbox: string | null;
  /** What the child has said to be called, until there is an answer. */
  childName: string | null;
  askedAtMs: number;
  expiresAtMs: number;
  answer: "approved" | "refused" | "wrong_address" | "expired" | "taken_back" | null;
  guardianId: string | null;
};

const columns = `a.id, a.child_id as "childId", a.parent_email as "parentEmail",
  a.parent_email_key as "parentEmailKey", a.parent_mailbox as "parentMailbox",
  a.child_name as "childName", ${msOf("a.asked_at")} as "askedAtMs",
  ${msOf("a.expires_at")} as "expiresAtMs", a.answer, a.guardian_id as "guardianId"`;

/** Its parent may be answering at this moment: then there is no open question any more. */
export const lockOpenOf = (tx: Tx, childId: string) =>
  tx.maybe<ApprovalRow>(
    `select ${columns} from approvals a where a.child_id = $1 and a.answer is null for update`,
    [childId],
  );

export const findOpenOf = (tx: Tx, childId: string) =>
  tx.maybe<ApprovalRow>(
    `select ${columns} from approvals a where a.child_id = $1 and a.answer is null`,
    [childId],
  );

/** Whether there has been a question since the child was last approved. */
export const hasAsked = (tx: Tx, childId: string) =>
  tx.any(
    `select 1 from approvals
      where child_id = $1 and (answer is null or answer in ('expired', 'refused', 'wrong_address'))
        and asked_at > coalesce((select max(answered_at) from approvals
                                  where child_id = $1 and answer = 'taken_back'), '-infinity')`,
    [childId],
  );

export type LinkPurpose = "answer" | "take_back";

/** What the link in a letter is about, whatever has come of it since. */
export const findByToken = (tx: Tx, hash: Buffer, purpose: LinkPurpose, nowMs: number) =>
  tx.maybe<ApprovalRow>(
    `select ${columns} from approval_tokens t join approvals a on a.id = t.approval_id
      where t.token_hash = $1 and t.purpose = $2 and t.expires_at > $3`,
    [hash, purpose, new Date(nowMs)],
  );

export const lockApproval = (tx: Tx, id: string) =>
  tx.maybe<ApprovalRow>(`select ${columns} from approvals a where a.id = $1 for update`, [id]);

export const insertApproval = (
  tx: Tx,
  asked: {
    id: string;
    childId: string;
    parentEmail: string | null;
    parentEmailKey: string | null;
    childName?: string | null;
    askedAt: Date;
    expiresAt: Date;
    remindAt?: Date | null;
  },
) => tx.rows(...insertInto("approvals", asked));

export const nameChild = (tx: Tx, id: string, childName: string) =>
  tx.rows(`update approvals set child_name = $2 where id = $1`, [id, childName]);

/** The links in the letters to the address before die. */
export const moveApproval = async (
  tx: Tx,
  id: string,
  to: { parentEmail: string; parentEmailKey: string; askedAt: Date; remindAt: Date | null },
) => {
  await tx.rows(`delete from approval_tokens where approval_id = $1`, [id]);
  await tx.rows(...updateRow("approvals", { id }, to));
};

export const insertToken = (
  tx: Tx,
  token: { tokenHash: Buffer; approvalId: string; purpose: LinkPurpose; expiresAt: Date },
) => tx.rows(...insertInto("approval_tokens", token));

/** No letter will follow, so the address is forgotten. */
export const answerWithoutGuardian = (
  tx: Tx,
  id: string,
  { answer, nowMs }: { answer: "refused" | "wrong_address" | "expired"; nowMs: number },
) =>
  tx.rows(
    `update approvals set answer = $2, answered_at = $3, parent_email = null,
            parent_email_key = null, child_name = null where id = $1`,
    [id, answer, new Date(nowMs)],
  );

export type Yes = {
  guardianId: string | null;
  proof: Proof;
  why: string | null;
  secondLetterDueAt: Date | null;
  nowMs: number;
};

export const answerYes = (tx: Tx, id: string, yes: Yes) =>
  tx.rows(
    `update approvals set answer = 'approved', answered_at = $2, guardian_id = $3, proof = $4,
            why = $5, second_letter_due_at = $6, child_name = null where id = $1`,
    [id, new Date(yes.nowMs), yes.guardianId, yes.proof, yes.why, yes.secondLetterDueAt],
  );

/** The yes by which the guardian looks after the child. */
export const lockYesOf = async (
  tx: Tx,
  { guardianId, childId }: { guardianId: string; childId: string },
): Promise<string | null> => {
  const found = await tx.maybe<{ id: string }>(
    `select id from approvals where child_id = $1 and guardian_id = $2 and answer = 'approved'
      order by answered_at desc limit 1 for update`,
    [childId, guardianId],
  );
  return found?.id ?? null;
};

export const takeBack = (tx: Tx, id: string, now: Date) =>
  tx.rows(
    `update approvals set answer = 'taken_back', answered_at = $2, parent_email = null,
            parent_email_key = null where id = $1`,
    [id, now],
  );

export const listUnanswered = (tx: Tx, now: Date, limit: number) =>
  tx.rows<{ id: string }>(
    `select id from approvals where answer is null and expires_at <= $1
      order by expires_at limit $2`,
    [now, limit],
  );

/** True when the letter went to the child that asks. */
export const isOwnMailbox = (tx: Tx, id: string) =>
  tx.any(
    `select 1 from approvals a join players c on c.id = a.child_id
      where a.id = $1 and a.parent_mailbox = c.mailbox`,
    [id],
  );

/**
 * Yeses without an account, of whose address there is a confirmed account of an adult by now, the first
 * of several. What `refuseToApprove` would refuse is left out: it waits, and must not be listed again
 * and again.
 */
export const listToTakeOver = (
  tx: Tx,
  { thisMonth, limit }: { thisMonth: string; limit: number },
) =>
  tx.rows<{ id: string }>(
    `select a.id from approvals a
            join players c on c.id = a.child_id and c.deleted_at is null
            cross join lateral (
              select id from players
               where mailbox = a.parent_mailbox and email_verified_at is not null
                 and age_band = 'adult' and role <> 'demo' and deleted_at is null
               order by created_at, id limit 1) p
      where a.answer = 'approved' and a.guardian_id is null
        and (exists (select from guardianships where guardian_id = p.id and child_id = c.id)
             or c.age_band in ('child', 'teen', 'young') and c.age_last_month >= $1 and p.id <> c.id
                and not exists (select from guardianships
                                 where guardian_id = c.id and child_id = p.id)
                and (select count(*) from guardianships where child_id = c.id) < ${GUARDIANS_MAX}
                and (select count(*) from guardianships where guardian_id = p.id) < ${CHILDREN_MAX})
      order by a.id limit $2`,
    [thisMonth, limit],
  );

/** Every yes of that address: a parent without an account may have said it again, to open more. */
export const takeBackWithoutAccount = (tx: Tx, yes: ApprovalRow, now: Date) =>
  tx.rows(
    `update approvals set answer = 'taken_back', answered_at = $3, parent_email = null,
            parent_email_key = null
      where child_id = $1 and answer = 'approved' and guardian_id is null
        and (id = $4 or parent_mailbox = $2)`,
    [yes.childId, yes.parentMailbox, now, yes.id],
  );

export const hasYesWithoutAccount = (tx: Tx, childId: string) =>
  tx.any(
    `select 1 from approvals
      where child_id = $1 and answer = 'approved' and guardian_id is null limit 1`,
    [childId],
  );

export type Others = { childId: string; mailbox: string | null };

/** Of each other parent without an account the newest yes. */
export const listOthersWithoutAccount = (tx: Tx, { childId, mailbox }: Others) =>
  tx.rows<{ id: string }>(
    `select distinct on (parent_mailbox) id from approvals
      where child_id = $1 and answer = 'approved' and guardian_id is null
        and parent_mailbox is distinct from $2
      order by parent_mailbox, answered_at desc`,
    [childId, mailbox],
  );

/** Of each other guardian, who has an account, the newest yes. */
export const listOthersWithAccount = (tx: Tx, { childId, mailbox }: Others) =>
  tx.rows<{ id: string }>(
    `select distinct on (p.id) a.id
       from approvals a join guardianships g using (child_id, guardian_id)
            join players p on p.id = guardian_id and p.deleted_at is null
      where child_id = $1 and a.answer = 'approved' and p.mailbox is distinct from $2
      order by p.id, a.answered_at desc`,
    [childId, mailbox],
  );

/** To whom it is written that the account is closed; null when nothing is left of it, or of the yes. */
export const findDeletedChild = (tx: Tx, approvalId: string) =>
  tx.maybe<{
    to: string;
    childId: string;
    firstName: string | null;
    username: string;
    shownName: string;
  }>(
    `select coalesce(g.email, a.parent_email, '') as "to", c.id as "childId",
            c.first_name as "firstName", c.username, c.shown_name as "shownName"
       from approvals a join players c on c.id = a.child_id and c.deleted_at is not null
            left join players g on g.id = a.guardian_id and g.email_verified_at is not null
      where a.id = $1 and a.answer = 'approved' and coalesce(g.email, a.parent_email) is not null`,
    [approvalId],
  );

export const setGuardian = (tx: Tx, id: string, guardianId: string) =>
  tx.rows(`update approvals set guardian_id = $2 where id = $1`, [id, guardianId]);

export const listReminders = (tx: Tx, now: Date, limit: number) =>
  tx.rows<{ id: string }>(
    `select id from approvals
      where answer is null and remind_at <= $1 and parent_email is not null
      order by remind_at limit $2`,
    [now, limit],
  );

/** Null when another process was faster, or there is an answer. */
export const lockReminder = (tx: Tx, id: string, now: Date) =>
  tx.maybe<ApprovalRow>(
    `select ${columns} from approvals a
      where a.id = $1 and a.answer is null and a.remind_at <= $2 for update`,
    [id, now],
  );

export const setReminder = (tx: Tx, id: string, remindAt: Date | null) =>
  tx.rows(`update approvals set remind_at = $2 where id = $1`, [id, remindAt]);

export const listSecondLetters = (tx: Tx, now: Date, limit: number) =>
  tx.rows<{ id: string }>(
    `select id from approvals
      where second_letter_at is null and second_letter_due_at <= $1 and answer = 'approved'
      order by second_letter_due_at limit $2`,
    [now, limit],
  );

/** False when another process was faster. */
export const markSecondLetter = (tx: Tx, id: string, now: Date) =>
  tx.any(
    `update approvals set second_letter_at = $2
      where id = $1 and second_letter_at is null and answer = 'approved' returning id`,
    [id, now],
  );

/** Links that work no more, and addresses to which no letter follows. */
export const forgetOldApprovals = async (tx: Tx, days: number) => {
  await tx.rows(`delete from approval_tokens where expires_at < now()`);
  await tx.rows(
    `update approvals set parent_email = null, parent_email_key = null
      where parent_email is not null and answered_at < now() - make_interval(days => $1)
        and (answer <> 'approved' or guardian_id is not null)`,
    [days],
  );
};
