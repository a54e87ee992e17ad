/** What both sides of an invitation receive. The caller has locked the code and then both purses. */
import {
  doesPackCount,
  INVITEE_CARDS,
  INVITEE_COINS,
  INVITER_CARDS,
  INVITER_COINS,
  isLegendaryFounder,
} from "#game/invites/invite.ts";
import type { MissionEvent } from "#game/missions/missions.ts";
import { givePrizes } from "#server/collection/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Jobs } from "#server/lib/jobs.ts";
import { advanceMissions } from "#server/missions/service.ts";
import { notify } from "#server/notifications/service.ts";
import { giveCoins } from "#server/purse/service.ts";
import { nudgePlayer } from "#server/live/service.ts";
import * as queries from "./queries.ts";

type Prizes = Awaited<ReturnType<typeof givePrizes>>;

export type Rewarded = { inviterName: string; coins: number; prizes: Prizes };

export type Accepted = { row: queries.LockedCode; playerId: string; name: string; nowMs: number };

/** The invite is there, and nothing has been paid for it. */
export async function reward(tx: Tx, jobs: Jobs, accepted: Accepted): Promise<Rewarded> {
  const { row, playerId, nowMs } = accepted;
  const { friendsRewarded } = await queries.rewardInvite(tx, playerId);
  const hasBadge = isLegendaryFounder(friendsRewarded);
  if (hasBadge) await queries.giveBadge(tx, row.ownerId, new Date(nowMs));
  await rewardInviter(tx, jobs, { ...accepted, hasBadge });

  const cause = `invite:${playerId}`;
  const gift = { playerId, coins: INVITEE_COINS, reason: "invite_welcome" as const, cause };
  await giveCoins(tx, gift);
  const prizes = await givePrizes(tx, {
    playerId,
    howMany: INVITEE_CARDS,
    slot: "rare_or_better",
    reason: "invite",
    cause,
  });
  const { signedUpAt } = await queries.findInvitesOf(tx, playerId);
  if (doesPackCount(signedUpAt.getTime(), nowMs)) {
    await countCollected(tx, playerId, prizes, nowMs);
  }
  await notify(tx, jobs, {
    playerId,
    code: "welcomed",
    params: { inviter: row.ownerName, coins: INVITEE_COINS, cards: namesOf(prizes) },
    link: "/cards",
    cause,
  });
  return { inviterName: row.ownerName, coins: INVITEE_COINS, prizes };
}

async function rewardInviter(
  tx: Tx,
  jobs: Jobs,
  { row, playerId: inviteeId, name, nowMs, hasBadge }: Accepted & { hasBadge: boolean },
): Promise<void> {
  const playerId = row.ownerId;
  const cause = `invite:${inviteeId}`;
  await giveCoins(tx, { playerId, coins: INVITER_COINS, reason: "invite", cause });
  const prizes = await givePrizes(tx, {
    playerId,
    howMany: INVITER_CARDS,
    reason: "invite",
    cause,
  });
  await countCollected(tx, playerId, prizes, nowMs);
  await notify(tx, jobs, {
    playerId,
    code: "friend_joined",
    params: { friend: name, coins: INVITER_COINS, cards: namesOf(prizes), isLast: hasBadge },
    link: "/invite",
    cause,
  });
  nudgePlayer(tx, playerId, "invites");
}

const namesOf = (prizes: Prizes): string[] => prizes.map(({ row: { name } }) => name);

async function countCollected(
  tx: Tx,
  playerId: string,
  prizes: Prizes,
  nowMs: number,
): Promise<void> {
  const events = prizes.map(({ row: { rarity } }): MissionEvent => ({
    kind: "collect_rarity",
    rarity,
    amount: 1,
  }));
  await advanceMissions(tx, { playerId, events, nowMs });
}
