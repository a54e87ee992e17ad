import * as friends from "#contract/friends.ts";
import { dueled, makes } from "#server/friends/test-friends.ts";
import { bodyOf, change, type Change, type Game } from "./change.ts";

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
  change(friends.newFriendCode, async (game) => ({ by: await game.player(), input: {} })),
  change(friends.askFriend, async (game) => {
    const { by, code } = await found(game);
    return { by, input: { code } };
  }),
  change(friends.askRival, async (game) => {
    const [a, by] = [await game.player(), await game.player()];
    return { by, input: { battleId: await dueled(a, by) } };
  }),
  change(friends.acceptFriend, async (game) => {
    const { other, by } = await asked(game);
    return { by: other, input: { id: by.id } };
  }),
  change(friends.declineFriend, async (game) => {
    const { other, by } = await asked(game);
    return { by: other, input: { id: by.id } };
  }),
  change(friends.takeBackRequest, async (game) => {
    const { other, by } = await asked(game);
    return { by, input: { id: other.id } };
  }),
  change(friends.removeFriend, async (game) => {
    const { other, by } = await befriended(game);
    return { by, input: { id: other.id } };
  }),
  change(friends.challengeFriend, async (game) => {
    const { other, by } = await befriended(game);
    return { by, input: { id: other.id } };
  }),
  change(friends.giveHeart, hearting),
  change(friends.takeBackHeart, async (game) => {
    const sending = await hearting(game);
    await bodyOf(sending.by.call(friends.giveHeart, sending.input));
    return sending;
  }),
];
