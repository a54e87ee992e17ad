import * as contract from "#contract/records.ts";
import { route } from "#server/lib/route.ts";
import { analytics } from "./analytics.ts";
import { countAllBattles, listAllBattles } from "./battles.ts";
import { recordTiles } from "./tiles.ts";
import { countAllTrades, listAllTrades } from "./trades.ts";

export const recordRoutes = [
  route(contract.listAllBattles, (input, { deps }) => listAllBattles(deps, input)),
  route(contract.countAllBattles, (input, { deps }) => countAllBattles(deps, input)),
  route(contract.listAllTrades, (input, { deps }) => listAllTrades(deps, input)),
  route(contract.countAllTrades, (input, { deps }) => countAllTrades(deps, input)),
  route(contract.recordTiles, (_, { deps }) => recordTiles(deps)),
  route(contract.analytics, (_, { deps }) => analytics(deps)),
];
