/** Passkeys, made and used by an authenticator in software with real signatures. */
import { expect, test } from "vitest";
import * as account from "#contract/account.ts";
import { PROOF_MINUTES } from "#contract/endpoint.ts";
import { listAllCreatures } from "#contract/admin-cards.ts";
import * as security from "#contract/security.ts";
import { newId } from "#server/lib/ids.ts";
import { testGame, type Caller } from "#server/testing/test-game.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import { openChallenge } from "./challenges.ts";
import { testPasskey } from "./test-passkey.ts";
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

const opens = async (who: Caller) => (await who.call(listAllCreatures, {})).refusal.code;

const passkeysOf = async (player: Awaited<ReturnType<typeof game.player>>) =>
  (await player.call(security.getSecurity, {})).body.passkeys;

test("a passkey opens the account without a password, and can be renamed and removed", async () => {
  const player = await game.player();
  const { passkey, body } = await addPasskey(player);
  expect(body).toMatchObject({ name: "My phone", lastUsedAt: null });

  const visitor = game.visitor();
  expect((await entersByPasskey(visitor, passkey)).body.id).toBe(player.id);
  expect(await isSignedIn(visitor)).toBe(true);
  const [kept] = await passkeysOf(player);
  expect(kept?.lastUsedAt).not.toBeNull();

  await player.call(security.renamePasskey, { id: body.id, name: "Old phone" });
  expect((await passkeysOf(player))[0]?.name).toBe("Old phone");
  const other = await game.player();
  for (const call of [
    other.call(security.renamePasskey, { id: body.id, name: "Mine" }),
    other.call(security.removePasskey, { id: body.id }),
  ]) {
    expect((await call).refusal.code).toBe("no_passkey");
  }
  await player.call(security.removePasskey, { id: body.id });
  expect(await passkeysOf(player)).toEqual([]);
  expect((await entersByPasskey(game.visitor(), passkey)).refusal.code).toBe("passkey_unknown");
  // The password still does.
  expect((await challengeFor(game.visitor(), player)).status).toBe(200);
});

test("an answer counts once, for its own question, on this site, and with a finger or a PIN", async () => {
  const player = await game.player();
  const { passkey } = await addPasskey(player);
  const visitor = game.visitor();
  const { answer } = await entersByPasskey(visitor, passkey);
  const tries = [
    async () => visitor.call(security.passkeySignIn, { passkey: answer }),
    async () => entersByPasskey(visitor, passkey, { origin: "http://gane.test" }),
    async () => entersByPasskey(visitor, passkey, { rpId: "gane.test" }),
    async () => entersByPasskey(visitor, testPasskey()),
    async () => {
      const passkeyAnswer = passkey.answer({ options: { challenge: "invented" } });
      return visitor.call(security.passkeySignIn, { passkey: passkeyAnswer });
    },
    async () => {
      const question = (await visitor.call(security.askForPasskey, {})).body;
      game.wait(5 * 60_000);
      return visitor.call(security.passkeySignIn, { passkey: passkey.answer(question) });
    },
  ];
  for (const attempt of tries) {
    expect((await attempt()).refusal.code).toBe("passkey_unknown");
  }
  const careless = testPasskey({ isCareful: false });
  expect((await addPasskey(player, careless)).refusal.code).toBe("passkey_unknown");
});

