import * as contract from "#contract/family.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import * as allowances from "./allowances.ts";
import * as answer from "./answer.ts";
import * as ask from "./ask.ts";
import * as children from "./children.ts";
import { deleteChild } from "./deletion.ts";
import { exportChild } from "./export.ts";
import * as requests from "./requests.ts";
import { leaveChild, takeBackApproval } from "./take-back.ts";

export const familyRoutes = [
  playerRoute(contract.askParent, ask.askParent),
  playerRoute(contract.getParentAsked, ask.parentAsked),
  playerRoute(contract.readApproval, (deps, playerId, { token }, visit) =>
    answer.readApproval(deps, token, { playerId: playerId || null, visit }),
  ),
  playerRoute(contract.approveChild, (deps, playerId, input, visit) =>
    answer.approveChild(deps, { input, playerId: playerId || null, visit }),
  ),
  plainRoute(contract.refuseChild, answer.refuseChild),
  plainRoute(contract.takeBackApproval, takeBackApproval),
  playerRoute(contract.listChildren, children.listChildren),
  playerRoute(contract.saveAllowances, allowances.saveAllowances),
  playerRoute(contract.setWeeklyLetter, children.setWeeklyLetter),
  playerRoute(contract.listAllowanceChanges, allowances.listChanges),
  playerRoute(contract.askGuardian, requests.askGuardian),
  playerRoute(contract.listOwnRequests, requests.listOwnRequests),
  playerRoute(contract.answerRequest, requests.answerRequest),
  playerRoute(contract.readRequestLink, requests.readRequestLink),
  playerRoute(contract.answerByLink, requests.answerByLink),
  playerRoute(contract.exportChild, exportChild),
  playerRoute(contract.deleteChild, deleteChild),
  playerRoute(contract.leaveChild, leaveChild),
];
