import { expect, test } from "vitest";
import * as security from "#contract/security.ts";
import { testGame } from "#server/testing/test-game.ts";
import { challengeFor, codeOf, isSignedIn, protect } from "./test-security.ts";

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
