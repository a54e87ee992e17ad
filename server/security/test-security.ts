/** Players of a test who protect their account. */
import { Secret, TOTP } from "otpauth";
import * as account from "#contract/account.ts";
import * as security from "#contract/security.ts";
import type { ActingPlayer, Caller, testGame } from "#server/testing/test-game.ts";
import { testPasskey } from "./test-passkey.ts";

type Game = Awaited<ReturnType<typeof testGame>>;

export const STEP_MS = 30_000;
export const PASSWORD = "lantern-of-moss";

/** What the app of this secret shows, so many steps from now. */
export const codeOf = ({ deps }: Pick<Game, "deps">, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: deps.now() + steps * STEP_MS,
  });

/** Turns two-factor sign-in on, and lets its code grow old. */
export async function protect(game: Game, player: ActingPlayer) {
  const { secret } = (await player.call(security.beginAuthenticator, {})).body;
  const confirmed = await player.call(security.confirmAuthenticator, {
    code: codeOf(game, secret),
  });
  game.wait(2 * STEP_MS);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}

type Person = { email: string };

/** Sends the right password, and returns the challenge that follows. */
export async function challengeFor(who: Caller, { email }: Person, password = PASSWORD) {
  const { refusal, status } = await who.call(account.login, { email, password });
  const { code, challenge, passkey } = refusal as Record<string, unknown>;
  return {
    status,
    code,
    challenge: String(challenge),
    passkey: passkey as Record<string, unknown> | null,
  };
}

export const isSignedIn = async (who: Caller): Promise<boolean> =>
  (await who.call(account.currentUser, {})).status === 200;

export async function addPasskey(player: ActingPlayer, passkey = testPasskey()) {
  const question = (await player.call(security.beginPasskey, {})).body;
  const added = await player.call(security.addPasskey, {
    name: "My phone",
    passkey: passkey.make(question),
  });
  return { passkey, ...added };
}

export async function entersByPasskey(
  visitor: Caller,
  passkey: ReturnType<typeof testPasskey>,
  place = {},
) {
  const question = (await visitor.call(security.askForPasskey, {})).body;
  const answer = passkey.answer(question, place);
  const entered = await visitor.call(security.passkeySignIn, { passkey: answer });
  return { ...entered, answer };
}
