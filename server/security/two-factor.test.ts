/** Two-factor sign-in by an app, and attempts to get in without it. */
import { expect, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import { PROOF_MINUTES } from "#contract/endpoint.ts";
import * as security from "#contract/security.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { testGame } from "#server/testing/test-game.ts";
import { resetProtection } from "./reset-by-hand.ts";
import {
  addPasskey,
  challengeFor,
  codeOf,
  isSignedIn,
  PASSWORD,
  protect,
  STEP_MS,
} from "./test-security.ts";

const game = await testGame();
const second = await game.another();

/** A player with a protected account, and a browser without any sign-in. */
async function begin() {
  const player = await game.player();
  const { secret, recoveryCodes } = await protect(game, player);
  return { player, secret, recoveryCodes, stranger: game.visitor() };
}

const code = (secret: string, steps = 0) => codeOf(game, secret, steps);

test("with an app that was confirmed, the password alone opens nothing", async () => {
  const { player, secret, stranger } = await begin();

  const asked = await challengeFor(stranger, player);
  expect(asked).toMatchObject({ status: 401, code: "second_factor_needed", passkey: null });
  expect(await isSignedIn(stranger)).toBe(false);

  const { challenge } = asked;
  const wrong = await stranger.call(security.secondFactor, { challenge, code: "000000" });
  expect(wrong.refusal.code).toBe("wrong_code");
  expect(await isSignedIn(stranger)).toBe(false);
  const right = await stranger.call(security.secondFactor, { challenge, code: code(secret) });
  expect(right.body.id).toBe(player.id);
  expect(await isSignedIn(stranger)).toBe(true);
});

test("nothing is asked for before the first code, which must be of the app", async () => {
  const player = await game.player();
  const first = (await player.call(security.beginAuthenticator, {})).body;
  const begun = (await player.call(security.beginAuthenticator, {})).body;
  expect(begun.address).toContain("otpauth://totp/Taleborn");
  expect(begun.address).toContain(begun.secret);
  const confirm = (text: string) => player.call(security.confirmAuthenticator, { code: text });
  expect((await confirm(code(first.secret))).refusal.code).toBe("wrong_code");
  expect((await confirm("1é2345")).refusal.code).toBe("wrong_code");
  expect((await challengeFor(game.visitor(), player)).status).toBe(200);

  const { recoveryCodes } = (await confirm(code(begun.secret))).body;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await challengeFor(game.visitor(), player)).status).toBe(401);
  expect((await confirm(code(begun.secret, 1))).refusal.code).toBe("authenticator_on");
  expect((await player.call(security.beginAuthenticator, {})).refusal.code).toBe(
    "authenticator_on",
  );
});

test("the secret and the recovery codes are stored so that nobody can read them", async () => {
  const { player, secret, recoveryCodes } = await begin();
  const stored = await game.db.one<{ sealed: Buffer; hashes: string }>(
    `select sealed_secret as sealed,
            (select string_agg(encode(code_hash, 'escape'), ' ') from recovery_codes
              where player_id = $1) as hashes
       from authenticators where player_id = $1`,
    [player.id],
  );
  expect(stored.sealed.includes(secret)).toBe(false);
  for (const each of recoveryCodes) expect(stored.hashes).not.toContain(each);
  const other = await game.player();
  expect(() => game.deps.sealing.open(stored.sealed, `authenticator ${other.id}`)).toThrow(/./);
  const answers = await game.db.rows<{ answer: unknown }>(
    `select answer from idempotent_answers where scope = $1`,
    [player.id],
  );
  expect(JSON.stringify(answers)).not.toContain(secret);
});

test("a code counts once, also for two who show it at once at two servers", async () => {
  const { player, secret } = await begin();
  const now = code(secret);
  const browsers = [game.visitor(), second.visitor(), game.visitor(), second.visitor()];
  const challenges = await Promise.all(browsers.map((each) => challengeFor(each, player)));
  second.wait(game.deps.now() - second.deps.now());
  const answers = await Promise.all(
    browsers.map((each, i) =>
      each.call(security.secondFactor, { challenge: challenges[i]!.challenge, code: now }),
    ),
  );

  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  const again = await challengeFor(game.visitor(), player);
  const replayed = await game
    .visitor()
    .call(security.secondFactor, { challenge: again.challenge, code: now });
  expect(replayed.refusal.code).toBe("wrong_code");
  // The one before is not new either.
  const before = await game
    .visitor()
    .call(security.secondFactor, { challenge: again.challenge, code: code(secret, -1) });
  expect(before.refusal.code).toBe("wrong_code");
});

test("a clock may be half a minute ahead or behind, and no more", async () => {
  for (const [steps, status] of [
    [-2, 400],
    [2, 400],
    [-1, 200],
    [1, 200],
  ] as const) {
    const { player, secret, stranger } = await begin();
    const { challenge } = await challengeFor(stranger, player);
    const shown = await stranger.call(security.secondFactor, {
      challenge,
      code: code(secret, steps),
    });
    expect(shown.status).toBe(status);
  }
});

