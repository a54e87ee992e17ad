import * as contract from "#contract/economy.ts";
import { plainRoute } from "#server/lib/route.ts";
import * as economy from "./service.ts";

export const economyRoutes = [plainRoute(contract.economy, economy.economy)];
