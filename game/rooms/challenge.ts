/**
 * A challenge: a player opens a room for a friend, who comes in by its code or challenges back. A pair
 * has at most one, and neither of the two may be in another room or in a duel.
 */
import type { Room } from "./room.ts";

export type ChallengeRoom = Omit<Room, "expiresAtMs"> & { invitedId: string | null };

export type Challenging = {
  playerId: string;
  friendId: string;
  /** The room in which the player waits or picks. */
  own: ChallengeRoom | null;
  /** The same of the friend. */
  friends: ChallengeRoom | null;
  /** The friend is in no duel, and may play at this hour. */
  isFriendFree: boolean;
};

export type ChallengeRefusal = "in_a_room" | "friend_is_busy";

/** `same`: a repeated press changes nothing · `join`: the friend has challenged first. */
export type ChallengeStep = "same" | "join" | "open";

export function challengeStep(challenging: Challenging): ChallengeStep | ChallengeRefusal {
  const { playerId, friendId, own, friends, isFriendFree } = challenging;
  if (own) return isOfBoth(own, playerId, friendId) ? "same" : "in_a_room";
  if (friends?.state === "open" && isOfBoth(friends, playerId, friendId)) return "join";
  return friends || !isFriendFree ? "friend_is_busy" : "open";
}

function isOfBoth({ creatorId, joinerId, invitedId }: ChallengeRoom, one: string, other: string) {
  const guestId = joinerId ?? invitedId;
  return guestId !== null && new Set([creatorId, guestId, one, other]).size === 2;
}