test("of two who send one answer at once one comes in", async () => {
  const player = await game.player();
  const { passkey } = await addPasskey(player);
  const question = (await game.visitor().call(security.askForPasskey, {})).body;
  const answer = { passkey: passkey.answer(question) };
  const answers = await Promise.all(
    [0, 1, 2].map(() => game.visitor().call(security.passkeySignIn, answer)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("a copied passkey, which has counted less, opens nothing", async () => {
  const player = await game.player();
  const { passkey } = await addPasskey(player);
  await entersByPasskey(game.visitor(), passkey);
  passkey.turnBack(2);
  expect((await entersByPasskey(game.visitor(), passkey)).refusal.code).toBe("passkey_unknown");
});

test("a passkey stands for its own player only, whatever it says", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const { passkey } = await addPasskey(player);
  passkey.claim(Buffer.from(other.id).toString("base64url"));
  expect((await entersByPasskey(game.visitor(), passkey)).refusal.code).toBe("passkey_unknown");
  expect((await addPasskey(other, passkey)).refusal.code).toBe("passkey_there");

  await addPasskey(other);
  const question = (await other.call(security.beginPasskey, {})).body;
  const stolen = await player.call(security.addPasskey, {
    name: "Theirs",
    passkey: testPasskey().make(question),
  });
  expect(stolen.refusal.code).toBe("passkey_unknown");
});

test("it is a second factor beside the password, but not for somebody else's sign-in", async () => {
  const [player, other] = [await game.player(), await game.player()];
  const { passkey } = await addPasskey(player);
  const { passkey: others } = await addPasskey(other);
  await protect(game, player);
  const answerBy = async (which: ReturnType<typeof testPasskey>) => {
    const visitor = game.visitor();
    const { challenge, passkey: options } = await challengeFor(visitor, player);
    const answer = which.answer({ options: options ?? {} });
    return visitor.call(security.secondFactor, { challenge, passkey: answer });
  };
  expect((await answerBy(others)).refusal.code).toBe("passkey_unknown");
  expect((await answerBy(passkey)).body.id).toBe(player.id);
  // An answer to a visitor's or a session's question is no answer to a sign-in's question.
  const visitor = game.visitor();
  const { challenge } = await challengeFor(visitor, player);
  const elsewhere = (await visitor.call(security.askForPasskey, {})).body;
  const mixed = { challenge, passkey: passkey.answer(elsewhere) };
  expect((await visitor.call(security.secondFactor, mixed)).refusal.code).toBe("passkey_unknown");
});

test("it shows in an open session who is there, in no other one", async () => {
  const player = await game.player();
  const { passkey, body } = await addPasskey(player);
  const elsewhere = game.visitor();
  await elsewhere.call(account.login, { email: player.email, password: PASSWORD });
  game.wait(PROOF_MINUTES * 60_000);
  const remove = async () =>
    (await player.call(security.removePasskey, { id: body.id })).refusal.code;
  expect(await remove()).toBe("prove_again");

  const question = (await elsewhere.call(security.askForProof, {})).body;
  const wrong = await player.call(security.proveByPasskey, { passkey: passkey.answer(question) });
  expect(wrong.refusal.code).toBe("passkey_unknown");
  const own = (await player.call(security.askForProof, {})).body;
  await player.call(security.proveByPasskey, { passkey: passkey.answer(own) });
  expect(await remove()).toBe("");
});

test("an erased account keeps nothing of it, and its passkey opens nothing", async () => {
  const player = await game.player();
  const { passkey } = await addPasskey(player);
  await game.db.rows(`update players set deleted_at = now() where id = $1`, [player.id]);
  expect((await entersByPasskey(game.visitor(), passkey)).refusal.code).toBe("passkey_unknown");
});

test("children may have passkeys", async () => {
  const child = await game.player({ born: "2018-01" });
  const { passkey } = await addPasskey(child);
  expect((await entersByPasskey(game.visitor(), passkey)).body.id).toBe(child.id);
});

test("where the back office wants two factors, an admin shows them first in every session", async () => {
  const strict = await testGame({ adjust: () => ({ adminTwoFactor: true }) });
  const admin = await strict.admin();
  expect((await admin.call(security.getSecurity, {})).body).toMatchObject({
    isRequired: true,
    isTwoFactorSession: false,
  });
  expect(await opens(admin)).toBe("second_factor_first");
  const elsewhere = strict.visitor();
  await elsewhere.call(account.login, { email: admin.email, password: PASSWORD });

  const { secret } = await protect(strict, admin);
  expect(await opens(admin)).toBe("");
  expect(await opens(elsewhere)).toBe("second_factor_first");
  await elsewhere.call(security.proveByCode, { code: codeOf(strict, secret) });
  expect(await opens(elsewhere)).toBe("");
});

test("a session that has ended in the meantime is asked nothing", async () => {
  const { id } = await game.player();
  const asked = { purpose: "proof", playerId: id, sessionId: newId() } as const;
  await expect(openChallenge(game.db, asked, game.deps.now())).rejects.toThrow(
    requestRefusals.signed_out,
  );
});
