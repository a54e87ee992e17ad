import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as invites from "#contract/invites.ts";
import * as market from "#contract/market.ts";
import * as packs from "#contract/packs.ts";
import * as contract from "#contract/purse.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();

const movements = async (player: ActingPlayer, page = {}) =>
  (await player.call(contract.listMovements, page)).body;

const cardMoves = async (player: ActingPlayer, page = {}) =>
  (await player.call(contract.listCardMoves, page)).body;

test("a new player reads of the gift to begin with, and nobody else's", async () => {
  const [player] = [await game.player(), await game.player()];

  expect(await movements(player)).toMatchObject([
    {
      currency: "coins",
      amount: 200,
      balanceAfter: 200,
      reason: "start",
      words: "A gift to begin with",
      link: "",
    },
  ]);
});

test("a battle and a mission are named, with the balance after each, the newest first", async () => {
  const player = await game.player();
  const id = randomUUID();
  await game.db.rows(
    `insert into missions (id, title, description, type, objective, target, reward_coins, position)
     values ($1, 'Take the field', '', 'special', 'first_battle', 1, 7, 99)`,
    [id],
  );
  const { body: battle } = await player.battles("computer");
  await game.db.rows(`update missions set active = false where id = $1`, [id]);

  const rows = await movements(player);

  expect(rows.find(({ words }) => words === "Mission completed: Take the field")).toMatchObject({
    amount: 7,
    link: "/",
  });
  const ofBattle = rows.find(({ link }) => link === `/replay/${battle.id}`);
  expect(ofBattle?.words).toMatch(/^Battle (won|fought) against \S/);
  let balance = await player.coins();
  for (const { amount, balanceAfter } of rows) {
    expect(balanceAfter).toBe(balance);
    balance -= amount;
  }
  expect(balance).toBe(0);
});

test("pages of movements neither repeat nor miss one", async () => {
  const player = await game.player();
  for (let i = 0; i < 5; i++) {
    await game.db.rows(
      `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
       values ($1, 'coins', $2, 'share', $3, 0)`,
      [player.id, i + 1, `share:${i}`],
    );
  }

  const first = await movements(player, { limit: 4 });
  const second = await movements(player, { limit: 4, cursor: first.at(-1)!.id });

  expect([...first, ...second].map(({ amount }) => amount)).toEqual([5, 4, 3, 2, 1, 200]);
});

test("a card that changes hands is read by both, with the other's name", async () => {
  const [giver, taker] = [await game.player(), await game.player()];
  const [card] = await giver.deck();
  await game.db.rows(
    `update owned_cards set owner_id = $2, place = 'vault', deck_slot = null, reason = 'transfer',
       cause = $3 where id = $1`,
    [card!.id, taker.id, `transfer:${randomUUID()}`],
  );

  expect((await cardMoves(giver))[0]).toMatchObject({
    isReceived: false,
    otherName: taker.username,
    words: `Gift given to ${taker.username}`,
    link: "/trade",
    card: { name: card!.card.name },
  });
  expect((await cardMoves(taker))[0]).toMatchObject({
    isReceived: true,
    words: `Gift received from ${giver.username}`,
    link: `/card/${card!.id}`,
  });
  expect(await cardMoves(giver, { limit: 100 })).toHaveLength(13);
});

test("a sale is named by its card, for the buyer and for the seller, with the fee", async () => {
  const [seller, buyer] = [await game.player(), await game.player()];
  const [card] = await seller.deck();
  const listed = await seller.call(market.createListing, { cardId: card!.id, price: 40 });

  await buyer.call(market.purchase, { id: listed.body.id });

  const name = card!.card.name;
  const sold = (await movements(seller)).filter(({ reason }) => reason !== "mission");
  expect(sold[0]).toMatchObject({ words: `Card sold: ${name}`, amount: 40, link: "/trade" });
  const bought = (await movements(buyer)).find(({ reason }) => reason === "purchase");
  expect(bought).toMatchObject({
    words: `Card bought: ${name}`,
    amount: -40,
    link: `/card/${card!.id}`,
  });
  expect((await cardMoves(buyer))[0]).toMatchObject({ words: `Bought from ${seller.username}` });
});

test("coins that are set aside for a buy order name its card, and come back in words", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const { cardId, card } = (await other.deck())[0]!;
  const { body } = await player.call(market.createOrder, { cardId, price: 30 });
  await player.call(market.cancelOrder, { id: body.order.id });

  expect((await movements(player)).slice(0, 2)).toMatchObject([
    { words: `Buy order ended, coins returned: ${card.name}`, amount: 30, balanceAfter: 200 },
    { words: `Set aside for a buy order: ${card.name}`, amount: -30, balanceAfter: 170 },
  ]);
});

test("a pack is named, and leads to its proof", async () => {
  const player = await game.player();
  const opened = await player.call(packs.openPack, { id: 1 });

  const ofPack = (await movements(player)).find(({ reason }) => reason === "pack");
  expect(ofPack).toMatchObject({
    words: "Pack opened: Starter Pack",
    amount: -standardSettings.starterPackCoins,
    link: `/packs/${opened.body.receipt.openingId}`,
  });
  const cards = (await cardMoves(player)).filter(({ reason }) => reason === "pack");
  expect(cards.map(({ words }) => words)).toEqual(Array(3).fill("From a pack"));
});

test("a friend who joined is named to both", async () => {
  const inviter = await game.player();
  const friend = await game.player();
  await friend.call(invites.redeemInvite, (await inviter.call(invites.generateInvite, {})).body);

  const reward = (await movements(inviter)).find(({ reason }) => reason === "invite");
  expect(reward?.words).toBe(`A friend joined with your code: ${friend.username}`);
  const welcome = (await movements(friend)).find(({ reason }) => reason === "invite_welcome");
  expect(welcome?.words).toBe(`You joined with a friend's code: ${inviter.username}`);
});

test("the ledger needs a session", async () => {
  expect((await game.visitor().call(contract.listMovements, {})).status).toBe(401);
  expect((await game.visitor().call(contract.listCardMoves, {})).status).toBe(401);
});
