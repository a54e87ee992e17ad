/** What players hear about sign-ins to their account. */
import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import * as security from "#contract/security.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { testGame } from "#server/testing/test-game.ts";
import { tidyUp } from "./service.ts";
import { challengeFor, codeOf, PASSWORD, protect } from "./test-security.ts";

const game = await testGame();

const CHROME = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36" };

test("every sign-in is listed with its device and how it was shown, and every wrong try", async () => {
  const player = await game.player();
  const { secret, recoveryCodes } = await protect(game, player);
  const visitor = game.visitor();
  const credentials = { email: player.email, password: "wrong" };
  await visitor.call(account.login, credentials, { headers: CHROME });
  const first = await challengeFor(visitor, player);
  await visitor.call(security.secondFactor, { challenge: first.challenge, code: "000000" });
  await visitor.call(security.secondFactor, {
    challenge: first.challenge,
    code: codeOf(game, secret),
  });
  const next = await challengeFor(visitor, player);
  await visitor.call(security.secondFactor, {
    challenge: next.challenge,
    code: recoveryCodes[0]!,
  });

  const list = (await player.call(security.listSignIns, {})).body;
  expect(list.map(({ way, succeeded }) => `${way} ${succeeded}`)).toEqual([
    "recovery code true",
    "code true",
    "code false",
    "password false",
    "password true",
  ]);
  expect(list[3]?.device).toBe("Chrome on Windows");
  const other = await game.player();
  expect((await other.call(security.listSignIns, {})).body).toHaveLength(1);
});

test("a try with an address that nobody has is nobody's", async () => {
  const before = await game.db.one<{ count: number }>(`select count(*) from sign_ins`);
  await game.visitor().call(account.login, { email: "nobody@game.test", password: "x" });
  expect(await game.db.one(`select count(*) from sign_ins`)).toEqual(before);
});

test("after ninety days it is forgotten, and so is when the protection was changed", async () => {
  const player = await game.player();
  await protect(game, player);
  const kept = () =>
    game.db.one<Record<"signIns" | "changes", number>>(
      `select (select count(*)::int from sign_ins where player_id = $1) as "signIns",
              (select count(*)::int from account_changes where player_id = $1) as changes`,
      [player.id],
    );
  expect(await kept()).toEqual({ signIns: 1, changes: 1 });

  game.wait(90 * 86_400_000 + 1000);
  expect((await player.call(security.listSignIns, {})).body).toEqual([]);
  await game.db.transaction((tx) => tidyUp(tx, game.deps.now()));
  expect(await kept()).toEqual({ signIns: 0, changes: 0 });
});

test("a device that was never seen is told of by a letter, a known one is not", async () => {
  const player = await game.player();
  const credentials = { email: player.email, password: PASSWORD };
  const letters = async () =>
    (await lettersTo(game.dataDir, player.email).all()).filter((each) =>
      each.includes("Subject: Taleborn: somebody signed in"),
    );
  // The player has not confirmed this address yet.
  await game.visitor().call(account.login, credentials);
  const token = await lettersTo(game.dataDir, player.email).token("/verify-email");
  await player.call(account.verifyEmail, { token });
  await player.call(account.login, credentials);
  const stranger = game.visitor();
  await stranger.call(account.login, credentials, { headers: CHROME });
  await stranger.call(account.login, credentials, { headers: CHROME });

  await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 300_000 });
  const [letter = ""] = await letters();
  expect(letter).toContain("Chrome on Windows");
  expect(letter).toContain("http://game.test/forgot-password");
});

test("all other devices are signed out at once", async () => {
  const player = await game.player();
  const elsewhere = game.visitor();
  await elsewhere.call(account.login, { email: player.email, password: PASSWORD });
  await player.call(security.endOtherSessions, {});
  expect((await elsewhere.call(account.currentUser, {})).status).toBe(401);
  expect((await player.call(account.currentUser, {})).status).toBe(200);
});
