/** Fake accounts that feed a real one, under the settings that the game comes with. */
import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import { economy } from "#contract/economy.ts";
import { generateInvite, inviteStatus, redeemInvite } from "#contract/invites.ts";
import { purchase } from "#contract/market.ts";
import { farmsOf, standardSettings } from "#game/settings/settings.ts";
import { DAY_MS, dayOf } from "#game/lib/day.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { buys, lists, newCard, orders, sells } from "#server/market/test-sellers.ts";
import {
  accepts,
  belongings,
  claims,
  deckCard,
  generates,
  notificationsOf,
  offers,
} from "#server/trades/test-dealers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { audit } from "./audit.ts";
import { countSale } from "./farms.ts";

const game = await testGame({ adjust: () => ({ farms: farmsOf(standardSettings) }) });

let places = 0;

/** The players of a story sign up from an address of their own. */
const elsewhere = () => `10.0.0.${++places}`;

const confirms = async (player: ActingPlayer) => {
  const token = await lettersTo(game.dataDir, player.email).token("/verify-email");
  return player.call(account.verifyEmail, { token });
};

const several = async (howMany: number) => {
  const from = elsewhere();
  const players: ActingPlayer[] = [];
  for (let i = 0; i < howMany; i++) players.push(await game.player({ from }));
  return players as [ActingPlayer, ActingPlayer, ...ActingPlayer[]];
};

async function admin() {
  const [player] = await several(1);
  await game.db.rows(`update players set role = 'admin' where id = $1`, [player.id]);
  game.deps.sessions.forget(player.id);
  return player;
}

const gives = async (giver: ActingPlayer, receiver: ActingPlayer) => {
  const { transferCode } = await generates(giver, (await deckCard(giver)).id);
  return claims(receiver, transferCode);
};

test("twenty fake accounts bring their owner next to nothing, and can be found", async () => {
  const [owner, ...fakes] = await several(21);
  const before = { coins: await owner.coins(), cards: (await owner.cards()).length };

  let junk = await sells(owner, 200);
  for (const fake of fakes) {
    if ((await buys(fake, junk)).status === 200) junk = await sells(owner, 200);
    for (let i = 0; i < 3; i++) await gives(fake, owner);
  }

  expect((await owner.coins()) - before.coins).toBeLessThan(300);
  expect((await owner.cards()).length - before.cards).toBeLessThan(20);
  const { crowdedAddresses, topGainers } = (await (await admin()).call(economy, {})).body;
  const names = [owner, ...fakes].map(({ username }) => username);
  expect(crowdedAddresses).toEqual([{ day: dayOf(Date.now()), names }]);
  expect(topGainers).toMatchObject([{ id: owner.id, name: owner.username, gains: 5 }]);
});

test("a new player pays twice the usual price and no more, until the address is confirmed", async () => {
  const [seller, buyer] = await several(2);
  const card = await deckCard(seller);
  const most = card.card.value * 2;
  const listing = await sells(seller, most + 1, card.id);
  const before = await belongings(seller, buyer);

  const dear = await buys(buyer, listing);
  const order = await orders(buyer, (await deckCard(seller, 1)).cardId, 190);

  expect([dear.status, dear.refusal.code]).toEqual([409, "too_dear_unconfirmed"]);
  expect(dear.refusal.message).toContain(`at most ${most} coins`);
  expect(order.refusal.code).toBe("too_dear_unconfirmed");
  expect(await belongings(seller, buyer)).toEqual(before);
  await confirms(buyer);
  expect((await buys(buyer, listing)).status).toBe(200);
});

test("after three days an account is as good as any other", async () => {
  const [seller, buyer] = await several(2);
  const listing = await sells(seller, 150);
  const later = await game.another();
  later.wait(3 * DAY_MS);

  expect((await buys(buyer, listing)).status).toBe(409);
  const { status } = await later.as(buyer).call(purchase, { id: listing.id });
  expect(status).toBe(200);
  await later.stop();
});

