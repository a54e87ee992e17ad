import * as contract from "#contract/account.ts";
import { route } from "#server/lib/route.ts";
import * as recovery from "./recovery.ts";
import * as account from "./service.ts";

export const accountRoutes = [
  route(contract.currentUser, (_, { deps, player }) => account.currentUser(deps, player.id)),
  route(contract.login, (input, { deps, visit }) => account.logIn(deps, input, visit)),
  route(contract.signUp, (input, { deps, visit }) => account.signUp(deps, input, visit)),
  route(contract.forceLogout, (_, { deps, visit }) => account.logOut(deps, visit)),
  route(contract.logout, (_, { deps, visit }) => account.logOut(deps, visit)),
  route(contract.forgotPassword, ({ email }, { deps, visit }) =>
    recovery.forgotPassword(deps, email, visit),
  ),
  route(contract.resetPassword, (input, { deps, visit }) =>
    recovery.resetPassword(deps, input, visit),
  ),
  route(contract.changePassword, (input, { deps, player, visit }) =>
    recovery.changePassword(deps, player.id, { ...input, sessionId: visit.sessionId }),
  ),
  route(contract.verifyEmail, ({ token }, { deps, visit }) =>
    recovery.verifyEmail(deps, token, visit),
  ),
  route(contract.resendVerification, (_, { deps, player }) =>
    recovery.resendVerification(deps, player.id),
  ),
  route(contract.listSessions, (_, { deps, player, visit }) =>
    recovery.listSessions(deps, player.id, visit),
  ),
  route(contract.endSession, ({ id }, { deps, player }) =>
    recovery.endSession(deps, player.id, id),
  ),
  route(contract.getProfile, (_, { deps, player }) => account.profile(deps, player.id)),
  route(contract.updateProfile, (input, { deps, player }) =>
    account.updateProfile(deps, player.id, input),
  ),
];
