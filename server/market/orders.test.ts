import { expect, test } from "vitest";
import * as market from "#contract/market.ts";
import { newId } from "#server/lib/ids.ts";
import { has } from "#server/trades/test-dealers.ts";
import {
  buys,
  crowd,
  DAY_MS,
  endsOrder,
  giveCard,
  giveCoins,
  lists,
  newCard,
  openOrders,
  orders,
  pricesOf,
  sells,
  marketNotificationsOf,
  waitsFor,
} from "./test-sellers.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();
// The clock jumps here, and other days draw other missions.
await game.db.rows(
  `update missions set active = false
    where type in ('daily', 'weekly') and objective <> 'complete_trades'`,
);

const two = async () => [await game.player(), await game.player()] as const;

const ledgerOf = async (playerId: string) =>
  (
    await game.db.rows<{ reason: string; amount: number }>(
      `select reason, amount from ledger where player_id = $1 and cause not like 'player:%'
        order by id`,
      [playerId],
    )
  ).map(({ reason, amount }) => [reason, amount]);

test("an order waits with its coins until somebody sells the card", async () => {
  const [seller, buyer] = await two();
  const cardId = await newCard(game);
  const order = await waitsFor(buyer, cardId, 50);
  expect(await buyer.coins()).toBe(150);
  expect(await openOrders(buyer)).toMatchObject([{ id: order.id, price: 50, state: "open" }]);
  expect((await pricesOf(seller, cardId)).highestOrder).toBe(50);
  const id = await giveCard(game, seller, cardId);

  const { body } = await lists(seller, id, 40);

  expect(body.sold).toEqual({ price: 50, fee: 0, received: 50 });
  expect([await seller.coins(), await buyer.coins()]).toEqual([250, 150]);
  expect(await has(buyer, id)).toBe(true);
  expect(await openOrders(buyer)).toEqual([]);
  const name = body.card.name;
  const text = "Your buy order found one for 50 coins.";
  expect(await marketNotificationsOf(buyer)).toEqual([["bought", `You have ${name}`, text]]);
  expect(await marketNotificationsOf(seller)).toEqual([]);
  expect(await ledgerOf(buyer.id)).toEqual([["order_held", -50]]);
  expect(await ledgerOf(seller.id)).toEqual([["sale", 50]]);
});

test("who orders a card that is for sale for less has it at once, for less", async () => {
  const [seller, buyer] = await two();
  const cardId = await newCard(game);
  const listing = await sells(seller, 40, await giveCard(game, seller, cardId));

  const { body } = await orders(buyer, cardId, 50);

  expect(body.bought).toEqual({ price: 40, userCardId: listing.userCardId });
  expect(body.order.state).toBe("filled");
  expect(body.coins).toBe(160);
  expect([await seller.coins(), await buyer.coins()]).toEqual([240, 160]);
  expect(await ledgerOf(buyer.id)).toEqual([["purchase", -40]]);
  expect(await marketNotificationsOf(seller)).toMatchObject(
    [["sold"]].map((row) => expect.arrayContaining(row)),
  );
});

test("coins for the lower price are enough", async () => {
  const [seller, buyer] = await two();
  const cardId = await newCard(game);
  await sells(seller, 200, await giveCard(game, seller, cardId));

  expect((await orders(buyer, cardId, 900)).body.bought?.price).toBe(200);
});

test("the best order comes first, then the oldest", async () => {
  const [seller, low, old, young] = await crowd(game, 4);
  const cardId = await newCard(game);
  await waitsFor(low!, cardId, 10);
  await waitsFor(old!, cardId, 12);
  await waitsFor(young!, cardId, 12);

  const sold = [];
  for (let i = 0; i < 3; i++) {
    const id = await giveCard(game, seller!, cardId);
    sold.push((await lists(seller!, id, 1)).body.sold?.price);
    sold.push([await has(old!, id), await has(young!, id), await has(low!, id)].indexOf(true));
  }

  expect(sold).toEqual([12, 0, 12, 1, 10, 2]);
});

test("nobody sells to himself", async () => {
  const player = await game.player();
  const cardId = await newCard(game);
  await waitsFor(player, cardId, 50);

  const { body } = await lists(player, await giveCard(game, player, cardId), 40);

  expect(body.sold).toBe(null);
  expect((await orders(player, cardId, 45)).body.bought).toBe(null);
});

test("an order is no way around the limit among friends", async () => {
  const [seller, buyer] = await two();
  const cardId = await newCard(game);
  await giveCoins(game, buyer, 1000);
  await buys(buyer, await sells(seller, 5, await giveCard(game, seller, cardId)));
  await waitsFor(buyer, cardId, 201);

  const { body } = await lists(seller, await giveCard(game, seller, cardId), 1);

  expect(body.sold).toBe(null);
  expect((await pricesOf(seller, cardId)).highestOrder).toBe(null);
  expect((await pricesOf(await game.player(), cardId)).highestOrder).toBe(201);
});

test("an order that is ended gives its coins back", async () => {
  const buyer = await game.player();
  const order = await waitsFor(buyer, await newCard(game), 50);

  const { body } = await endsOrder(buyer, order);

  expect(body).toMatchObject({ success: true, coins: 200 });
  expect(await buyer.coins()).toBe(200);
  expect(await ledgerOf(buyer.id)).toEqual([
    ["order_held", -50],
    ["order_returned", 50],
  ]);
});

