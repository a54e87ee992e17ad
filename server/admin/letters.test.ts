import { expect, test } from "vitest";
import { changeRole, listLog, undoDeed } from "#contract/admin.ts";
import { listNotifications } from "#contract/notifications.ts";
import type { Role } from "#game/account/roles.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { jobsBeside } from "#server/lib/jobs.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { makeAdminByHand } from "./by-hand.ts";

const game = await testGame();

const gives = (by: ActingPlayer, { id: userId }: ActingPlayer, role: Role) =>
  by.call(changeRole, { userId, role });

const confirm = (...players: ActingPlayer[]) =>
  game.db.rows(`update players set email_verified_at = now() where id = any($1)`, [
    players.map(({ id }) => id),
  ]);

const heardOf = async (player: ActingPlayer) =>
  (await player.call(listNotifications, {})).body.items
    .map(({ title }) => title)
    .filter((title) => title.includes(" admin "))
    .toSorted();

const lettersOf = async ({ email }: ActingPlayer) =>
  (await lettersTo(game.dataDir, email).all()).filter((letter) => letter.includes(" admin "));

const isMade = ({ username }: ActingPlayer) => `"${username}" is an admin now`;
const isNone = ({ username }: ActingPlayer) => `"${username}" is no admin any more`;

test("the other admins hear at once by whom an admin is made or unmade, and so does that player", async () => {
  const [boss, other, mia] = [await game.admin(), await game.admin(), await game.player()];
  await confirm(boss, other, mia);

  await gives(boss, mia, "admin");
  expect(await heardOf(other)).toEqual([]);
  await gives(other, mia, "admin");
  await gives(boss, other, "user");
  const made = { subject: mia.id, deed: "role changed" };
  const [{ number } = { number: 0 }] = (await boss.call(listLog, made)).body;
  expect((await boss.call(undoDeed, { number })).status).toBe(200);

  expect(await heardOf(boss)).toEqual([isMade(mia)]);
  expect(await heardOf(other)).toEqual([isNone(other)]);
  expect(await heardOf(mia)).toEqual([isMade(mia), isNone(mia), isNone(other)].toSorted());
  await expect.poll(async () => (await lettersOf(mia)).length).toBe(3);
  await expect
    .poll(() => lettersOf(other))
    .toEqual([expect.stringContaining(`Subject: Taleborn: ${isNone(other)}\n`)]);
  expect((await lettersOf(other))[0]).toContain(`"${boss.username}" has done it.`);
});

test("the admins hear of an admin whom the operator makes by a command, too", async () => {
  const [boss, ben] = [await game.admin(), await game.player()];
  await confirm(boss, ben);

  await makeAdminByHand({ ...game.deps, jobs: jobsBeside }, ben.email);

  expect(await heardOf(boss)).toEqual([isMade(ben)]);
  await expect.poll(() => lettersOf(boss), { timeout: 20_000 }).toHaveLength(1);
  expect((await lettersOf(boss))[0]).toContain("A command on the game's machine has done it.");
});
