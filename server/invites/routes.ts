import * as contract from "#contract/invites.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as invites from "./service.ts";

export const inviteRoutes = [
  playerRoute(contract.inviteStatus, invites.inviteStatus),
  playerRoute(contract.generateInvite, invites.generateInvite),
  playerRoute(contract.redeemInvite, invites.redeemInvite),
];
