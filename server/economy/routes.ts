import * as contract from "#contract/economy.ts";
import { route } from "#server/lib/route.ts";
import * as economy from "./service.ts";

export const economyRoutes = [
  route(contract.economy, (span, { deps }) => economy.economy(deps, span)),
];
