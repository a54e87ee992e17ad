import * as contract from "#contract/sharing.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import * as sharing from "./service.ts";
import * as sharedCards from "./shared-cards.ts";

export const sharingRoutes = [
  route(contract.share, (_, { deps, player }) =>
    sharing.rewardShare(deps, player.id, { platform: "unknown", cardIds: [] }),
  ),
  playerRoute(contract.shareCards, sharing.rewardShare),
  playerRoute(contract.shareStatus, sharing.shareStatus),
  playerRoute(contract.listSharedCards, sharedCards.listSharedCards),
  playerRoute(contract.openCardPages, sharedCards.openCardPages),
  playerRoute(contract.stopSharing, sharedCards.stopSharing),
  route(contract.getSharedCard, ({ id }, { deps }) => sharedCards.getSharedCard(deps, id)),
];
