import { expect, test } from "vitest";
import * as contract from "#contract/friends.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { openTab } from "#server/live/test-tab.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";
import { befriend, friendsOf, makes } from "./test-friends.ts";

const game = await testGame();

const gives = (player: Caller, id: string) => player.call(contract.giveHeart, { id });

const takesBack = (player: Caller, id: string) => player.call(contract.takeBackHeart, { id });

const heartsOf = async (maker: Caller) =>
  (await friendsOf(maker)).hearted.map(({ card, hearts }) => [card.id, hearts]);

async function two() {
  const [ann, ben] = [await game.player(), await game.player()];
  await befriend(ann, ben);
  return [ann, ben] as const;
}

test("a heart for a creature of a friend is counted for its maker, and taken back the same day", async () => {
  const [ann, ben] = await two();
  const owl = await makes(ben);
  const tab = await openTab(await game.url(), ben);

  expect((await gives(ann, owl)).status).toBe(200);
  await tab.hears("changed", ({ noun }) => noun === "friends");
  expect((await gives(ann, owl)).status).toBe(200);

  expect(await heartsOf(ben)).toEqual([[owl, 1]]);
  const seen = await friendsOf(ann);
  expect(seen.heartCardId).toBe(owl);
  expect(seen.friends[0]?.creatures).toMatchObject([{ card: { id: owl }, hearts: 1 }]);

  expect((await takesBack(ann, owl)).status).toBe(200);
  expect(await heartsOf(ben)).toEqual([]);
  expect((await takesBack(ann, owl)).refusal.code).toBe("no_heart");
  tab.socket.close();
});

test("a player has one heart a day, which moves on; the one of yesterday stays", async () => {
  const [ann, ben] = await two();
  const cas = await game.player();
  await befriend(ann, cas);
  const [owl, cat] = [await makes(ben), await makes(cas)];
  await gives(ann, owl);

  await gives(ann, cat);
  expect([await heartsOf(ben), await heartsOf(cas)]).toEqual([[], [[cat, 1]]]);

  const tomorrow = await game.another();
  tomorrow.wait(DAY_MS);
  expect((await takesBack(tomorrow.as(ann), cat)).refusal.code).toBe("no_heart");
  await gives(tomorrow.as(ann), cat);
  await gives(ben, cat);
  expect(await heartsOf(cas)).toEqual([[cat, 2]]);
});

test("however often a heart is given at once, it is one", async () => {
  const [ann, ben] = await two();
  const owl = await makes(ben);

  const answers = await Promise.all(Array.from({ length: 5 }, () => gives(ann, owl)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await heartsOf(ben)).toEqual([[owl, 1]]);
});

test("there is no heart for own creatures, those of the game, of strangers and of former friends", async () => {
  const [ann, ben] = await two();
  const [own, theirs] = [await makes(ann), await makes(await game.player())];
  const [catalogue] = await ben.cards();
  const owl = await makes(ben);
  await ann.call(contract.removeFriend, { id: ben.id });

  const ids = [own, theirs, catalogue!.cardId, owl, "1"];
  const answers = await Promise.all(ids.map((id) => gives(ann, id)));

  expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual(
    ids.map(() => [404, "no_friends_creature"]),
  );
});

test("of what a friend made the three newest are shown, and of the friends the busiest first", async () => {
  const [ann, ben] = await two();
  const cas = await game.player();
  await befriend(ann, cas);
  const made = await game.db.rows<{ id: string }>(
    `with shown as (select id, catalogue_number as n from cards where origin = 'catalogue'
                    order by catalogue_number limit 4)
     insert into album_entries (player_id, card_id, is_creation, since)
     select $1, id, true, now() + make_interval(secs => n) from shown
     on conflict (player_id, card_id) do update set is_creation = true, since = excluded.since
     returning card_id as id`,
    [ben.id],
  );

  const { friends } = await friendsOf(ann);

  expect(friends.map(({ id }) => id)).toEqual([ben.id, cas.id]);
  expect(friends[0]?.creatures.map(({ card }) => card.id)).toEqual(
    made
      .map(({ id }) => id)
      .toReversed()
      .slice(0, 3),
  );
  const { body } = await ann.call(contract.getFriends, { limit: 1 });
  expect([body.friends.length, body.friendCount]).toEqual([1, 2]);
});
