import * as contract from "#contract/sharing.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import * as sharing from "./service.ts";
import * as sharedCards from "./shared-cards.ts";

export const sharingRoutes = [
  playerRoute(contract.share, (deps, playerId) =>
    sharing.rewardShare(deps, playerId, { platform: "unknown", cardIds: [] }),
  ),
  playerRoute(contract.shareCards, sharing.rewardShare),
  playerRoute(contract.shareStatus, sharing.shareStatus),
  playerRoute(contract.listSharedCards, sharedCards.listSharedCards),
  playerRoute(contract.openCardPages, sharedCards.openCardPages),
  playerRoute(contract.stopSharing, sharedCards.stopSharing),
  plainRoute(contract.getSharedCard, (deps, { id }) => sharedCards.getSharedCard(deps, id)),
];
