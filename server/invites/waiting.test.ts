import { expect, test } from "vitest";
import { signUp } from "#contract/account.ts";
import { generateInvite, redeemInvite } from "#contract/invites.ts";
import { farmsOf, standardSettings } from "#game/settings/settings.ts";
import { losesToTeamOf, met } from "#server/battle/test-battles.ts";
import { testGame } from "#server/testing/test-game.ts";
import { payHeldInvites } from "./service.ts";

const game = await testGame({
  adjust: () => ({ farms: { ...farmsOf(standardSettings), inviteHold: { battles: 1, days: 1 } } }),
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
  await expect.poll(async () => (await paid()).length).toBe(2);
});

test("an invite waits until the friend has fought, not only a team that the friend left behind", async () => {
  const [ada, bo] = [await game.player(), await game.player()];
  const { inviteCode } = (await ada.call(generateInvite, {})).body;
  await bo.call(redeemInvite, { inviteCode });
  const state = () => db.value<string>(`select state from invites where invitee_id = $1`, [bo.id]);

  await losesToTeamOf(game, ada, bo);
  await payHeldInvites(game.deps);
  expect(await state()).toBe("pending");

  await met(ada, bo);
  await payHeldInvites(game.deps);
  await expect.poll(state).toBe("rewarded");
});

test("a child that comes with a code is welcome, and the code waits for its parent", async () => {
  const ada = await game.player();
  const { inviteCode } = (await ada.call(generateInvite, {})).body;
  const birthMonth = `${new Date().getUTCFullYear() - 9}-01`;
  const account = { email: "lena@game.test", password: "lantern-of-moss", username: "lena fan" };

  const { status, body } = await game
    .visitor()
    .call(signUp, { ...account, inviteCode, birthMonth });

  expect([status, body.ageBand, body.invite?.success]).toEqual([200, "child", false]);
  expect(body.invite?.message).toContain("parent");
  expect(await db.rows(`select from invites where inviter_id = $1`, [ada.id])).toEqual([]);
});
