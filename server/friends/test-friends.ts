/** Players who become friends, and what they make. */
import * as contract from "#contract/friends.ts";
import { chooseInDuel } from "#contract/duel.ts";
import { meet } from "#server/duel/test-duelists.ts";
import type { ActingPlayer, Caller } from "#server/testing/test-game.ts";

export const codeOf = async (player: Caller): Promise<string> =>
  (await player.call(contract.newFriendCode, {})).body.code;

export const asks = async (player: Caller, other: Caller) =>
  player.call(contract.askFriend, { code: await codeOf(other) });

export const accepts = (player: Caller, { id }: ActingPlayer) =>
  player.call(contract.acceptFriend, { id });

export async function befriend(one: ActingPlayer, other: ActingPlayer): Promise<void> {
  await asks(one, other);
  const { status } = await accepts(other, one);
  if (status !== 200) throw new Error("they are no friends");
}

export const friendsOf = async (player: Caller) =>
  (await player.call(contract.getFriends, {})).body;

/** A live duel that is over; its id is that of the battle. */
export async function dueled(one: ActingPlayer, other: ActingPlayer): Promise<string> {
  const id = await meet(one, other);
  await one.call(chooseInDuel, { id, step: 0, choice: "surrender" });
  return id;
}

/** The id of a creature that the player makes with the free creation of the day. */
export async function makes(player: ActingPlayer): Promise<string> {
  const { body } = await player.creates("a small owl with a lantern");
  if (!body.card) throw new Error("no card was made");
  return body.card.id;
}
