/**
 * Inviting friends. A code is redeemed once per player, at sign-up or in the month after it; both
 * sides are paid in the transaction that says so.
 */
import type { Badge, InviteStatus } from "#contract/invites.ts";
import { isCampaignOpen } from "#game/account/launch.ts";
import { mayDo, whoMay } from "#server/lib/capabilities.ts";
import {
  admitsSomebody,
  CODES_AT_MOST,
  FRIENDS_AT_MOST,
  FRIENDS_PER_CODE,
  INVITE_CODE_LENGTH,
  mayMakeCode,
  mayStillRedeem,
  refuseToRedeem,
} from "#game/invites/invite.ts";
import type { FarmSettings } from "#game/economy/farms.ts";
import { readCode } from "#game/lib/codes.ts";
import { cardOnWire } from "#server/collection/service.ts";
import { isWelcomeWaiting, type Circumstances } from "#server/economy/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { expireOverdue } from "#server/lib/expire-overdue.ts";
import { countFailedAttempts } from "#server/lib/rate-limited-code.ts";
import { withFreeCode } from "#server/lib/free-code.ts";
import { newCode } from "#server/lib/ids.ts";
import { RefusedError, refusedError } from "#server/lib/refuse.ts";
import type { Visit } from "#server/lib/route.ts";
import { lockPurse, lockPurses } from "#server/purse/service.ts";
import { waitingAnswers } from "#texts/en/economy.ts";
import { inviteAnswers, inviteRefusals, redeemRefusals } from "#texts/en/invites.ts";
import * as queries from "./queries.ts";
import { reward, type Accepted, type Rewarded } from "./reward.ts";

const guestOf = ({ signedUpAt, invitedBy }: queries.InvitesRow) => ({
  signedUpAtMs: signedUpAt.getTime(),
  isInvited: invitedBy !== null,
});

const badgesOf = (deps: Deps, { signedUpAt, badges }: queries.InvitesRow): Badge[] => [
  ...(isCampaignOpen(deps.launch.foundersUntil, signedUpAt.getTime())
    ? (["founder"] as const)
    : []),
  ...badges,
];

export async function listBadges(deps: Deps, playerId: string): Promise<Badge[]> {
  return badgesOf(deps, await queries.findInvitesOf(deps.db, playerId));
}

export async function inviteStatus(deps: Deps, playerId: string): Promise<InviteStatus> {
  const [codes, standing, isAble] = await Promise.all([
    queries.listCodes(deps.db, playerId),
    queries.findInvitesOf(deps.db, playerId),
    mayDo(deps, "invites", playerId),
  ]);
  const newest = codes.at(-1);
  return {
    hasInviteCode: admitsSomebody(newest),
    inviteCode: newest?.code ?? null,
    invitesUsed: newest?.used ?? 0,
    maxInvites: FRIENDS_PER_CODE,
    invitedBy: standing.invitedBy,
    canGenerate: isAble && mayMakeCode(codes),
    canRedeem: isAble && mayStillRedeem(guestOf(standing), deps.now()),
    friendsInvited: standing.friendsInvited,
    friendsAtMost: FRIENDS_AT_MOST,
    badges: badgesOf(deps, standing),
  };
}

/** Returns the same code again as long as it has an invitation left. */
export function generateInvite(deps: Deps, playerId: string): Promise<{ inviteCode: string }> {
  return deps.db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const codes = await queries.listCodes(tx, playerId);
    const newest = codes.at(-1);
    if (newest && admitsSomebody(newest)) return { inviteCode: newest.code };
    if (codes.length >= CODES_AT_MOST) throw refusedError(inviteRefusals, "all_used");
    const made = await withFreeCode(
      () => newCode(INVITE_CODE_LENGTH),
      (code) => queries.insertCode(tx, { code, ownerId: playerId, number: codes.length + 1 }),
    );
    return { inviteCode: made.code };
  });
}

/** A code that cannot be used is an answer and not an error; too many wrong ones are refused. */
export async function redeemInvite(
  deps: Deps,
  playerId: string,
  { inviteCode: text }: { inviteCode: string },
  { address }: Visit,
) {
  const attempt = { kind: "invite", playerId, address } as const;
  try {
    const redeeming = { playerId, text, nowMs: deps.now(), farms: deps.farms };
    const { message, coins, prizes } = await countFailedAttempts(deps.limits, attempt, () =>
      deps.db.transaction((tx) => redeem(tx, deps, redeeming)),
    );
    return { success: true, message, coins, cards: prizes.map(({ row }) => cardOnWire(row)) };
  } catch (error) {
    if (!(error instanceof RefusedError) || error.status === 429) throw error;
    return { success: false, message: error.message, coins: 0, cards: [] };
  }
}

type Inviting = Pick<Deps, "jobs" | "now" | "family">;

/** Null as well when its owner may not invite: the answer does not give away whose code it is. */
async function lockCode(tx: Tx, deps: Inviting, text: string) {
  const code = readCode(text, INVITE_CODE_LENGTH);
  const row = code === null ? null : await queries.lockCode(tx, code);
  return row && (await mayDo({ ...deps, db: tx }, "invites", row.ownerId)) ? row : null;
}

