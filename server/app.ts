/** The table of everything that the server answers, feature by feature. */
import type { Route } from "#server/lib/route.ts";
import { accountRoutes } from "./account/routes.ts";
import { arenaRoutes } from "./arena/routes.ts";
import { battleRoutes } from "./battle/routes.ts";
import { collectionRoutes } from "./collection/routes.ts";
import { contentRoutes } from "./content/routes.ts";
import { creationRoutes } from "./creation/routes.ts";
import { duelRoutes } from "./duel/routes.ts";
import { economyRoutes } from "./economy/routes.ts";
import { familyRoutes } from "./family/routes.ts";
import { healthRoutes } from "./health/routes.ts";
import { inviteRoutes } from "./invites/routes.ts";
import { marketRoutes } from "./market/routes.ts";
import { missionRoutes } from "./missions/routes.ts";
import { nftRoutes } from "./nfts/routes.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { packRoutes } from "./packs/routes.ts";
import { purchaseRoutes } from "./purchases/routes.ts";
import { ledgerRoutes } from "./purse/routes.ts";
import { rematchRoutes } from "./rematches/routes.ts";
import { replayRoutes } from "./replays/routes.ts";
import { roomRoutes } from "./rooms/routes.ts";
import { sharingRoutes } from "./sharing/routes.ts";
import { tradeRoutes } from "./trades/routes.ts";
import { transferRoutes } from "./transfers/routes.ts";
import { walletRoutes } from "./wallet/routes.ts";

export const routes: readonly Route[] = [
  ...accountRoutes,
  ...collectionRoutes,
  ...creationRoutes,
  ...battleRoutes,
  ...replayRoutes,
  ...rematchRoutes,
  ...arenaRoutes,
  ...duelRoutes,
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
  ...transferRoutes,
  ...inviteRoutes,
  ...familyRoutes,
  ...walletRoutes,
  ...nftRoutes,
  ...healthRoutes,
];
