import * as contract from "#contract/family.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import * as answer from "./answer.ts";
import * as ask from "./ask.ts";
import { takeBackApproval } from "./take-back.ts";

export const familyRoutes = [
  playerRoute(contract.askParent, ask.askParent),
  playerRoute(contract.getParentAsked, ask.parentAsked),
  route(contract.readApproval, ({ token }, { deps, player, visit }) =>
    answer.readApproval(deps, token, { playerId: player.id || null, visit }),
  ),
  route(contract.approveChild, (input, { deps, player, visit }) =>
    answer.approveChild(deps, { input, playerId: player.id, visit }),
  ),
  route(contract.refuseChild, (input, { deps, visit }) =>
    answer.refuseChild(deps, { input, visit }),
  ),
  route(contract.takeBackApproval, ({ token }, { deps, visit }) =>
    takeBackApproval(deps, token, visit),
  ),
];
