/**
 * Friends. Two players become friends when one asks, by the other's code or after a battle that both
 * fought, and the other says yes; when both ask, that is a yes, too. A no counts for some weeks, in
 * which the same player cannot ask again. Whether a code is wrong, old, or of a player who cannot be
 * asked now, the answer is the same. Friends see each other's newest creatures, and each player has
 * one heart a day for a creature of a friend.
 */
import { DAY_MS } from "#game/lib/day.ts";
import type { GameSettings } from "#game/settings/settings.ts";

export const FRIEND_CODE_LENGTH = 8;

/** So many creatures of a friend are shown, the newest first. */
export const CREATURES_OF_FRIEND = 3;

export type FriendLimits = Pick<
  GameSettings,
  "friendsAtMost" | "friendRequestsAtMost" | "friendAskAgainDays"
>;

/** How many friends a player has, and how many requests without an answer, sent or received. */
export type Counts = { friends: number; sent: number; received: number };

export type AskingFriend = {
  isSelf: boolean;
  areFriends: boolean;
  /** The other may have friends now, in the eyes of a parent and of admins. */
  isOpenToOther: boolean;
  /** When the other last said no to this player, or ended a friendship; null for never. */
  refusedAtMs: number | null;
  /** The other has asked first, so this is a yes. */
  isWanted: boolean;
  own: Counts;
  other: Counts;
};

export type AskFriendRefusal =
  | "own_code"
  | "already_friends"
  | "friends_full"
  | "requests_full"
  | "not_reachable";

/** Not for a repeated request, which changes nothing. */
export function refuseToAsk(
  asking: AskingFriend,
  limits: FriendLimits,
  nowMs: number,
): AskFriendRefusal | null {
  if (asking.isSelf) return "own_code";
  if (asking.areFriends) return "already_friends";
  if (!isReachable(asking, limits, nowMs)) return "not_reachable";
  if (asking.own.friends >= limits.friendsAtMost) return "friends_full";
  const isOneMore = !asking.isWanted && asking.own.sent >= limits.friendRequestsAtMost;
  return isOneMore ? "requests_full" : null;
}

function isReachable(asking: AskingFriend, limits: FriendLimits, nowMs: number): boolean {
  if (!asking.isOpenToOther || asking.other.friends >= limits.friendsAtMost) return false;
  if (asking.isWanted) return true;
  const { refusedAtMs, other } = asking;
  const isFree = refusedAtMs === null || nowMs - refusedAtMs >= limits.friendAskAgainDays * DAY_MS;
  return isFree && other.received < limits.friendRequestsAtMost;
}

export type AcceptFriendRefusal = "friends_full" | "other_is_full";

/** Of two who want to be friends. */
export function refuseToAccept(
  own: Pick<Counts, "friends">,
  other: Pick<Counts, "friends">,
  { friendsAtMost }: FriendLimits,
): AcceptFriendRefusal | null {
  if (own.friends >= friendsAtMost) return "friends_full";
  return other.friends >= friendsAtMost ? "other_is_full" : null;
}
