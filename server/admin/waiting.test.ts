import { expect, test } from "vitest";
import { changeRole, listWaiting } from "#contract/admin.ts";
import { createGrant, decideGrant } from "#contract/grants.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";

const wants = (admin: ActingPlayer, { id: userId }: ActingPlayer) =>
  admin.call(changeRole, { userId, role: "admin" });

const gives = (admin: ActingPlayer, { username: names }: ActingPlayer) =>
  admin.call(createGrant, { names, coins: 10_000, message: "Sorry!", why: "a bad day" });

/** Who waits for this admin, and which gifts. */
async function waitFor(admin: ActingPlayer) {
  const { admins, grants } = (await admin.call(listWaiting, {})).body;
  return [...admins.map(({ user }) => user.id), ...grants.map(({ id }) => id)];
}

test("another admin sees what waits to be agreed to, and whoever has asked does not", async () => {
  const game = await testGame();
  const [one, two, mia] = [await game.admin(), await game.admin(), await game.player()];
  expect(await waitFor(two)).toEqual([]);

  await wants(one, mia);
  const gift = (await gives(one, mia)).body.id;

  const by = { id: one.id, name: one.username };
  const at = expect.any(String);
  expect((await two.call(listWaiting, {})).body).toEqual({
    admins: [{ user: { id: mia.id, name: mia.username }, by, at }],
    grants: [
      { id: gift, players: 1, coins: 10_000, credits: 0, copies: 0, cardName: null, by, at },
    ],
  });
  expect(await waitFor(one)).toEqual([]);
  expect((await mia.call(listWaiting, {})).status).toBe(403);

  await two.call(decideGrant, { id: gift, agrees: true });
  expect(await waitFor(two)).toEqual([mia.id]);
  await wants(two, mia);
  expect(await waitFor(two)).toEqual([]);
});

test.for([
  ["a week later, only the gift", `update admin_requests set asked_at = now() - interval '8 days'`],
  ["of somebody who is no admin any more", `update players set role = 'user' where id = $1`],
  ["of a closed account", `update players set deleted_at = now() where id = $1`],
] as const)("what nobody can agree to any more does not wait: %s", async ([name, change]) => {
  const game = await testGame();
  const [one, two, mia] = [await game.admin(), await game.admin(), await game.player()];
  await wants(one, mia);
  const gift = (await gives(one, mia)).body.id;

  await game.db.rows(change, change.includes("$1") ? [one.id] : []);

  expect(await waitFor(two)).toEqual(name.includes("gift") ? [gift] : []);
});

test("nobody may be made an admin whose account is closed", async () => {
  const game = await testGame();
  const [one, two, mia] = [await game.admin(), await game.admin(), await game.player()];
  await wants(one, mia);

  await game.db.rows(`update players set deleted_at = now() where id = $1`, [mia.id]);

  expect(await waitFor(two)).toEqual([]);
});

test("an admin whom the first one has just made alone is no second one", async () => {
  const game = await testGame();
  const [one, two, mia] = [await game.admin(), await game.player(), await game.player()];
  await wants(one, two);
  await wants(one, mia);
  await gives(one, mia);
  expect(await waitFor(two)).toEqual([]);
  expect((await wants(two, mia)).refusal.code).toBe("admin_is_too_new");

  await game.db.rows(
    `update admin_requests set asked_at = now() - interval '8 days' where user_id = $1`,
    [two.id],
  );

  expect(await waitFor(two)).toHaveLength(2);
});
