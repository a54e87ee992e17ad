/**
 * What an account has open with others ends when it is closed: cards and coins come back, the place
 * in the queue is given up, devices hear nothing more. A duel that has begun is finished.
 */
import { refuseEver, type Capability } from "#game/account/capabilities.ts";
import { lockPlaceOf } from "#server/arena/service.ts";
import { lockCupOf } from "#server/cup/service.ts";
import { lockMeetingsOf, lockTeamOf } from "#server/battle/service.ts";
import { lockFriendRequestsOf } from "#server/friends/service.ts";
import { lockStanding } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import type { LockToEnd } from "#server/lib/ending.ts";
import { expireOverdue } from "#server/lib/expire-overdue.ts";
import { sendNudge } from "#server/lib/nudges.ts";
import { findStanding } from "#server/lib/standing.ts";
import { nudgePlayer } from "#server/live/service.ts";
import { lockDealsOf } from "#server/market/service.ts";
import { lockUnsentOf, lockWithdrawalsOf } from "#server/nfts/service.ts";
import { lockSubscriptionsOf } from "#server/notifications/service.ts";
import { lockPurses } from "#server/purse/service.ts";
import { lockChallengesOf, lockRoomOf } from "#server/rooms/service.ts";
import { lockOffersOf } from "#server/trades/service.ts";
import { lockCodesOf } from "#server/transfers/service.ts";
import * as queries from "./closing-queries.ts";

declare module "#server/lib/deps.ts" {
  interface Deps {
    /** The same as below for account/, which this folder knows already. */
    endWhatIsClosed(tx: Tx, playerId: string): Promise<void>;
  }
}

type ToEnd = Pick<Deps, "jobs" | "now">;
type Needs = ToEnd & Pick<Deps, "family">;

/** In the order in which several kinds of things are locked. */
const whatIsOpen: readonly (readonly [Capability, LockToEnd])[] = [
  ["market", lockDealsOf],
  ["trade", lockOffersOf],
  ["gifts", lockCodesOf],
  ["friends", lockFriendRequestsOf],
  ["strangers", lockPlaceOf],
  ["strangers", lockCupOf],
  ["strangers", lockTeamOf],
  ["messages", lockSubscriptionsOf],
  ["friends", lockChallengesOf],
  // Friends who meet by a code wait in vain for a player who may not even play.
  ["play", lockRoomOf],
  ["play", lockMeetingsOf],
];

/** What only a player who still has the account can request again. */
const onItsWayOut: typeof whatIsOpen = [
  ["wallet", lockWithdrawalsOf],
  ["wallet", lockUnsentOf],
];

/** A call that was let in before is over by then: its statements have ten seconds at most. */
const AGAIN_AFTER_MS = 20_000;

/**
 * For every change that may close something to the account, in its transaction. It ends now, and once
 * more when all calls are over that were under way.
 */
export async function endWhatIsClosed(tx: Tx, deps: Needs, playerId: string): Promise<void> {
  await lockStanding(tx, playerId);
  if (await endNow(tx, deps, playerId))
    await queries.endAgain(tx, playerId, new Date(deps.now() + AGAIN_AFTER_MS));
  await sendNudge(tx, { about: "sessions", playerId });
  nudgePlayer(tx, playerId, "account");
}

/** False when nothing is closed to the player that could be open. */
async function endNow(tx: Tx, deps: Needs, playerId: string): Promise<boolean> {
  const standing = await findStanding(tx, playerId, deps.family, deps.now());
  const closed = [...whatIsOpen, ...onItsWayOut].filter(
    ([capability]) => refuseEver(capability, standing) !== null,
  );
  await lockAndEnd(tx, deps, playerId, closed);
  return closed.length > 0;
}

/** For an account that is closed for good. */
export async function endForGood(tx: Tx, deps: ToEnd, playerId: string): Promise<void> {
  await endEverything(tx, deps, playerId);
  await queries.endAgain(tx, playerId, new Date(deps.now() + AGAIN_AFTER_MS));
}

const endEverything = (tx: Tx, deps: ToEnd, playerId: string): Promise<void> =>
  lockAndEnd(tx, deps, playerId, whatIsOpen);

async function lockAndEnd(
  tx: Tx,
  deps: ToEnd,
  playerId: string,
  ended: typeof whatIsOpen,
): Promise<void> {
  const endings = [];
  for (const [, lock] of ended) endings.push(await lock(tx, playerId));
  await lockPurses(tx, [...new Set(endings.flatMap(({ playerIds }) => playerIds))]);
  for (const ending of endings) await ending.end(deps, deps.now());
}

/** What was begun by a call that came just before the closing, and was stored after it. */
export const endWhatCameLate = (deps: Deps): Promise<void> =>
  expireOverdue(deps, {
    list: queries.listClosings,
    async end(tx, playerId) {
      const now = new Date(deps.now());
      if (!(await queries.takeClosing(tx, playerId, now))) return;
      if (await queries.eraseOnceMore(tx, playerId, now)) await endEverything(tx, deps, playerId);
      else await endNow(tx, deps, playerId);
    },
  });
