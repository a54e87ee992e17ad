import * as contract from "#contract/trades.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import * as answer from "./answer.ts";
import * as deals from "./deals.ts";
import * as trades from "./service.ts";

export const tradeRoutes = [
  route(contract.createTrade, (input, { deps, player }) => trades.createTrade(deps, player, input)),
  playerRoute(contract.openTrades, trades.openTrades),
  playerRoute(contract.getTrade, trades.getTrade),
  route(contract.acceptTrade, (input, { deps, player, visit }) =>
    answer.acceptTrade(deps, player, { input, visit }),
  ),
  playerRoute(contract.cancelTrade, answer.cancelTrade),
  playerRoute(contract.declineTrade, answer.declineTrade),
  playerRoute(contract.dealHistory, deals.dealHistory),
  playerRoute(contract.reportDeal, deals.reportDeal),
];
