/** A parent answers: by the link in the letter, and with an account of the letter's address. */
import type * as contract from "#contract/family.ts";
import type { AnswerHindrance } from "#contract/family.ts";
import type { InputOf } from "#contract/endpoint.ts";
import type { Switch } from "#game/account/capabilities.ts";
import {
  GUARDIANS_MAX,
  openAtFirst,
  refuseToApprove,
  type AnswerRefusal,
  type Proof,
} from "#game/family/approval.ts";
import { must } from "#game/lib/must.ts";
import { confirmAddress, forgetLater, isKnownDevice } from "#server/account/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { sha256 } from "#server/lib/ids.ts";
import { keyOf } from "#server/lib/names/keys.ts";
import { countAll } from "#server/lib/limits.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { nudgePlayer } from "#server/live/service.ts";
import {
  notifyMany,
  recordNotifications,
  type NewNotification,
} from "#server/notifications/service.ts";
import { approvalAnswers, approvalLinkRefusals, approvalRefusals } from "#texts/en/approval.ts";
import * as approvals from "./approval-queries.ts";
import { endWhatIsClosed } from "./closing.ts";
import { findFirstCard, listGuardians } from "./child-queries.ts";
import { closeForErasing } from "./erase.ts";
import { writeToOthers } from "./letters.ts";
import { askingMember, memberOf, mustBeApproved, namesFor, type Member } from "./members.ts";
import * as queries from "./queries.ts";
import { FAMILY_PAGE } from "./requests.ts";

export const deadLink = () => refusedError(approvalLinkRefusals, "dead_link");

/** What the link leads to. The server counts guesses, and a right link is no guess. */
export async function approvalOfLink(
  deps: Deps,
  token: string,
  { purpose, visit }: { purpose: approvals.LinkPurpose; visit: Visit },
): Promise<approvals.ApprovalRow> {
  const giveBack = await countAll(deps.limits, [["token from one address", visit.address]]);
  const found = await approvals.findByToken(deps.db, sha256(token), purpose, deps.now());
  if (!found) throw deadLink();
  await giveBack();
  return found;
}

/** The question itself, with the child who asks, as long as it is open. */
async function openQuestion(deps: Deps, token: string, visit: Visit) {
  const approval = await approvalOfLink(deps, token, { purpose: "answer", visit });
  const child = await queries.findMember(deps.db, approval.childId);
  if (!child || approval.answer !== null) throw deadLink();
  return { approval, child: memberOf(deps, child) };
}

/** Reads it again under its lock: it may have an answer since, or another parent to answer it. */
async function lockQuestion(tx: Tx, read: approvals.ApprovalRow): Promise<approvals.ApprovalRow> {
  const locked = await approvals.lockApproval(tx, read.id);
  if (locked?.answer !== null || locked.parentEmailKey !== read.parentEmailKey) throw deadLink();
  return locked;
}

type Signed = { playerId: string | null; visit: Visit };

export async function readApproval(deps: Deps, token: string, { playerId, visit }: Signed) {
  const { approval, child } = await openQuestion(deps, token, visit);
  const { band } = child;
  if (band === null || band === "adult") throw deadLink();
  const answerer = playerId === null ? null : await queries.findMember(deps.db, playerId);
  const adult = answerer && memberOf(deps, answerer);
  const { firstName, username, shownName } = namesFor(approval, child);
  const { others } = await queries.findParents(deps.db, child.id, approval.parentMailbox);
  return {
    shownName,
    username,
    firstName,
    firstCard: await findFirstCard(deps.db, child.id),
    ageBand: band,
    parentEmail: approval.parentEmail ?? "",
    answerUntil: new Date(approval.expiresAtMs).toISOString(),
    open: [...(child.open ?? openAtFirst(band))],
    hasOtherParent: others > 0,
    noErases: mustBeApproved(child),
    hindrance: await hindranceOf(deps, { approval, adult, visit }),
  };
}

type Attempt = { approval: approvals.ApprovalRow; adult: Member | null; visit: Visit };

/** Why it cannot be answered here and now; null when it can. */
async function hindranceOf(
  deps: Deps,
  { approval, adult, visit }: Attempt,
): Promise<AnswerHindrance | null> {
  // In the child's own browser the child itself could answer.
  if (await isKnownDevice(deps.db, approval.childId, visit)) return "childs_browser";
  if (!adult) return hindranceOfAddress(deps, approval);
  if (adult.mailbox !== approval.parentMailbox) return "other_address";
  if (adult.band === null) return "age_unknown";
  return adult.band === "adult" ? null : "not_an_adult";
}

