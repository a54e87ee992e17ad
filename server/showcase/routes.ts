import * as contract from "#contract/showcase.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as showcase from "./service.ts";

export const showcaseRoutes = [
  playerRoute(contract.getPlayerPage, showcase.getPlayerPage),
  playerRoute(contract.setShowcase, showcase.setShowcase),
  playerRoute(contract.openPage, showcase.openPage),
  playerRoute(contract.closePage, showcase.closePage),
];
