import { expect, onTestFinished, test, vi } from "vitest";
import * as account from "#contract/account.ts";
import * as security from "#contract/security.ts";
import { exportKey } from "#contract/wallet.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { goAhead, heldDb, hold } from "#server/testing/held.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { recoveryAnswers } from "#texts/en/account.ts";
import { resetProtection } from "./reset-by-hand.ts";
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

const game = await testGame({ isBusy: true, adjust: ({ db }) => ({ db: heldDb(db) }) });

type Calls = { held: () => Promise<unknown>; other: () => Promise<unknown> };

/** One call stops before each of its statements in turn, until the other one is over or waits for it. */
async function atEveryPoint(begin: () => Promise<Calls & { after: () => Promise<void> }>) {
  for (let at = 0, before: string | null = ""; before !== null; at++) {
    const { held, other, after } = await begin();
    const call = hold(at, held);
    before = await call.stopped;
    const meanwhile = other();
    await goAhead(game.db, meanwhile);
    call.release();
    await Promise.all([call.answer, meanwhile]);
    await after();
  }
}

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

test("what the operator takes away by hand ends what it has opened: a lost phone is somewhere", async () => {
  const [player, finder] = [await game.player(), game.visitor()];
  const { passkey } = await addPasskey(player);
  await entersByPasskey(finder, passkey);
  expect(await isSignedIn(finder)).toBe(true);

  await game.db.transaction((tx) =>
    resetProtection(game.deps, tx, { playerId: player.id, why: "came to the office" }),
  );

  await vi.waitFor(async () => expect(await isSignedIn(finder)).toBe(false));
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

test("of two factors that go at the same moment no session is left in which one was shown", async () => {
  await atEveryPoint(async () => {
    const player = await game.player();
    await protect(game, player);
    const { body } = await addPasskey(player);
    return {
      held: () => player.call(security.removeAuthenticator, {}),
      other: () => player.call(security.removePasskey, { id: body.id }),
      after: async () =>
        expect((await player.call(security.getSecurity, {})).body).toMatchObject({
          hasAuthenticator: false,
          passkeys: [],
          isTwoFactorSession: false,
        }),
    };
  });
});

test("a sign-in that is under way while the password changes opens nothing that stays", async () => {
  await atEveryPoint(async () => {
    const [player, stranger] = [await game.player(), game.visitor()];
    const { email } = player;
    const change = { currentPassword: PASSWORD, newPassword: "better-lantern" };
    return {
      held: () => stranger.call(account.login, { email, password: PASSWORD }),
      other: () => player.call(account.changePassword, change),
      after: async () => expect(await isSignedIn(stranger)).toBe(false),
    };
  });
});

test("nor does one by a passkey that is removed meanwhile", async () => {
  await atEveryPoint(async () => {
    const [player, stranger] = [await game.player(), game.visitor()];
    const { passkey, body } = await addPasskey(player);
    const question = (await stranger.call(security.askForPasskey, {})).body;
    const answer = { passkey: passkey.answer(question) };
    return {
      held: () => stranger.call(security.passkeySignIn, answer),
      other: () => player.call(security.removePasskey, { id: body.id }),
      after: async () => expect(await isSignedIn(stranger)).toBe(false),
    };
  });
});

test.for([
  ["an app that is turned off", (player) => player.call(security.removeAuthenticator, {})],
  [
    "an app, when the password changes",
    (player) =>
      player.call(account.changePassword, {
        currentPassword: PASSWORD,
        newPassword: "better-lantern",
      }),
  ],
] satisfies [string, (player: ActingPlayer) => Promise<unknown>][])(
  "nor one by the code of %s meanwhile",
  async ([, other]) => {
    await atEveryPoint(async () => {
      const [player, stranger] = [await game.player(), game.visitor()];
      const { secret } = await protect(game, player);
      const { challenge } = await challengeFor(stranger, player);
      const answer = { challenge, code: codeOf(game, secret) };
      return {
        held: () => stranger.call(security.secondFactor, answer),
        other: () => other(player),
        after: async () => expect(await isSignedIn(stranger)).toBe(false),
      };
    });
  },
);

const newPassword = "better-lantern";

let places = 0;

/** Asked for from an address of its own: one address gets a hundred letters in an hour. */
async function letterTo({ email }: { email: string }): Promise<string> {
  const from = `10.0.0.${++places}`;
  await game.visitor().call(account.forgotPassword, { email }, { from });
  return lettersTo(game.dataDir, email).token("/reset-password");
}

async function resetsByLetter(player: ActingPlayer) {
  const token = await letterTo(player);
  return game.visitor().call(account.resetPassword, { token, password: newPassword });
}

test("a new password by a letter ends passkeys, which open the account alone", async () => {
  const [player, thief] = [await game.player(), game.visitor()];
  const { passkey } = await addPasskey(player);

  const { body } = await resetsByLetter(player);

  expect(body.message).toBe(recoveryAnswers.passkeys_reset);
  expect((await entersByPasskey(thief, passkey)).refusal.code).toBe("passkey_unknown");
  expect((await challengeFor(game.visitor(), player, newPassword)).status).toBe(200);
  const changes = await game.db.rows(
    `select change from account_changes where player_id = $1 order by id`,
    [player.id],
  );
  expect(changes).toEqual(
    ["passkey", "password by letter", "no passkey"].map((change) => ({ change })),
  );
});

test("where a passkey is a second factor, the letter leaves it", async () => {
  const player = await game.player();
  const { passkey } = await addPasskey(player);
  await protect(game, player);
  const admin = await game.admin();
  await addPasskey(admin);
  const strict = await game.otherwise({ deps: { ...game.deps, adminTwoFactor: true } });
  onTestFinished(() => strict.close());

  expect((await resetsByLetter(player)).body.message).toBe(recoveryAnswers.password_reset);
  expect((await entersByPasskey(game.visitor(), passkey)).body.id).toBe(player.id);

  const token = await letterTo(admin);
  const { url, method } = { url: "/api/auth/reset-password", method: "POST" as const };
  const password = "forest-lantern-77";
  const reset = await strict.inject({ url, method, payload: { token, password } });
  expect(reset.json()).toMatchObject({ message: recoveryAnswers.password_reset });
});

test("a passkey that is added while the password is replaced by a letter opens nothing", async () => {
  await atEveryPoint(async () => {
    const player = await game.player();
    const passkey = testPasskey();
    const made = passkey.make((await player.call(security.beginPasskey, {})).body);
    const token = await letterTo(player);
    return {
      held: () => player.call(security.addPasskey, { name: "Phone", passkey: made }),
      other: () => game.visitor().call(account.resetPassword, { token, password: newPassword }),
      after: async () =>
        expect((await entersByPasskey(game.visitor(), passkey)).refusal.code).toBe(
          "passkey_unknown",
        ),
    };
  });
});

const strangers: Record<string, (player: ActingPlayer) => Promise<unknown>> = {
  "an address": (player) =>
    player.call(account.updateProfile, {
      email: `stranger-of-${player.email}`,
      currentPassword: PASSWORD,
    }),
  "a wallet": (player) => player.call(exportKey, { password: PASSWORD }),
};

test.for(Object.entries(strangers))(
  "%s that a stranger asks for is not the stranger's after the owner has come back",
  async ([, asks]) => {
    await atEveryPoint(async () => {
      const player = await game.player();
      const token = await letterTo(player);
      return {
        held: () => asks(player),
        other: () => game.visitor().call(account.resetPassword, { token, password: newPassword }),
        after: async () =>
          expect(
            await game.db.rows(
              `select from account_changes back
                where player_id = $1 and change = 'password by letter' and (
                  exists (select from players where id = $1 and email <> $2)
                  or exists (select from wallets where player_id = $1 and retired_at > back.at))`,
              [player.id, player.email],
            ),
          ).toEqual([]),
      };
    });
  },
);