/** Without an account the letter proves the mailbox; one of that mailbox may have said to be no adult. */
async function hindranceOfAddress(
  deps: Deps,
  { parentMailbox }: approvals.ApprovalRow,
): Promise<AnswerHindrance | null> {
  const found =
    parentMailbox === null ? [] : await queries.listMembersOfMailbox(deps.db, parentMailbox);
  const bands = found.map((row) => memberOf(deps, row).band);
  return bands.every((band) => band === null || band === "adult") ? null : "not_an_adult";
}

type Answering = {
  input: InputOf<typeof contract.approveChild>;
  /** Null for a parent who has no account, or is not signed in. */
  playerId: string | null;
  visit: Visit;
};

export async function approveChild(deps: Deps, { input, playerId, visit }: Answering) {
  const { approval } = await openQuestion(deps, input.token, visit);
  const adult = playerId === null ? null : await askingMember(deps, deps.db, playerId);
  if (playerId === approval.childId) throw refusedError(approvalRefusals, "own_request");
  const hindrance = await hindranceOf(deps, { approval, adult, visit });
  if (hindrance) throw refusedError(approvalRefusals, hindrance);
  const { proofOfAdulthood: proof } = deps;
  const isAdult = playerId === null ? input.isAdult : await proof.isShownBy(playerId);
  if (!isAdult) throw refusedError(approvalRefusals, "not_an_adult");
  const reply = await deps.db.transaction(async (tx) => {
    const { parentMailbox } = await lockQuestion(tx, approval);
    const yes = {
      approvalId: approval.id,
      childId: approval.childId,
      guardianId: playerId,
      mailbox: parentMailbox,
      open: input.open,
      proof: proof.name,
      secondLetterAfterMs: proof.secondLetterAfterMs,
      why: null,
    };
    const isBeside = await sayYes(deps, tx, yes);
    if (isBeside) await tellOtherParents(deps, tx, yes);
    // A parent may open less than was open before.
    await endWhatIsClosed(tx, deps, approval.childId);
    if (playerId !== null) await confirmReader(tx, playerId, parentMailbox);
    return { ...succeeded, message: approvalAnswers[isBeside ? "approved_beside" : "approved"] };
  });
  deps.sessions.forget(approval.childId);
  return reply;
}

/**
 * The letter went to this mailbox, and here is its link. The account, which is locked by now, may have
 * got another address since it was looked at.
 */
async function confirmReader(tx: Tx, playerId: string, mailbox: string | null): Promise<void> {
  const reader = await queries.findMember(tx, playerId);
  if (reader?.mailbox !== mailbox) throw refusedError(approvalRefusals, "other_address");
  await confirmAddress(tx, { playerId, emailKey: keyOf(reader.email) });
}

/** Why an account may not look after the child; null when it may. Both are locked from then on. */
export async function refuseGuardian(
  deps: Pick<Deps, "now" | "family">,
  tx: Tx,
  { guardianId, childId }: { guardianId: string; childId: string },
): Promise<AnswerRefusal | null> {
  await queries.lockMembers(tx, [childId, guardianId]);
  const [child, guardian] = await Promise.all([
    queries.findMember(tx, childId),
    queries.findMember(tx, guardianId),
  ]);
  if (!child || !guardian) throw deadLink();
  return refuseToApprove(
    {
      ...memberOf(deps, guardian),
      children: guardian.childIds.length,
      isGuardianAlready: child.guardianIds.includes(guardianId),
      isWardOfChild: guardian.guardianIds.includes(childId),
    },
    { ...memberOf(deps, child), guardians: child.guardianIds.length },
  );
}

async function refuseWithoutAccount(
  deps: Pick<Deps, "now" | "family">,
  tx: Tx,
  childId: string,
): Promise<AnswerRefusal | null> {
  await queries.lockMembers(tx, [childId]);
  const child = await queries.findMember(tx, childId);
  if (!child) throw deadLink();
  const { band, guardianIds } = memberOf(deps, child);
  if (band === null || band === "adult") return "no_child_any_more";
  return guardianIds.length >= GUARDIANS_MAX ? "guardians_full" : null;
}

export type NewGuardian = {
  approvalId: string;
  childId: string;
  /** Null for a parent without an account. */
  guardianId: string | null;
  /** Where letters to the parent arrive. */
  mailbox: string | null;
  open: readonly Switch[];
  proof: Proof;
  secondLetterAfterMs: number | null;
  /** What an admin says, who needs no letter. */
  why: string | null;
};

/**
 * The yes itself, for an approval that is locked. True when another parent looks after the child
 * already: then what is open stays as that one has set it, until a guardian changes it.
 */
