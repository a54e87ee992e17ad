import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import * as security from "#contract/security.ts";
import { testGame } from "#server/testing/test-game.ts";
import { challengeFor, codeOf, PASSWORD } from "./test-security.ts";

const game = await testGame();

test("who has lost the answer to the first code gets other recovery codes, in this session alone", async () => {
  const player = await game.player();
  const elsewhere = game.visitor();
  await elsewhere.call(account.login, { email: player.email, password: PASSWORD });
  const { secret } = (await player.call(security.beginAuthenticator, {})).body;
  const input = { code: codeOf(game, secret) };
  const lost = (await player.call(security.confirmAuthenticator, input)).body.recoveryCodes;

  const again = await player.call(security.confirmAuthenticator, input);
  const byOther = await elsewhere.call(security.confirmAuthenticator, input);

  expect([again.status, byOther.refusal.code]).toEqual([200, "authenticator_on"]);
  const enters = async (recoveryCode = "") => {
    const visitor = game.visitor();
    const { challenge } = await challengeFor(visitor, player);
    return (await visitor.call(security.secondFactor, { challenge, code: recoveryCode })).status;
  };
  expect(await enters(lost[0])).toBe(400);
  expect(await enters(again.body.recoveryCodes[0])).toBe(200);
});