async function redeem(
  tx: Tx,
  deps: Inviting,
  { playerId, text, nowMs, farms }: { playerId: string; text: string } & Circumstances,
): Promise<Accepting> {
  await queries.lockRedeeming(tx);
  const row = await lockCode(tx, deps, text);
  if (!row) throw refusedError(redeemRefusals, "unknown_code");
  await lockPurses(tx, [...new Set([row.ownerId, playerId])]);
  const standing = await queries.findInvitesOf(tx, playerId);
  const ownerInvitedBy = (await queries.listInviters(tx, row.ownerId)).map(({ id }) => id);
  const hasMailboxOfOwner = await queries.haveOneMailbox(tx, playerId, row.ownerId);
  const guest = { id: playerId, hasMailboxOfOwner, ...guestOf(standing) };
  const refusal = refuseToRedeem({ ...row, ownerInvitedBy }, guest, nowMs);
  if (refusal) throw refusedError(redeemRefusals, refusal);
  return accept(tx, deps.jobs, { row, playerId, name: standing.name, nowMs, farms });
}

type Accepting = Pick<Rewarded, "coins" | "prizes"> & { message: string };

/** Pays at once, unless something has to happen first. */
async function accept(
  tx: Tx,
  jobs: Jobs,
  { farms, ...accepted }: Accepted & Circumstances,
): Promise<Accepting> {
  const { row, playerId, nowMs } = accepted;
  const invite = { inviteeId: playerId, inviterId: row.ownerId, code: row.code };
  await queries.insertInvite(tx, { ...invite, createdAt: new Date(nowMs) });
  const waitsFor = await whatToWaitFor(tx, playerId, farms);
  if (waitsFor !== null) {
    const inviter = inviteAnswers.waits({ inviter: row.ownerName });
    return { message: `${inviter} ${waitsFor}`, coins: 0, prizes: [] };
  }
  const { inviterName: inviter, coins, prizes } = await reward(tx, jobs, accepted);
  return { message: inviteAnswers.redeemed({ inviter, coins }), coins, prizes };
}

async function whatToWaitFor(tx: Tx, playerId: string, { inviteHold }: FarmSettings) {
  if (await isWelcomeWaiting(tx, playerId)) return waitingAnswers.for_address;
  return inviteHold.battles > 0 ? waitingAnswers.for_battles(inviteHold) : null;
}

/** Those to whom invites are closed may be in front of the others, for as long as it takes. */
const LOOKED_AT_FOR_ONE = 10;

async function listPayable(deps: WithoutDb, tx: Tx, howMany: number) {
  const { inviteHold } = deps.farms;
  const rows = await queries.listPayable(tx, inviteHold, howMany * LOOKED_AT_FOR_ONE);
  const both = rows.flatMap(({ id, inviterId }) => [id, inviterId]);
  const able = await whoMay({ ...deps, db: tx }, "invites", both);
  return rows.filter(({ id, inviterId }) => able.has(id) && able.has(inviterId)).slice(0, howMany);
}

/** Pays the invites that had to wait, and need not any more. */
export const payHeldInvites = (deps: Deps): Promise<void> =>
  expireOverdue(deps, {
    list: (tx, _, howMany) => listPayable(deps, tx, howMany),
    async end(tx, inviteeId, nowMs) {
      const found = await queries.findInvite(tx, inviteeId);
      const row = found && (await queries.lockCode(tx, found.code));
      if (!row) return;
      await lockPurses(tx, [row.ownerId, inviteeId]);
      // Another server may have paid it since.
      const invite = await queries.findInvite(tx, inviteeId);
      if (invite?.state !== "pending") return;
      await reward(tx, deps.jobs, { row, playerId: inviteeId, name: invite.name, nowMs });
    },
  });

/**
 * Redeems the code that a new player brings to the sign-up, in its transaction. A bad code never
 * throws: the sign-up goes on. No other transaction knows the new purse yet, so only the inviter's
 * is locked; and the new player cannot have invited the inviter.
 */
export async function redeemAtSignUp(
  tx: Tx,
  deps: Inviting,
  guestAtSignUp: { playerId: string; name: string; text: string } & Circumstances,
): Promise<{ success: boolean; message: string }> {
  const { text, ...newcomer } = guestAtSignUp;
  const { playerId, nowMs } = newcomer;
  const row = await lockCode(tx, deps, text);
  if (!row) return { success: false, message: redeemRefusals.unknown_code };
  const hasMailboxOfOwner = await queries.haveOneMailbox(tx, playerId, row.ownerId);
  const guest = { id: playerId, signedUpAtMs: nowMs, isInvited: false, hasMailboxOfOwner };
  const refusal = refuseToRedeem({ ...row, ownerInvitedBy: [] }, guest, nowMs);
  if (refusal) return { success: false, message: redeemRefusals[refusal] };
  await lockPurse(tx, row.ownerId);
  const { message } = await accept(tx, deps.jobs, { row, ...newcomer });
  return { success: true, message };
}
