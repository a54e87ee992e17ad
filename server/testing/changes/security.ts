import { isDeepStrictEqual } from "node:util";
import * as security from "#contract/security.ts";
import * as account from "#contract/account.ts";
import * as wallet from "#contract/wallet.ts";
import { must } from "#game/lib/must.ts";
import { testPasskey } from "#server/security/test-passkey.ts";
import {
  addPasskey,
  challengeFor,
  codeOf,
  PASSWORD,
  protect,
} from "#server/security/test-security.ts";
import type { Answer } from "#server/testing/test-game.ts";
import { alone, aPlayer, bodyOf, change, changeIn, type Change, type Game } from "./change.ts";

async function protectedPlayer(game: Game) {
  const by = await game.player();
  return { by, ...(await protect(game, by)) };
}

async function withPasskey(game: Game) {
  const by = await game.player();
  const { passkey, body } = await addPasskey(by);
  return { by, passkey, id: body.id };
}

/** Each time another question: the last one is answered. */
const isAnother = (again: Answer<unknown>, first: Answer<unknown>) =>
  again.status === 200 && !isDeepStrictEqual(again.body, first.body);

const question = {
  why: "each question is another",
  isRight: isAnother,
  touches: ["sign_in_challenges"],
};

const isRefusedWith = (code: string) => (again: Answer<unknown>) => again.refusal.code === code;

async function begun(game: Game) {
  const by = await game.player();
  const { secret } = await bodyOf(by.call(security.beginAuthenticator, {}));
  return { by, input: { code: codeOf(game, secret) } };
}

const otherCodes = {
  why: "recovery codes are shown once: who has not seen them gets others, and the last ones count",
  isRight: isAnother,
  touches: ["recovery_codes", "account_changes"],
};

const newPasskey = async (game: Game) => {
  const by = await game.player();
  const asked = await bodyOf(by.call(security.beginPasskey, {}));
  return { by, input: { name: "My phone", passkey: testPasskey().make(asked) } };
};

export const ofSecurity: readonly Change[] = [
  change(
    security.secondFactor,
    async (game) => {
      const { by, secret } = await protectedPlayer(game);
      const visitor = game.visitor();
      const { challenge } = await challengeFor(visitor, by);
      return { by: visitor, input: { challenge, code: codeOf(game, secret) } };
    },
    {
      why: "it opens a session, and each code opens one",
      isRight: isRefusedWith("sign_in_again"),
    },
  ),
  change(security.askForPasskey, async (game) => ({ by: game.visitor(), input: {} }), question),
  change(
    security.passkeySignIn,
    async (game) => {
      const { passkey } = await withPasskey(game);
      const by = game.visitor();
      const asked = await bodyOf(by.call(security.askForPasskey, {}));
      return { by, input: { passkey: passkey.answer(asked) } };
    },
    {
      why: "it opens a session, and each question opens one",
      isRight: isRefusedWith("passkey_unknown"),
    },
  ),
  change(security.askForProof, alone, question),
  change(security.proveByPasskey, async (game) => {
    const { by, passkey } = await withPasskey(game);
    const asked = await bodyOf(by.call(security.askForProof, {}));
    return { by, input: { passkey: passkey.answer(asked) } };
  }),
  changeIn(security.proveByCode, protectedPlayer, ({ by, secret }, game) => [
    by,
    { code: codeOf(game, secret) },
  ]),
  change(security.beginAuthenticator, alone, {
    why: "its secret is shown once: the last one is confirmed",
    isRight: isAnother,
    touches: ["authenticators"],
  }),
  change(security.confirmAuthenticator, begun, otherCodes),
  changeIn(security.removeAuthenticator, protectedPlayer, ({ by }) => [by, {}]),
  changeIn(security.renewRecoveryCodes, protectedPlayer, ({ by }) => [by, {}], otherCodes),
  change(security.beginPasskey, alone, question),
  change(security.addPasskey, newPasskey),
  changeIn(security.renamePasskey, withPasskey, ({ by, id }) => [by, { id, name: "Old phone" }]),
  changeIn(security.removePasskey, withPasskey, ({ by, id }) => [by, { id }]),
  change(security.endOtherSessions, async (game) => {
    const by = await game.player();
    await bodyOf(game.visitor().call(account.login, { email: by.email, password: PASSWORD }));
    return { by, input: {} };
  }),
  changeIn(wallet.exportKey, aPlayer, (by) => [by, { password: PASSWORD }]),
  change(
    wallet.showFormerKey,
    async (game) => {
      const by = await game.player();
      const { publicKey } = await bodyOf(by.call(wallet.walletInfo, {}));
      await bodyOf(by.call(wallet.exportKey, { password: PASSWORD }));
      return { by, input: { publicKey: must(publicKey, "a wallet"), password: PASSWORD } };
    },
    { why: "each showing of a key is written down", touches: ["wallet_audit"] },
  ),
];
