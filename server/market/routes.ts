import * as contract from "#contract/market.ts";
import { playerRoute, route } from "#server/lib/route.ts";
import { purchase } from "./buy.ts";
import * as orders from "./orders.ts";
import { marketplace } from "./page.ts";
import { cardPrices } from "./prices.ts";
import * as sell from "./sell.ts";
import * as wishes from "./wishes.ts";

export const marketRoutes = [
  route(contract.createListing, (input, { deps, player }) =>
    sell.createListing(deps, player, input),
  ),
  playerRoute(contract.listMarketplace, marketplace),
  playerRoute(contract.ownListings, sell.ownListings),
  route(contract.purchase, ({ id }, { deps, player }) => purchase(deps, player, id)),
  route(contract.cancelListing, ({ id }, { deps, player }) => sell.cancelListing(deps, player, id)),
  playerRoute(contract.cardPrices, cardPrices),
  playerRoute(contract.listWishes, wishes.listWishes),
  route(contract.addWish, ({ cardId }, { deps, player }) => wishes.addWish(deps, player, cardId)),
  route(contract.removeWish, ({ cardId }, { deps, player }) =>
    wishes.removeWish(deps, player, cardId),
  ),
  route(contract.createOrder, (input, { deps, player }) => orders.createOrder(deps, player, input)),
  playerRoute(contract.listOrders, orders.listOrders),
  route(contract.cancelOrder, ({ id }, { deps, player }) => orders.cancelOrder(deps, player, id)),
];
