/** A room that is opened for a friend; server/friends asks whether the two are friends. */
import { challengeStep, type ChallengeRefusal } from "#game/rooms/challenge.ts";
import { must } from "#game/lib/must.ts";
import { playersInDuels, refuseIfInDuel } from "#server/duel/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { LockToEnd } from "#server/lib/ending.ts";
import * as queries from "./queries.ts";
import { close, enterRoom, lockOpenRoom, openRoom } from "./seats.ts";

type Challenged =
  /** `joinCode` only of a new room, into which the friend is to be called. */
  | { refusal: null; roomId: string; hasBoth: boolean; joinCode: string | null }
  | { refusal: ChallengeRefusal; roomId: string | null };

type Pair = { playerId: string; friendId: string; mayFriendPlay: boolean };

/** Rooms are locked before purses, as a player does who joins one by its code. */
export async function lockRoomsOf(tx: Tx, playerIds: readonly string[]): Promise<void> {
  const seats = [];
  for (const playerId of playerIds) seats.push(await queries.findSeat(tx, playerId));
  const ids = new Set(seats.flatMap((seat) => (seat ? [seat.roomId] : [])));
  for (const id of [...ids].toSorted()) await queries.lockRoom(tx, id);
}

/**
 * With the purses of both locked, so that neither takes another seat meanwhile. When both challenge,
 * the second one joins the room of the first.
 */
export async function challenge(
  tx: Tx,
  { playerId, friendId, mayFriendPlay }: Pair,
  nowMs: number,
): Promise<Challenged> {
  const own = await lockOpenRoom(tx, playerId, nowMs);
  const friends = await lockOpenRoom(tx, friendId, nowMs);
  await refuseIfInDuel(tx, playerId);
  const isFriendFree = mayFriendPlay && !(await playersInDuels(tx, [friendId])).has(friendId);
  const step = challengeStep({ playerId, friendId, own, friends, isFriendFree });
  if (step === "in_a_room" || step === "friend_is_busy")
    return { refusal: step, roomId: own?.id ?? null };
  if (step === "open") {
    const room = await openRoom(tx, { creatorId: playerId, invitedId: friendId }, nowMs);
    return { refusal: null, roomId: room.id, hasBoth: false, joinCode: room.joinCode };
  }
  const room = must(own ?? friends, "room of a challenge");
  if (step === "join") await enterRoom(tx, room, playerId, nowMs);
  const hasBoth = step === "join" || room.joinerId !== null;
  return { refusal: null, roomId: room.id, hasBoth, joinCode: null };
}

/** By and to a player who may not have friends now. */
export const lockChallengesOf: LockToEnd = async (tx, playerId) => {
  const rooms = await queries.lockChallenges(tx, playerId);
  return {
    playerIds: [],
    async end() {
      for (const room of rooms) await close(tx, room);
    },
  };
};

/** The two are friends no longer. */
export async function endChallengeBetween(tx: Tx, playerId: string, otherId: string) {
  for (const room of await queries.lockChallenges(tx, playerId)) {
    if ([room.creatorId, room.invitedId].includes(otherId)) await close(tx, room);
  }
}
