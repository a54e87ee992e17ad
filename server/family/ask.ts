/** A child asks a parent, by a letter. */
import type * as contract from "#contract/family.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { mailboxOf } from "#game/account/email-address.ts";
import { answerUntilMs, nextReminderMs, refuseToAsk } from "#game/family/approval.ts";
import { countLetter } from "#server/account/service.ts";
import { keyOf } from "#server/lib/names/keys.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { newId } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { askRefusals } from "#texts/en/approval.ts";
import * as approvals from "./approval-queries.ts";
import { askingMember, mustBeApproved } from "./members.ts";
import * as queries from "./queries.ts";

export async function parentAsked(deps: Deps, playerId: string) {
  const { db, now } = deps;
  const [open, member, eraseAt, hasYesOnly] = await Promise.all([
    approvals.findOpenOf(db, playerId),
    askingMember(deps, db, playerId),
    queries.findEraseAt(db, playerId),
    approvals.hasYesWithoutAccount(db, playerId),
  ]);
  // A child who has just signed up is given its days within a few seconds.
  const last = eraseAt ?? new Date(answerUntilMs(now()));
  return {
    asked: open && {
      parentEmail: open.parentEmail ?? "",
      askedAt: new Date(open.askedAtMs).toISOString(),
      answerUntil: new Date(open.expiresAtMs).toISOString(),
    },
    guardians: member.guardianIds.length + Number(hasYesOnly),
    eraseAt: mustBeApproved(member) ? last.toISOString() : null,
    safeName: mustBeApproved(member) ? member.shownName : null,
  };
}

/** The answer is the same whether or not the parent has an account. */
export async function askParent(
  deps: Deps,
  playerId: string,
  { parentEmail, firstName: childName = null }: InputOf<typeof contract.askParent>,
  visit: Visit,
) {
  // Refuses before a letter is counted, and again below, where nothing can change in between.
  await refuseAsking(deps, deps.db, { playerId, parentEmail });
  const giveBack = await countQuestion(deps, { playerId, parentEmail, visit });
  try {
    await deps.db.transaction(async (tx) => {
      // The question comes before its members, as when it is answered.
      await approvals.lockOpenOf(tx, playerId);
      await queries.lockMembers(tx, [playerId]);
      await refuseAsking(deps, tx, { playerId, parentEmail });
      const approvalId = await keepQuestion(deps, tx, { playerId, parentEmail, childName });
      await deps.jobs.add(tx, "send-approval-letter", { approvalId, letter: "question" });
      return null;
    });
  } catch (error) {
    await giveBack();
    throw error;
  }
  return parentAsked(deps, playerId);
}

const dateOrNull = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

type Question = { playerId: string; parentEmail: string };

async function refuseAsking(deps: WithoutDb, tx: Tx, { playerId, parentEmail }: Question) {
  const member = await askingMember(deps, tx, playerId);
  const { others } = await queries.findParents(tx, playerId, mailboxOf(parentEmail));
  const asker = { ...member, guardians: Math.max(member.guardianIds.length, others) };
  const isOwn = await queries.hasMailbox(tx, playerId, mailboxOf(parentEmail));
  const refusal = refuseToAsk(asker, parentEmail) ?? (isOwn ? "own_address" : null);
  if (refusal) throw refusedError(askRefusals, refusal);
}

/** The reader of such a letter may never have heard of the game, and there may be many children. */
const countQuestion = (
  { limits }: Deps,
  { playerId, parentEmail, visit }: Question & { visit: Visit },
) =>
  countLetter(limits, { account: playerId, from: visit.address, unconfirmed: [parentEmail] }, [
    ["parents asked by one child", playerId],
    ["questions to one parent", mailboxOf(parentEmail)],
  ]);

/** One question is open at a time: a child who asks another parent moves it, and gains no time. */
async function keepQuestion(
  deps: WithoutDb,
  tx: Tx,
  { playerId, parentEmail, childName }: Question & { childName: string | null },
) {
  const nowMs = deps.now();
  const parentEmailKey = keyOf(parentEmail);
  const askedAt = new Date(nowMs);
  const open = await approvals.lockOpenOf(tx, playerId);
  const remindAt = (until: number) => dateOrNull(nextReminderMs(nowMs, until));
  if (open) {
    if (childName !== null) await approvals.nameChild(tx, open.id, childName);
    if (open.parentEmailKey !== parentEmailKey) {
      const to = { parentEmail, parentEmailKey, askedAt, remindAt: remindAt(open.expiresAtMs) };
      await approvals.moveApproval(tx, open.id, to);
    }
    return open.id;
  }
  const id = newId();
  const expiresAt = await answerUntil(deps, tx, playerId);
  const asked = { id, childId: playerId, parentEmail, parentEmailKey, askedAt, expiresAt };
  const remind = remindAt(expiresAt.getTime());
  await approvals.insertApproval(tx, { ...asked, childName, remindAt: remind });
  return id;
}

/** The first question of a child begins the time until its words are erased; later ones do not. */
async function answerUntil(deps: WithoutDb, tx: Tx, playerId: string): Promise<Date> {
  const until = new Date(answerUntilMs(deps.now()));
  const member = await askingMember(deps, tx, playerId);
  if (!mustBeApproved(member)) return until;
  const eraseAt = await queries.findEraseAt(tx, playerId);
  if (eraseAt && (await approvals.hasAsked(tx, playerId))) return eraseAt;
  await queries.setEraseAt(tx, playerId, until);
  return until;
}
