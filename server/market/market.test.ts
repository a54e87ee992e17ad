import { expect, test } from "vitest";
import * as market from "#contract/market.ts";
import * as missions from "#contract/missions.ts";
import { newId } from "#server/lib/ids.ts";
import { belongings, deckCard, fillDeck, has } from "#server/trades/test-dealers.ts";
import { openTab } from "#server/live/test-tab.ts";
import {
  buys,
  DAY_MS,
  giveCard,
  giveCoins,
  lists,
  newCard,
  pricesOf,
  sellOften,
  sells,
  takesBack,
  marketNotificationsOf,
} from "./test-sellers.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();
// The clock jumps here, and other days draw other missions.
await game.db.rows(
  `update missions set active = false
    where type in ('daily', 'weekly') and objective <> 'complete_trades'`,
);

const two = async () => [await game.player(), await game.player()] as const;

test("the card goes one way and the coins the other, and the seller is told", async () => {
  const [seller, buyer] = await two();
  const listing = await sells(seller, 20);
  expect(listing).toMatchObject({ price: 20, feePercent: 0, fee: 0, receives: 20, sold: null });
  expect(await has(seller, listing.userCardId)).toBe(false);

  const { body } = await buys(buyer, listing);

  expect(body).toMatchObject({
    price: 20,
    userCardId: listing.userCardId,
    location: "deck",
    coins: 180,
    message: `You bought ${listing.card.name} for 20 coins.`,
  });
  expect([await seller.coins(), await buyer.coins()]).toEqual([220, 180]);
  expect(await has(buyer, listing.userCardId)).toBe(true);
  expect(await marketNotificationsOf(seller)).toEqual([
    ["sold", `${listing.card.name} was sold`, "You received 20 coins."],
  ]);
  expect(await marketNotificationsOf(buyer)).toEqual([]);
});

test("a sale counts as a trade for both", async () => {
  const [seller, buyer] = await two();
  await buys(buyer, await sells(seller, 20));

  for (const player of [seller, buyer]) {
    const { body } = await player.call(missions.listMissions, {});
    expect(body.find(({ title }) => title === "Fair trader")?.progress).toBe(1);
  }
});

test("the tabs of both look again at once", async () => {
  const [seller, buyer] = await two();
  const listing = await sells(seller, 20);
  const tabs = [];
  for (const player of [seller, buyer]) tabs.push(await openTab(await game.url(), player));

  await buys(buyer, listing);

  for (const tab of tabs) {
    for (const noun of ["market", "missions"]) {
      expect(await tab.hears("changed", (message) => message.noun === noun)).toBeTruthy();
    }
    tab.socket.close();
  }
});

test("a buyer with a full deck finds the card in the vault, and is told so", async () => {
  const [seller, buyer] = await two();
  await fillDeck(game, buyer);
  const listing = await sells(seller, 20);

  const { body } = await buys(buyer, listing);

  expect(body.location).toBe("vault");
  expect(body.message).toBe(
    `You bought ${listing.card.name} for 20 coins. Your deck is full, so it waits in your vault.`,
  );
});

test("taken back, the card lies where it was", async () => {
  const seller = await game.player();
  const card = await deckCard(seller, 3);
  const listing = await sells(seller, 20, card.id);

  const { body } = await takesBack(seller, listing);

  expect(body.message).toBe("The card is back in your deck.");
  expect((await seller.deck()).map(({ id }) => id)).toContain(card.id);
});

