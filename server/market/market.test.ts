import { expect, test } from "vitest";
import * as contract from "#contract/market.ts";
import * as notifications from "#contract/notifications.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

const DAY_MS = 86_400_000;

const offer = async (seller: ActingPlayer, price = 20) => {
  const [card] = await seller.cards();
  const { body, status, refusal } = await seller.call(contract.createListing, {
    cardId: card!.id,
    price,
    confirmed: true,
  });
  if (status !== 200) throw new Error(JSON.stringify(refusal));
  return body;
};

const buy = (buyer: ActingPlayer, { id }: { id: string }) => buyer.call(contract.purchase, { id });

const told = async (player: ActingPlayer) =>
  (await player.call(notifications.listNotifications, {})).body.items.map(
    ({ kind, title, text }) => ({ kind, title, text }),
  );

test("a card is sold: the card goes one way, the coins the other, and the seller is told", async () => {
  const [seller, buyer] = [await game.player(), await game.player()];
  const listing = await offer(seller, 20);
  expect((await seller.cards()).map(({ id }) => id)).not.toContain(listing.userCardId);

  const { status, body } = await buy(buyer, listing);

  expect(status).toBe(200);
  expect(body).toMatchObject({ price: 20, userCardId: listing.userCardId, location: "deck" });
  expect(body.coins).toBe(180);
  expect(body.message).toBe(`You bought ${listing.card.name} for 20 coins.`);
  expect([await seller.coins(), await buyer.coins()]).toEqual([220, 180]);
  expect((await buyer.deck()).map(({ id }) => id)).toContain(listing.userCardId);
  expect(await told(seller)).toEqual([
    { kind: "sold", title: `${listing.card.name} was sold`, text: "You received 20 coins." },
  ]);
  expect(await told(buyer)).toEqual([]);
});

test("200 players buy the same card at once: one of them has it", async () => {
  const seller = await game.player();
  const buyers: ActingPlayer[] = [];
  for (let i = 0; i < 200; i++) {
    buyers.push(await game.player());
    await game.deps.limits.forget("sign-up from one address", "127.0.0.1");
  }
  const listing = await offer(seller, 20);

  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, listing)));

  const losers = answers.filter(({ status }) => status !== 200);
  expect(losers).toHaveLength(199);
  expect(new Set(losers.map(({ status, refusal }) => `${status} ${refusal.message}`))).toEqual(
    new Set(["409 Somebody else was faster: this card is sold."]),
  );
  expect(await seller.coins()).toBe(220);
  const coins = await Promise.all(buyers.map((buyer) => buyer.coins()));
  expect(coins.toSorted((a, b) => a - b)).toEqual([180, ...Array.from({ length: 199 }, () => 200)]);
});

test("an offer whose time is over comes back by itself, and its seller is told", async () => {
  const seller = await game.player();
  const listing = await offer(seller);

  game.wait(8 * DAY_MS);

  await expect.poll(async () => (await told(seller)).map(({ kind }) => kind)).toEqual(["expired"]);
  expect((await seller.cards()).map(({ id }) => id)).toContain(listing.userCardId);
  expect((await seller.call(contract.ownListings, {})).body).toEqual([]);
});