test("an order whose time is over gives its coins back by itself", async () => {
  const [seller, buyer] = await two();
  const cardId = await newCard(game);
  await waitsFor(buyer, cardId, 50);
  const id = await giveCard(game, seller, cardId);

  game.wait(7 * DAY_MS);

  expect((await lists(seller, id, 40)).body.sold).toBe(null);
  await expect.poll(() => buyer.coins()).toBe(200);
  expect((await marketNotificationsOf(buyer)).map(([kind, , text]) => [kind, text])).toEqual([
    ["expired", "Your buy order is over. You have 50 coins back."],
  ]);
});

test("every refusal is said in words and takes no coins", async () => {
  const [seller, buyer] = await two();
  const cardId = await newCard(game);
  const open = await waitsFor(buyer, cardId, 20);
  const ended = await waitsFor(buyer, cardId, 20);
  await endsOrder(buyer, ended);
  const filledId = await newCard(game);
  const filled = await waitsFor(buyer, filledId, 20);
  await lists(seller, await giveCard(game, seller, filledId), 20);

  const answers = [
    await orders(buyer, cardId, 161),
    await orders(buyer, newId(), 10),
    await orders(buyer, "7", 10),
    await orders(buyer, cardId, 0),
    await endsOrder(seller, open),
    await endsOrder(buyer, ended),
    await endsOrder(buyer, filled),
    await endsOrder(buyer, { id: newId() }),
  ];

  expect(answers.map(({ status, refusal }) => `${status} ${refusal.message}`)).toEqual([
    "409 You need 161 coins for this and have 160.",
    "404 There is no such card.",
    "404 There is no such card.",
    "400 Please enter a valid price",
    "403 This is somebody else's buy order.",
    "409 You have ended this buy order already.",
    "409 This buy order has found its card already.",
    "404 There is no such buy order.",
  ]);
  expect(await buyer.coins()).toBe(160);
});

test("50 orders are enough", async () => {
  const buyer = await game.player();
  const cardId = await newCard(game);
  for (let i = 0; i < 50; i++) await waitsFor(buyer, cardId, 1);

  const { status, refusal } = await orders(buyer, cardId, 1);

  expect([status, refusal.message]).toEqual([
    409,
    "You have 50 buy orders already. End one first.",
  ]);
  expect(await buyer.coins()).toBe(150);
});

test("who looks for a card is told when it is for sale, and again only when it costs less", async () => {
  const [seller, fan] = await two();
  const cardId = await newCard(game);
  const add = () => fan.call(market.addWish, { cardId });
  expect((await Promise.all([add(), add()])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await pricesOf(fan, cardId)).isWished).toBe(true);

  for (const price of [30, 40, 28, 20]) {
    await sells(seller, price, await giveCard(game, seller, cardId));
  }

  expect((await marketNotificationsOf(fan)).map(([kind, , text]) => [kind, text])).toEqual([
    ["wished", "Somebody sells it for 20 coins."],
    ["wished", "Somebody sells it for 30 coins."],
  ]);
  const wishes = (await fan.call(market.listWishes, {})).body;
  expect(wishes.map(({ card, lowestPrice }) => [card.id, lowestPrice])).toEqual([[cardId, 20]]);
  await fan.call(market.removeWish, { cardId });
  expect((await fan.call(market.listWishes, {})).body).toEqual([]);
});

test("own offers are no price at which a player could buy or sell", async () => {
  const [ada, bo] = await two();
  const cardId = await newCard(game);
  await giveCoins(game, ada, 500);
  await sells(ada, 90, await giveCard(game, ada, cardId));
  await waitsFor(ada, cardId, 80);
  await ada.call(market.addWish, { cardId });
  const best = async (player: typeof ada) => {
    const { lowestPrice, highestOrder } = await pricesOf(player, cardId);
    return [lowestPrice, highestOrder];
  };
  const wished = async () => (await ada.call(market.listWishes, {})).body[0]?.lowestPrice;
  expect([await best(ada), await wished()]).toEqual([[null, null], null]);
  expect(await best(bo)).toEqual([90, 80]);

  await sells(bo, 95, await giveCard(game, bo, cardId));
  await waitsFor(bo, cardId, 70);

  expect([await best(ada), await wished()]).toEqual([[95, 70], 95]);
});

test("50 wishes are enough, and no card has to be wished twice", async () => {
  const fan = await game.player();
  const ids = [];
  for (let i = 0; i < 51; i++) ids.push(await newCard(game));
  for (const cardId of ids.slice(0, 50)) await fan.call(market.addWish, { cardId });

  const one = await fan.call(market.addWish, { cardId: ids[50]! });
  const again = await fan.call(market.addWish, { cardId: ids[0]! });

  expect([one.status, one.refusal.message]).toEqual([
    409,
    "Your wishlist has 50 cards already. Take one off first.",
  ]);
  expect(again.status).toBe(200);
  expect((await fan.call(market.addWish, { cardId: newId() })).status).toBe(404);
});
