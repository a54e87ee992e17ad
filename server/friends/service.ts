/** A player's friends, and what ends between two players. */
import type { InputOf } from "#contract/endpoint.ts";
import * as contract from "#contract/friends.ts";
import { CREATURES_OF_FRIEND, FRIEND_CODE_LENGTH } from "#game/friends/friend.ts";
import { dayOf } from "#game/lib/day.ts";
import { cardOnWire } from "#server/collection/service.ts";
import { friendsToWatch } from "#server/duel/service.ts";
import { whoMay, type GateDeps } from "#server/lib/capabilities.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { endedAtOnce, type LockToEnd } from "#server/lib/ending.ts";
import { withFreeCode } from "#server/lib/free-code.ts";
import { newCode } from "#server/lib/ids.ts";
import { withMoments } from "#server/lib/database/moments.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { succeeded } from "#server/lib/succeeded.ts";
import { lockPurse } from "#server/purse/service.ts";
import { endChallengeBetween } from "#server/rooms/service.ts";
import { friendAnswers, friendRefusals } from "#texts/en/friends.ts";
import { lockBetween, nudgeBoth } from "./between.ts";
import { findHeart } from "./heart-queries.ts";
import * as lists from "./list-queries.ts";
import * as queries from "./queries.ts";

export { forgetOldDeclines } from "./queries.ts";

/** Of the own creatures with hearts so many are shown. */
const HEARTED_SHOWN = 6;

/** A friend to whom friends are closed now is not among them. */
export async function getFriends(
  deps: Deps,
  playerId: string,
  { limit = contract.FRIENDS_SHOWN }: InputOf<typeof contract.getFriends>,
): Promise<contract.FriendsOnWire> {
  const { db, now, settings } = deps;
  const [code, all, received, sent, heart, hearted] = await Promise.all([
    queries.findCode(db, playerId),
    lists.listFriends(db, playerId),
    lists.listReceived(db, playerId),
    lists.listSent(db, playerId),
    findHeart(db, playerId, dayOf(now())),
    lists.listHearted(db, playerId, HEARTED_SHOWN),
  ]);
  const able = await whoMay(
    deps,
    "friends",
    all.map(({ id }) => id),
  );
  const friends = all.filter(({ id }) => able.has(id));
  return {
    code: code?.code ?? null,
    friends: await withCreatures(db, friends.slice(0, limit)),
    friendCount: friends.length,
    friendsAtMost: settings.friendsAtMost,
    received: received.map(withMoments),
    sent: sent.map(withMoments),
    heartCardId: heart?.cardId ?? null,
    hearted: hearted.map(creatureOnWire),
  };
}

export async function getDuelsOfFriends(deps: Deps, playerId: string) {
  const friends = await queries.listFriendIds(deps.db, playerId);
  const seats = await friendsToWatch(
    deps,
    playerId,
    friends.map(({ id }) => id),
  );
  return seats.map(({ playerId: friendId, duelId }) => ({ friendId, duelId }));
}

async function withCreatures(tx: Tx, friends: Awaited<ReturnType<typeof lists.listFriends>>) {
  const ids = friends.map(({ id }) => id);
  const made = Map.groupBy(
    await lists.listCreatures(tx, ids, CREATURES_OF_FRIEND),
    ({ makerId }) => makerId,
  );
  return friends.map((friend) => ({
    ...withMoments(friend),
    creatures: (made.get(friend.id) ?? []).map(creatureOnWire),
  }));
}

const creatureOnWire = (row: lists.HeartedRow) => ({ card: cardOnWire(row), hearts: row.hearts });

export async function newFriendCode(deps: Deps, playerId: string): Promise<{ code: string }> {
  await deps.limits.count("new friend code of one player", playerId);
  return deps.db.transaction(async (tx) => {
    await lockPurse(tx, playerId);
    const made = await withFreeCode(
      () => newCode(FRIEND_CODE_LENGTH),
      (code) => queries.saveCode(tx, { playerId, code, now: new Date(deps.now()) }),
    );
    nudgeBoth(tx, playerId);
    return made;
  });
}

type ByPlayer = InputOf<typeof contract.removeFriend>;

export function declineFriend({ db, now }: Deps, playerId: string, { id: askerId }: ByPlayer) {
  return db.transaction(async (tx) => {
    const between = await lockBetween(tx, playerId, askerId);
    if (!between?.isWanted) throw refusedError(friendRefusals, "no_friend_request");
    await queries.deleteRequest(tx, askerId, playerId);
    await queries.recordDecline(tx, playerId, askerId, new Date(now()));
    nudgeBoth(tx, playerId, askerId);
    return { ...succeeded, message: friendAnswers.declined };
  });
}

export function takeBackRequest({ db }: Deps, playerId: string, { id: otherId }: ByPlayer) {
  return db.transaction(async (tx) => {
    const between = await lockBetween(tx, playerId, otherId);
    if (!between?.hasAsked) throw refusedError(friendRefusals, "no_friend_request");
    await queries.deleteRequest(tx, playerId, otherId);
    nudgeBoth(tx, playerId, otherId);
    return { ...succeeded, message: friendAnswers.taken_back };
  });
}

/** What both are called; null unless they are friends, and friends are open to both. */
export async function findFriend(deps: GateDeps, playerId: string, otherId: string) {
  const between = await queries.findBetween(deps.db, playerId, otherId);
  if (!between?.areFriends || between.isGone) return null;
  const { name, ownName } = between;
  return (await whoMay(deps, "friends", [playerId, otherId])).size === 2 ? { name, ownName } : null;
}

export const areFriends = async (deps: GateDeps, one: string, other: string): Promise<boolean> =>
  (await findFriend(deps, one, other)) !== null;

/** Counts like a no: the other cannot ask for a while. */
export function removeFriend({ db, now }: Deps, playerId: string, { id: otherId }: ByPlayer) {
  return db.transaction(async (tx) => {
    const between = await lockBetween(tx, playerId, otherId);
    if (!between?.areFriends) throw refusedError(friendRefusals, "no_friend");
    await queries.deleteFriendship(tx, playerId, otherId);
    await endChallengeBetween(tx, playerId, otherId);
    await queries.recordDecline(tx, playerId, otherId, new Date(now()));
    nudgeBoth(tx, playerId, otherId);
    return { ...succeeded, message: friendAnswers.removed({ name: between.name }) };
  });
}

/** Requests by and to a player who may not have friends now. Friends stay, and are not shown. */
export const lockFriendRequestsOf: LockToEnd = async (tx, playerId) => {
  const others = await queries.deleteRequestsOf(tx, playerId);
  nudgeBoth(tx, ...others.map(({ otherId }) => otherId));
  return endedAtOnce;
};
