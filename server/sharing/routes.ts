import * as contract from "#contract/sharing.ts";
import { route } from "#server/lib/route.ts";
import * as sharing from "./service.ts";

export const sharingRoutes = [
  route(contract.share, (_, { deps, player }) =>
    sharing.rewardShare(deps, player.id, { platform: "unknown", cardIds: [] }),
  ),
  route(contract.shareCards, (share, { deps, player }) =>
    sharing.rewardShare(deps, player.id, share),
  ),
  route(contract.shareStatus, (_, { deps, player }) => sharing.shareStatus(deps, player.id)),
];
