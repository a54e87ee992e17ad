import * as contract from "#contract/invites.ts";
import { route } from "#server/lib/route.ts";
import * as invites from "./service.ts";

export const inviteRoutes = [
  route(contract.inviteStatus, (_, { deps, player }) => invites.inviteStatus(deps, player)),
  route(contract.generateInvite, (_, { deps, player }) => invites.generateInvite(deps, player)),
  route(contract.redeemInvite, ({ inviteCode: text }, { deps, player, visit }) =>
    invites.redeemInvite(deps, player, { text, visit }),
  ),
];
