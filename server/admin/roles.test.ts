import { expect, test } from "vitest";
import { changeRole } from "#contract/admin.ts";
import { suspendUser } from "#contract/suspensions.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { testGame } from "#server/testing/test-game.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { suspensionStateRefusals } from "#texts/en/suspensions.ts";
import { makeAdminByHand } from "./by-hand.ts";

const game = await testGame({ isBusy: true, adjust: ({ db }) => ({ db: heldDb(db) }) });
const { deps } = game;

const roleOf = (id: string) =>
  game.db.value<string>(`select role from players where id = $1`, [id]);

test("the operator makes an admin of whom an admin could make one, and of nobody else", async () => {
  const admin = await game.admin();
  const [adult, suspended] = [await game.player(), await game.player()];
  const child = await game.player({ born: "2015-01" });
  const until = new Date(deps.now() + 86_400_000).toISOString();
  await admin.call(suspendUser, { id: suspended.id, why: "cheats", until });
  await admin.call(changeRole, { userId: adult.id, role: "admin" });

  const ofChild = await makeAdminByHand(deps, child.email);
  const ofSuspended = await makeAdminByHand(deps, suspended.email);
  const ofUnknown = await makeAdminByHand(deps, "unknown@game.test");
  const ofAdult = await makeAdminByHand(deps, adult.email.toUpperCase());

  expect(ofChild).toEqual({ isDone: false, words: requestRefusals.admins_are_adults });
  expect(ofSuspended).toEqual({
    isDone: false,
    words: suspensionStateRefusals.suspended_stays_user,
  });
  expect([ofUnknown.isDone, ofAdult.isDone]).toEqual([false, true]);
  expect(await Promise.all([child, suspended, adult].map(({ id }) => roleOf(id)))).toEqual([
    "user",
    "user",
    "admin",
  ]);
  const deeds = await game.db.rows(
    `select deed, admin_id as "by" from admin_log where subject_id = $1 and admin_id is null`,
    [adult.id],
  );
  expect(deeds).toEqual([{ deed: "role changed", by: null }]);
});

test("an admin whose role is taken away while a call is under way makes no other one alone", async () => {
  await game.db.rows(`update players set role = 'user' where role = 'admin'`);
  const owner = await game.admin();
  for (let at = 0, before: string | null = ""; before !== null; at++) {
    const [cheat, friend] = [await game.admin(), await game.player()];
    const call = hold(at, () => cheat.call(changeRole, { userId: friend.id, role: "admin" }));
    before = await call.stopped;
    const taken = owner.call(changeRole, { userId: cheat.id, role: "user" });
    await goAhead(game.db, taken);
    call.release();
    await Promise.all([call.answer, taken]);

    expect(await Promise.all([cheat, friend].map(({ id }) => roleOf(id)))).toEqual([
      "user",
      "user",
    ]);
  }
});