test("the sixth gain of a day by new players is refused to everybody, in words", async () => {
  const [owner, ...friends] = await several(8);
  for (const friend of friends.slice(0, 5)) expect((await gives(friend, owner)).status).toBe(200);
  const [sixth, seventh] = friends.slice(5);
  const cheap = await sells(owner, 2);
  const before = await belongings(owner);

  const gift = await gives(sixth!, owner);
  const sale = await buys(seventh!, cheap);

  expect([gift.status, gift.refusal.code]).toEqual([409, "gained_enough"]);
  expect([sale.status, sale.refusal.code]).toEqual([409, "other_gained_enough"]);
  expect(await belongings(owner)).toEqual(before);
  await confirms(seventh!);
  expect((await buys(seventh!, cheap)).status).toBe(200);
});

const gets = (player: ActingPlayer, cardId: string) =>
  game.db.one<{ id: string }>(
    `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
     values (gen_random_uuid(), $1, $2, 'vault', 'gift', 'gift:test') returning id`,
    [player.id, cardId],
  );

/** The ways in which the owner of a farm may buy a card of it, each with what is answered. */
const waysToBuy = {
  "a purchase": async (owner, friend, { cardId, price }) => {
    const { id } = await gets(friend, cardId);
    return buys(owner, await sells(friend, price, id));
  },
  "an order for what is for sale": async (owner, friend, { cardId, price }) => {
    const { id } = await gets(friend, cardId);
    await sells(friend, price, id);
    return orders(owner, cardId, price);
  },
  "an order that waits": async (owner, friend, { cardId, price }) => {
    const { id } = await gets(friend, cardId);
    await orders(owner, cardId, price);
    return lists(friend, id, 1);
  },
} satisfies Record<
  string,
  (
    owner: ActingPlayer,
    friend: ActingPlayer,
    what: { cardId: string; price: number },
  ) => Promise<{ status: number; refusal: { code: string } }>
>;

test.for([
  ["a purchase", "gained_enough"],
  ["an order for what is for sale", "gained_enough"],
  ["an order that waits", "other_gained_enough"],
] as const)(
  "%s below its worth counts for the buyer when the seller is new",
  async ([way, code]) => {
    const [owner, ...friends] = await several(7);
    await confirms(owner);
    // Worth 20 coins.
    const cardId = await newCard(game);
    const [fair, cheap] = [20, 1];
    const buysOf = (friend: ActingPlayer, price: number) =>
      waysToBuy[way](owner, friend, { cardId, price });

    const five = friends.slice(0, 5);
    for (const friend of five) expect((await buysOf(friend, fair)).status).toBe(200);
    for (const friend of five) expect((await buysOf(friend, cheap)).status).toBe(200);
    const before = await owner.cards();
    const sixth = await buysOf(friends[5]!, cheap);

    expect([sixth.status, sixth.refusal.code]).toEqual([409, code]);
    expect(await owner.cards()).toEqual(before);
    await confirms(friends[5]!);
    expect((await buysOf(friends[5]!, cheap)).status).toBe(200);
  },
);

test("a sale that one of two new players may not gain by counts for neither", async () => {
  const [seller, buyer, ...friends] = await several(7);
  for (const friend of friends) expect((await gives(friend, buyer)).status).toBe(200);
  const sale = {
    sellerId: seller.id,
    buyerId: buyer.id,
    askerId: buyer.id,
    price: 1,
    worth: { usual: null, estimate: 20 },
  };
  const unproven = new Set([seller.id, buyer.id]);
  const circumstances = { farms: game.deps.farms, nowMs: game.deps.now(), unproven };

  await game.db.transaction(async (tx) => {
    // Other sales of the transaction go on.
    await expect(countSale(tx, sale, circumstances)).rejects.toMatchObject({
      code: "gained_enough",
    });
  });

  const counted = await game.db.rows<{ times: number }>(
    `select times from daily_tallies where what = 'gain_from_unproven' and player_id = any($1)
      order by times`,
    [[seller.id, buyer.id]],
  );
  expect(counted).toEqual([{ times: 5 }]);
});

