import { expect, test } from "vitest";
import { economy } from "#contract/economy.ts";
import * as market from "#contract/market.ts";
import { openPack } from "#contract/packs.ts";
import { standardSettings } from "#game/settings/settings.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();
const { starterPackCoins } = standardSettings;

async function admin() {
  const player = await game.player();
  await game.db.rows(`update players set role = 'admin' where id = $1`, [player.id]);
  game.deps.sessions.forget(player.id);
  return player;
}

test("only admins see the economy", async () => {
  const player = await game.player();
  const boss = await admin();

  const answers = [await game.visitor().call(economy, {}), await player.call(economy, {})];

  expect(answers.map(({ status }) => status)).toEqual([401, 403]);
  expect((await boss.call(economy, {})).status).toBe(200);
});

test("what came in and went out is there by day and reason, and who holds most", async () => {
  const boss = await admin();
  const [anna, ben, eve] = [await game.player(), await game.player(), await game.player()];
  const before = (await boss.call(economy, { days: 3 })).body;

  await eve.call(openPack, { id: 1 });
  const [card] = await anna.cards();
  const listing = await anna.call(market.createListing, { cardId: card!.id, price: 150 });
  await ben.call(market.purchase, { id: listing.body.id });
  const [other] = await ben.cards();
  await anna.call(market.createOrder, { cardId: other!.cardId, price: 40 });
  await game.player();

  const after = (await boss.call(economy, { days: 3 })).body;
  expect(after.days).toHaveLength(3);
  expect(after.days[2]!.burned).toEqual({ "Pack opened": starterPackCoins });
  expect(after.minted - before.minted).toBe(200);
  expect(after.burned - before.burned).toBe(starterPackCoins);
  expect(after.ratio).toBeCloseTo(after.burned / after.minted, 10);
  expect(after.coinsSetAside).toBe(40);
  expect(after.coinsHeld + after.coinsSetAside).toBe(after.minted - after.burned);
  expect(after.topHolders[0]).toEqual({
    id: anna.id,
    name: anna.username,
    coins: 310,
    cards: 11,
  });
});
