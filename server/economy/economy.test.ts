import { expect, test } from "vitest";
import { economy } from "#contract/economy.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

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
