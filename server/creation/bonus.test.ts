import { expect, test } from "vitest";
import * as creation from "#contract/creation.ts";
import { listMovements } from "#contract/purse.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const game = await testGame();
const { bonusCardCoins, nextBonusCardCoins } = standardSettings;

const DAY_MS = 86_400_000;

const makes = (player: ActingPlayer, price = bonusCardCoins, description = "a shy moth of glass") =>
  player.call(creation.createBonusCard, { description, price });

const priceFor = async (player: ActingPlayer) =>
  (await player.call(creation.checkCooldown, {})).body.bonusPrice;

async function rich() {
  const player = await game.player();
  await game.db.rows(
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', 5000, 'gift', 'gift:test', 0)`,
    [player.id],
  );
  return player;
}

/** What bonus cards took; other coins come for missions. */
async function spent(player: ActingPlayer): Promise<number> {
  const moved = (await player.call(listMovements, {})).body;
  return moved.reduce((sum, { reason, amount }) => sum - (reason === "bonus_card" ? amount : 0), 0);
}

test("coins become a card of the free one's strength, beside the free one", async () => {
  const player = await rich();
  expect(await priceFor(player)).toBe(bonusCardCoins);

  const { status, body } = await makes(player);

  expect([status, body.message]).toEqual([200, "Bonus Card Created"]);
  expect(["common", "rare"]).toContain(body.card?.rarity);
  for (const stat of [body.card?.attack, body.card?.defense]) {
    expect(stat).toBeGreaterThanOrEqual(15);
    expect(stat).toBeLessThanOrEqual(50);
  }
  expect((await player.deck()).map(({ cardId }) => cardId)).toContain(body.card?.id);
  const moved = (await player.call(listMovements, {})).body;
  expect(moved.find(({ reason }) => reason === "bonus_card")).toMatchObject({
    amount: -bonusCardCoins,
    words: "Bonus card created",
  });
  expect((await player.creates("a tiny fox that carries a lantern")).status).toBe(200);
});

test("without words it is a surprise", async () => {
  const { status, body } = await makes(await rich(), bonusCardCoins, " ");
  expect([status, body.card?.name]).toEqual([200, expect.stringMatching(/./)]);
});

test("the second one costs more, there is no third, and the next day begins anew", async () => {
  const player = await rich();
  await makes(player);
  expect(await priceFor(player)).toBe(nextBonusCardCoins);
  expect((await makes(player, nextBonusCardCoins)).status).toBe(200);
  expect(await priceFor(player)).toBeNull();

  expect((await makes(player, nextBonusCardCoins)).refusal.code).toBe("bonus_limit");

  expect(await spent(player)).toBe(bonusCardCoins + nextBonusCardCoins);
  game.wait(DAY_MS);
  expect(await priceFor(player)).toBe(bonusCardCoins);
  game.wait(-DAY_MS);
});

test("twenty at the same moment make one card of each price that was shown", async () => {
  const player = await rich();

  const answers = await Promise.all(Array.from({ length: 20 }, () => makes(player)));

  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ refusal }) => refusal.code).filter(Boolean))).toEqual(
    new Set(["bonus_price_changed"]),
  );
  expect(await spent(player)).toBe(bonusCardCoins);
});

test("what cannot be made is refused in words, and takes nothing", async () => {
  const player = await rich();
  const poor = await game.player();

  expect((await makes(player, bonusCardCoins - 1)).refusal).toMatchObject({
    code: "bonus_price_changed",
    message: `A bonus card costs ${bonusCardCoins} coins now. Please look at it again.`,
  });
  expect((await makes(poor)).refusal.code).toBe("bonus_too_expensive");
  expect((await makes(player, bonusCardCoins, "x".repeat(5000))).status).toBe(400);
  expect((await makes(player, bonusCardCoins, "a naked woman")).refusal.code).toBe(
    "unsafe_description",
  );
  expect((await game.visitor().call(creation.checkCooldown, {})).status).toBe(401);
  expect(await spent(player)).toBe(0);
  expect(await player.cards()).toHaveLength(12);
});

test("after all of this every rule of the audit holds", async () => {
  expect(await auditAfter(game.db, async () => {})).toEqual([]);
});

test.for([
  [
    "a bonus card without its coins",
    "a bonus card took its coins once",
    `insert into creations (id, player_id, kind, source, day, description, rarity, attack, defense, seed)
     values (gen_random_uuid(), $1, 'bonus', 'bonus:test', '2026-01-01', 'a fox', 'common', 30, 30, 1)`,
  ],
  [
    "coins for a card that was never promised",
    "coins that are paid have a cause that exists",
    `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
     values ($1, 'coins', -400, 'bonus_card', 'creation:' || gen_random_uuid(), 0)`,
  ],
] as const)("%s are found", async ([, rule, sql]) => {
  const player = await rich();
  await makes(player);
  expect(await auditAfter(game.db, (tx) => tx.rows(sql, [player.id]))).toContain(rule);
});
