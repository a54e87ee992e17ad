import * as contract from "#contract/market.ts";
import { playerRoute } from "#server/lib/route.ts";
import { purchase } from "./buy.ts";
import * as orders from "./orders.ts";
import { marketplace } from "./page.ts";
import { cardPrices } from "./prices.ts";
import * as sell from "./sell.ts";
import * as wishes from "./wishes.ts";

export const marketRoutes = [
  playerRoute(contract.createListing, sell.createListing),
  playerRoute(contract.listMarketplace, marketplace),
  playerRoute(contract.ownListings, sell.ownListings),
  playerRoute(contract.purchase, purchase),
  playerRoute(contract.cancelListing, sell.cancelListing),
  playerRoute(contract.cardPrices, cardPrices),
  playerRoute(contract.listWishes, wishes.listWishes),
  playerRoute(contract.addWish, wishes.addWish),
  playerRoute(contract.removeWish, wishes.removeWish),
  playerRoute(contract.createOrder, orders.createOrder),
  playerRoute(contract.listOrders, orders.listOrders),
  playerRoute(contract.cancelOrder, orders.cancelOrder),
];
