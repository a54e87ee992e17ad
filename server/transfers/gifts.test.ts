/** A card is given to a friend in one press. */
import { expect, test } from "vitest";
import { removeFriend } from "#contract/friends.ts";
import * as contract from "#contract/transfers.ts";
import { switches, type Switch } from "#game/account/capabilities.ts";
import { childWith, opens } from "#server/family/test-children.ts";
import { befriend } from "#server/friends/test-friends.ts";
import { claims, deckCard, has, notificationsOf } from "#server/trades/test-dealers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const MINUTE_MS = 60_000;

const without = (closed: Switch) => switches.filter((each) => each !== closed);

async function friends(ada?: ActingPlayer, bo?: ActingPlayer) {
  const people = { ada: ada ?? (await game.player()), bo: bo ?? (await game.player()) };
  await befriend(people.ada, people.bo);
  return { ...people, gift: await deckCard(people.ada) };
}

const gives = (giver: ActingPlayer, friend: ActingPlayer, cardId: string) =>
  giver.call(contract.giveToFriend, { friendId: friend.id, cardId });

/** What leads the friend to the gifts, the newest first. */
const linksOf = async (player: ActingPlayer) =>
  (await notificationsOf(player)).filter(({ link }) => link.startsWith("/trade?claim="));

const codeIn = (link: string | undefined) => link?.split("=")[1] ?? "";

const openOf = async (player: ActingPlayer) => (await player.call(contract.openTransfers, {})).body;

test("a friend is told of the gift and claims it by the link; a repeated call gives once", async () => {
  const { ada, bo, gift } = await friends();
  const once = { headers: { "idempotency-key": "gift" } };
  const input = { friendId: bo.id, cardId: gift.id };

  const first = await ada.call(contract.giveToFriend, input, once);
  expect(await ada.call(contract.giveToFriend, input, once)).toEqual(first);

  expect(first.body.message).toContain(gift.card.name);
  expect(await has(ada, gift.id)).toBe(false);
  const [link, ...others] = await linksOf(bo);
  expect(others).toEqual([]);
  expect(link?.title).toBe(`${ada.username} gives you ${gift.card.name}`);
  expect((await openOf(ada)).map(({ transferCode }) => transferCode)).toEqual([codeIn(link?.link)]);

  expect((await claims(bo, codeIn(link?.link))).status).toBe(200);

  expect(await linksOf(bo)).toEqual([]);
  expect([await has(ada, gift.id), await has(bo, gift.id)]).toEqual([false, true]);
  expect((await notificationsOf(bo)).map(({ title }) => title)).toContain(
    `${ada.username} gave you ${gift.card.name}`,
  );
});

test("a gift for another friend makes the code of the first void", async () => {
  const { ada, bo, gift } = await friends();
  const cas = await game.player();
  await befriend(ada, cas);
  await gives(ada, bo, gift.id);
  const [toBo] = await linksOf(bo);
  await gives(ada, cas, gift.id);
  const [toCas] = await linksOf(cas);

  expect(await linksOf(bo)).toEqual([]);
  expect((await claims(bo, codeIn(toBo?.link))).refusal.code).toBe("cancelled");
  expect((await claims(cas, codeIn(toCas?.link))).status).toBe(200);
});

test("nothing is set aside for players who are no friends, and they hear nothing", async () => {
  const { ada, bo, gift } = await friends();
  const stranger = await game.player();
  await ada.call(removeFriend, { id: bo.id });

  for (const other of [stranger, bo, ada]) {
    expect((await gives(ada, other, gift.id)).refusal.code).toBe("no_friend");
    expect(await linksOf(other)).toEqual([]);
  }
  expect([await openOf(ada), await has(ada, gift.id)]).toEqual([[], true]);
});

test("gifts and friends are switches of both sides", async () => {
  const [giver, taker] = [await childWith(game, switches), await childWith(game, switches)];
  const { gift } = await friends(giver, taker);
  const refusal = async () => (await gives(giver, taker, gift.id)).refusal.code;

  await opens(game, taker, without("gifts"));
  expect(await refusal()).toBe("takes_no_gifts");
  await opens(game, taker, without("friends"));
  expect(await refusal()).toBe("no_friend");
  await opens(game, taker, switches);
  await opens(game, giver, without("gifts"));
  expect(await refusal()).toBe("switched_off");
  await opens(game, giver, without("friends"));
  expect(await refusal()).toBe("no_friend");
  expect([await linksOf(taker), await openOf(giver)]).toEqual([[], []]);

  await opens(game, giver, switches);
  expect((await gives(giver, taker, gift.id)).status).toBe(200);
  await opens(game, giver, without("gifts"));
  expect(await has(giver, gift.id)).toBe(true);
});

test("at most three cards wait, and what is not claimed in time comes back", async () => {
  const { ada, bo } = await friends();
  const deck = await ada.deck();
  for (const { id } of deck.slice(0, 3)) expect((await gives(ada, bo, id)).status).toBe(200);
  expect((await gives(ada, bo, deck[3]!.id)).refusal.code).toBe("too_many_transfers");

  const [link] = await linksOf(bo);
  const later = await game.another();
  later.wait(10 * MINUTE_MS);
  const refused = await later.as(bo).call(contract.claimTransfer, {
    transferCode: codeIn(link?.link),
  });
  expect(refused.refusal.code).toBe("expired");
  await expect.poll(() => has(ada, deck[0]!.id)).toBe(true);
  await expect.poll(() => linksOf(bo)).toEqual([]);
  await later.stop();
});