test("a trade counts for whoever gains by it, and an even one for nobody", async () => {
  const [owner, ...friends] = await several(8);
  const [first, ...others] = await game.db.rows<{ id: string }>(
    `select id from cards order by usd_value_cents desc, id`,
  );
  const [rich, poor] = [first!.id, others.at(-1)!.id];
  const swaps = async (friend: ActingPlayer, [his, hers]: [string, string]) => {
    const offered = await gets(owner, his);
    const given = await gets(friend, hers);
    const { tradeCode } = await offers(owner, { offeredCardId: offered.id });
    return accepts(friend, tradeCode, given.id);
  };

  for (const friend of friends) expect((await swaps(friend, [poor, poor])).status).toBe(200);
  for (const friend of friends) expect((await swaps(friend, [rich, poor])).status).toBe(200);
  const answers = [];
  for (const friend of friends) answers.push(await swaps(friend, [poor, rich]));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409, 409]);
  expect(answers.at(-1)?.refusal.code).toBe("other_gained_enough");
});

test("beyond thirty sign-ups from one address welcome coins and invites wait", async () => {
  const players = await several(31);
  const [inviter, last] = [players[0], players.at(-1)!];
  const { inviteCode } = (await inviter.call(generateInvite, {})).body;
  expect(await players[29]!.coins()).toBe(200);
  expect(await last.coins()).toBe(0);
  const { coins } = (await last.call(redeemInvite, { inviteCode })).body;
  expect([coins, await inviter.coins()]).toEqual([0, 200]);
  expect((await inviter.call(inviteStatus, {})).body.friendsInvited).toBe(1);
  const [told] = await notificationsOf(last);
  expect(told?.title).toBe("200 coins wait for you");

  await confirms(last);

  await vi.waitFor(async () => expect(await inviter.coins()).toBe(300), { timeout: 300_000 });
  const reasons = await game.db.rows<{ reason: string }>(
    `select reason from ledger where player_id = $1 order by id`,
    [last.id],
  );
  expect(reasons.map(({ reason }) => reason)).toEqual(["start", "invite_welcome"]);
});

test("with the hold an invite pays when the friend has played", async () => {
  const hold = await testGame({
    adjust: () => ({ farms: farmsOf({ ...standardSettings, inviteHold: true }) }),
  });
  const [ada, bo] = [await hold.player(), await hold.player()];
  const { inviteCode } = (await ada.call(generateInvite, {})).body;

  const answer = await bo.call(redeemInvite, { inviteCode });

  expect(answer.body).toMatchObject({ success: true, coins: 0, cards: [] });
  expect(answer.body.message).toContain("3 battles on 2 days");
  for (let i = 0; i < 3; i++) await bo.battles();
  const paid = () =>
    hold.db.rows(`select 1 from ledger where reason in ('invite', 'invite_welcome')`);
  expect(await paid()).toEqual([]);
  await hold.db.rows(
    `update battles set created_at = created_at - interval '1 day' where position in
       (select min(position) from battles)`,
  );
  await vi.waitFor(async () => expect(await paid()).toHaveLength(2), { timeout: 300_000 });
});

test("where cards stay for some days, a new one can go to nobody", async () => {
  const strict = await testGame({
    adjust: () => ({ farms: farmsOf({ ...standardSettings, cardStaysDays: 2 }) }),
  });
  const ada = await strict.player();
  const card = await deckCard(ada);

  expect((await lists(ada, card.id, 5)).refusal.code).toBe("card_stays");
  strict.wait(2 * DAY_MS);
  expect((await lists(ada, card.id, 5)).status).toBe(200);
});

test("all of it leaves the books in order", async () => {
  const broken = (await audit(game.db)).filter(({ violations }) => violations > 0);

  expect(broken).toEqual([]);
});
