import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as contract from "#contract/purse.ts";
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
    link: "",
    card: { name: card!.card.name },
  });
  expect((await cardMoves(taker))[0]).toMatchObject({
    isReceived: true,
    words: `Gift received from ${giver.username}`,
    link: `/card/${card!.id}`,
  });
  expect(await cardMoves(giver, { limit: 100 })).toHaveLength(13);
});

test("a sale is named by its card, for the buyer and for the seller", async () => {
  const [seller, buyer] = [await game.player(), await game.player()];
  const [card] = await seller.deck();
  const cause = `listing:${randomUUID()}`;
  await game.db.transaction(async (tx) => {
    for (const [id, amount, reason] of [
      [buyer.id, -40, "purchase"],
      [seller.id, 40, "sale"],
    ] as const) {
      await tx.rows(
        `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
         values ($1, 'coins', $2, $3, $4, 0)`,
        [id, amount, reason, cause],
      );
    }
    await tx.rows(
      `update owned_cards set owner_id = $2, place = 'vault', deck_slot = null,
         reason = 'purchase', cause = $3 where id = $1`,
      [card!.id, buyer.id, cause],
    );
  });

  expect((await movements(seller))[0]?.words).toBe(`Card sold: ${card!.card.name}`);
  expect((await movements(buyer))[0]).toMatchObject({
    words: `Card bought: ${card!.card.name}`,
    amount: -40,
    balanceAfter: 160,
  });
});

test("whoever is signed out reads no ledger", async () => {
  expect((await game.visitor().call(contract.listMovements, {})).status).toBe(401);
  expect((await game.visitor().call(contract.listCardMoves, {})).status).toBe(401);
});