test("every refusal is said in words and changes nothing", async () => {
  const [seller, buyer] = await two();
  const [open, dear, sold, gone] = [
    await sells(seller, 20),
    await sells(seller, 201),
    await sells(seller, 5),
    await sells(seller, 6),
  ];
  await buys(await game.player(), sold);
  await takesBack(seller, gone);
  const all = () => belongings(seller, buyer);
  const before = await all();

  const answers = [
    await buys(seller, open),
    await buys(buyer, dear),
    await buys(buyer, sold),
    await buys(buyer, gone),
    await buys(buyer, { id: newId() }),
    await buys(buyer, { id: "17" }),
    await takesBack(buyer, open),
    await takesBack(seller, sold),
    await takesBack(seller, gone),
    await takesBack(seller, { id: newId() }),
    await lists(seller, open.userCardId, 20),
    await lists(buyer, open.userCardId, 20),
    await lists(seller, newId(), 20),
  ];

  expect(answers.map(({ status, refusal }) => `${status} ${refusal.message}`)).toEqual([
    "409 This is your own card.",
    "409 You do not have enough coins for this card.",
    "409 Somebody else was faster: this card is sold.",
    "409 The seller has taken this card back.",
    "404 This card is not for sale any more.",
    "404 This card is not for sale any more.",
    "403 Somebody else sells this card.",
    "409 This card is sold already.",
    "409 You have taken this card back already.",
    "404 This card is not for sale any more.",
    "409 This card is for sale on the marketplace. Take it back first.",
    "404 This card is not in your collection.",
    "404 This card is not in your collection.",
  ]);
  expect(await all()).toEqual(before);
});

test.for([0, -5, 1.5, 1_000_001, Number.NaN, "20"])("a price of %s is refused", async (price) => {
  const seller = await game.player();
  const { id } = await deckCard(seller);

  const { status } = await lists(seller, id, price as number);

  expect(status).toBe(400);
  expect(await has(seller, id)).toBe(true);
});

test("a listing is over at its hour, even before it is cleared away", async () => {
  const [seller, buyer] = await two();
  const listing = await sells(seller, 20);

  game.wait(7 * DAY_MS);

  const { status, refusal } = await buys(buyer, listing);
  expect([status, refusal.message]).toEqual([409, "The time of this offer is over."]);
});

test("what nobody bought comes back by itself, and its seller is told", async () => {
  const seller = await game.player();
  const listing = await sells(seller, 20);

  game.wait(7 * DAY_MS);

  const name = listing.card.name;
  const text = "Nobody bought it within 7 days. It is back in your deck.";
  await expect
    .poll(() => marketNotificationsOf(seller))
    .toEqual([["expired", `${name} was not sold`, text]]);
  expect(await has(seller, listing.userCardId)).toBe(true);
  expect((await seller.call(market.ownListings, {})).body).toEqual([]);
});

test("five sales are free of charge, then a twentieth leaves the game", async () => {
  const [seller, buyer] = await two();
  const cardId = await newCard(game);
  const percents = [];
  const listings = [];
  for (let i = 0; i < 6; i++) {
    const listing = await sells(seller, 39, await giveCard(game, seller, cardId));
    listings.push(listing);
    percents.push([listing.feePercent, listing.fee, listing.receives]);
  }
  expect(percents).toEqual([...Array.from({ length: 5 }, () => [0, 0, 39]), [5, 1, 38]]);
  expect(await pricesOf(seller, cardId)).toMatchObject({ feePercent: 5, freeSalesLeft: 0 });

  await giveCoins(game, buyer, 500);
  const coins = [];
  for (const listing of listings) coins.push((await buys(buyer, listing)).body.coins);

  // Both have finished the mission of two trades on the way, and its coins are counted at once.
  const mission = 100;
  expect(await seller.coins()).toBe(200 + 6 * 39 - 1 + mission);
  expect(coins[1]).toBe(700 - 2 * 39 + mission);
  expect(await buyer.coins()).toBe(coins[5]);
});

test("a free listing that was taken back is free again", async () => {
  const seller = await game.player();
  const cardId = await newCard(game);
  const all = [];
  for (let i = 0; i < 5; i++)
    all.push(await sells(seller, 9, await giveCard(game, seller, cardId)));
  expect((await pricesOf(seller, cardId)).freeSalesLeft).toBe(0);

  await takesBack(seller, all[0]!);

  expect((await pricesOf(seller, cardId)).freeSalesLeft).toBe(1);
});

test("asking far more than usual wants a second look", async () => {
  const seller = await game.player();
  const cardId = await newCard(game);
  await sellOften(game, { cardId, price: 20, times: 3 });
  const id = await giveCard(game, seller, cardId);

  const wish = { cardId: id, price: 61 };
  const { status, refusal } = await seller.call(market.createListing, wish);

  expect([status, refusal.code]).toEqual([409, "unusual_price"]);
  expect(refusal.message).toBe(
    "This card usually sells for about 20 coins. Do you really want to ask for 61?",
  );
  expect(await has(seller, id)).toBe(true);
  expect((await lists(seller, id, 61)).status).toBe(200);
});

