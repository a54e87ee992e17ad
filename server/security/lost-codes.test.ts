import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import * as security from "#contract/security.ts";
import { sha256 } from "#server/lib/ids.ts";
import { testGame } from "#server/testing/test-game.ts";
import { challengeFor, codeOf, PASSWORD, protect } from "./test-security.ts";

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

test("recovery codes are kept by a slow hash, and one that was kept by a fast hash still opens once", async () => {
  const player = await game.player();
  const { recoveryCodes } = await protect(game, player);
  const fastHash = (code: string) => sha256(`${player.id} ${code.replaceAll("-", "")}`);
  const count = await game.db.value<number>(
    `select count(*) from recovery_codes where player_id = $1 and code_hash = any($2::bytea[])`,
    [player.id, recoveryCodes.map(fastHash)],
  );
  await game.db.rows(`insert into recovery_codes (player_id, code_hash) values ($1, $2)`, [
    player.id,
    fastHash("ABCD-EFGH-JKLM"),
  ]);
  const enters = async (code: string) => {
    const visitor = game.visitor();
    const { challenge } = await challengeFor(visitor, player);
    return (await visitor.call(security.secondFactor, { challenge, code })).status;
  };

  expect(count).toBe(0);
  expect(await enters("ABCD-EFGH-JKLM")).toBe(200);
  expect(await enters("ABCD-EFGH-JKLM")).toBe(400);
  expect(await enters(recoveryCodes[3] ?? "")).toBe(200);
});
