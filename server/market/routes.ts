import * as contract from "#contract/market.ts";
import { route } from "#server/lib/route.ts";
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
  route(contract.listMarketplace, (input, { deps, player }) => marketplace(deps, player.id, input)),
  route(contract.ownListings, (_, { deps, player }) => sell.ownListings(deps, player.id)),
  route(contract.purchase, ({ id }, { deps, player }) => purchase(deps, player, id)),
  route(contract.cancelListing, ({ id }, { deps, player }) => sell.cancelListing(deps, player, id)),
  route(contract.cardPrices, ({ cardId }, { deps, player }) => cardPrices(deps, player.id, cardId)),
  route(contract.listWishes, (_, { deps, player }) => wishes.listWishes(deps, player.id)),
  route(contract.addWish, ({ cardId }, { deps, player }) => wishes.addWish(deps, player, cardId)),
  route(contract.removeWish, ({ cardId }, { deps, player }) =>
    wishes.removeWish(deps, player, cardId),
  ),
  route(contract.createOrder, (input, { deps, player }) => orders.createOrder(deps, player, input)),
  route(contract.listOrders, (_, { deps, player }) => orders.listOrders(deps, player.id)),
  route(contract.cancelOrder, ({ id }, { deps, player }) => orders.cancelOrder(deps, player, id)),
];
