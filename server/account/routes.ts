import * as contract from "#contract/account.ts";
import * as security from "#contract/security.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import { askVisitorForPasskey } from "#server/security/service.ts";
import * as age from "./age.ts";
import * as limits from "./limits.ts";
import * as profile from "./profile.ts";
import { proveAgain } from "./prove.ts";
import * as recovery from "./recovery.ts";
import * as account from "./service.ts";
import * as signIn from "./sign-in.ts";

export const accountRoutes = [
  playerRoute(contract.currentUser, account.currentUser),
  route(contract.login, (input, { deps, visit }) => signIn.logIn(deps, input, visit)),
  route(security.secondFactor, (input, { deps, visit }) =>
    signIn.enterBySecondFactor(deps, input, visit),
  ),
  route(security.askForPasskey, (_, { deps, visit }) => askVisitorForPasskey(deps, visit)),
  route(security.passkeySignIn, (input, { deps, visit }) =>
    signIn.enterByPasskey(deps, input, visit),
  ),
  route(contract.signUp, (input, { deps, visit }) => account.signUp(deps, input, visit)),
  playerRoute(contract.sayAge, age.sayAge),
  route(contract.forceLogout, (_, { deps, visit }) => signIn.logOut(deps, visit)),
  route(contract.logout, (_, { deps, visit }) => signIn.logOut(deps, visit)),
  route(contract.forgotPassword, ({ email }, { deps, visit }) =>
    recovery.forgotPassword(deps, email, visit),
  ),
  route(contract.resetPassword, (input, { deps, visit }) =>
    recovery.resetPassword(deps, input, visit),
  ),
  route(contract.changePassword, (input, { deps, player, visit }) =>
    recovery.changePassword(deps, player.id, { input, visit }),
  ),
  route(contract.verifyEmail, ({ token }, { deps, visit }) =>
    recovery.verifyEmail(deps, token, visit),
  ),
  route(contract.resendVerification, (_, { deps, player, visit }) =>
    recovery.resendVerification(deps, player.id, visit),
  ),
  route(contract.listSessions, (_, { deps, player, visit }) =>
    recovery.listSessions(deps, player.id, visit),
  ),
  playerRoute(contract.proveAgain, proveAgain),
  playerRoute(contract.getLimits, limits.getLimits),
  playerRoute(contract.saveLimits, limits.saveLimits),
  playerRoute(contract.stayHere, limits.stayHere),
  playerRoute(contract.endSession, recovery.endSession),
  playerRoute(security.endOtherSessions, recovery.endOtherSessions),
  playerRoute(contract.getProfile, profile.profile),
  route(contract.updateProfile, (input, { deps, player, visit }) =>
    profile.updateProfile(deps, player.id, { input, visit }),
  ),
];
