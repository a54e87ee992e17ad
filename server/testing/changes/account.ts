import * as account from "#contract/account.ts";
import { deleteOwnAccount, returnToAccount, askForExport } from "#contract/own-data.ts";
import { becomeFirstAdmin, checkSetupLink } from "#contract/setup.ts";
import { must } from "#game/lib/must.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { PASSWORD } from "#server/security/test-security.ts";
import { offerSetup } from "#server/setup/first-admin.ts";
import { newId } from "#server/lib/ids.ts";
import {
  alone,
  aPlayer,
  bodyOf,
  change,
  changeIn,
  signsIn,
  type Change,
  type Game,
} from "./change.ts";

async function forgetful(game: Game) {
  const { email } = await game.player();
  return { by: game.visitor(), input: { email } };
}

async function mailed(game: Game, page: string) {
  const player = await game.player();
  const tokenOf = () => lettersTo(game.dataDir, player.email).token(page);
  return { player, tokenOf };
}

/** By the console's link; an admin who is there already would close it. */
async function firstAdmin(game: Game) {
  await game.db.rows(`update players set role = 'user' where role = 'admin'`);
  const link = must(await offerSetup(game.deps), "a link");
  const token = must(new URL(link).searchParams.get("token"), "a token");
  return { by: await game.player(), input: { token } };
}

export const ofAccounts: readonly Change[] = [
  change(
    account.signUp,
    async (game) => {
      const username = `again ${newId().replaceAll(/[^a-f]/g, "")}`;
      const email = `${newId()}@game.test`;
      return { by: game.visitor(), input: { email, username, password: PASSWORD } };
    },
    signsIn,
  ),
  change(
    account.login,
    async (game) => {
      const { email } = await game.player();
      return { by: game.visitor(), input: { email, password: PASSWORD } };
    },
    signsIn,
  ),
  change(account.forceLogout, alone),
  change(account.sayAge, async (game) => ({
    by: await game.player({ born: null }),
    input: { birthMonth: "1990-01" },
  })),
  change(account.forgotPassword, forgetful),
  change(account.resetPassword, async (game) => {
    const { player, tokenOf } = await mailed(game, "/reset-password");
    await bodyOf(game.visitor().call(account.forgotPassword, { email: player.email }));
    return { by: game.visitor(), input: { token: await tokenOf(), password: "another-moss" } };
  }),
  change(account.verifyEmail, async (game) => {
    const { tokenOf } = await mailed(game, "/verify-email");
    return { by: game.visitor(), input: { token: await tokenOf() } };
  }),
  changeIn(account.saveLimits, aPlayer, (by) => [
    by,
    { minutesADay: 60, bedtime: null, monthlyCapCents: 900, timeZone: "Europe/Berlin" },
  ]),
  changeIn(account.changePassword, aPlayer, (by) => [
    by,
    { currentPassword: PASSWORD, newPassword: "another-moss" },
  ]),
  change(
    account.proveAgain,
    async (game) => ({ by: await game.player(), input: { password: PASSWORD } }),
    { why: "it proves anew", touches: ["sessions"] },
  ),
  change(account.resendVerification, alone),
  change(account.endSession, async (game) => {
    const by = await game.player();
    await bodyOf(game.visitor().call(account.login, { email: by.email, password: PASSWORD }));
    const sessions = await bodyOf(by.call(account.listSessions, {}));
    return {
      by,
      input: {
        id: must(
          sessions.find(({ current }) => !current),
          "a session",
        ).id,
      },
    };
  }),
  changeIn(account.updateProfile, aPlayer, (by) => [
    by,
    { email: `${newId()}@game.test`, currentPassword: PASSWORD },
  ]),
  change(askForExport, alone),
  changeIn(deleteOwnAccount, aPlayer, (by) => [by, { username: by.username }]),
  change(returnToAccount, async (game) => {
    const { email, username, call } = await game.player();
    await bodyOf(call(deleteOwnAccount, { username }));
    return { by: game.visitor(), input: { email, password: PASSWORD } };
  }),
  change(checkSetupLink, firstAdmin),
  change(becomeFirstAdmin, firstAdmin),
];
