import * as contract from "#contract/records.ts";
import { plainRoute } from "#server/lib/route.ts";
import { analytics } from "./analytics.ts";
import { countAllBattles, listAllBattles } from "./battles.ts";
import { recordTiles } from "./tiles.ts";
import { countAllTrades, listAllTrades } from "./trades.ts";

export const recordRoutes = [
  plainRoute(contract.listAllBattles, listAllBattles),
  plainRoute(contract.countAllBattles, countAllBattles),
  plainRoute(contract.listAllTrades, listAllTrades),
  plainRoute(contract.countAllTrades, countAllTrades),
  plainRoute(contract.recordTiles, (deps) => recordTiles(deps)),
  plainRoute(contract.analytics, analytics),
];