test("the history of a card says what it was sold for", async () => {
  const seller = await game.player();
  const cardId = await newCard(game);
  await sellOften(game, { cardId, price: 20, times: 2 });
  expect(await pricesOf(seller, cardId)).toMatchObject({ median: null, salesIn30Days: 2 });
  await sellOften(game, { cardId, price: 30, times: 1 });
  const listing = await sells(seller, 25, await giveCard(game, seller, cardId));

  const prices = await pricesOf(await game.player(), cardId);

  expect(prices).toMatchObject({ median: 20, salesIn30Days: 3, lastSalesMedian: 20 });
  expect(prices).toMatchObject({ lowestPrice: 25, highestOrder: null, isWished: false });
  expect(prices.lastSales.map(({ price }) => price)).toEqual([30, 20, 20]);
  expect(prices.card.id).toBe(cardId);
  expect(listing.cardId).toBe(cardId);
});

test("two who have dealt with each other cannot pass coins on by a dear card", async () => {
  const [seller, buyer] = await two();
  const cardId = await newCard(game);
  await giveCoins(game, buyer, 1000);
  const [first, second, third] = [
    await sells(seller, 201, await giveCard(game, seller, cardId)),
    await sells(seller, 201, await giveCard(game, seller, cardId)),
    await sells(seller, 200, await giveCard(game, seller, cardId)),
  ];
  expect((await buys(buyer, first)).status).toBe(200);

  const { status, refusal } = await buys(buyer, second);

  expect([status, refusal.code]).toEqual([409, "too_dear_among_friends"]);
  expect((await buys(buyer, third)).status).toBe(200);
  expect((await buys(await richStranger(), second)).status).toBe(200);
});

async function richStranger() {
  const stranger = await game.player();
  await giveCoins(game, stranger, 1000);
  return stranger;
}

test("a demo account looks on", async () => {
  const [seller, demo] = await two();
  const listing = await sells(seller, 20);
  const { id } = await deckCard(demo);
  await game.db.rows(`update players set role = 'demo' where id = $1`, [demo.id]);
  game.deps.sessions.forget(demo.id);

  const answers = [
    await buys(demo, listing),
    await lists(demo, id, 20),
    await demo.call(market.createOrder, { cardId: listing.cardId, price: 10 }),
    await demo.call(market.addWish, { cardId: listing.cardId }),
  ];

  expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual(
    Array.from({ length: 4 }, () => [403, "demo"]),
  );
  expect((await demo.call(market.listMarketplace, {})).status).toBe(200);
});

test("a request that is repeated is the same request", async () => {
  const [seller, buyer] = await two();
  const listing = await sells(seller, 20);
  const headers = { "idempotency-key": newId() };
  const buy = () => buyer.call(market.purchase, { id: listing.id }, { headers });

  const answers = await Promise.all([buy(), buy(), buy()]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await buyer.coins()).toBe(180);
});

test("200 cards for sale are enough", async () => {
  const seller = await game.player();
  const cardId = await newCard(game);
  const last = await sells(seller, 20);
  await game.db.rows(
    `with owned as (
       insert into owned_cards (id, owner_id, card_id, place, reason, cause)
       select gen_random_uuid(), $1, $2, 'held', 'test', 'test:200'
         from generate_series(1, 199) returning id),
     held as (
       insert into holds (owned_card_id, holder, holder_id)
       select id, 'listing', id from owned)
     insert into listings (id, seller_id, owned_card_id, card_id, price, fee_percent, listed_at,
       expires_at, element, rarity_rank, strength, name_key)
     select id, $1, id, $2, 5, 5, $3, $3::timestamptz + interval '7 days', 'air', 3, 110, 'storm'
       from owned`,
    [seller.id, cardId, new Date(game.deps.now())],
  );

  const { status, refusal } = await lists(seller, (await deckCard(seller)).id, 20);

  expect([status, refusal.message]).toEqual([
    409,
    "You have 200 cards for sale already. Take one back first.",
  ]);
  await takesBack(seller, last);
  expect((await lists(seller, (await deckCard(seller)).id, 20)).status).toBe(200);
});
