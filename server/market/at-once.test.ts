import { expect, test } from "vitest";
import * as market from "#contract/market.ts";
import { diceFrom } from "#game/lib/dice.ts";
import { deckCard, has } from "#server/trades/test-dealers.ts";
import {
  buys,
  crowd,
  DAY_MS,
  endsOrder,
  giveCard,
  lists,
  newCard,
  openOrders,
  orders,
  sells,
  takesBack,
} from "./test-sellers.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame({ isBusy: true });
// The clock jumps here, and other days draw other missions.
await game.db.rows(
  `update missions set active = false
    where type in ('daily', 'weekly') and objective <> 'complete_trades'`,
);

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted();

const fails = (answers: readonly { status: number; refusal: { message: string } }[]) =>
  answers.filter(({ status }) => status >= 500).map(({ refusal }) => refusal.message);

const coinsOf = (players: readonly ActingPlayer[]) =>
  Promise.all(players.map((player) => player.coins()));

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

test("200 players buy one card at once: one of them has it", async () => {
  const [seller, ...buyers] = await crowd(game, 201);
  const listing = await sells(seller!, 20);

  const answers = await Promise.all(buyers.map((buyer) => buys(buyer, listing)));

  const losers = answers.filter(({ status }) => status !== 200);
  expect(losers).toHaveLength(199);
  expect(new Set(losers.map(({ status, refusal }) => `${status} ${refusal.message}`))).toEqual(
    new Set(["409 Somebody else was faster: this card is sold."]),
  );
  expect(await seller!.coins()).toBe(220);
  expect((await coinsOf(buyers)).filter((coins) => coins !== 200)).toEqual([180]);
});

test("of sixty purchases at once each is its own: no coin is lost, and each seller hears once", async () => {
  const people = await crowd(game, 30);
  const [sellers, buyers] = [people.slice(0, 10), people.slice(10)];
  const listings: { id: string; userCardId: string; seller: ActingPlayer; price: number }[] = [];
  for (const [i, seller] of [...sellers, ...sellers].entries()) {
    // Each buyer can pay for one of the dear ones.
    const price = i % 2 === 0 ? 150 : 4;
    listings.push({ ...(await sells(seller, price)), seller, price });
  }
  const deeds = [0, 1, 2].flatMap((round) =>
    buyers.map((buyer, i) => ({ buyer, listing: listings[(i + round * 2) % listings.length]! })),
  );

  const answers = await Promise.all(deeds.map(({ buyer, listing }) => buys(buyer, listing)));

  expect(fails(answers)).toEqual([]);
  const bought = deeds.filter((_, i) => answers[i]!.status === 200);
  // Which ones a buyer can pay for depends on which come first; the cheap ones find one in any order.
  const sold = bought.map(({ listing }) => listing);
  expect(new Set(sold).size).toBe(sold.length);
  expect(sold).toEqual(expect.arrayContaining(listings.filter(({ price }) => price === 4)));
  for (const { buyer, listing } of bought) expect(await has(buyer, listing.userCardId)).toBe(true);
  const { told, fees } = await game.db.one<{ told: number; fees: number }>(
    `select (select count(*) from notifications where code = 'listing_sold' and cause = any($1)) as told,
            (select sum(fee) from listings where 'listing:' || id = any($1)) as fees`,
    [listings.map(({ id }) => `listing:${id}`)],
  );
  expect(told).toBe(sold.length);
  const paid = await game.db.one<{ coins: number }>(
    `select sum(amount) as coins from ledger where reason = 'mission' and player_id = any($1)`,
    [people.map(({ id }) => id)],
  );
  expect(sum(await coinsOf(people))).toBe(30 * 200 - fees + (paid.coins ?? 0));
});

test("two who buy from each other all the time never stand in each other's way", async () => {
  const [ann, bob] = await crowd(game, 2);
  const cards: { seller: ActingPlayer; buyer: ActingPlayer; id: string }[] = [];
  for (let i = 0; i < 12; i++) {
    cards.push({ seller: ann!, buyer: bob!, id: (await sells(ann!, 3)).id });
    cards.push({ seller: bob!, buyer: ann!, id: (await sells(bob!, 3)).id });
  }

  const answers = await Promise.all(cards.map(({ buyer, id }) => buys(buyer, { id })));

  expect(fails(answers)).toEqual([]);
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  // Both have finished the mission of two trades; the fee of seven sales each is nothing at 3 coins.
  expect(await coinsOf([ann!, bob!])).toEqual([300, 300]);
});

