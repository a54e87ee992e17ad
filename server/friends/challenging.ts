/** A friend is challenged to a duel: a room opens, and a notification leads the friend into it. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/friends.ts";
import { mayDo, whoMayNow } from "#server/lib/capabilities.ts";
import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { notify } from "#server/notifications/service.ts";
import { challenge, lockRoomsOf } from "#server/rooms/service.ts";
import { challengeRefusals, friendRefusals } from "#texts/en/friends.ts";
import { lockBetween } from "./between.ts";

/** A repeated press gives the same room, and a friend who has challenged first is joined. */
export async function challengeFriend(
  { db, family, jobs, limits, now }: Deps,
  playerId: string,
  { id: friendId }: InputOf<typeof contract.challengeFriend>,
): Promise<contract.ChallengeOnWire> {
  await limits.count("challenges of one player", playerId);
  return db.transaction(async (tx) => {
    await lockRoomsOf(tx, [playerId, friendId]);
    const between = await lockBetween(tx, playerId, friendId);
    const asking = { db: tx, family, now };
    // A friend to whom friends are closed is in no list.
    const isFriend = between?.areFriends && !between.isGone;
    if (!isFriend || !(await mayDo(asking, "friends", friendId)))
      throw refusedError(friendRefusals, "no_friend");
    const mayFriendPlay = (await whoMayNow(asking, "friends", [friendId])).has(friendId);
    const { name, ownName } = between;

    const made = await challenge(tx, { playerId, friendId, mayFriendPlay }, now());

    if (made.refusal === "in_a_room")
      throw refusedError(challengeRefusals, made.refusal).with({ roomId: made.roomId });
    if (made.refusal) throw refusedError(challengeRefusals, made.refusal, { name });
    const { roomId, joinCode, hasBoth } = made;
    if (joinCode !== null) {
      await notify(tx, jobs, {
        playerId: friendId,
        code: "friend_challenged",
        params: { friend: ownName },
        link: `/local-battle?join=${joinCode}`,
        cause: `room:${roomId}`,
      });
    }
    return { roomId, name, hasBoth };
  });
}