test("a challenge is answered once, within five minutes, by its own player", async () => {
  const { player, secret, stranger } = await begin();
  const other = await begin();
  const { challenge } = await challengeFor(stranger, player);
  const answer = (text: string) => stranger.call(security.secondFactor, { challenge, code: text });

  expect((await answer(code(other.secret))).refusal.code).toBe("wrong_code");
  expect((await answer(other.recoveryCodes[0]!)).refusal.code).toBe("wrong_code");
  expect((await answer(code(secret))).status).toBe(200);
  game.wait(STEP_MS);
  expect((await answer(code(secret))).refusal.code).toBe("sign_in_again");

  const late = await challengeFor(stranger, other.player);
  game.wait(5 * 60_000);
  const tooLate = await stranger.call(security.secondFactor, {
    challenge: late.challenge,
    code: code(other.secret),
  });
  expect(tooLate.refusal.code).toBe("sign_in_again");
  const invented = { challenge: "invented", code: code(other.secret) };
  expect((await stranger.call(security.secondFactor, invented)).status).toBe(401);
});

test("after five answers a challenge is over, after ten in a row the account waits", async () => {
  const { player, secret } = await begin();
  const guess = async (challenge: string, text = "000000") =>
    (await game.visitor().call(security.secondFactor, { challenge, code: text })).refusal.code;
  const first = await challengeFor(game.visitor(), player);
  const guesses = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(() => guess(first.challenge)));
  expect(guesses.filter((each) => each === "wrong_code").length).toBe(5);
  expect(await guess(first.challenge, code(secret))).toBe("sign_in_again");

  const next = await challengeFor(game.visitor(), player);
  for (let i = 0; i < 5; i++) expect(await guess(next.challenge)).toBe("wrong_code");
  const last = await challengeFor(game.visitor(), player);
  expect(await guess(last.challenge, code(secret))).toBe("too_many_tries");
});

