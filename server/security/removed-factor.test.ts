import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import * as security from "#contract/security.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { testGame } from "#server/testing/test-game.ts";
import { recoveryAnswers } from "#texts/en/account.ts";
import {
  addPasskey,
  challengeFor,
  codeOf,
  entersByPasskey,
  isSignedIn,
  PASSWORD,
  protect,
} from "./test-security.ts";

const game = await testGame();

test("what a second factor has opened ends with it, and this session is as after a password", async () => {
  const [player, stranger] = [await game.player(), game.visitor()];
  const { secret } = await protect(game, player);
  const { challenge } = await challengeFor(stranger, player);
  await stranger.call(security.secondFactor, { challenge, code: codeOf(game, secret) });
  expect(await isSignedIn(stranger)).toBe(true);

  expect((await player.call(security.removeAuthenticator, {})).status).toBe(200);

  expect(await isSignedIn(stranger)).toBe(false);
  expect(await isSignedIn(player)).toBe(true);
  expect((await player.call(security.getSecurity, {})).body.isTwoFactorSession).toBe(false);
});

test("an address that is brought back ends what was set up since, and nothing of before", async () => {
  const player = await game.player();
  const own = await addPasskey(player);
  await game.db.rows(
    `update passkeys set made_at = made_at - interval '1 hour' where player_id = $1`,
    [player.id],
  );
  // Another person knows the password, and sits in an open session.
  await player.call(account.updateProfile, {
    email: "another-person@game.test",
    currentPassword: PASSWORD,
  });
  const theirs = await addPasskey(player);
  await protect(game, player);
  const token = await lettersTo(game.dataDir, player.email).token("/reset-password");

  const back = await game
    .visitor()
    .call(account.resetPassword, { token, password: "better-lantern" });

  expect(back.body.message).toBe(recoveryAnswers.all_restored);
  expect((await challengeFor(game.visitor(), player, "better-lantern")).status).toBe(200);
  const byTheirs = await entersByPasskey(game.visitor(), theirs.passkey);
  expect(byTheirs.refusal.code).toBe("passkey_unknown");
  expect((await entersByPasskey(game.visitor(), own.passkey)).body.id).toBe(player.id);
  const codes = await game.db.rows(`select from recovery_codes where player_id = $1`, [player.id]);
  expect(codes).toEqual([]);
});
