import * as friends from "#contract/friends.ts";
import { dueled, makes } from "#server/friends/test-friends.ts";
import { alone, bodyOf, change, changeIn, type Change, type Game } from "./change.ts";

async function found(game: Game) {
  const [other, by] = [await game.player(), await game.player()];
  const { code } = await bodyOf(other.call(friends.newFriendCode, {}));
  return { other, by, code };
}

/** `by` has asked. */
async function asked(game: Game) {
  const { other, by, code } = await found(game);
  await bodyOf(by.call(friends.askFriend, { code }));
  return { other, by };
}

async function befriended(game: Game) {
  const { other, by } = await asked(game);
  await bodyOf(other.call(friends.acceptFriend, { id: by.id }));
  return { other, by };
}

async function hearting(game: Game) {
  const { other, by } = await befriended(game);
  return { by, input: { id: await makes(other) } };
}

export const ofFriends: readonly Change[] = [
  change(friends.newFriendCode, alone),
  changeIn(friends.askFriend, found, ({ by, code }) => [by, { code }]),
  change(friends.askRival, async (game) => {
    const [a, by] = [await game.player(), await game.player()];
    return { by, input: { battleId: await dueled(a, by) } };
  }),
  changeIn(friends.acceptFriend, asked, ({ other, by }) => [other, { id: by.id }]),
  changeIn(friends.declineFriend, asked, ({ other, by }) => [other, { id: by.id }]),
  changeIn(friends.takeBackRequest, asked, ({ other, by }) => [by, { id: other.id }]),
  changeIn(friends.removeFriend, befriended, ({ other, by }) => [by, { id: other.id }]),
  changeIn(friends.challengeFriend, befriended, ({ other, by }) => [by, { id: other.id }]),
  change(friends.giveHeart, hearting),
  change(friends.takeBackHeart, async (game) => {
    const sending = await hearting(game);
    await bodyOf(sending.by.call(friends.giveHeart, sending.input));
    return sending;
  }),
];