test("a recovery code opens the account once, however it is typed", async () => {
  const { player, recoveryCodes, stranger } = await begin();
  const [first = "", other = ""] = recoveryCodes;
  const { challenge } = await challengeFor(stranger, player);
  const typed = ` ${first.toLowerCase().replaceAll("-", " ")} `;
  const shown = await stranger.call(security.secondFactor, { challenge, code: typed });
  expect(shown.body.id).toBe(player.id);
  expect((await player.call(security.getSecurity, {})).body.recoveryCodesLeft).toBe(9);

  const again = await challengeFor(game.visitor(), player);
  const answers = await Promise.all(
    [first, other, other].map((text) =>
      game.visitor().call(security.secondFactor, { challenge: again.challenge, code: text }),
    ),
  );
  expect(answers[0]?.status).not.toBe(200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("new recovery codes end the old ones; turned off, the password is enough", async () => {
  const { player, recoveryCodes, stranger } = await begin();
  const renewed = (await player.call(security.renewRecoveryCodes, {})).body.recoveryCodes;
  const { challenge } = await challengeFor(stranger, player);
  const show = (text: string) => stranger.call(security.secondFactor, { challenge, code: text });
  expect((await show(recoveryCodes[0]!)).refusal.code).toBe("wrong_code");
  expect((await show(renewed[0]!)).status).toBe(200);

  await player.call(security.removeAuthenticator, {});
  expect((await challengeFor(game.visitor(), player)).status).toBe(200);
  expect((await player.call(security.renewRecoveryCodes, {})).refusal.code).toBe(
    "authenticator_off",
  );
});

test("to change what protects the account wants a proof of the last minutes", async () => {
  const { player } = await begin();
  game.wait(PROOF_MINUTES * 60_000);
  const refusals = [
    await player.call(security.removeAuthenticator, {}),
    await player.call(security.renewRecoveryCodes, {}),
    await player.call(security.beginAuthenticator, {}),
    await player.call(security.beginPasskey, {}),
  ].map(({ refusal }) => refusal.code);
  expect(refusals).toEqual(Array.from({ length: 4 }, () => "prove_again"));
});

test("a session that a password alone had opened cannot turn it off, before it shows a code", async () => {
  const player = await game.player();
  const elsewhere = game.visitor();
  await elsewhere.call(account.login, { email: player.email, password: PASSWORD });
  const { secret } = await protect(game, player);

  const removed = await elsewhere.call(security.removeAuthenticator, {});
  expect(removed.refusal.code).toBe("second_factor_first");
  const added = await elsewhere.call(security.beginPasskey, {});
  expect(added.refusal.code).toBe("second_factor_first");
  await elsewhere.call(account.proveAgain, { password: PASSWORD });
  const still = await elsewhere.call(security.removeAuthenticator, {});
  expect(still.refusal.code).toBe("second_factor_first");

  const wrong = await elsewhere.call(security.proveByCode, { code: "000000" });
  expect(wrong.refusal.code).toBe("wrong_code");
  expect((await elsewhere.call(security.proveByCode, { code: code(secret) })).status).toBe(200);
  expect((await elsewhere.call(security.removeAuthenticator, {})).status).toBe(200);
});

test("a new password by a letter takes nothing away, and ends what was asked before", async () => {
  const { player, secret, stranger } = await begin();
  const { challenge } = await challengeFor(stranger, player);
  await stranger.call(account.forgotPassword, { email: player.email });
  const token = await lettersTo(game.dataDir, player.email).token("/reset-password");
  const password = "forest-lantern-7";
  const reset = await stranger.call(account.resetPassword, { token, password });
  expect(reset.status).toBe(200);
  expect(await isSignedIn(stranger)).toBe(false);

  const old = await stranger.call(security.secondFactor, { challenge, code: code(secret) });
  expect(old.refusal.code).toBe("sign_in_again");
  const asked = await challengeFor(stranger, player, password);
  expect(asked.code).toBe("second_factor_needed");
});

test("a sign-up that is sent again is no way around it", async () => {
  const visitor = game.visitor();
  const headers = { "idempotency-key": "the-same-sign-up" };
  const email = "again@game.test";
  const input = { email, password: PASSWORD, username: "again", birthMonth: "1990-01" };
  const { body } = await visitor.call(account.signUp, input, { headers });
  const begun = (await visitor.call(security.beginAuthenticator, {})).body;
  await visitor.call(security.confirmAuthenticator, { code: code(begun.secret) });

  const attacker = game.visitor();
  const again = await attacker.call(account.signUp, input, { headers });
  expect(again.refusal.code).toBe("second_factor_needed");
  expect(again.body.id).not.toBe(body.id);
  expect(await isSignedIn(attacker)).toBe(false);
});

test("a sign-in always has a session of its own: whoever knew the one before is out", async () => {
  const { player, secret } = await begin();
  const attacker = await game.player();
  const victim = game.as(attacker);
  const { challenge } = await challengeFor(victim, player);
  expect((await victim.call(account.currentUser, {})).body.id).toBe(attacker.id);
  await victim.call(security.secondFactor, { challenge, code: code(secret) });

  expect((await victim.call(account.currentUser, {})).body.id).toBe(player.id);
  expect(await isSignedIn(attacker)).toBe(false);
});

test("an account that was closed meanwhile is not opened", async () => {
  const { player, secret, stranger } = await begin();
  const { challenge } = await challengeFor(stranger, player);
  await game.db.rows(`update players set deleted_at = now() where id = $1`, [player.id]);
  const shown = await stranger.call(security.secondFactor, { challenge, code: code(secret) });
  expect(shown.status).not.toBe(200);
  expect(await isSignedIn(stranger)).toBe(false);
});

test("a known browser is asked as well", async () => {
  const { player } = await begin();
  await player.call(account.forceLogout, {});
  expect((await challengeFor(player, player)).code).toBe("second_factor_needed");
});

test("each change of what protects an account is told to its owner by a letter", async () => {
  const player = await game.player();
  const verify = await lettersTo(game.dataDir, player.email).token("/verify-email");
  await player.call(account.verifyEmail, { token: verify });
  await protect(game, player);
  await player.call(security.renewRecoveryCodes, {});
  await player.call(security.removeAuthenticator, {});
  await player.call(security.removeAuthenticator, {});
  const { body } = await addPasskey(player);
  await player.call(security.removePasskey, { id: body.id });

  const told = async () =>
    (await lettersTo(game.dataDir, player.email).all()).filter((each) =>
      each.includes("Subject: Taleborn: the protection of your account has changed"),
    );
  await vi.waitFor(async () => expect(await told()).toHaveLength(5), { timeout: 300_000 });
  const letters = (await told()).join("\n");
  for (const words of ["turned on", "New recovery codes", "turned off", "added", "removed"]) {
    expect(letters).toContain(words);
  }
});

test("whoever has lost everything is let in by hand, and that is written down", async () => {
  const { player } = await begin();
  await addPasskey(player);
  const reset = () =>
    game.db.transaction((tx) =>
      resetProtection(game.deps, tx, { playerId: player.id, why: "came to the office" }),
    );
  expect(await reset()).toBe(true);
  expect((await challengeFor(game.visitor(), player)).status).toBe(200);
  expect(await reset()).toBe(false);
  const rows = await game.db.rows(
    `select deed, why, before, after from admin_log where subject_id = $1`,
    [player.id],
  );
  expect(rows).toEqual([
    {
      deed: "protection taken away",
      why: "came to the office",
      before: { app: true, passkeys: 1 },
      after: { app: false, passkeys: 0 },
    },
  ]);
});
