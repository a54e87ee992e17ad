import { expect, test } from "vitest";
import { recordVisit } from "#contract/missions.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { testGame } from "#server/testing/test-game.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { audit } from "./audit.ts";

const game = await testGame();

test("in a game that has just begun every rule holds", async () => {
  const player = await game.player();
  await player.creates("A small dragon made of lava");
  await player.battles();
  await player.movesToVault((await player.deck())[0]!.id);
  for (let day = 0; day < 8; day++) {
    await Promise.all([player.call(recordVisit, {}), player.call(recordVisit, {})]);
    game.wait(2 * DAY_MS);
  }

  expect((await audit(game.db)).filter(({ violations }) => violations > 0)).toEqual([]);
});

// The database refuses all of these by itself; the audit would see them even if it did not.
test.for([
  [
    "a balance without rows",
    "a balance is the sum of its ledger rows",
    "purses",
    "update purses set coins = coins + 1, coins_earned = coins_earned + 1 where player_id = $1",
  ],
  [
    "a row that says another balance",
    "every ledger row says the balance that it left",
    "ledger",
    "update ledger set balance_after = balance_after + 1 where player_id = $1",
  ],
  [
    "a reason that nobody knows",
    "coins move for a known reason only",
    "ledger",
    "update ledger set reason = 'luck' where player_id = $1",
  ],
  [
    "coins for a battle that nobody fought",
    "coins that are paid have a cause that exists",
    "ledger",
    "update ledger set cause = 'battle:' || player_id where player_id = $1",
  ],
  [
    "a day without its gift",
    "every day that a player came has paid one gift",
    "players",
    "update players set days_come = days_come + 1 where id = $1",
  ],
  [
    "a gift for a day on which the player did not come",
    "every day that a player came has paid one gift",
    "ledger",
    `insert into ledger (player_id, currency, amount, balance_after, reason, cause)
     values ($1, 'coins', 5, 205, 'daily_gift', 'day:' || $1::uuid || ':1')`,
  ],
  [
    "a card that changed its owner in silence",
    "a card belongs to whoever received it last, for that reason",
    "owned_cards",
    `update owned_cards set owner_id = (select id from players where id <> $1 limit 1),
       place = 'vault', deck_slot = null
      where id = (select id from owned_cards where owner_id = $1 limit 1)`,
  ],
  [
    "a card out of nothing",
    "a card belongs to whoever received it last, for that reason",
    "owned_cards",
    `insert into owned_cards (id, owner_id, card_id, place, reason, cause)
     select gen_random_uuid(), $1, id, 'vault', 'luck', 'none:1' from cards limit 1`,
  ],
  [
    "a card that went from somebody who did not have it",
    "every card came from somewhere, and went from hand to hand",
    "card_moves",
    `insert into card_moves (owned_card_id, from_id, to_id, reason, cause)
     select id, (select id from players where id <> $1 limit 1), $1, 'trade', 'trade:1'
       from owned_cards where owner_id = $1 limit 1`,
  ],
  [
    "a card that came out of nothing a second time",
    "every card came from somewhere, and went from hand to hand",
    "card_moves",
    `insert into card_moves (owned_card_id, to_id, reason, cause)
     select id, owner_id, reason, cause from owned_cards where owner_id = $1 limit 1`,
  ],
  [
    "a card that went on and had no beginning",
    "every card came from somewhere, and went from hand to hand",
    "card_moves",
    `update card_moves set from_id = (select id from players where id <> $1 limit 1)
      where id = (select id from card_moves where to_id = $1 limit 1)`,
  ],
  [
    "a card for a win that never was",
    "nothing was minted without a reason",
    "card_moves",
    `update card_moves set cause = 'battle:' || $1::uuid, reason = 'first_win'
      where id = (select id from card_moves where to_id = $1 limit 1)`,
  ],
  [
    "a thirteenth starter card",
    "the game gives as many cards as it promised",
    "card_moves",
    `insert into card_moves (owned_card_id, to_id, reason, cause)
     select id, owner_id, reason, cause from owned_cards where owner_id = $1 limit 1`,
  ],
] as const)("%s is found", async ([, rule, table, sql]) => {
  const player = await game.player();
  await game.player();

  const found = await auditAfter(game.db, async (tx) => {
    await tx.rows(`alter table ${table} disable trigger user`);
    await tx.rows(sql, [player.id]);
  });

  expect(found).toContain(rule);
});

test("a held card that nothing holds is found", async () => {
  const player = await game.player();
  const [card] = await player.deck();

  const found = await auditAfter(game.db, (tx) =>
    tx.rows(`update owned_cards set place = 'held', deck_slot = null where id = $1`, [card!.id]),
  );

  expect(found).toEqual(["a card is in exactly one place"]);
});
