import * as contract from "#contract/trades.ts";
import { playerRoute } from "#server/lib/route.ts";
import * as answer from "./answer.ts";
import * as deals from "./deals.ts";
import * as trades from "./service.ts";

export const tradeRoutes = [
  playerRoute(contract.createTrade, trades.createTrade),
  playerRoute(contract.openTrades, trades.openTrades),
  playerRoute(contract.getTrade, trades.getTrade),
  playerRoute(contract.acceptTrade, answer.acceptTrade),
  playerRoute(contract.cancelTrade, answer.cancelTrade),
  playerRoute(contract.declineTrade, answer.declineTrade),
  playerRoute(contract.dealHistory, deals.dealHistory),
];