export async function sayYes(
  deps: Pick<Deps, "now" | "family">,
  tx: Tx,
  yes: NewGuardian,
): Promise<boolean> {
  const { childId, guardianId, proof } = yes;
  const refusal =
    guardianId === null
      ? await refuseWithoutAccount(deps, tx, childId)
      : await refuseGuardian(deps, tx, { guardianId, childId });
  if (refusal) throw refusedError(approvalRefusals, refusal);
  // The child may have taken this address for its own after it asked.
  if (await approvals.isOwnMailbox(tx, yes.approvalId)) {
    throw refusedError(approvalRefusals, "own_request");
  }

  const parents = await queries.findParents(tx, childId, yes.mailbox);
  if (parents.others >= GUARDIANS_MAX) throw refusedError(approvalRefusals, "guardians_full");
  const nowMs = deps.now();
  const { secondLetterAfterMs } = yes;
  await approvals.answerYes(tx, yes.approvalId, {
    guardianId,
    proof,
    why: yes.why,
    secondLetterDueAt: secondLetterAfterMs === null ? null : new Date(nowMs + secondLetterAfterMs),
    nowMs,
  });
  if (guardianId !== null) await queries.insertGuardianship(tx, guardianId, childId);
  await queries.approve(tx, childId, new Date(nowMs));
  if (!parents.isLookedAfter) await beginOpen(tx, childId, yes.open);
  else if (parents.others === 0) await queries.setOpen(tx, childId, yes.open);
  await notifyChild(tx, { childId, code: "parent_said_yes", approvalId: yes.approvalId });
  return parents.others > 0;
}

/** From now on a parent decides, also instead of what the player wanted to be looser later. */
async function beginOpen(tx: Tx, childId: string, open: readonly Switch[]): Promise<void> {
  await queries.beginOpen(tx, childId, open);
  await forgetLater(tx, childId);
}

async function tellOtherParents(deps: WithoutDb, tx: Tx, yes: NewGuardian): Promise<void> {
  await notifyMany(tx, deps.jobs, await notificationsOfSecondParent(tx, yes));
  const { childId, mailbox } = yes;
  await writeToOthers(tx, deps, { letter: "beside", childId, mailbox });
}

/** What those with an account read who have looked after the child before this yes. */
export async function notificationsOfSecondParent(
  tx: Tx,
  { childId, guardianId, approvalId }: NewGuardian,
): Promise<NewNotification[]> {
  const guardians = await listGuardians(tx, childId);
  const { username: child } = must(await queries.findMember(tx, childId), "child");
  return guardians
    .filter(({ id }) => id !== guardianId)
    .map(({ id: playerId }) => ({
      playerId,
      code: "second_parent",
      params: { child },
      link: FAMILY_PAGE,
      cause: `approval:${approvalId}`,
    }));
}

type News = {
  childId: string;
  code:
    | "parent_said_yes"
    | "parent_said_no"
    | "letter_went_astray"
    | "approval_taken_back"
    | "parent_left";
  approvalId: string;
};

/** Every process and every tab of the child hears that it may do other things now. */
export async function notifyChild(tx: Tx, { childId, code, approvalId }: News): Promise<void> {
  const cause = `approval:${approvalId}:${code}`;
  await recordNotifications(tx, [{ playerId: childId, code, params: {}, link: "/profile", cause }]);
  nudgePlayer(tx, childId, "family");
  await sendNudge(tx, { about: "sessions", playerId: childId });
}

type No = InputOf<typeof contract.refuseChild>;

/** Needs no account: a parent who wants nothing to do with the game need not join it. */
export async function refuseChild(deps: Deps, input: No, visit: Visit) {
  const { approval } = await openQuestion(deps, input.token, visit);
  const answer = input.why === "no" ? "refused" : "wrong_address";
  const reply = await deps.db.transaction(async (tx) => {
    const { childId, id: approvalId } = await lockQuestion(tx, approval);
    const found = await queries.findMember(tx, childId);
    if (!found) throw deadLink();
    const child = memberOf(deps, found);
    const nowMs = deps.now();
    await approvals.answerWithoutGuardian(tx, approvalId, { answer, nowMs });
    if (answer === "refused" && mustBeApproved(child)) {
      await queries.setEraseAt(tx, childId, new Date(nowMs));
      await closeForErasing(deps, tx, childId);
      return { ...succeeded, message: approvalAnswers.refused_and_erased };
    }
    const code = answer === "refused" ? "parent_said_no" : "letter_went_astray";
    await notifyChild(tx, { childId, code, approvalId });
    return { ...succeeded, message: approvalAnswers[answer] };
  });
  deps.sessions.forget(approval.childId);
  return reply;
}
