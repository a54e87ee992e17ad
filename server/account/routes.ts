import * as contract from "#contract/account.ts";
import * as mine from "#contract/account.ts";
import * as signIn from "#contract/account.ts";
import { route } from "#server/lib/route.ts";
import * as recovery from "./recovery.ts";
import * as account from "./service.ts";

export const accountRoutes = [
  route(contract.currentUser, (_, { deps, player }) => account.currentUser(deps, player.id)),
  route(signIn.login, (input, { deps, visit }) => account.logIn(deps, input, visit)),
  route(signIn.signUp, (input, { deps, visit }) => account.signUp(deps, input, visit)),
  route(contract.forceLogout, (_, { deps, visit }) => account.logOut(deps, visit)),
  route(contract.logout, (_, { deps, visit }) => account.logOut(deps, visit)),
  route(signIn.forgotPassword, ({ email }, { deps, visit }) =>
    recovery.forgotPassword(deps, email, visit),
  ),
  route(signIn.resetPassword, (input, { deps, visit }) =>
    recovery.resetPassword(deps, input, visit),
  ),
  route(mine.changePassword, (input, { deps, player, visit }) =>
    recovery.changePassword(deps, player.id, { ...input, sessionId: visit.sessionId }),
  ),
  route(signIn.verifyEmail, ({ token }, { deps, visit }) =>
    recovery.verifyEmail(deps, token, visit),
  ),
  route(mine.resendVerification, (_, { deps, player }) =>
    recovery.resendVerification(deps, player.id),
  ),
  route(mine.listSessions, (_, { deps, player, visit }) =>
    recovery.listSessions(deps, player.id, visit),
  ),
  route(mine.endSession, ({ id }, { deps, player }) => recovery.endSession(deps, player.id, id)),
  route(mine.getProfile, (_, { deps, player }) => account.profile(deps, player.id)),
  route(mine.updateProfile, (input, { deps, player }) =>
    account.updateProfile(deps, player.id, input),
  ),
];
