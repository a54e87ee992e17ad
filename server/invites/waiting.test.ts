import { expect, test } from "vitest";
import { generateInvite, redeemInvite } from "#contract/invites.ts";
import { standardFarmSettings } from "#game/economy/farms.ts";
import { testGame } from "#server/testing/test-game.ts";
import { payHeldInvites } from "./service.ts";

const game = await testGame({
  adjust: () => ({ farms: { ...standardFarmSettings, inviteHold: { battles: 1, days: 1 } } }),
});
const { db } = game;

const paid = () => db.rows(`select 1 from ledger where reason in ('invite', 'invite_welcome')`);

test("an invite that waits is paid only while invites are open to both", async () => {
  const [ada, bo] = [await game.player(), await game.player()];
  const { inviteCode } = (await ada.call(generateInvite, {})).body;
  await bo.call(redeemInvite, { inviteCode });

  for (const child of [ada, bo]) {
    await db.rows(
      `update players
          set age_band = case when id = $1 then 'child' else 'adult' end,
              age_last_month = case when id = $1 then '2099-01' end`,
      [child.id],
    );
    if (child === ada) await bo.battles();
    await payHeldInvites(game.deps);
    expect(await paid()).toEqual([]);
  }

  await db.rows(`update players set age_band = 'adult', age_last_month = null`);
  await expect.poll(async () => (await paid()).length, { timeout: 15_000 }).toBe(2);
});
