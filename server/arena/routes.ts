import * as contract from "#contract/arena.ts";
import { route } from "#server/lib/route.ts";
import * as arena from "./service.ts";

export const arenaRoutes = [
  route(contract.getArena, (_, { deps, player }) => arena.getArena(deps, player.id)),
  route(contract.enterQueue, ({ playerCards }, { deps, player }) =>
    arena.enterQueue(deps, player.id, playerCards),
  ),
  route(contract.leaveQueue, (_, { deps, player }) => arena.leaveQueue(deps, player.id)),
  route(contract.getLeaderboard, (_, { deps, player }) => arena.getLeaderboard(deps, player.id)),
];
