import * as contract from "#contract/trades.ts";
import { route } from "#server/lib/route.ts";
import * as answer from "./answer.ts";
import * as deals from "./deals.ts";
import * as trades from "./service.ts";

export const tradeRoutes = [
  route(contract.createTrade, (input, { deps, player }) => trades.createTrade(deps, player, input)),
  route(contract.openTrades, (_, { deps, player }) => trades.openTrades(deps, player.id)),
  route(contract.getTrade, ({ tradeCode }, { deps, player }) =>
    trades.getTrade(deps, player.id, tradeCode),
  ),
  route(contract.acceptTrade, (input, { deps, player }) => answer.acceptTrade(deps, player, input)),
  route(contract.cancelTrade, ({ tradeCode }, { deps, player }) =>
    answer.cancelTrade(deps, player.id, tradeCode),
  ),
  route(contract.declineTrade, ({ tradeCode }, { deps, player }) =>
    answer.declineTrade(deps, player.id, tradeCode),
  ),
  route(contract.dealHistory, ({ cursor }, { deps, player }) =>
    deals.dealHistory(deps, player.id, cursor),
  ),
  route(contract.reportDeal, (input, { deps, player }) => deals.reportDeal(deps, player.id, input)),
];
