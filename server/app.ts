/** The table of everything that the server answers, feature by feature. */
import type { Route } from "#server/lib/route.ts";
import { accountRoutes } from "./account/routes.ts";
import { adminRoutes } from "./admin/routes.ts";
import { albumRoutes } from "./album/routes.ts";
import { arenaRoutes } from "./arena/routes.ts";
import { battleRoutes } from "./battle/routes.ts";
import { collectionRoutes } from "./collection/routes.ts";
import { contentRoutes } from "./content/routes.ts";
import { creationRoutes } from "./creation/routes.ts";
import { cupRoutes } from "./cup/routes.ts";
import { duelRoutes } from "./duel/routes.ts";
import { economyRoutes } from "./economy/routes.ts";
import { familyRoutes } from "./family/routes.ts";
import { friendRoutes } from "./friends/routes.ts";
import { grantRoutes } from "./grants/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { inviteRoutes } from "./invites/routes.ts";
import { marketRoutes } from "./market/routes.ts";
import { missionRoutes } from "./missions/routes.ts";
import { moderationRoutes } from "./moderation/routes.ts";
import { nftRoutes } from "./nfts/routes.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { ownDataRoutes } from "./own-data/routes.ts";
import { packRoutes } from "./packs/routes.ts";
import { purchaseRoutes } from "./purchases/routes.ts";
import { ledgerRoutes } from "./purse/routes.ts";
import { recordRoutes } from "./records/routes.ts";
import { rematchRoutes } from "./rematches/routes.ts";
import { replayRoutes } from "./replays/routes.ts";
import { remakeRoutes } from "./remakes/routes.ts";
import { roadRoutes } from "./road/routes.ts";
import { roomRoutes } from "./rooms/routes.ts";
import { settingRoutes } from "./settings/routes.ts";
import { setupRoutes } from "./setup/routes.ts";
import { securityRoutes } from "./security/routes.ts";
import { sharingRoutes } from "./sharing/routes.ts";
import { messageRoutes } from "./messages/routes.ts";
import { suspensionRoutes } from "./suspensions/routes.ts";
import { lookRoutes } from "./looks/routes.ts";
import { showcaseRoutes } from "./showcase/routes.ts";
import { teamRoutes } from "./teams/routes.ts";
import { titleRoutes } from "./titles/routes.ts";
import { tradeRoutes } from "./trades/routes.ts";
import { transferRoutes } from "./transfers/routes.ts";
import { walletRoutes } from "./wallet/routes.ts";

export const routes: readonly Route[] = [
  ...accountRoutes,
  ...securityRoutes,
  ...adminRoutes,
  ...messageRoutes,
  ...suspensionRoutes,
  ...ownDataRoutes,
  ...collectionRoutes,
  ...albumRoutes,
  ...creationRoutes,
  ...battleRoutes,
  ...replayRoutes,
  ...recordRoutes,
  ...rematchRoutes,
  ...arenaRoutes,
  ...cupRoutes,
  ...duelRoutes,
  ...remakeRoutes,
  ...roadRoutes,
  ...titleRoutes,
  ...lookRoutes,
  ...teamRoutes,
  ...showcaseRoutes,
  ...roomRoutes,
  ...missionRoutes,
  ...packRoutes,
  ...marketRoutes,
  ...purchaseRoutes,
  ...contentRoutes,
  ...sharingRoutes,
  ...economyRoutes,
  ...notificationRoutes,
  ...ledgerRoutes,
  ...tradeRoutes,
  ...moderationRoutes,
  ...grantRoutes,
  ...transferRoutes,
  ...inviteRoutes,
  ...friendRoutes,
  ...familyRoutes,
  ...walletRoutes,
  ...nftRoutes,
  ...settingRoutes,
  ...setupRoutes,
  ...healthRoutes,
];
