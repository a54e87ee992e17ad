import * as contract from "#contract/account.ts";
import * as security from "#contract/security.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
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
  plainRoute(contract.login, signIn.logIn),
  plainRoute(security.secondFactor, signIn.enterBySecondFactor),
  plainRoute(security.askForPasskey, (deps, _, visit) => askVisitorForPasskey(deps, visit)),
  plainRoute(security.passkeySignIn, signIn.enterByPasskey),
  plainRoute(contract.signUp, account.signUp),
  playerRoute(contract.sayAge, age.sayAge),
  plainRoute(contract.forceLogout, (deps, _, visit) => signIn.logOut(deps, visit)),
  plainRoute(contract.logout, (deps, _, visit) => signIn.logOut(deps, visit)),
  plainRoute(contract.forgotPassword, recovery.forgotPassword),
  plainRoute(contract.resetPassword, recovery.resetPassword),
  playerRoute(contract.changePassword, recovery.changePassword),
  plainRoute(contract.verifyEmail, recovery.verifyEmail),
  playerRoute(contract.resendVerification, (deps, playerId, _, visit) =>
    recovery.resendVerification(deps, playerId, visit),
  ),
  playerRoute(contract.listSessions, (deps, playerId, _, visit) =>
    recovery.listSessions(deps, playerId, visit),
  ),
  playerRoute(contract.proveAgain, proveAgain),
  playerRoute(contract.getLimits, limits.getLimits),
  playerRoute(contract.saveLimits, limits.saveLimits),
  playerRoute(contract.stayHere, limits.stayHere),
  playerRoute(contract.endSession, recovery.endSession),
  playerRoute(security.endOtherSessions, recovery.endOtherSessions),
  playerRoute(contract.getProfile, profile.profile),
  playerRoute(contract.updateProfile, profile.updateProfile),
];