test("one card that is put up for sale many times at once is for sale once", async () => {
  const seller = await game.player();
  const { id } = await deckCard(seller);

  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => lists(seller, id, i + 1)));

  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect((await seller.call(market.ownListings, {})).body).toHaveLength(1);
});

test("a purchase, a second thought and the clock at once: one of them wins", async () => {
  const [seller, ...buyers] = await crowd(game, 4);
  const outcomes = [];
  for (let round = 0; round < 8; round++) {
    const listing = await sells(seller!, 1);
    if (round % 2 === 1) game.wait(7 * DAY_MS);
    const [back, ...bought] = await Promise.all([
      takesBack(seller!, listing),
      ...buyers.map((buyer) => buys(buyer, listing)),
    ]);
    const owners = [];
    for (const player of [seller!, ...buyers]) {
      if (await has(player, listing.userCardId)) owners.push(player.id);
    }
    const sold = bought.filter(({ status }) => status === 200).length;
    outcomes.push({
      owners: owners.length,
      sold: sold + (owners[0] === seller!.id ? 1 : 0),
      fails: fails([back, ...bought]),
    });
  }
  expect(outcomes).toEqual(Array.from({ length: 8 }, () => ({ owners: 1, sold: 1, fails: [] })));
});

test("listings and orders that come at once never rest beside each other uncrossed", async () => {
  const people = await crowd(game, 8);
  const cardId = await newCard(game);
  const dice = diceFrom(5);
  const before = sum(await coinsOf(people));
  const deeds: (() => Promise<{ status: number; refusal: { message: string } }>)[] = [];
  for (let i = 0; i < 120; i++) {
    const player = dice.pick(people);
    const price = dice.int(1, 9);
    if (dice.chance(0.5)) deeds.push(() => orders(player, cardId, price));
    else {
      const id = await giveCard(game, player, cardId);
      deeds.push(() => lists(player, id, price));
    }
  }

  const answers = await Promise.all(deeds.map((deed) => deed()));

  expect(fails(answers)).toEqual([]);
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  const crossed = await game.db.rows(
    `select l.price, b.price from listings l join buy_orders b on b.card_id = l.card_id
      where l.card_id = $1 and l.state = 'open' and b.state = 'open' and b.price >= l.price
        and l.seller_id <> b.buyer_id`,
    [cardId],
  );
  expect(crossed).toEqual([]);
  const sold = await game.db.rows<{ howMany: number }>(
    `select count(*) as "howMany" from listings where card_id = $1 and state = 'sold'`,
    [cardId],
  );
  expect(sold[0]?.howMany).toBeGreaterThan(10);

  // Coins are with the players, set aside, or burned; missions are the only ones that came in.
  const [flows] = await game.db.rows<{ missions: number; fees: number; aside: number }>(
    `select (select sum(amount) from ledger where reason = 'mission' and player_id = any($1))
              as missions,
            (select coalesce(-sum(amount), 0) from ledger
              where reason = 'market_fee' and player_id = any($1)) as fees,
            (select coalesce(sum(price), 0) from buy_orders
              where state = 'open' and buyer_id = any($1)) as aside`,
    [people.map(({ id }) => id)],
  );
  expect(sum(await coinsOf(people))).toBe(before + flows!.missions - flows!.fees - flows!.aside);
});

test("an order is filled and ended at once: its coins are spent or back", async () => {
  const [seller, buyer] = await crowd(game, 2);
  for (let round = 0; round < 8; round++) {
    const cardId = await newCard(game);
    const id = await giveCard(game, seller!, cardId);
    const { body } = await orders(buyer!, cardId, 10);

    const [listing, end] = await Promise.all([
      lists(seller!, id, 10),
      endsOrder(buyer!, body.order),
    ]);

    const [{ spent }] = (await game.db.rows<{ spent: number }>(
      `select -sum(amount) as spent from ledger where cause = $1`,
      [`order:${body.order.id}`],
    )) as [{ spent: number }];
    expect(fails([listing, end])).toEqual([]);
    expect([await has(buyer!, id), end.status]).toEqual(spent === 10 ? [true, 409] : [false, 200]);
    expect([0, 10]).toContain(spent);
  }
  expect(await openOrders(buyer!)).toEqual([]);
});
