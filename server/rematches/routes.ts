import * as contract from "#contract/rematches.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as rematches from "./service.ts";

export const rematchRoutes = [
  playerRoute(contract.getRematch, rematches.getRematch),
  playerRoute(contract.askForRematch, rematches.askForRematch),
  playerRoute(contract.withdrawRematch, rematches.withdrawRematch),
];
