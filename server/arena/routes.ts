import * as contract from "#contract/arena.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as arena from "./service.ts";

export const arenaRoutes = [
  playerRoute(contract.getArena, arena.getArena),
  playerRoute(contract.enterQueue, arena.enterQueue),
  playerRoute(contract.leaveQueue, arena.leaveQueue),
  playerRoute(contract.playComputer, arena.playComputer),
  playerRoute(contract.getLeaderboard, arena.getLeaderboard),
];
