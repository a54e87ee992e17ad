import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";
import { lettersTo } from "./test-letters.ts";

const game = await testGame();

const form = (username: string) => ({
  email: `${username}@game.test`,
  password: "lantern-of-moss",
  username,
});

const once = (key: string) => ({ headers: { "idempotency-key": key } });

const sendsAgain = (visitor: Caller, username: string) =>
  visitor.call(account.signUp, form(username), once(`sign-up-of-${username}`));

test("a sign-up whose answer got lost is sent again, and signs in", async () => {
  const first = await sendsAgain(game.visitor(), "lost");
  const visitor = game.visitor();

  const again = await sendsAgain(visitor, "lost");

  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await visitor.call(account.currentUser, {})).body.id).toBe(first.body.id);
});

test("whoever signed up with another's address cannot come back after a reset", async () => {
  await sendsAgain(game.visitor(), "victim");
  const email = "victim@game.test";
  const owner = game.visitor();
  await owner.call(account.forgotPassword, { email });
  const token = await lettersTo(game.dataDir, email).token("/reset-password");
  await owner.call(account.resetPassword, { token, password: "better2" });
  const attacker = game.visitor();

  const { status, refusal } = await sendsAgain(attacker, "victim");

  expect([status, refusal.code]).toEqual([409, "email_taken"]);
  expect(attacker.jar.cookie).toBe(null);
});

test("a sign-up does not come back after a change of the password or the address", async () => {
  const [ada, bo] = [game.visitor(), game.visitor()];
  await sendsAgain(ada, "ada");
  await sendsAgain(bo, "bo");
  await ada.call(account.changePassword, {
    currentPassword: "lantern-of-moss",
    newPassword: "better2",
  });
  await bo.call(account.updateProfile, {
    email: "bo2@game.test",
    currentPassword: "lantern-of-moss",
  });

  const answers = [await sendsAgain(game.visitor(), "ada"), await sendsAgain(game.visitor(), "bo")];

  expect(answers.map(({ refusal }) => refusal.code)).toEqual(["email_taken", "email_taken"]);
});

test("repeated sign-ups are counted like any other guess at the password", async () => {
  const player = await game.player({ username: "cleo" });
  await sendsAgain(game.visitor(), "dora");
  const thief = game.visitor();
  for (let i = 0; i < 5; i++) {
    await thief.call(account.login, { email: "dora@game.test", password: "guess" });
  }

  expect((await sendsAgain(thief, "dora")).status).toBe(429);
  expect((await player.call(account.currentUser, {})).status).toBe(200);
});

test("a repeated sign-in proves the password each time", async () => {
  const player = await game.player();
  const credentials = { email: player.email, password: "lantern-of-moss" };
  await game.visitor().call(account.login, credentials, once("sign-in"));
  await player.call(account.changePassword, {
    currentPassword: "lantern-of-moss",
    newPassword: "better2",
  });
  const visitor = game.visitor();

  expect((await visitor.call(account.login, credentials, once("sign-in"))).status).toBe(401);
  expect(visitor.jar.cookie).toBe(null);
});

test("nothing that is kept of an answer says anything of sessions", async () => {
  const player = await game.player();
  const { email } = player;
  await game.visitor().call(account.login, { email, password: "lantern-of-moss" }, once("kept-1"));
  await player.call(account.forceLogout, {}, once("kept-2"));

  const kept = await game.db.rows(
    `select 1 from idempotent_answers where answer::text like '%' || $1 || '%'`,
    [player.id],
  );

  expect(kept).toEqual([]);
});
